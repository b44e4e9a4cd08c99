/** Reads the addresses of upstreams and other servers. */
import type { Scope } from './scope.ts';
import type { Resolved } from './settings.ts';

/** Reads an address. @param hint how to write it. */
export function readUrl(
  url: Resolved,
  scope: Scope,
  hint = 'write http://HOST:PORT or https://HOST/PATH; a credential belongs in auth',
): { readonly origin: string; readonly base_path: string } | undefined {
  const problem = urlProblem(url.value);
  if (problem !== undefined) {
    scope.report.error('bad-url', url.place, `the url${url.origin} ${problem}`, hint);
    return undefined;
  }
  const { origin, pathname } = new URL(url.value);
  return { origin, base_path: pathname.replace(/\/+$/, '') };
}

function urlProblem(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:\/\//i.test(text)) return 'is not an http:// or https:// address';
  if (url.username !== '' || url.password !== '') return 'contains a user name or password';
  if (text.includes('?') || text.includes('#')) return 'has a query or a fragment';
  return /\s/.test(text) ? 'contains white space' : undefined;
}
