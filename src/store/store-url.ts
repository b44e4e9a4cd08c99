/** Which addresses of a store can be opened. */

const HINT = 'use sqlite:PATH, for example sqlite:./data/tollgate.db';

/** Why no store can be opened at the URL, with the remedy; undefined where one can. */
export function storeUrlProblem(url: string): { readonly message: string; readonly hint: string } | undefined {
  const message = problemOf(url);
  return message === undefined ? undefined : { message, hint: HINT };
}

/** Only the scheme is ever repeated: the rest of a URL may hold a password. */
function problemOf(url: string): string | undefined {
  const scheme = url.slice(0, Math.max(0, url.indexOf(':')));
  if (scheme === 'postgres' || scheme === 'postgresql') return 'PostgreSQL is not supported yet';
  if (scheme !== 'sqlite') return `the store's URL has the unknown scheme '${scheme}'`;
  const path = url.slice('sqlite:'.length);
  if (path === '') return "the store's URL names no file";
  if (path.startsWith(':memory:')) return 'a store in memory would lose its money with the process';
  // `sqlite://data/x.db` would be read as the absolute path /data/x.db, which hardly anybody means.
  return /^\/\/[^/]/.test(path) ? "the store's URL must not have two slashes" : undefined;
}
