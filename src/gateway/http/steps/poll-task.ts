/** Answers a poll or a cancellation of a stored task. */

import { Refusal } from '../../../lib/refusal.ts';
import type { CancelRoute, PollRoute, RoutePlan, TaskIdPlace, TaskKindPlan } from '../../../plan/index.ts';
import type { UpstreamRequest } from '../../../upstream/client/client.ts';
import { headerIn, headersWithout } from '../../../upstream/client/headers.ts';
import { relay } from '../../../upstream/client/relay.ts';
import { reportUpstreamFailure } from '../../metrics/metrics.ts';
import type { Services } from '../../runtime/services.ts';
import { cancelTask } from '../../tasks/cancel.ts';
import { findOwnTask, type KnownTask, type RecordRequest, recordPath } from '../../tasks/known-task.ts';
import { pollTask } from '../../tasks/poll.ts';
import { passOn, writeHead } from '../answer.ts';
import { type Exchange, type ExchangeWith, rawQuery } from '../exchange.ts';
import { upstreamRequest } from './build-request.ts';
import { bindCreated } from './resources.ts';

/** The step `poll`. @throws Refusal task_not_found; resource_not_found if the answer names a resource of another account. */
export async function pollOwnTask(
  exchange: ExchangeWith<'principal'>,
  route: PollRoute,
  services: Services,
): Promise<void> {
  const known = await requireOwnTask(exchange, route.kinds, route.id, services);
  const request = recordRequest(exchange, route);
  // Members of a whole answer are rewritten.
  const options = { isWhole: route.rewrite !== undefined };
  const { answer } = await pollTask(known, request(known, 'GET'), services, options);
  await bindCreated(route.creates_resource, answer, exchange, services);
  if (answer.isHead === true) await streamFile(exchange, route, request(known, 'GET'), services);
  else passOn(exchange, answer);
}

/** How long the rest of a file is read after its caller has left: not at all. */
const NO_DRAIN = { time_ms: 0, bytes: 0 };

/** Asks again for what a task has made, and streams it: it may be larger than the memory. @throws UpstreamFailure without an answer */
async function streamFile(
  exchange: Exchange,
  { name }: PollRoute,
  request: UpstreamRequest,
  services: Services,
): Promise<void> {
  const end = await relay(services.upstreams, request, exchange.response, {
    on_abort: 'cancel',
    drain: NO_DRAIN,
    drains: services.drains,
    streams: services.streams,
    writeHead: (statusCode, headers) => writeHead(exchange, statusCode, headers),
    breakEvent: () => undefined,
  });
  if (end.how === 'no_answer') throw end.failure;
  if (end.how === 'broken') reportUpstreamFailure(end.failure, { id: exchange.id, route: name }, services);
}

/** Finds a task of the caller. @throws Refusal task_not_found, the same for another account's task and for one that does not exist. */
async function requireOwnTask(
  exchange: ExchangeWith<'principal'>,
  kinds: readonly TaskKindPlan[],
  place: TaskIdPlace,
  services: Services,
): Promise<KnownTask> {
  const id = idAt(place, exchange);
  const known = await findOwnTask(exchange.principal.account, kinds, id, services);
  if (known === undefined) throw new Refusal('task_not_found', `task '${id.slice(0, 80)}' does not exist`);
  exchange.task = known.task.id;
  return known;
}

/** @throws Refusal invalid_request if the query has no id, or two: the gateway and the upstream might read another one. */
function idAt({ in: where, name }: TaskIdPlace, { params, request }: Exchange): string {
  if (where === 'param') return params[name] ?? '';
  const [id = '', ...others] = new URLSearchParams(rawQuery(request)).getAll(name);
  if (id === '') throw new Refusal('invalid_request', `the query has no ${name}; add ?${name}=ID`);
  if (others.length > 0) throw new Refusal('invalid_request', `the query has ${name} twice; send it once`);
  return id;
}

/** Builds requests for a task's record, with the caller's allowed headers and query, and the `accept` of its kind where that leaves none. */
export function recordRequest(
  exchange: Exchange,
  { interface: accepted }: Pick<RoutePlan, 'interface'>,
): RecordRequest {
  return (known, method, path = recordPath(known)) => {
    const request = upstreamRequest(exchange, accepted, known.upstream, known.target, { method, path });
    const { accept } = known.kind;
    if (method !== 'GET' || accept === undefined) return request;
    const { headers } = request;
    if ((headerIn(headers, 'accept') ?? '*/*') !== '*/*') return request;
    return { ...request, headers: [...headersWithout(headers, (name) => name === 'accept'), 'accept', accept] };
  };
}

/** @throws Refusal conflict if it is not known whether the task has ended or what it costs. Then nothing is deleted. */
export async function cancelOwnTask(
  exchange: ExchangeWith<'principal'>,
  route: CancelRoute,
  services: Services,
): Promise<void> {
  const known = await requireOwnTask(exchange, route.kinds, route.id, services);
  const cancelled = await cancelTask(known, route, recordRequest(exchange, route), services);
  switch (cancelled.outcome) {
    case 'answered':
      passOn(exchange, cancelled.answer);
      return;
    case 'in_review':
      throw new Refusal(
        'conflict',
        'the cost of this task is in review; its record cannot be deleted until that has ended',
      );
    case 'unclear':
      throw new Refusal('conflict', 'the upstream did not report whether the task has ended; try again later');
  }
}
