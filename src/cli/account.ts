/** `account create`, `account list` and `account limit`. The other commands of accounts are in corrections.ts. */
import type { Command } from 'commander';
import type { Static } from 'typebox';
import type { AccountSchema } from '../admin/documents.ts';
import { createAccount } from '../admin/operations/account-create.ts';
import { listAccounts } from '../admin/operations/account-list.ts';
import { showAccount } from '../admin/operations/account-show.ts';
import { editLimits } from '../admin/operations/limit-edit.ts';
import type { Answer, Cli, CommandHandler } from '../command/io.ts';
import { shellWord } from '../command/shell.ts';
import type { OwnLimits } from '../plan.ts';
import { addAccountCorrections } from './corrections.ts';
import { LIMIT_HELP, limitsAnswer, limitValue } from './limits.ts';
import { withOperator } from './operator.ts';
import { table } from './table.ts';
import { accountNameValue, discountValue, reasonOption } from './values.ts';

/** Adds `account …`; `--json` gives `{id,name,discount}`, and `{accounts:[…]}` of them with `posted`, `held` and `available`. */
export function addAccountCommands(program: Command, act: CommandHandler): void {
  const account = program.command('account').description('create, list, edit, suspend and limit accounts');
  account
    .command('create')
    .description('create an account with an empty wallet')
    .argument('<name>', 'a unique name', accountNameValue)
    .option('--discount <factor>', 'the price factor of the account, such as 0.85 for 15 % off', discountValue)
    .action(act(create, 'anywhere'));
  account
    .command('limit')
    .description('change limits of an account, or show them')
    .argument('<account>', 'its id or name')
    .argument('[limits...]', LIMIT_HELP, limitValue)
    .addOption(reasonOption())
    .action(act(limit, 'anywhere'));
  addAccountCorrections(account, act);
  account.command('list').description('list all accounts with their available balance').action(act(list, 'anywhere'));
}

function create(cli: Cli, name: string, { discount }: { readonly discount?: string }): Promise<Answer> {
  return withOperator(cli, 'make', async ({ call }) => {
    const created = await call(createAccount, { name, ...(discount !== undefined && { discount }) });
    return {
      json: shown(created),
      text: `account ${created.name} created (${created.id})\n  next: tollgate key create --account ${shellWord(created.name)}`,
    };
  });
}

function list(cli: Cli): Promise<Answer> {
  return withOperator(cli, 'read', async (operator) => {
    const accounts = await operator.list(listAccounts, {});
    const rows = accounts.map(({ name, id, status, discount, available }) => [name, id, status, discount, available]);
    const none = 'no accounts yet; create one with: tollgate account create NAME';
    return {
      json: {
        accounts: accounts.map((each) => {
          const { posted, held, available } = each;
          return { ...shown(each), posted, held, available };
        }),
      },
      text: rows.length === 0 ? none : table('NAME ID STATUS >DISCOUNT >AVAILABLE', rows),
    };
  });
}

function limit(
  cli: Cli,
  nameOrId: string,
  limits: OwnLimits = {},
  options: { readonly reason?: string } = {},
): Promise<Answer> {
  return withOperator(cli, 'write', async ({ call }) => {
    const { id, name, limits: before = null } = await call(showAccount, { account: nameOrId });
    const isChange = Object.keys(limits).length > 0;
    const after = isChange ? (await call(editLimits, { subject: id, limits, ...options })).limits : before;
    return limitsAnswer(`account ${name}`, { id, name }, after);
  });
}

/** What the commands of this file show of an account. */
function shown({ id, name, discount, limits }: Static<typeof AccountSchema>) {
  return { id, name, discount, ...(limits === undefined ? {} : { limits }) };
}
