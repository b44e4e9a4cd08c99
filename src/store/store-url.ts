/** Checks the URL of a store. */

const HINT = 'use sqlite:PATH, for example sqlite:./data/tollgate.db';

/** Why the URL cannot be opened, with a remedy; undefined when it can. */
export function storeUrlProblem(url: string): { readonly message: string; readonly hint: string } | undefined {
  const message = problemOf(url);
  return message === undefined ? undefined : { message, hint: HINT };
}

/** The messages repeat only the scheme, because the rest of a URL may contain a password. */
function problemOf(url: string): string | undefined {
  const scheme = url.slice(0, Math.max(0, url.indexOf(':')));
  if (scheme === 'postgres' || scheme === 'postgresql') return 'PostgreSQL is not supported yet';
  if (scheme !== 'sqlite') return `the store's URL has the unknown scheme '${scheme}'`;
  const path = url.slice('sqlite:'.length);
  if (path === '') return "the store's URL names no file";
  if (path.startsWith(':memory:')) return 'a store in memory would lose all money when the process ends';
  // `sqlite://data/x.db` would mean the absolute path /data/x.db, which is rarely intended.
  return /^\/\/[^/]/.test(path) ? "the store's URL must not have two slashes" : undefined;
}
