/** Checks and reads the URL of a store, and shows it without secrets. */
import { resolve } from 'node:path';
import { StoreError } from './store-errors.ts';

const HINT =
  'use sqlite:PATH, for example sqlite:./data/tollgate.db, or postgres://USER:PASSWORD@HOST/DATABASE for several gateways';

/** Why the URL cannot be opened, with a remedy; undefined when it can. */
export function storeUrlProblem(url: string): { readonly message: string; readonly hint: string } | undefined {
  const message = problemOf(url);
  return message === undefined ? undefined : { message, hint: HINT };
}

/** Throws a StoreError with a remedy if the URL cannot be opened. */
export function requireStoreUrl(url: string): void {
  const problem = storeUrlProblem(url);
  if (problem !== undefined) throw new StoreError(`${problem.message}; ${problem.hint}`);
}

/** Whether the URL names a store on PostgreSQL. */
export function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

/**
 * The path of a store that can be backed up and restored.
 *
 * @param remedy what does it on PostgreSQL.
 * @throws StoreError if the store is not on SQLite.
 */
export function requireSqlitePath(url: string, remedy: string): string {
  requireStoreUrl(url);
  if (isPostgresUrl(url)) throw new StoreError(`backup and restore work only with a store on SQLite; ${remedy}`);
  return sqlitePath(url);
}

/** The absolute path of the file that the URL of an SQLite store names. */
export function sqlitePath(url: string): string {
  return resolve(url.slice('sqlite:'.length));
}

/**
 * The URL for node-postgres. It treats the modes `prefer`, `require` and `verify-ca` as `verify-full`, and warns that this will change, so
 * the URL says `verify-full`. With `uselibpqcompat` the modes have their own meaning, and there is no warning.
 */
export function connectionString(url: string): string {
  if (/[?&]uselibpqcompat=true/.test(url)) return url;
  return url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/g, '$1verify-full');
}

/** Removes user, password and parameters from a database's address. Parameters may contain credentials, too. */
export function withoutCredentials(store_url: string): string {
  if (store_url.startsWith('sqlite:') || !URL.canParse(store_url))
    return store_url.replace(/^(postgres(?:ql)?:).*$/s, '$1');
  const { protocol, host, pathname } = new URL(store_url);
  return `${protocol}//${host}${pathname}`;
}

function postgresProblem(url: string): string | undefined {
  if (!URL.canParse(url))
    return "the store's URL is not a valid URL; percent-encode special characters of the password";
  const { host, pathname, searchParams } = new URL(url);
  if (host === '' && !searchParams.has('host')) return "the store's URL names no host";
  return pathname.length < 2 ? "the store's URL names no database" : undefined;
}

/** The messages repeat only the scheme, because the rest of a URL may contain a password. */
function problemOf(url: string): string | undefined {
  const scheme = url.slice(0, Math.max(0, url.indexOf(':')));
  if (isPostgresUrl(url)) return postgresProblem(url);
  if (scheme !== 'sqlite') return `the store's URL has the unknown scheme '${scheme}'`;
  const path = url.slice('sqlite:'.length);
  if (path === '') return "the store's URL names no file";
  if (path.startsWith(':memory:')) return 'a store in memory would lose all money when the process ends';
  // `sqlite://data/x.db` would mean the absolute path /data/x.db, which is rarely intended.
  return /^\/\/[^/]/.test(path) ? "the store's URL must not have two slashes" : undefined;
}
