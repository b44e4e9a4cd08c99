/** The users and tokens of new-api as commands for a shell: accounts, wallets and keys. */

import { hashSecret } from '../../ledger/store/secrets.ts';
import { formatNano, formatUnits, NANO, type Nano } from '../../lib/money/amount.ts';
import { formatFactor, LARGEST_FACTOR_nano } from '../../lib/money/factor.ts';
import { shellWord } from '../shared/invocation.ts';
import type { Ratios, Row, Tables } from './new-api-data.ts';

/** As new-api stores them. */
const ENABLED = 1;
const NEVER = -1;

/** The most models that `key create` takes. */
const MAX_MODELS = 100;

interface Rules {
  readonly ratios: Ratios;
  /** The converted models that a group may use. */
  readonly modelsOf: (group: string) => readonly string[];
  /** The number of models. */
  readonly all: number;
  /** The command that starts this program. */
  readonly program: string;
  readonly now_ms: number;
}

/** The text of a shell script. Keys are in it as SHA-256. */
export function accountCommands(
  { users, tokens, redemptions }: Pick<Tables, 'users' | 'tokens' | 'redemptions'>,
  rules: Rules,
  note: (text: string) => void,
): string {
  const { ratios, program } = rules;
  const amount = (quota: unknown) => amountOf(quota, ratios.quota_per_unit_nano);
  const lines: string[] = [];
  let sum_nano = 0n;
  const present = users.filter(({ deleted_at }) => isAbsent(deleted_at));
  for (const user of present) {
    const name = nameOf(user.username, `user-${Number(user.id)}`);
    const called = `user ${user.id} (${user.username})`;
    if (name !== user.username) note(`${called} becomes the account ${name}`);
    lines.push(`t account create ${shellWord(name)}${discountOf(String(user.group), ratios, called, note)}`);
    const left_nano = amount(user.quota);
    if (left_nano > 0n)
      lines.push(
        `t wallet topup ${shellWord(name)} ${formatNano(left_nano)} --reference new-api-user-${Number(user.id)}`,
      );
    if (left_nano < 0n) note(`${called} owes ${formatNano(-left_nano)}: lower the wallet with tollgate wallet adjust`);
    if (amount(user.aff_quota) > 0n)
      note(`${called} has ${formatNano(amount(user.aff_quota))} of rewards, which are not in the wallet`);
    if (user.status !== ENABLED) lines.push(`t account suspend ${shellWord(name)}`);
    sum_nano += left_nano > 0n ? left_nano : 0n;
    for (const token of tokens.filter((token) => token.user_id === user.id && isAbsent(token.deleted_at))) {
      const command = keyCommand(token, user, rules, note);
      if (command !== undefined) lines.push(`t key create --account ${shellWord(name)}${command}`);
    }
  }
  const unused = redemptions.filter(({ status, deleted_at }) => status === ENABLED && isAbsent(deleted_at));
  if (unused.length > 0) {
    const worth_nano = unused.reduce((sum, { quota }) => sum + amount(quota), 0n);
    note(
      `${unused.length} redemption codes of ${formatNano(worth_nano)} in sum are not used yet, and not carried over`,
    );
  }
  return `#!/bin/sh
# Makes the accounts of new-api with their balances and keys, in the store of this folder's gateway.yaml. Stop new-api before you convert, so
# that no balance changes. Run it again if it was interrupted: what exists is refused, and no wallet is topped up twice.
cd "$(dirname "$0")" && set -a && . ./tollgate.env && set +a || exit 1
refused=0
t() { \${TOLLGATE:-${program}} "$@" || refused=$((refused + 1)); }
${lines.join('\n')}
echo "refused commands: $refused; wallets in new-api: ${formatNano(sum_nano)} in sum"
test "$refused" -eq 0
`;
}

