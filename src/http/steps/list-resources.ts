/** The caller's own resources of one kind, newest first, each as the upstream describes it. Nobody else's are ever asked for. */

import { given } from '../../admission/request-state.ts';
import type { ResourceListRoute } from '../../plan.ts';
import { concurrently } from '../../platform/concurrently.ts';
import type { OwnedResource } from '../../store/store.ts';
import { collect, readJson } from '../../upstream/collect.ts';
import { UpstreamFailure } from '../../upstream/failure.ts';
import { sendJson } from '../answer.ts';
import { type Exchange, rawQuery, type Services } from '../exchange.ts';
import { upstreamRequest } from './address.ts';
import { readPage } from './page.ts';

/** How many resources of a page the upstream is asked about at once. */
const query_concurrency = 8;

/** @throws Refusal invalid_request for a page that there cannot be; upstream_off. */
export async function listOwnResources(
  exchange: Exchange,
  route: ResourceListRoute,
  services: Services,
): Promise<void> {
  const { account } = given(exchange.principal, 'principal');
  const page = readPage(new URLSearchParams(rawQuery(exchange.request)), route.page);
  const { resources, total } = await services.store.listResources(route.resource, account, page);
  const items = await concurrently(resources, query_concurrency, (resource) =>
    describe(resource, exchange, route, services),
  );
  const values = {
    items,
    total,
    'page.number': page.number,
    'page.size': page.limit,
    'request.id': exchange.id,
  };
  sendJson(exchange, 200, route.answer(values));
}

/** The upstream's record of a resource; where it gives none, what the gateway itself knows of it. */
async function describe(
  { id, created_at_ms }: OwnedResource,
  exchange: Exchange,
  route: ResourceListRoute,
  services: Services,
): Promise<unknown> {
  const known = () => route.item({ 'resource.id': id, 'resource.created_at': Math.floor(created_at_ms / 1000) });
  const path = route.query_path(encodeURIComponent(id));
  const request = upstreamRequest(exchange, route.upstream, { method: 'GET', path });
  try {
    const answer = await collect(services.upstreams, request);
    if (answer.statusCode < 200 || answer.statusCode > 299) return known();
    return route.record(readJson(answer)) ?? known();
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return known();
  }
}
