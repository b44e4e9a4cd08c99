/** The commands that correct what is there: accounts, wallets and keys; and `changes`, which lists who did it. */

import { type Command, InvalidArgumentError, Option } from 'commander';
import { editAccount } from '../admin/operations/account-edit.ts';
import { listChanges } from '../admin/operations/change-list.ts';
import { editKey } from '../admin/operations/key-edit.ts';
import { rotateKey } from '../admin/operations/key-rotate.ts';
import { adjustWallet } from '../admin/operations/wallet-adjust.ts';
import { refundCharge } from '../admin/operations/wallet-refund.ts';
import { usageError } from '../command/errors.ts';
import type { Answer, Cli, CommandHandler } from '../command/io.ts';
import { withOperator } from './operator.ts';
import { fields, table } from './table.ts';
import {
  accountNameValue,
  amountValue,
  discountValue,
  durationValue,
  modelsValue,
  nameValue,
  reasonOption,
  rowCountValue,
} from './values.ts';

const ACCOUNT = 'its id or name';
const KEY = 'the id shown by key list';

/** Adds `account suspend`, `resume` and `edit`; `--json` gives the account with its balance. */
export function addAccountCorrections(account: Command, act: CommandHandler): void {
  for (const [name, status] of [
    ['suspend', 'suspended'],
    ['resume', 'active'],
  ] as const) {
    account
      .command(name)
      .description(
        status === 'active'
          ? 'end a suspension'
          : 'refuse every request of an account; running tasks are still settled',
      )
      .argument('<account>', ACCOUNT)
      .addOption(reasonOption())
      .action(act((cli, of: string, options: Because) => change(cli, of, { status, ...options }), 'anywhere'));
  }
  account
    .command('edit')
    .description('change members of an account')
    .argument('<account>', ACCOUNT)
    .option('--name <name>', 'a unique name', accountNameValue)
    .option('--discount <factor>', 'its price factor, such as 0.85 for 15 % off', discountValue)
    .option('--credit-limit <amount>', 'how far below zero holds may take it', creditValue)
    .option('--external-id <id>', 'its id in your own systems', nameValue)
    .option('--label <label>', 'NAME=VALUE, repeatable; all labels are replaced', labelValue)
    .option('--contact <contact>', 'who gets alerts about it, such as an e-mail address', nameValue)
    .addOption(clear('external-id', 'labels', 'contact'))
    .addOption(reasonOption())
    .action(act(edit, 'anywhere'));
}

interface Because {
  readonly reason?: string;
}

interface AccountOptions extends Because {
  readonly name?: string;
  readonly discount?: string;
  readonly creditLimit?: string;
  readonly externalId?: string;
  readonly label?: Readonly<Record<string, string>>;
  readonly contact?: string;
  readonly clear?: Cleared;
}

function edit(cli: Cli, account: string, { creditLimit, externalId, label, clear, ...options }: AccountOptions) {
  return change(cli, account, {
    ...clear,
    ...options,
    ...(creditLimit !== undefined && { credit_limit: creditLimit }),
    ...(externalId !== undefined && { external_id: externalId }),
    ...(label !== undefined && { labels: label }),
  });
}

function change(
  cli: Cli,
  account: string,
  edits: Omit<Parameters<typeof editAccount.run>[0], 'account'>,
): Promise<Answer> {
  if (Object.keys(edits).every((name) => name === 'reason'))
    throw usageError('nothing is to be changed', 'see tollgate account edit --help');
  return withOperator(cli, 'write', async ({ call }) => {
    const edited = await call(editAccount, { account, ...edits });
    const { name, id, status, discount, credit_limit, available } = edited;
    return {
      json: edited,
      text: fields([
        ['account', `${name} (${id})`],
        ['status', status],
        ['discount', discount],
        ['credit limit', credit_limit],
        ['available', available],
      ]),
    };
  });
}

/** Adds `wallet adjust` and `wallet refund`; `--json` gives `{account,entry,amount,posted,held,available}`. */
export function addWalletCorrections(wallet: Command, act: CommandHandler): void {
  const required = () => reasonOption().makeOptionMandatory();
  wallet
    .command('adjust')
    .description('correct a wallet by a signed amount')
    .argument('<account>', 'id or name')
    .argument('<amount>', 'a signed decimal, such as 5 or -4.60')
    .addOption(required())
    .option('--overdraw', 'lower it below what can be spent; requests are then refused')
    .option('--dry-run', 'show the result, and write nothing')
    .action(act(adjustCommand, 'anywhere'));
  wallet
    .command('refund')
    .description('give back a charge or a part of it')
    .argument('<account>', 'id or name')
    .argument('<entry>', 'the id of the capture or overage, as tollgate ledger shows it')
    .argument('[amount]', 'by default all that is left of the charge')
    .addOption(required())
    .option('--dry-run', 'show the result, and write nothing')
    .action(act(refundCommand, 'anywhere'));
}

interface MoneyOptions {
  readonly reason: string;
  readonly overdraw?: true;
  readonly dryRun?: true;
}

function adjustCommand(cli: Cli, account: string, amount: string, { reason, overdraw, dryRun }: MoneyOptions) {
  return withOperator(cli, 'write', async ({ call }) => {
    const input = { account, amount, reason, ...(overdraw && { overdraw }) };
    return moved('adjusted by', await call(adjustWallet, input, { dry_run: dryRun ?? false }));
  });
}