/** The options of one key; undefined if it is not carried over. */
function keyCommand(token: Row, user: Row, { ratios, modelsOf, all, now_ms }: Rules, note: (text: string) => void) {
  const called = `token ${token.id} (${token.name}) of ${user.username}`;
  const refuse = (why: string) => void note(`${called} ${why}: it is not carried over`);
  const key = String(token.key ?? '').trim();
  if (key === '' || key.includes('*')) return refuse('has no key in the file');
  if (token.status !== ENABLED) return refuse('is off, expired or used up');
  const expires_s =
    Number(token.expired_time) === NEVER ? undefined : Number(token.expired_time) - Math.floor(now_ms / 1000);
  if (expires_s !== undefined && !(expires_s > 0)) return refuse('has expired');

  const group = String(token.group ?? '') === '' ? String(user.group) : String(token.group);
  const isAuto = group === 'auto';
  if (isAuto) note(`${called} is of the group auto: it may use all models, with the discount of the account`);
  const own = token.model_limits_enabled === true || token.model_limits_enabled === 1;
  const asked = new Set(String(token.model_limits ?? '').split(','));
  const offered = isAuto ? undefined : modelsOf(group);
  const models = own ? (offered ?? [...asked]).filter((name) => asked.has(name)) : offered;
  if (models?.length === 0) return refuse('may use no model that is carried over');
  if ((models?.length ?? 0) > MAX_MODELS && models?.length !== all)
    return refuse(`may use ${models?.length} models, and a key lists at most ${MAX_MODELS}`);

  const left_nano = amountOf(token.remain_quota, ratios.quota_per_unit_nano);
  const isLimited = token.unlimited_quota !== true && token.unlimited_quota !== 1;
  if (isLimited && left_nano <= 0n) return refuse('is used up');
  if (isLimited && left_nano < amountOf(user.quota, ratios.quota_per_unit_nano))
    note(`${called} has ${formatNano(left_nano)} left: here it may spend that in each month`);
  if (!isAbsent(token.allow_ips)) note(`${called} has a list of addresses: let a proxy check it`);
  return [
    ` --name ${shellWord(nameOf(token.name, `token-${Number(token.id)}`))}`,
    models === undefined || models.length === all ? '' : ` --models ${shellWord(models.join(','))}`,
    isAuto || group === user.group ? '' : discountOf(group, ratios, called, note) || ' --discount 1',
    expires_s === undefined ? '' : ` --expires ${expires_s}s`,
    isLimited && left_nano < amountOf(user.quota, ratios.quota_per_unit_nano)
      ? ` --limit spend_per_month=${formatNano(left_nano)}`
      : '',
    ` --sha256 ${hashSecret(`sk-${key}`)}`,
  ].join('');
}

/** A text that shellWord leaves as it is, or quotes; no name of tollgate begins with - or acct_, and `user-4` is for user 4. */
function nameOf(name: unknown, otherwise: string): string {
  const text = String(name ?? '');
  return /^(?!acct_|user-\d+$|\.{1,2}$|-)[\p{L}\p{N}._@+ -]{1,100}$/u.test(text) && text.trim() === text
    ? text
    : otherwise;
}

function discountOf(group: string, ratios: Ratios, called: string, note: (text: string) => void): string {
  const ratio_nano = ratios.group(group);
  if (ratio_nano === NANO) return '';
  if (ratio_nano > 0n && ratio_nano <= LARGEST_FACTOR_nano) return ` --discount ${formatFactor(ratio_nano)}`;
  const ratio = `the ratio ${formatUnits(ratio_nano)}: a price factor is above 0 and at most 100`;
  note(`${called} is of the group ${group} with ${ratio}`);
  return '';
}

/** Quota as money, rounded down. */
function amountOf(quota: unknown, quota_per_unit_nano: Nano): Nano {
  const value = Number(quota ?? 0);
  const whole = typeof quota === 'bigint' ? quota : Number.isFinite(value) ? BigInt(Math.trunc(value)) : 0n;
  return quota_per_unit_nano === 0n ? 0n : (whole * NANO * NANO) / quota_per_unit_nano;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
