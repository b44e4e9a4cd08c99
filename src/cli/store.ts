/**
 * Opens the store for a command on money. Only the store's URL is needed from the configuration, so a mistake elsewhere in it
 * must not stop an operator who looks after a wallet.
 */
import { parse } from 'yaml';
import { ownValue } from '../lang/pointer.ts';
import { nearest } from '../lang/prefix.ts';
import { openStore } from '../store/open.ts';
import type { Access, Account, Store } from '../store/store.ts';
import { compile, configText } from './config.ts';
import { CliError } from './errors.ts';
import type { Cli, Environment } from './io.ts';

type Work<T> = (store: Store) => Promise<T>;

/** Opens the store to read it: nothing is made, migrated or written. Throws CliError and StoreError. */
export function withStore<T>(cli: Cli, work: Work<T>): Promise<T> {
  return within(cli, 'read', work);
}

/** For a command that changes an existing store. Throws CliError and StoreError. */
export function withWritableStore<T>(cli: Cli, work: Work<T>): Promise<T> {
  return within(cli, 'write', work);
}

/** For a command that may be the first one: the store is made or migrated where it has to be. Throws CliError and StoreError. */
export function withMadeStore<T>(cli: Cli, work: Work<T>): Promise<T> {
  return within(cli, 'make', work);
}

/** Closes the store whatever comes of the work. */
async function within<T>(cli: Cli, access: Access, work: Work<T>): Promise<T> {
  const store = await openStore(await storeUrl(cli), { access });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** The account of that id or name. Throws a CliError that names the nearest one. */
export async function requireAccount(store: Store, nameOrId: string): Promise<Account> {
  const account = await store.findAccount(nameOrId);
  if (account !== undefined) return account;
  const accounts = await store.listAccounts();
  const near = nearest(
    nameOrId,
    accounts.map(({ name }) => name),
  );
  const message = `there is no account '${nameOrId}'${near === undefined ? '' : `; did you mean '${near}'?`}`;
  const make = `make it with: tollgate account create NAME`;
  throw new CliError(
    'account_not_found',
    message,
    accounts.length === 0 ? `the store has no accounts yet; ${make}` : 'see them with: tollgate account list',
  );
}

/** The store's URL: what was given on the command line, else the plan's; where there is no plan, what can be read of the file, and then the environment. */
export async function storeUrl(cli: Cli): Promise<string> {
  if (cli.store !== undefined) return cli.store;
  const { env, stderr } = cli.io;
  const { plan } = compile(cli);
  if (plan !== undefined) return plan.store_url;
  const url = urlInText(await configText(cli), env) ?? env.TOLLGATE_STORE;
  if (url === undefined || url === '') {
    throw new CliError(
      'store_unknown',
      `the configuration ${cli.config} cannot be used, and its store.url cannot be made out`,
      'see what is wrong with: tollgate check, or set TOLLGATE_STORE, for example to sqlite:./data/tollgate.db',
    );
  }
  stderr.write(`tollgate: warning: ${cli.config} has errors (see tollgate check); only its store is used\n`);
  return url;
}

/** `store.url` as a text, or as `{ env, default }`; undefined when it is neither, or when the text is no YAML. */
function urlInText(text: string | undefined, env: Environment): string | undefined {
  const url = member(member(lenient(text), 'store'), 'url');
  if (typeof url === 'string') return url;
  const name = member(url, 'env');
  const fallback = member(url, 'default');
  const set = typeof name === 'string' ? env[name] : undefined;
  if (set !== undefined && set !== '') return set;
  return typeof fallback === 'string' ? fallback : undefined;
}

function lenient(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : parse(text, { logLevel: 'silent', strict: false, uniqueKeys: false });
  } catch {
    return undefined;
  }
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? ownValue(value, key) : undefined;
}