function refundCommand(cli: Cli, account: string, entry: string, amount: string | undefined, options: MoneyOptions) {
  const { reason, dryRun } = options;
  return withOperator(cli, 'write', async ({ call }) => {
    const input = { account, entry, reason, ...(amount !== undefined && { amount }) };
    return moved('refunded', await call(refundCharge, input, { dry_run: dryRun ?? false }));
  });
}

function moved(what: string, movement: Awaited<ReturnType<typeof adjustWallet.run>>): Answer {
  const { currency: _, ...json } = movement;
  const { account, entry, amount, posted, held, available } = json;
  const done =
    entry === null ? `would be ${what} ${amount}; nothing was written` : `${what} ${amount} (entry ${entry})`;
  return {
    json,
    text: `${done}\n${fields([
      ['account', account],
      ['posted', posted],
      ['held', held],
      ['available', available],
    ])}`,
  };
}

/** Adds `key edit` and `key rotate`; `--json` gives the key, `rotate` with its new secret as `key`. */
export function addKeyCorrections(key: Command, act: CommandHandler): void {
  key
    .command('edit')
    .description('change members of a key')
    .argument('<id>', KEY)
    .option('--name <name>', 'a label', nameValue)
    .option('--models <globs>', "the models that it may use, such as 'c/*,chat-*'", modelsValue)
    .option('--discount <factor>', "a price factor that replaces the account's", discountValue)
    .option('--expires <time>', 'lifetime from now, such as 90d', durationValue)
    .addOption(clear('name', 'models', 'discount', 'expires'))
    .addOption(reasonOption())
    .action(act(changeKey, 'anywhere'));
  key
    .command('rotate')
    .description('give a key another secret and print it; the one before works for the overlap')
    .argument('<id>', KEY)
    .option('--overlap <time>', 'how long the secret before works, such as 1h (default: not at all)', durationValue)
    .addOption(reasonOption())
    .action(act(rotate, 'anywhere'));
}

interface KeyOptions extends Because {
  readonly name?: string;
  readonly models?: readonly string[];
  readonly discount?: string;
  readonly expires?: string;
  readonly clear?: Cleared;
}

function changeKey(cli: Cli, id: string, { models, clear, ...options }: KeyOptions): Promise<Answer> {
  const edits = { ...clear, ...options, ...(models && { models: [...models] }) };
  if (Object.keys(edits).every((name) => name === 'reason'))
    throw usageError('nothing is to be changed', 'see tollgate key edit --help');
  return withOperator(cli, 'write', async ({ call }) => {
    const edited = await call(editKey, { id, ...edits });
    return { json: edited, text: `key ${edited.id} (${edited.prefix}…, account ${edited.account}) is changed` };
  });
}

function rotate(cli: Cli, id: string, options: Because & { readonly overlap?: string }): Promise<Answer> {
  return withOperator(cli, 'write', async ({ call }) => {
    const { key = '', ...rotated } = await call(rotateKey, { id, ...options });
    return { json: { ...rotated, key }, text: [key, '', 'The key is not shown again.'].join('\n') };
  });
}

/** Adds `changes`; `--json` gives `{changes:[…]}`, newest first. */
export function addChangesCommand(program: Command, act: CommandHandler): void {
  program
    .command('changes')
    .description('list who changed what, newest first')
    .option('--account <account>', 'only changes that concern this account, by id or name')
    .option('--subject <id>', 'only changes of this account, key or task, by id')
    .option('--actor <name>', 'only changes of this token, or of cli:user@host')
    .option('--limit <n>', 'maximum number of changes', rowCountValue, 50)
    .action(act(changes, 'anywhere'));
}

interface ChangesOptions {
  readonly account?: string;
  readonly subject?: string;
  readonly actor?: string;
  readonly limit: number;
}

function changes(cli: Cli, { limit, ...filter }: ChangesOptions): Promise<Answer> {
  return withOperator(cli, 'read', async ({ list }) => {
    const found = await list(listChanges, filter, limit);
    const rows = found.map(({ id, at, actor, operation, subject, before, after, reason }) => [
      ...[id, at, actor, operation, subject],
      [`${JSON.stringify(before)} → ${JSON.stringify(after)}`, ...(reason === null ? [] : [reason])].join('  '),
    ]);
    return {
      json: { changes: found },
      text: rows.length === 0 ? 'no changes found' : table('>ID AT ACTOR OPERATION SUBJECT CHANGE', rows),
    };
  });
}

/** Members that are set to null. */
type Cleared = Readonly<Record<string, null>>;

/** `--clear MEMBER`, which removes a value. */
function clear(...members: readonly string[]): Option {
  return new Option('--clear <member>', `remove a value, repeatable: ${members.join(', ')}`).argParser(
    (text: string, earlier: Cleared = {}): Cleared => {
      if (!members.includes(text)) throw new InvalidArgumentError(`Write one of: ${members.join(', ')}.`);
      return { ...earlier, [text.replaceAll('-', '_')]: null };
    },
  );
}

/** An amount, which may be 0. */
function creditValue(text: string): string {
  return text === '0' ? text : amountValue(text);
}

/** Adds one `NAME=VALUE` to those before. */
function labelValue(text: string, earlier: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('Write NAME=VALUE, such as tier=gold.');
  return { ...earlier, [text.slice(0, at)]: text.slice(at + 1) };
}
