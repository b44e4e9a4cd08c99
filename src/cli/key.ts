/** `key create`, `key list`, `key limit` and `key revoke`. A key is printed once, when it is created; only its hash is stored. */
import type { Command } from 'commander';
import type { Static } from 'typebox';
import { formatTime, type KeySchema } from '../admin/documents.ts';
import { createKey } from '../admin/operations/key-create.ts';
import { listKeys } from '../admin/operations/key-list.ts';
import { revokeKey } from '../admin/operations/key-revoke.ts';
import { showKey } from '../admin/operations/key-show.ts';
import { editLimits } from '../admin/operations/limit-edit.ts';
import type { Answer, Cli, CommandHandler } from '../command/io.ts';
import type { OwnLimits } from '../plan.ts';
import { addKeyCorrections } from './corrections.ts';
import { LIMIT_HELP, limitsAnswer, limitsText, limitValue } from './limits.ts';
import { withOperator } from './operator.ts';
import { table } from './table.ts';
import { discountValue, durationValue, modelsValue, nameValue, reasonOption } from './values.ts';

interface CreateOptions {
  readonly account: string;
  readonly name?: string;
  readonly models?: readonly string[];
  readonly discount?: string;
  readonly expires?: string;
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
    .action(act(create, 'anywhere'));
  key
    .command('list')
    .description('list all keys; only their first characters are shown')
    .option('--account <account>', 'only the keys of this account, by id or name')
    .action(act(list, 'anywhere'));
  key
    .command('limit')
    .description('change limits of a key, or show them')
    .argument('<id>', 'the id shown by key list')
    .argument('[limits...]', LIMIT_HELP, limitValue)
    .addOption(reasonOption())
    .action(act(limit, 'anywhere'));
  addKeyCorrections(key, act);
  key
    .command('revoke')
    .description('revoke a key; it stops working at once')
    .argument('<id>', 'the id shown by key list')
    .action(act(revoke, 'anywhere'));
}

function create(cli: Cli, { limit: limits, models, ...options }: CreateOptions): Promise<Answer> {
  return withOperator(cli, 'write', async ({ call }) => {
    const created = await call(createKey, {
      ...options,
      ...(models && { models: [...models] }),
      ...(limits && { limits }),
    });
    const { id, key, prefix, account, name, discount, expires_at } = created;
    const own = { models: created.models, discount, limits: created.limits, expires_at };
    return {
      json: { id, key, prefix, account, name, ...own },
      text: [key, '', `The key is not shown again. Its id is ${id}.`].join('\n'),
    };
  });
}

function list(cli: Cli, filter: { readonly account?: string }): Promise<Answer> {
  return withOperator(cli, 'read', async (operator) => {
    const keys = await operator.list(listKeys, filter);
    const rows = keys.map((key) => [
      key.id,
      `${key.prefix}…`,
      key.account,
      key.name ?? '-',
      key.models?.join(',') ?? 'all',
      key.discount ?? key.account_discount,
      limitsText(key.limits),
      keyState(key, formatTime(Date.now())),
    ]);
    const none = 'no keys yet; create one with: tollgate key create --account ACCOUNT';
    return {
      json: { keys },
      text: rows.length === 0 ? none : table('ID KEY ACCOUNT NAME MODELS DISCOUNT LIMITS STATE', rows),
    };
  });
}

function limit(
  cli: Cli,
  id: string,
  limits: OwnLimits = {},
  options: { readonly reason?: string } = {},
): Promise<Answer> {
  return withOperator(cli, 'write', async ({ call }) => {
    const { account, limits: before } = await call(showKey, { id });
    const isChange = Object.keys(limits).length > 0;
    const after = isChange ? (await call(editLimits, { subject: id, limits, ...options })).limits : before;
    return limitsAnswer(`key ${id}`, { id, account }, after);
  });
}

function revoke(cli: Cli, id: string): Promise<Answer> {
  return withOperator(cli, 'write', async ({ call }) => {
    const revoked = await call(revokeKey, { id });
    return { json: revoked, text: `key ${revoked.id} (${revoked.prefix}…, account ${revoked.account}) is revoked` };
  });
}

function keyState({ revoked_at, expires_at }: Static<typeof KeySchema>, now: string): string {
  if (revoked_at !== null) return `revoked ${revoked_at}`;
  if (expires_at === null) return 'active';
  return `${expires_at <= now ? 'expired' : 'active until'} ${expires_at}`;
}
