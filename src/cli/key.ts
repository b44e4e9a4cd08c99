/** `key create`, `key list`, `key limit` and `key revoke`. A key is printed once, when it is created; only its hash is stored. */
import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import type { Nano } from '../lang/amount.ts';
import { globMatcher, nearest } from '../lang/prefix.ts';
import type { OwnLimits } from '../plan.ts';
import { generateKey } from '../store/keys.ts';
import type { ApiKey } from '../store/store.ts';
import { compile } from './config.ts';
import { CliError } from './errors.ts';
import type { Act, Answer, Cli } from './io.ts';
import { changedLimits, LIMIT_HELP, limitsAnswer, limitsText, limitValue, requireLimits } from './limits.ts';
import { optionalAccount, requireAccount, withStore, withWritableStore } from './store.ts';
import { table } from './table.ts';
import { discountValue, durationValue, formatDiscount, formatTime, modelsValue, nameValue } from './values.ts';

interface CreateOptions {
  readonly account: string;
  readonly name?: string;
  readonly models?: readonly string[];
  readonly discount?: Nano;
  readonly expires?: number;
  readonly limit?: OwnLimits;
}

/** Adds `key …`; `--json` gives `{id,key,prefix,account,name,models,discount,limits,expires_at}`, and `{keys:[…]}` without `key`. */
export function addKeyCommands(program: Command, act: Act): void {
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
  key
    .command('revoke')
    .description('revoke a key; it stops working at once')
    .argument('<id>', 'the id shown by key list')
    .action(act(revoke));
}

async function create(cli: Cli, options: CreateOptions): Promise<Answer> {
  const { name = null, models = null, discount = null, expires } = options;
  const limits = changedLimits(null, options.limit ?? {});
  requireLimits(cli, limits);
  return withWritableStore(cli, async (store) => {
    const account = await requireAccount(store, options.account);
    if (models !== null) requireModels(cli, models);
    const { key, id, prefix, sha256 } = generateKey(randomBytes);
    const expires_at_ms = expires === undefined ? null : Date.now() + expires;
    const created = await store.createKey({
      id,
      sha256,
      prefix,
      name,
      account: account.id,
      models,
      price_factor_nano: discount,
      expires_at_ms,
      limits,
    });
    const { id: _, ...rest } = keyDocument(created);
    return {
      json: { id, key, ...rest },
      text: [key, '', `The key is not shown again. Its id is ${id}.`].join('\n'),
    };
  });
}

/**
 * Rejects globs that match no model: a typo would give the key fewer models than intended. Skipped if the configuration has errors.
 *
 * @throws CliError model_not_found that names the nearest model.
 */
function requireModels(cli: Cli, globs: readonly string[]): void {
  const { plan } = compile(cli);
  if (plan === undefined) return;
  const ids = [...plan.models.keys()];
  const unmatched = globs.filter((glob) => !ids.some(globMatcher([glob])));
  if (unmatched.length === 0) return;
  const prefixGlobs = ids.flatMap((id) => [...id.matchAll(/[/-]/g)].map(({ index }) => `${id.slice(0, index + 1)}*`));
  // Suggest a glob for a glob, and a model for a plain name.
  const glob = unmatched[0] ?? '';
  const near = nearest(glob, glob.includes('*') ? new Set(prefixGlobs) : ids);
  const message = `no model of ${cli.config} matches ${unmatched.map((glob) => `'${glob}'`).join(' and ')}`;
  const hint = near === undefined ? `the models are: ${ids.join(', ')}` : `did you mean '${near}'?`;
  throw new CliError('model_not_found', message, hint);
}

async function list(cli: Cli, options: { readonly account?: string }): Promise<Answer> {
  return withStore(cli, async (store) => {
    const account = await optionalAccount(store, options.account);
    const keys = await store.listKeys(account?.id);
    const columns = ['ID', 'KEY', 'ACCOUNT', 'NAME', 'MODELS', 'DISCOUNT', 'LIMITS', 'STATE'].map((title) => ({
      title,
    }));
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
      json: { keys: keys.map((key) => ({ ...keyDocument(key), ...keyTimes(key) })) },
      text:
        rows.length === 0
          ? 'no keys yet; create one with: tollgate key create --account ACCOUNT'
          : table(columns, rows),
    };
  });
}

async function limit(cli: Cli, id: string, changes: OwnLimits = {}): Promise<Answer> {
  return withWritableStore(cli, async (store) => {
    const before = (await store.listKeys()).find((key) => key.id === id);
    if (before === undefined) throw keyNotFound(id);
    const limits = changedLimits(before.limits, changes);
    requireLimits(cli, limits);
    if (Object.keys(changes).length > 0) await store.setKeyLimits(id, limits);
    return limitsAnswer(`key ${id}`, { id, account: before.account_name }, limits);
  });
}

async function revoke(cli: Cli, id: string): Promise<Answer> {
  return withWritableStore(cli, async (store) => {
    const key = await store.revokeKey(id);
    if (key === undefined) throw keyNotFound(id);
    return {
      json: { ...keyDocument(key), ...keyTimes(key) },
      text: `key ${key.id} (${key.prefix}…, account ${key.account_name}) is revoked`,
    };
  });
}

function keyNotFound(id: string): CliError {
  return new CliError(
    'key_not_found',
    `no key has the id '${id.startsWith('tg_') ? `${id.slice(0, 6)}…` : id}'`,
    'give the id (key_…), not the key; list the ids with: tollgate key list',
  );
}

function keyDocument(key: ApiKey) {
  return {
    id: key.id,
    prefix: key.prefix,
    account: key.account_name,
    name: key.name,
    models: key.models,
    discount: key.price_factor_nano === null ? null : formatDiscount(key.price_factor_nano),
    limits: key.limits,
    expires_at: key.expires_at_ms === null ? null : formatTime(key.expires_at_ms),
  };
}

function keyTimes(key: ApiKey) {
  return {
    created_at: formatTime(key.created_at_ms),
    revoked_at: key.revoked_at_ms === null ? null : formatTime(key.revoked_at_ms),
  };
}

function keyState(key: ApiKey, now_ms: number): string {
  if (key.revoked_at_ms !== null) return `revoked ${formatTime(key.revoked_at_ms)}`;
  if (key.expires_at_ms === null) return 'active';
  return `${key.expires_at_ms <= now_ms ? 'expired' : 'active until'} ${formatTime(key.expires_at_ms)}`;
}
