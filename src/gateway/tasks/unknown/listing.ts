/** Reads an upstream's list of its own tasks page by page, back to a given time. */
import { follow } from '../../../lib/json/pointer.ts';
import type { UnknownByList, UpstreamPlan, UpstreamTarget } from '../../../plan/index.ts';
import { type Answer, collect, readJson } from '../../../upstream/client/collect.ts';
import { headerIn, ownGet } from '../../../upstream/client/headers.ts';
import type { TaskServices } from '../task-services.ts';
import { idText } from '../upstream-id.ts';
import type { ListedJob } from './match-unknown-tasks.ts';

/** The part of an upstream's list that was read. */
export interface Listing {
  readonly items: readonly ListedJob[];
  /** The listing has every item that was created after this time. */
  readonly complete_after_ms: number;
  /** The upstream's clock when it answered (RFC 9110, 6.6.1); undefined: it did not say. */
  readonly date_ms: number | undefined;
}

/**
 * Reads the list from its newest page.
 *
 * @param from_ms reading stops after a page that ends before this creation time.
 * @returns undefined when a page is not a list or an item is unreadable: the listing then proves nothing.
 * @throws UpstreamFailure when a page gets no answer.
 */
export async function readListing(
  upstream: UpstreamPlan,
  target: UpstreamTarget,
  means: UnknownByList,
  from_ms: number,
  services: TaskServices,
): Promise<Listing | undefined> {
  const byId = new Map<string, ListedJob>();
  let date_ms: number | undefined;
  const max = means.page?.most ?? 1;
  for (let number = 1; number <= max; number += 1) {
    const request = ownGet(upstream, target, pagePath(means, number));
    const answer = await collect(services.upstreams, request);
    date_ms ??= readDate_ms(answer);
    const page = readPage(answer, means);
    if (page === undefined) return undefined;
    for (const item of page.items) byId.set(item.id, item);
    if (isLast(page, byId.size, means))
      return { items: [...byId.values()], complete_after_ms: Number.NEGATIVE_INFINITY, date_ms };
    // The newest items come first. In a list with another order, the last item is not older, so reading continues.
    const last_ms = page.items.at(-1)?.created_at_ms ?? Number.POSITIVE_INFINITY;
    if (last_ms < from_ms) return { items: [...byId.values()], complete_after_ms: last_ms, date_ms };
    if (page.items.length === 0) break;
  }
  return { items: [...byId.values()], complete_after_ms: Number.POSITIVE_INFINITY, date_ms };
}

function readDate_ms({ headers }: Answer): number | undefined {
  const date_ms = Date.parse(headerIn(headers, 'date') ?? '');
  return Number.isNaN(date_ms) ? undefined : date_ms;
}

function pagePath({ path, page }: UnknownByList, number: number): string {
  if (page === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${page.number}=${number}&${page.size}=${page.items}`;
}

interface Page {
  readonly items: readonly ListedJob[];
  readonly total: number | undefined;
}

/** Uses the total if there is one, because an upstream may return fewer items per page than requested. */
function isLast({ items, total }: Page, seen: number, { page }: UnknownByList): boolean {
  if (total !== undefined) return seen >= total;
  return items.length < (page?.items ?? 1);
}

function readPage(answer: Answer, means: UnknownByList): Page | undefined {
  const body = answer.statusCode === 200 ? readJson(answer) : undefined;
  const listed = follow(means.items, body);
  if (!Array.isArray(listed)) return undefined;
  const items: ListedJob[] = [];
  for (const item of listed) {
    const [id, model, created_at] = [
      idText(follow(means.id, item)),
      follow(means.model, item),
      follow(means.created_at, item),
    ];
    if (id === undefined || typeof model !== 'string' || typeof created_at !== 'number') return undefined;
    items.push({ id, model, created_at_ms: created_at * 1000, item });
  }
  const total = means.total && follow(means.total, body);
  return { items, total: typeof total === 'number' && Number.isSafeInteger(total) ? total : undefined };
}
