/** What happens to a request, by what its route does: each list of steps reads as the feature list. */
import { type ParsedBody, requiresBody } from '../admission/body.ts';
import { selectBranch } from '../admission/branch.ts';
import { mustBeUnambiguous, refuseLookAlikes } from '../admission/look-alikes.ts';
import { selectModel } from '../admission/model.ts';
import { neededResources } from '../admission/needs.ts';
import { shapeBody } from '../admission/shape.ts';
import { quoteMetered } from '../billing/metered.ts';
import { quote } from '../billing/quote.ts';
import type { BillingPlan, BranchPlan, ForwardRoute, ModelPlan, RoutePlan, TaskKindPlan } from '../plan.ts';
import type { IdempotencyClaim } from '../store/store.ts';
import type { UpstreamRequest } from '../upstream/client.ts';
import { collect, readJson } from '../upstream/collect.ts';
import type { Exchange, Services } from './exchange.ts';
import { cancelOwnTask } from './steps/cancel-task.ts';
import { getModel, listModels } from './steps/catalogue.ts';
import { createTask } from './steps/create-task.ts';
import { claimOf, replayClaim } from './steps/idempotency.ts';
import { listOwnResources } from './steps/list-resources.ts';
import { listOwnTasks } from './steps/list-tasks.ts';
import { measureMedia } from './steps/measure-media.ts';
import { meterRequest } from './steps/meter-request.ts';
import { bindMade, forgetRemoved, requireOwned } from './steps/own.ts';
import { passThrough } from './steps/pass-through.ts';
import { pollOwnTask } from './steps/poll-task.ts';
import { readBody } from './steps/read-body.ts';
import { passOn, upstreamRequest } from './steps/send.ts';

/** Runs an authenticated request to its end. @throws Refusal, UpstreamFailure: nothing has been written yet. */
export function run(exchange: Exchange, services: Services): void | Promise<void> {
  if (is(exchange, 'forward')) return forward(exchange, services);
  if (is(exchange, 'poll')) return pollOwnTask(exchange, services);
  if (is(exchange, 'cancel')) return cancelOwnTask(exchange, services);
  if (is(exchange, 'list_tasks')) return listOwnTasks(exchange, services);
  if (is(exchange, 'list_resources')) return listOwnResources(exchange, services);
  if (is(exchange, 'list_models')) return listModels(exchange, services);
  if (is(exchange, 'get_model')) return getModel(exchange, services);
  throw new Error(`route ${exchange.route.name} does nothing`);
}

function is<A extends RoutePlan['action']>(
  exchange: Exchange,
  action: A,
): exchange is Exchange<Extract<RoutePlan, { action: A }>> {
  return exchange.route.action === action;
}

/** What a request has become on its way to the upstream. */
interface Shaped {
  readonly branch: BranchPlan;
  readonly model: ModelPlan | undefined;
  /** As it goes up. */
  readonly body: ParsedBody | undefined;
  readonly claim: IdempotencyClaim | undefined;
}

/**
 * A repeated idempotency key is answered first: whatever has changed since the first request, a price, a model that was switched
 * off, a reference whose URL has expired, its answer stays what it was.
 */
function forward(exchange: Exchange<ForwardRoute>, services: Services): Promise<void> {
  const claim = claimOf(exchange);
  if (claim === undefined) return forwardOnce(exchange, undefined, services);
  return services.store.findClaim(exchange.principal.account, claim).then((found) => {
    if (found === undefined) return forwardOnce(exchange, claim, services);
    passOn(exchange, replayClaim(found, services));
    return undefined;
  });
}

function forwardOnce(
  exchange: Exchange<ForwardRoute>,
  claim: IdempotencyClaim | undefined,
  services: Services,
): Promise<void> {
  const received = readBody(exchange, requiresBody(exchange.route), services);
  if (received instanceof Promise) return received.then((body) => forwardBody(exchange, body, claim, services));
  return forwardBody(exchange, received, claim, services);
}

function forwardBody(
  exchange: Exchange<ForwardRoute>,
  received: ParsedBody | undefined,
  claim: IdempotencyClaim | undefined,
  services: Services,
): Promise<void> {
  const { route, principal, params } = exchange;
  const model = route.model && selectModel(route.model, services.plan.models, received?.value, params, principal.sees);
  if (model !== undefined) exchange.notes.model = model.id;
  const branch = selectBranch(route, model);
  if (received !== undefined && mustBeUnambiguous(route, branch)) refuseLookAlikes(received.value);
  const body = received && shapeBody(branch, received);
  const needed = neededResources(route, body?.value, params);
  const shaped = { branch, model, body, claim };
  if (needed.length === 0) return send(exchange, shaped, services);
  return requireOwned(needed, principal, services).then(() => send(exchange, shaped, services));
}

function send(exchange: Exchange<ForwardRoute>, shaped: Shaped, services: Services): Promise<void> {
  const { branch, model, body } = shaped;
  const request = requestOf(exchange, branch, model, body);
  if (branch.creates !== undefined && branch.billing !== undefined && model !== undefined) {
    return create(exchange, { ...shaped, model, kind: branch.creates, rule: branch.billing, request }, services);
  }
  if (branch.meter !== undefined && model !== undefined) {
    const size = body?.raw.length ?? 0;
    const priced = quoteMetered(branch.meter, model, body?.value, size, exchange.principal.discount_nano);
    return meterRequest(exchange, { meter: branch.meter, quote: priced, request }, services);
  }
  const { makes, removes } = exchange.route;
  if (makes.length + removes.length > 0) return collectAndBind(exchange, request, services);
  return passThrough(exchange, request, services).then(() => undefined);
}

interface Creation extends Shaped {
  readonly model: ModelPlan;
  readonly kind: TaskKindPlan;
  readonly rule: BillingPlan;
  readonly request: UpstreamRequest;
}

async function create(
  exchange: Exchange<ForwardRoute>,
  { model, kind, rule, request, body, claim }: Creation,
  services: Services,
): Promise<void> {
  const lengths = await measureMedia(rule, model, body?.value, exchange.principal.account, services);
  const { account, key, discount_nano } = exchange.principal;
  const priced = quote(rule, model, body?.value, discount_nano, lengths);
  const route = exchange.route.name;
  const creation = { account, key, route, model: model.id, kind, quote: priced, request, idempotency: claim };
  return createTask(exchange, creation, services);
}

function requestOf(
  exchange: Exchange<ForwardRoute>,
  branch: BranchPlan,
  model: ModelPlan | undefined,
  body: ParsedBody | undefined,
): UpstreamRequest {
  const upstream = model?.upstream ?? exchange.route.upstream;
  if (upstream === undefined) throw new Error(`route ${exchange.route.name} has no upstream`);
  return upstreamRequest(exchange, upstream, { path: branch.upstream_path(exchange.params), body: body?.raw });
}

/** For answers that make something the caller's, or no longer the caller's: recorded before the caller hears of it. */
async function collectAndBind(
  exchange: Exchange<ForwardRoute>,
  request: UpstreamRequest,
  services: Services,
): Promise<void> {
  const { route, principal, params } = exchange;
  const answer = await collect(services.upstreams, request);
  const isSuccess = answer.statusCode >= 200 && answer.statusCode < 300;
  if (isSuccess) await bindMade(route.makes, readJson(answer), principal, services);
  // What is not there any more is nobody's, whoever removed it.
  const isGone = answer.statusCode === 404 || answer.statusCode === 410;
  if (isSuccess || isGone) await forgetRemoved(route.removes, params, principal, services);
  passOn(exchange, answer);
}
