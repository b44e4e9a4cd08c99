/** The address of the page, which says what is shown: the screen, its filters, the time zone and the selected row. */
import { useEffect, useState } from 'preact/hooks';

const BASE = '/console';
const listeners = new Set<() => void>();
addEventListener('popstate', notify);

function notify(): void {
  for (const listener of [...listeners]) listener();
}

/** The path below `/console` and the parameters. */
export interface Address {
  readonly path: string;
  readonly query: URLSearchParams;
}

export function here(): Address {
  return { path: location.pathname.slice(BASE.length) || '/', query: new URLSearchParams(location.search) };
}

/** The address, again after each change of it. */
export function useAddress(): Address {
  const [, setCount] = useState(0);
  useEffect(() => {
    const listener = () => setCount((count) => count + 1);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return here();
}

/** Opens an address of the console. @param replace keeps the one before out of the history. */
export function go(href: string, replace = false): void {
  if (replace) history.replaceState(null, '', href);
  else {
    history.pushState(null, '', href);
    scrollTo(0, 0);
  }
  notify();
}

/** The address of a screen. The time zone stays; other parameters are those given. */
export function to(path: string, parameters: Readonly<Record<string, string | undefined>> = {}): string {
  const tz = here().query.get('tz');
  const pairs = Object.entries({ ...parameters, ...(tz !== null && { tz }) }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
  );
  return `${BASE}${path}${pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`}`;
}

/** The present address with other parameters; an empty one is removed. */
export function withQuery(changes: Readonly<Record<string, string | undefined>>): string {
  const { path, query } = here();
  return to(path, { ...Object.fromEntries(query), ...changes });
}

/** A part of a path: `name` of `/accounts/{name}`. */
export function segment(text: string): string {
  return encodeURIComponent(text);
}

/** Opens links to the console without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.defaultPrevented || event.button !== 0 || link.target !== '' || link.download !== '')
    return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || !link.pathname.startsWith(`${BASE}/`)) return;
  event.preventDefault();
  go(link.href);
}
