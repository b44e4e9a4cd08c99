/** `account create`, `account list` and `account limit`. */
import type { Command } from 'commander';
import { formatNano, NANO, type Nano } from '../lang/amount.ts';
import type { OwnLimits } from '../plan.ts';
import { type Account, available_nano } from '../store/store.ts';
import { newAccountId } from './account-id.ts';
import { CliError } from './errors.ts';
import type { Act, Answer, Cli } from './io.ts';
import { changedLimits, LIMIT_HELP, limitsAnswer, limitValue, requireLimits } from './limits.ts';
import { shellWord } from './shell.ts';
import { requireAccount, withMadeStore, withStore, withWritableStore } from './store.ts';
import { table } from './table.ts';
import { accountNameValue, discountValue, formatDiscount } from './values.ts';

/** Adds `account …`; `--json` gives `{id,name,discount}`, and `{accounts:[…]}` of them. */
export function addAccountCommands(program: Command, act: Act): void {
  const account = program.command('account').description('create and list accounts');
  account
    .command('create')
    .description('create an account with an empty wallet')
    .argument('<name>', 'a unique name', accountNameValue)
    .option('--discount <factor>', 'the price factor of the account, such as 0.85 for 15 % off', discountValue)
    .action(act(create));
  account
    .command('limit')
    .description('change limits of an account, or show them')
    .argument('<account>', 'its id or name')
    .argument('[limits...]', LIMIT_HELP, limitValue)
    .action(act(limit));
  account.command('list').description('list all accounts with their available balance').action(act(list));
}

async function create(cli: Cli, name: string, options: { readonly discount?: Nano }): Promise<Answer> {
  const { discount = NANO } = options;
  return withMadeStore(cli, async (store) => {
    const created = await store.createAccount({ id: newAccountId(), name, price_factor_nano: discount });
    if (created === 'name_taken') {
      throw new CliError('account_name_taken', `an account named '${name}' already exists`, 'choose another name');
    }
    return {
      json: accountDocument(created),
      text: `account ${created.name} created (${created.id})\n  next: tollgate key create --account ${shellWord(created.name)}`,
    };
  });
}

async function list(cli: Cli): Promise<Answer> {
  return withStore(cli, async (store) => {
    const accounts = await store.listAccounts();
    const rows = await Promise.all(
      accounts.map(async (account) => {
        const wallet = await store.wallet(account.id);
        const available = wallet === undefined ? '' : formatNano(available_nano(wallet));
        return [account.name, account.id, formatDiscount(account.price_factor_nano), available];
      }),
    );
    const columns = [
      { title: 'NAME' },
      { title: 'ID' },
      { title: 'DISCOUNT', right: true },
      { title: 'AVAILABLE', right: true },
    ];
    const none = 'no accounts yet; create one with: tollgate account create NAME';
    return {
      json: { accounts: accounts.map(accountDocument) },
      text: rows.length === 0 ? none : table(columns, rows),
    };
  });
}

async function limit(cli: Cli, nameOrId: string, changes: OwnLimits = {}): Promise<Answer> {
  return withWritableStore(cli, async (store) => {
    const account = await requireAccount(store, nameOrId);
    const limits = changedLimits(account.limits, changes);
    requireLimits(cli, limits);
    if (Object.keys(changes).length > 0) await store.setAccountLimits(account.id, limits);
    return limitsAnswer(`account ${account.name}`, { id: account.id, name: account.name }, limits);
  });
}

function accountDocument(account: Account): unknown {
  const { id, name, price_factor_nano, limits } = account;
  return { id, name, discount: formatDiscount(price_factor_nano), ...(limits === null ? {} : { limits }) };
}
