/** Lists the caller's own resources of one kind, newest first, with the upstream's record of each. */
import { fillPath } from '../../lang/path-template.ts';
import { follow } from '../../lang/pointer.ts';
import { renderTree } from '../../lang/tree.ts';
import type { ResourceListRoute } from '../../plan.ts';
import { concurrently } from '../../platform/concurrently.ts';
import type { OwnedResource } from '../../store/store.ts';
import { collect, readJson } from '../../upstream/collect.ts';
import { UpstreamFailure } from '../../upstream/failure.ts';
import { sendJson } from '../answer.ts';
import { type Exchange, type Known, rawQuery, type Services } from '../exchange.ts';
import { upstreamRequest } from './build-request.ts';
import { readPage } from './page.ts';

/** How many resources of a page are read from the upstream at the same time. */
const QUERY_CONCURRENCY = 8;

/** The step `list_resources`. @throws Refusal invalid_request for an invalid page; upstream_off. */
export async function listOwnResources(
  exchange: Known<'principal'>,
  route: ResourceListRoute,
  services: Services,
): Promise<void> {
  const { account } = exchange.principal;
  const page = readPage(new URLSearchParams(rawQuery(exchange.request)), route.page);
  const { resources, total } = await services.store.listResources(route.resource, account, page);
  const items = await concurrently(resources, QUERY_CONCURRENCY, (resource) =>
    describe(resource, exchange, route, services),
  );
  const values = {
    items,
    total,
    'page.number': page.number,
    'page.size': page.limit,
    'request.id': exchange.id,
  };
  sendJson(exchange, 200, renderTree(route.answer, values));
}

/** The upstream's record of a resource, or else an item with the data that the gateway has. */
async function describe(
  { id, created_at_ms }: OwnedResource,
  exchange: Exchange,
  route: ResourceListRoute,
  services: Services,
): Promise<unknown> {
  const values = { 'resource.id': id, 'resource.created_at': Math.floor(created_at_ms / 1000) };
  const known = () => renderTree(route.item, values);
  const path = fillPath(route.record_path, { id });
  const request = upstreamRequest(exchange, route.interface, route.upstream, route.upstream.target, {
    method: 'GET',
    path,
  });
  try {
    const answer = await collect(services.upstreams, request);
    if (answer.statusCode < 200 || answer.statusCode > 299) return known();
    return follow(route.record, readJson(answer)) ?? known();
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return known();
  }
}
