/** `account …`: creates, lists, edits, suspends and limits accounts. */
import type { Command } from 'commander';
import type { Static } from 'typebox';
import type { AccountSchema } from '../../admin/api/documents.ts';
import { createAccount, editAccount, listAccounts, showAccount } from '../../admin/operations/accounts.ts';
import type { OwnLimits } from '../../plan/index.ts';
import { shellWord } from '../shared/invocation.ts';
import type { Answer, CommandHandler } from '../shared/io.ts';
import { addList, addRun, option } from '../shared/operation-command.ts';
import { fields } from '../shared/table.ts';
import {
  accountNameValue,
  clearOption,
  creditValue,
  discountValue,
  labelValue,
  nameValue,
  reasonOption,
} from '../shared/values.ts';
import { addLimitCommand } from './own-limits.ts';

const ACCOUNT = ['<account>', 'its id or name'] as const;

/**
 * Adds `account …`; `--json` gives `{id,name,discount,group}`, `{accounts:[…]}` of them with `posted`, `held` and `available`, and after an edit
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
      option('--group <group>', 'its group of customers'),
    ],
    answer: (created) => ({
      json: shown(created),
      text: `account ${created.name} created (${created.id})\n  next: tollgate key create --account ${shellWord(created.name)}`,
    }),
  });
  addRun(to, 'show', showAccount, {
    does: 'show an account, and what it and its group state',
    args: [ACCOUNT],
    answer: edited,
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
      option('--group <group>', 'its group of customers; none: no group'),
      option('--credit-limit <amount>', 'how far below zero holds may take it', creditValue),
      option('--external-id <id>', 'its id in your own systems', nameValue),
      option('--label <label>', 'NAME=VALUE, repeatable; all labels are replaced', labelValue, 'labels'),
      option('--contact <contact>', 'who gets alerts about it, such as an e-mail address', nameValue),
      clearOption('discount', 'external-id', 'labels', 'contact'),
      reasonOption(),
    ],
    needsChange: true,
    answer: edited,
  });
  addList(to, 'list', listAccounts, {
    does: 'list all accounts with their available balance',
    options: [option('--group <group>', 'only accounts of this group; none: those without one')],
    as: 'accounts',
    json: ({ posted, held, available, ...each }) => ({ ...shown(each), posted, held, available }),
    none: 'no accounts yet; create one with: tollgate account create NAME',
    titles: 'NAME ID STATUS >DISCOUNT >AVAILABLE',
    lines: (account) => [[account.name, account.id, account.status, discountWords(account), account.available]],
  });
}

/** What `create` and `list` show of an account. */
function shown({ id, name, discount, group, limits }: Static<typeof AccountSchema>) {
  return { id, name, discount, group, ...(limits === undefined ? {} : { limits }) };
}

type ShownAccount = Static<(typeof showAccount)['output']>;

/** The discount that applies: `0.85`, `0.9 (group pro)`. */
function discountWords({ group, terms }: Pick<ShownAccount, 'group' | 'terms'>): string {
  if (terms === null) return `not known (no group ${group})`;
  if (group === null) return terms.discount;
  return `${terms.discount} (${terms.discount_of === 'group' ? '' : 'in '}group ${group})`;
}

function edited(account: ShownAccount): Answer {
  const { name, id, status, group, terms, credit_limit, available } = account;
  const ofGroup = group === null ? '' : ` (group ${group})`;
  const text = fields([
    ['account', `${name} (${id})`],
    ['status', status],
    ['group', terms === null ? `${group}, which the configuration lacks: its requests are refused` : group],
    ['discount', discountWords(account)],
    ['models', terms?.models ? `${terms.models.join(',')}${ofGroup}` : null],
    ['price list', terms?.price_list ? `${terms.price_list}${ofGroup}` : null],
    ['limits', terms?.limits ? limitWords(account, terms.limits) : null],
    ['credit limit', credit_limit],
    ['available', available],
  ]);
  return { json: account, text };
}

/** `requests=60/min, tokens=1000/min (group pro)`. */
function limitWords({ group, limits: own = {} }: ShownAccount, limits: OwnLimits): string {
  return Object.entries(limits)
    .map(([kind, value]) => `${kind}=${value}${Object.hasOwn(own, kind) ? '' : ` (group ${group})`}`)
    .join(', ');
}
