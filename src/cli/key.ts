/** `key create`, `key list`, `key limit` and `key revoke`. A key is printed once, when it is created; only its hash is stored. */
import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { formatDiscount, formatTime, keyDocument } from '../admin/documents.ts';
import {
  keyNotFound,
  optionalAccount,
  requireAccount,
  requireKey,
  requireLimits,
  requireModels,
} from '../admin/find.ts';
import type { Nano } from '../lang/amount.ts';
import type { OwnLimits } from '../plan.ts';
import { generateKey } from '../store/keys.ts';
import type { ApiKey } from '../store/store.ts';
import { commandActor } from './actor.ts';
import { compile } from './config.ts';
import { addKeyCorrections } from './corrections.ts';
import type { Answer, Cli, CommandHandler } from './io.ts';
import { changedLimits, LIMIT_HELP, limitsAnswer, limitsText, limitValue } from './limits.ts';
import { withStore, withWritableStore } from './store.ts';
import { table } from './table.ts';
import { discountValue, durationValue, modelsValue, nameValue } from './values.ts';

interface CreateOptions {
  readonly account: string;
  readonly name?: string;
  readonly models?: readonly string[];
  readonly discount?: Nano;
  readonly expires?: number;
  readonly limit?: OwnLimits;
}

/** Adds `key …`; `--json` gives `{id,key,prefix,account,name,models,discount,limits,expires_at}`, and `{keys:[…]}` without `key`. */
export function addKeyCommands(program: Command, act: CommandHandler): void {
  const key = program.command('key').description('create, list and revoke API keys');
  key
    .command('create')
    .description('create a key and print it; it is not shown again')
    .requiredOption('--account <account>', 'id or name of the account that pays')
    .option('--name <name>', 'a label that distinguishes keys', nameValue)
    .option('--models <globs>', "the models that the key may use, such as 'c/*,chat-*' (default all)", modelsValue)
    .option('--discount <factor>', "a price factor that replaces the account's", discountValue)
    .option('--expires <time>', 'lifetime from now, such as 90d', durationValue)
    .option('--limit <limit>', `a limit of its own, repeatable; ${LIMIT_HELP}`, limitValue)
    .action(act(create));
  key
    .command('list')
    .description('list all keys; only their first characters are shown')
    .option('--account <account>', 'only the keys of this account, by id or name')
    .action(act(list));
  key
    .command('limit')
    .description('change limits of a key, or show them')
    .argument('<id>', 'the id shown by key list')
    .argument('[limits...]', LIMIT_HELP, limitValue)
    .action(act(limit));
  addKeyCorrections(key, act);
  key
    .command('revoke')
    .description('revoke a key; it stops working at once')
    .argument('<id>', 'the id shown by key list')
    .action(act(revoke));
}

async function create(cli: Cli, options: CreateOptions): Promise<Answer> {
  const { name = null, models = null, discount = null, expires } = options;
  const limits = changedLimits(null, options.limit ?? {});
  requireLimits(limits, compile(cli).plan);
  return withWritableStore(cli, async (store) => {
    const account = await requireAccount(store, options.account);
    if (models !== null) requireModels(models, compile(cli).plan);
    const { key, id, prefix, sha256 } = generateKey(randomBytes);
    const expires_at_ms = expires === undefined ? null : Date.now() + expires;
    const made = { id, sha256, prefix, name, account: account.id, models, price_factor_nano: discount };
    const created = await store.createKey({ ...made, expires_at_ms, limits }, commandActor());
    const { id: _, ...rest } = madeDocument(created);
    return {
      json: { id, key, ...rest },
      text: [key, '', `The key is not shown again. Its id is ${id}.`].join('\n'),
    };
  });
}

async function list(cli: Cli, options: { readonly account?: string }): Promise<Answer> {
  return withStore(cli, async (store) => {
    const account = await optionalAccount(store, options.account);
    const keys = await store.listKeys(account?.id);
    const rows = keys.map((key) => [
      key.id,
      `${key.prefix}…`,
      key.account_name,
      key.name ?? '-',
      key.models?.join(',') ?? 'all',
      formatDiscount(key.price_factor_nano ?? key.account_price_factor_nano),
      limitsText(key.limits),
      keyState(key, Date.now()),
    ]);
    return {
      json: { keys: keys.map(listedDocument) },
      text:
        rows.length === 0
          ? 'no keys yet; create one with: tollgate key create --account ACCOUNT'
          : table('ID KEY ACCOUNT NAME MODELS DISCOUNT LIMITS STATE', rows),
    };
  });
}

async function limit(cli: Cli, id: string, changes: OwnLimits = {}): Promise<Answer> {
  return withWritableStore(cli, async (store) => {
    const before = await requireKey(store, id);
    const limits = changedLimits(before.limits, changes);
    requireLimits(limits, compile(cli).plan);
    if (Object.keys(changes).length > 0) await store.editKey(id, { limits }, commandActor());
    return limitsAnswer(`key ${id}`, { id, account: before.account_name }, limits);
  });
}

async function revoke(cli: Cli, id: string): Promise<Answer> {
  return withWritableStore(cli, async (store) => {
    const key = await store.revokeKey(id, commandActor());
    if (typeof key === 'string') throw keyNotFound(id);
    return {
      json: listedDocument(key),
      text: `key ${key.id} (${key.prefix}…, account ${key.account_name}) is revoked`,
    };
  });
}

/** What the commands of this file show of a key when it is made. */
function madeDocument(key: ApiKey) {
  const { created_at, revoked_at, last_used_at, previous_until, version, ...made } = keyDocument(key);
  return made;
}

function listedDocument(key: ApiKey) {
  const { last_used_at, previous_until, version, ...listed } = keyDocument(key);
  return listed;
}

function keyState(key: ApiKey, now_ms: number): string {
  if (key.revoked_at_ms !== null) return `revoked ${formatTime(key.revoked_at_ms)}`;
  if (key.expires_at_ms === null) return 'active';
  return `${key.expires_at_ms <= now_ms ? 'expired' : 'active until'} ${formatTime(key.expires_at_ms)}`;
}
