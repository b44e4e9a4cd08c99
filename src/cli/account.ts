/** `account …`: creates, lists, edits, suspends and limits accounts. */
import { type Command, InvalidArgumentError } from 'commander';
import type { Static } from 'typebox';
import { type AccountSchema, formatTime, type KeySchema } from '../admin/documents.ts';
import { createAccount, editAccount, listAccounts, showAccount } from '../admin/operations/accounts.ts';
import { createKey, editKey, listKeys, revokeKey, rotateKey, showKey } from '../admin/operations/keys.ts';
import { editLimits } from '../admin/operations/limits.ts';
import { type Answer, type Cli, type CommandHandler, shellWord } from '../command/io.ts';
import { exampleOf, LIMIT_KINDS, parseLimits } from '../limits/kinds.ts';
import type { OwnLimits } from '../plan.ts';
import { addList, addRun, option } from './operation-command.ts';
import { type Operator, withOperator } from './operator.ts';
import { fields } from './table.ts';
import {
  accountNameValue,
  clearOption,
  creditValue,
  discountValue,
  durationValue,
  labelValue,
  modelsValue,
  nameValue,
  overlapValue,
  reasonOption,
} from './values.ts';

const ACCOUNT = ['<account>', 'its id or name'] as const;

/**
 * Adds `account …`; `--json` gives `{id,name,discount}`, `{accounts:[…]}` of them with `posted`, `held` and `available`, and after an edit
 * the account with its balance.
 */
export function addAccountCommands(program: Command, act: CommandHandler): void {
  const account = program.command('account').description('create, list, edit, suspend and limit accounts');
  const to = [account, act] as const;
  addRun(to, 'create', createAccount, {
    does: 'create an account with an empty wallet',
    access: 'make',
    args: [['<name>', 'a unique name', accountNameValue]],
    options: [
      option('--discount <factor>', 'the price factor of the account, such as 0.85 for 15 % off', discountValue),
    ],
    answer: (created) => ({
      json: shown(created),
      text: `account ${created.name} created (${created.id})\n  next: tollgate key create --account ${shellWord(created.name)}`,
    }),
  });
  addLimitCommand(to, 'account', ACCOUNT, async ({ call }, nameOrId) => {
    const { id, name, limits = null } = await call(showAccount, { account: nameOrId });
    return { what: `account ${name}`, document: { id, name }, limits };
  });
  addRun(to, 'suspend', editAccount, {
    does: 'refuse every request of an account; running tasks are still settled',
    args: [ACCOUNT],
    options: [reasonOption()],
    sets: { status: 'suspended' },
    answer: edited,
  });
  addRun(to, 'resume', editAccount, {
    does: 'end a suspension',
    args: [ACCOUNT],
    options: [reasonOption()],
    sets: { status: 'active' },
    answer: edited,
  });
  addRun(to, 'edit', editAccount, {
    does: 'change members of an account',
    args: [ACCOUNT],
    options: [
      option('--name <name>', 'a unique name', accountNameValue),
      option('--discount <factor>', 'its price factor, such as 0.85 for 15 % off', discountValue),
      option('--credit-limit <amount>', 'how far below zero holds may take it', creditValue),
      option('--external-id <id>', 'its id in your own systems', nameValue),
      option('--label <label>', 'NAME=VALUE, repeatable; all labels are replaced', labelValue, 'labels'),
      option('--contact <contact>', 'who gets alerts about it, such as an e-mail address', nameValue),
      clearOption('external-id', 'labels', 'contact'),
      reasonOption(),
    ],
    needsChange: true,
    answer: edited,
  });
  addList(to, 'list', listAccounts, {
    does: 'list all accounts with their available balance',
    as: 'accounts',
    json: ({ posted, held, available, ...each }) => ({ ...shown(each), posted, held, available }),
    none: 'no accounts yet; create one with: tollgate account create NAME',
    titles: 'NAME ID STATUS >DISCOUNT >AVAILABLE',
  });
}

/** What `create` and `list` show of an account. */
function shown({ id, name, discount, limits }: Static<typeof AccountSchema>) {
  return { id, name, discount, ...(limits === undefined ? {} : { limits }) };
}

function edited(account: Static<(typeof editAccount)['output']>): Answer {
  const { name, id, status, discount, credit_limit, available } = account;
  const text = fields([
    ['account', `${name} (${id})`],
    ['status', status],
    ['discount', discount],
    ['credit limit', credit_limit],
    ['available', available],
  ]);
  return { json: account, text };
}

const ID = ['<id>', 'the id shown by key list'] as const;
const OWN_DISCOUNT = ['--discount <factor>', "a price factor that replaces the account's", discountValue] as const;
const LIFETIME = ['--expires <time>', 'lifetime from now, such as 90d', durationValue] as const;

/**
 * Adds `key …`; `--json` gives `{id,key,prefix,account,name,models,discount,limits,expires_at}`, `{keys:[…]}` without `key`, and after a
 * change the key.
 */
