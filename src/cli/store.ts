/**
 * Opens the store for commands on accounts, money and tasks. They need only the store's URL, so mistakes elsewhere in the
 * configuration do not stop them.
 */
import { nearest } from '../lang/prefix.ts';
import { openStore } from '../store/open.ts';
import type { Access, Account, Store } from '../store/store.ts';
import { compile } from './config.ts';
import { CliError } from './errors.ts';
import type { Cli } from './io.ts';
import { settingInTexts } from './setting-in-text.ts';

type Work<T> = (store: Store) => Promise<T>;

/** Opens the store read-only; it is neither created nor migrated. Throws CliError and StoreError. */
export function withStore<T>(cli: Cli, work: Work<T>): Promise<T> {
  return within(cli, 'read', work);
}

/** Opens an existing store for writing. Throws CliError and StoreError. */
export function withWritableStore<T>(cli: Cli, work: Work<T>): Promise<T> {
  return within(cli, 'write', work);
}

/** Opens the store for writing, and creates or migrates it if necessary. Throws CliError and StoreError. */
export function withMadeStore<T>(cli: Cli, work: Work<T>): Promise<T> {
  return within(cli, 'make', work);
}

async function within<T>(cli: Cli, access: Access, work: Work<T>): Promise<T> {
  const store = await openStore(await storeUrl(cli), { access });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** The account with that id or name. @throws CliError account_not_found that suggests the nearest name. */
export async function requireAccount(store: Store, nameOrId: string): Promise<Account> {
  const account = await store.findAccount(nameOrId);
  if (account !== undefined) return account;
  const accounts = await store.listAccounts();
  const near = nearest(
    nameOrId,
    accounts.map(({ name }) => name),
  );
  const message = `account '${nameOrId}' does not exist${near === undefined ? '' : `; did you mean '${near}'?`}`;
  throw new CliError(
    'account_not_found',
    message,
    accounts.length === 0
      ? 'the store has no accounts yet; create one with: tollgate account create NAME'
      : 'list the accounts with: tollgate account list',
  );
}

/** The account of an `--account` option; undefined if the option is absent. @throws CliError account_not_found. */
export async function optionalAccount(store: Store, nameOrId: string | undefined): Promise<Account | undefined> {
  return nameOrId === undefined ? undefined : requireAccount(store, nameOrId);
}

/**
 * The store's URL: that of `--store`, else that of the plan. If the configuration has errors, `store.url` is read from the text
 * of its files, and then from TOLLGATE_STORE.
 *
 * @throws CliError store_unknown if none of them gives a URL.
 */
export async function storeUrl(cli: Cli): Promise<string> {
  if (cli.store !== undefined) return cli.store;
  const { env, stderr } = cli.io;
  const { plan, texts } = compile(cli);
  if (plan !== undefined) return plan.store_url;
  const url = settingInTexts(texts, ['store', 'url'], env) ?? env.TOLLGATE_STORE;
  if (url === undefined || url === '') {
    throw new CliError(
      'store_unknown',
      `the configuration ${cli.config} cannot be used, and its store.url cannot be read`,
      'run tollgate check to see the errors, or set TOLLGATE_STORE, for example to sqlite:./data/tollgate.db',
    );
  }
  stderr.write(`tollgate: warning: ${cli.config} has errors (see tollgate check); this command uses only its store\n`);
  return url;
}
