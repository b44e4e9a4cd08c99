/** `account create`, `account list` and `account limit`. */
import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { balanceDocument, formatDiscount } from '../admin/documents.ts';
import { requireAccount, requireLimits, requireWallet } from '../admin/find.ts';
import { NANO, type Nano } from '../lang/amount.ts';
import type { OwnLimits } from '../plan.ts';
import { newAccountId } from '../store/keys.ts';
import type { Account } from '../store/store.ts';
import { commandActor } from './actor.ts';
import { compile } from './config.ts';
import { addAccountCorrections } from './corrections.ts';
import { CliError } from './errors.ts';
import type { Answer, Cli, CommandHandler } from './io.ts';
import { changedLimits, LIMIT_HELP, limitsAnswer, limitValue } from './limits.ts';
import { shellWord } from './shell.ts';
import { withMadeStore, withStore, withWritableStore } from './store.ts';
import { table } from './table.ts';
import { accountNameValue, discountValue } from './values.ts';

/** Adds `account …`; `--json` gives `{id,name,discount}`, and `{accounts:[…]}` of them with `posted`, `held` and `available`. */
export function addAccountCommands(program: Command, act: CommandHandler): void {
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
  addAccountCorrections(account, act);
  account.command('list').description('list all accounts with their available balance').action(act(list));
}

async function create(cli: Cli, name: string, options: { readonly discount?: Nano }): Promise<Answer> {
  const { discount = NANO } = options;
  return withMadeStore(cli, async (store) => {
    const made = { id: newAccountId(randomBytes), name, price_factor_nano: discount };
    const created = await store.createAccount(made, commandActor());
    if (typeof created === 'string') {
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
    const listed = await Promise.all(
      accounts.map(async (account) => ({ account, balance: balanceDocument(await requireWallet(store, account)) })),
    );
    const rows = listed.map(({ account: { name, id, price_factor_nano }, balance }) => [
      name,
      id,
      formatDiscount(price_factor_nano),
      balance.available,
    ]);
    const none = 'no accounts yet; create one with: tollgate account create NAME';
    return {
      json: { accounts: listed.map(({ account, balance }) => ({ ...accountDocument(account), ...balance })) },
      text: rows.length === 0 ? none : table('NAME ID >DISCOUNT >AVAILABLE', rows),
    };
  });
}

async function limit(cli: Cli, nameOrId: string, changes: OwnLimits = {}): Promise<Answer> {
  return withWritableStore(cli, async (store) => {
    const account = await requireAccount(store, nameOrId);
    const limits = changedLimits(account.limits, changes);
    requireLimits(limits, compile(cli).plan);
    if (Object.keys(changes).length > 0) await store.editAccount(account.id, { limits }, commandActor());
    return limitsAnswer(`account ${account.name}`, { id: account.id, name: account.name }, limits);
  });
}

function accountDocument(account: Account) {
  const { id, name, price_factor_nano, limits } = account;
  return { id, name, discount: formatDiscount(price_factor_nano), ...(limits === null ? {} : { limits }) };
}