export function addKeyCommands(program: Command, act: CommandHandler): void {
  const to = [program.command('key').description('create, list and revoke API keys'), act] as const;
  addRun(to, 'create', createKey, {
    does: 'create a key and print it; it is not shown again; or import one by its hash',
    options: [
      option('--account <account>', 'id or name of the account that pays').makeOptionMandatory(),
      option('--name <name>', 'a label that distinguishes keys', nameValue),
      option('--models <globs>', "the models that the key may use, such as 'c/*,chat-*' (default all)", modelsValue),
      option(...OWN_DISCOUNT),
      option(...LIFETIME),
      option('--limit <limit>', `a limit of its own, repeatable; ${LIMIT_HELP}`, limitValue, 'limits'),
      option('--sha256 <hex>', 'import a key of another gateway: the SHA-256 of the text that its callers send'),
    ],
    answer({ id, key, prefix, account, name, models, discount, limits, expires_at }) {
      const text =
        key === undefined
          ? `imported; its id is ${id}. Callers use the key that they have`
          : [key, '', `The key is not shown again. Its id is ${id}.`].join('\n');
      return {
        json: { id, ...(key !== undefined && { key }), prefix, account, name, models, discount, limits, expires_at },
        text,
      };
    },
  });
  addList(to, 'list', listKeys, {
    does: 'list all keys; only their first characters are shown',
    options: [option('--account <account>', 'only the keys of this account, by id or name')],
    as: 'keys',
    none: 'no keys yet; create one with: tollgate key create --account ACCOUNT',
    titles: 'ID KEY ACCOUNT NAME MODELS DISCOUNT LIMITS STATE',
    lines: (key) => [
      [
        ...[key.id, `${key.prefix}…`, key.account, key.name ?? '-', key.models?.join(',') ?? 'all'],
        ...[key.discount ?? key.account_discount, limitsText(key.limits), keyState(key, formatTime(Date.now()))],
      ],
    ],
  });
  addLimitCommand(to, 'key', ID, async ({ call }, id) => {
    const { account, limits } = await call(showKey, { id });
    return { what: `key ${id}`, document: { id, account }, limits };
  });
  addRun(to, 'edit', editKey, {
    does: 'change members of a key',
    args: [ID],
    options: [
      option('--name <name>', 'a label', nameValue),
      option('--models <globs>', "the models that it may use, such as 'c/*,chat-*'", modelsValue),
      option(...OWN_DISCOUNT),
      option(...LIFETIME),
      clearOption('name', 'models', 'discount', 'expires'),
      reasonOption(),
    ],
    needsChange: true,
    answer: (key) => ({ json: key, text: `${nameOf(key)} is changed` }),
  });
  addRun(to, 'rotate', rotateKey, {
    does: 'give a key another secret and print it; the one before works for the overlap',
    args: [ID],
    options: [
      option('--overlap <time>', 'how long the secret before works, such as 1h (default: not at all)', overlapValue),
      reasonOption(),
    ],
    answer: ({ key = '', ...rotated }) => ({
      json: { ...rotated, key },
      text: [key, '', 'The key is not shown again.'].join('\n'),
    }),
  });
  addRun(to, 'revoke', revokeKey, {
    does: 'revoke a key; it stops working at once',
    args: [ID],
    answer: (key) => ({ json: key, text: `${nameOf(key)} is revoked` }),
  });
}

function nameOf({ id, prefix, account }: Static<typeof KeySchema>): string {
  return `key ${id} (${prefix}…, account ${account})`;
}

function keyState({ revoked_at, expires_at }: Static<typeof KeySchema>, now: string): string {
  if (revoked_at !== null) return `revoked ${revoked_at}`;
  if (expires_at === null) return 'active';
  return `${expires_at <= now ? 'expired' : 'active until'} ${expires_at}`;
}

/** How limits are written on the command line, for the help. */
export const LIMIT_HELP = `NAME=VALUE: ${LIMIT_KINDS.map(exampleOf).join(', ')}; none lifts the configured limit, default restores it`;

/** Adds one `NAME=VALUE` to the earlier ones. */
export function limitValue(text: string, earlier: OwnLimits = {}): OwnLimits {
  const [, name = '', value = ''] = /^([a-z_]+)=(.+)$/.exec(text) ?? [];
  if (name === '') throw new InvalidArgumentError('Write NAME=VALUE, such as requests=60/min.');
  try {
    parseLimits({ [name]: value === 'default' ? 'none' : value });
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
  return { ...earlier, [name]: value };
}

/** `requests=60/min tokens=none`, or a dash. */
export function limitsText(limits: OwnLimits | null): string {
  const all = Object.entries(limits ?? {}).map(([name, value]) => `${name}=${value}`);
  return all.length === 0 ? '-' : all.join(' ');
}

/** Adds `limit`, which shows and changes the own limits of an account or a key. */
export function addLimitCommand(
  [parent, act]: readonly [Command, CommandHandler],
  what: 'account' | 'key',
  [argument, help]: readonly [name: string, help: string],
  show: (operator: Operator, subject: string) => Promise<Limited>,
): void {
  const run = (cli: Cli, subject: string, limits: OwnLimits = {}, options: { readonly reason?: string } = {}) =>
    withOperator(cli, 'write', async (operator): Promise<Answer> => {
      const { what, document, limits: before } = await show(operator, subject);
      const isChange = Object.keys(limits).length > 0;
      const edit = { subject: document.id, limits, ...options };
      const after = isChange ? (await operator.call(editLimits, edit)).limits : before;
      const text = after === null ? `${what} has no limits of its own` : `${what}: ${limitsText(after)}`;
      return { json: { ...document, limits: after }, text };
    });
  parent
    .command('limit')
    .description(`change limits of ${what === 'account' ? 'an account' : 'a key'}, or show them`)
    .argument(argument, help)
    .argument('[limits...]', LIMIT_HELP, limitValue)
    .addOption(reasonOption())
    .action(act(run, 'anywhere'));
}

interface Limited {
  /** `key key_abc`, for people. */
  readonly what: string;
  readonly document: { readonly id: string };
  readonly limits: OwnLimits | null;
}
