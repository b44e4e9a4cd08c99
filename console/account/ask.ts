/** Asks the routes of the account with a key. The key is in the memory of the page only. */
import type { AccountPageData, AccountView, Places } from '../../src/gateway/http/account-view.ts';

import { noteRequest } from '../lib/last-request.ts';

/** Values by their names in the configuration; null for those that the operator does not show. */
export type Values = (name: string) => string | null;

export interface Answer {
  readonly value: Values;
  readonly items: readonly Values[];
  /** Whether there is a next page. */
  readonly has_more: boolean;
}

/** Why there is no answer, in words for the holder of the key. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, wait_s: string | null, show?: string) {
    super(words(status, wait_s, show));
    this.status = status;
  }
}

function words(status: number, wait_s: string | null, show: string | undefined): string {
  if (status === 404 && show === 'request') return 'Nothing more is known of this request: its record is gone.';
  if (status === 400 && show === 'requests') return 'The last of these requests is gone. Open the page again.';
  if (status === 400) return 'This period cannot be shown. Choose one of at most 92 days.';
  if (status === 401) return 'This key is not valid. It may be misspelt, expired or revoked.';
  if (status === 403) return 'The account of this key is suspended. Ask the operator who gave you the key.';
  if (status === 429)
    return `This key has asked too often. Try again in ${wait_s === null ? 'a minute' : `${wait_s} seconds`}.`;
  return 'The gateway does not answer as expected. Try again in a moment.';
}

/** The path of this page at the gateway. */
const PLACE = document.querySelector('meta[name="base"]')?.getAttribute('content') ?? '';
/** Before each path of the gateway: a proxy may take a prefix away. With the origin, so that no path names another host. */
export const BEFORE =
  location.origin + (location.pathname.endsWith(PLACE) ? location.pathname.slice(0, -PLACE.length) : '');

/** How the page asks, and what it says about the gateway. It needs no key. @throws Refused */
export async function readPage(): Promise<AccountPageData> {
  return (await get(`${PLACE}/views.json`, {})) as AccountPageData;
}

/** The address of a file beside the page. */
export function fileOf(name: string): string {
  return `${BEFORE}${PLACE}/${name}`;
}

/** What is asked of a route. */
export interface Asked {
  /** From 1. */
  readonly page?: number;
  readonly month?: string;
  /** The first and the last day. */
  readonly days?: readonly [from: string, to: string];
  /** The last request of the page before. */
  readonly after?: string | null;
  /** Of requests: a class such as 4xx. */
  readonly status?: string;
  /** Of one request. */
  readonly id?: string;
}

/** Requests of one page. */
const REQUESTS = 50;

/** Asks a route. @throws Refused */
export async function ask(view: AccountView, key: string, asked: Asked = {}): Promise<Answer> {
  const { page = 1, month, days, after = null, status = '', id = '' } = asked;
  const query = new URLSearchParams();
  if (month !== undefined) query.set(view.month, month);
  if (days !== undefined) query.set(view.range.from, days[0]);
  if (days !== undefined) query.set(view.range.to, days[1]);
  const isRequests = view.show === 'requests';
  if (isRequests) query.set('limit', String(REQUESTS));
  if (isRequests && after !== null) query.set('starting_after', after);
  if (isRequests && status !== '') query.set('status', status);
  const isPaged = view.show === 'usage' || view.show === 'tasks';
  // A chart needs all days.
  const size = view.show === 'usage' ? view.page.max : Math.min(100, view.page.max);
  if (isPaged) query.set(view.page.number, String(page));
  if (isPaged) query.set(view.page.size, String(size));
  const { name, scheme } = view.header;
  const headers = { [name]: scheme === null ? key : `${scheme} ${key}` };
  const path = view.path.replace(/\{.*\}/, () => encodeURIComponent(id));
  const document = await get(`${path}${query.size === 0 ? '' : `?${query}`}`, headers, view.show);
  const found = at(document, view.answer.items);
  const items = Array.isArray(found) ? found.map((item) => reader(item, view.item)) : [];
  const value = reader(document, view.answer);
  const [total, more] = [value('total'), value('has_more')];
  // Without either, a full page may have a next one.
  const isMore = more !== null ? more === 'true' : total !== null ? Number(total) > page * size : items.length === size;
  // Without its id, nothing comes after a request.
  const hasNext = isPaged || (isRequests && more !== null && items.at(-1)?.('request.id') != null);
  return { value, items, has_more: hasNext && isMore };
}

async function get(path: string, headers: Readonly<Record<string, string>>, show?: string): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(BEFORE + path, { headers, cache: 'no-store', credentials: 'omit', redirect: 'error' });
  } catch {
    throw new Refused(0, null);
  }
  noteRequest(answer);
  if (!answer.ok) throw new Refused(answer.status, answer.headers.get('retry-after'), show);
  return answer.json().catch(() => {
    throw new Refused(0, null);
  });
}

function reader(document: unknown, places: Places): Values {
  return (name) => {
    const value = at(document, places[name]);
    if (value === undefined || value === null) return null;
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
}

function at(document: unknown, place: readonly (string | number)[] | undefined): unknown {
  return place?.reduce<unknown>((value, member) => Object(value)[member], document);
}
