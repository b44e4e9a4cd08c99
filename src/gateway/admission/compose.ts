/** Composes the steps of every route at startup: one list per branch, with a step for each feature that the branch uses. */

import { isEarlier, isOf, media } from '../../billing/kinds.ts';
import { atPrices } from '../../billing/pricing/caller-terms.ts';
import { quoteMetered } from '../../billing/pricing/metered-quote.ts';
import { quoteTask } from '../../billing/pricing/task-quote.ts';
import { getOrCreate } from '../../lib/get-or-create.ts';
import { Refusal } from '../../lib/refusal.ts';
import type {
  BillingPlan,
  BranchPlan,
  FillPlan,
  ForwardRoute,
  MeterPlan,
  ModelPlan,
  ModelRule,
  Plan,
  RoutePlan,
} from '../../plan/index.ts';
import type { Backend } from './backend.ts';
import { type ParsedBody, requiresBody } from './body.ts';
import { branchesOf, selectBranch } from './branch.ts';
import { ambiguities } from './case-collisions.ts';
import { refuseClosed } from './closed.ts';
import { asksFor, fillBody } from './fill.ts';
import { refuseForbidden } from './forbid.ts';
import { checkLines } from './lines.ts';
import { selectModel } from './model.ts';
import { requireOwned } from './ownership.ts';
import { renameModel } from './rename.ts';
import type { Made, RequestState } from './request-state.ts';
import { expandShorthand } from './shorthand.ts';
import { type Observe, type Run, StepList, type Steps } from './step.ts';
import { onlyMembers, validateBody } from './validate.ts';

/** @param observe wraps the function of each step. */
export function composeRoute<X extends RequestState, Built extends object>(
  route: RoutePlan,
  plan: Plan,
  backend: Backend<X, Built>,
  observe?: Observe<X>,
): Steps<X> {
  const entered = composeEntry(new StepList<X>(observe), route, plan, backend);
  if (route.action !== 'forward') return entered.step(route.action, backend.own(route));
  const { model, branches } = route;
  const parsed = entered
    .optional(mayReplay(route) ? route : undefined, 'replay', backend.replay)
    .optional(mayHaveBody(route), 'parse', () => parse(route, plan, backend));
  const choose = takeBranch(route);
  if (model === undefined) {
    return parsed.fork(choose, branches, (branch, list) =>
      composeWithoutModel(composeRequest(list, route, branch, plan, backend), route, plan, backend),
    );
  }
  return parsed
    .step('model', select(model, plan, backend))
    .fork(choose, branches, (branch, list) =>
      composeWithModel(composeRequest(list, route, branch, plan, backend), route, branch, plan, backend),
    );
}

/** The first steps of every request. */
function composeEntry<X extends RequestState, Built extends object>(
  list: StepList<X>,
  route: RoutePlan,
  plan: Plan,
  backend: Backend<X, Built>,
): StepList<X, X & Made<'principal'>> {
  const authenticate = backend.authenticate(route.interface);
  return list
    .step('receive', backend.receive)
    .step('authenticate', authenticate)
    .optional(closing(route, backend), 'closed', (refuse) => refuse)
    .optional(mayHaveBody(route), 'body', () => backend.body(bodyLimit_bytes(route, plan), authenticate));
}

/** Refuses every request of a route that is retired or in maintenance; undefined: it is open. */
function closing<X extends RequestState, Built extends object>(
  route: RoutePlan,
  { now }: Backend<X, Built>,
): (() => void) | undefined {
  if (now === undefined || (route.retired ?? route.maintenance) === undefined) return undefined;
  return () => refuseClosed(route, `${route.method} ${route.path}`, 'route_not_found', now());
}

/** The steps from the branch to the request to the upstream. */
function composeRequest<X extends RequestState, Now extends X & Made<'principal'>, Built extends object>(
  list: StepList<X, Now>,
  route: ForwardRoute,
  branch: BranchPlan,
  plan: Plan,
  backend: Backend<X, Built>,
): StepList<X, Now & Built> {
  const { requires_owner } = route;
  const hasBody = mayHaveBody(route);
  const limited = list
    .optional(plan.limits, 'limit', backend.limit)
    .optional(hasBody ? ambiguities(route, branch, plan) : undefined, 'unambiguous', check<X>);
  return composeRewriting(limited, branch)
    .optional(hasBody && renames(route, plan) ? route.model : undefined, 'rename', renameStep<X>)
    .optional(requires_owner.length > 0, 'ownership', () => requireOwned<X, Built>(route, backend))
    .optional(route.lines, 'lines', (lines) => checkLines<X, Built>(lines, plan.server.bodies.nodes, backend))
    .step('build_request', backend.buildRequest(route, branch));
}

/** The steps that turn the caller's body into the body for the upstream. */
export function composeRewriting<X extends RequestState, Now extends X>(
  list: StepList<X, Now>,
  { shorthand, schema, forbid, fill, only }: BranchPlan,
): StepList<X, Now> {
  return list
    .optional(shorthand, 'expand', (rule) => edit<X>((body) => expandShorthand(rule, body)))
    .optional(schema, 'validate', (rule) => check<X>((value) => validateBody(rule, value)))
    .optional(forbid, 'forbid', (rules) => check<X>((value) => refuseForbidden(rules, value)))
    .optional(fill, 'fill', fillStep<X>)
    .optional(only, 'pick', (rule) => edit<X>((body) => onlyMembers(rule, body)));
}

/** The steps from the quote to the end. */
function composeWithModel<X extends RequestState, Built extends object>(
  list: StepList<X, X & Built & Made<'principal' | 'model'>>,
  route: ForwardRoute,
  { creates_task, billing, meter }: BranchPlan,
  plan: Plan,
  backend: Backend<X, Built>,
): Steps<X> {
  if (creates_task !== undefined && billing !== undefined) {
    const quoted = list
      .optional(hasEarlier(billing) ? billing : undefined, 'earlier', backend.earlier)
      .optional(hasMedia(billing) ? billing : undefined, 'media', (rule) => backend.media(rule, false))
      .step('quote', taskQuoteStep<X>(billing));
    return backend.create(quoted.optional(plan.limits, 'reserve', backend.reserve), route, creates_task);
  }
  if (meter === undefined) return composeWithoutModel(list, route, plan, backend);
  const quoted = list
    .optional(hasEarlier(meter) ? meter : undefined, 'earlier', backend.earlier)
    .optional(hasMedia(meter) ? meter : undefined, 'media', (rule) => backend.media(rule, true))
    .step('quote', meteredQuoteStep<X>(meter))
    .optional(plan.limits, 'reserve', () => backend.reserveTokens(meter));
  const { websocket } = route;
  return websocket === undefined
    ? backend.meter(quoted, route, meter)
    : backend.websocket(quoted, route, websocket, meter);
}

/** The last steps of a request without a quote. */
function composeWithoutModel<X extends RequestState, Built extends object>(
  list: StepList<X, X & Built & Made<'principal'>>,
  route: ForwardRoute,
  { limits }: Plan,
  backend: Backend<X, Built>,
): Steps<X> {
  const counted = list.optional(limits, 'reserve', backend.reserve);
  const { creates_resource, removes_resource, rewrite } = route;
  // An id in a header is recorded while the answer passes.
  return rewrite?.some(({ route }) => route !== undefined) === true ||
    removes_resource.length > 0 ||
    creates_resource.some(({ header }) => header === undefined)
    ? backend.forwardWhole(counted, route)
    : backend.forward(counted, route);
}

/** The body of a GET has no meaning (RFC 9110 §9.3.1), so it is not read. */
function mayHaveBody({ method }: RoutePlan): boolean {
  return method !== 'GET';
}

function bodyLimit_bytes(route: RoutePlan, { server }: Plan): number {
  const own_bytes = route.action === 'forward' ? route.body_limit_bytes : undefined;
  return Math.min(server.body_limit_bytes, own_bytes ?? server.body_limit_bytes);
}

function mayReplay({ interface: { idempotency }, branches }: ForwardRoute): boolean {
  return idempotency !== undefined && branches.some(({ creates_task }) => creates_task !== undefined);
}

function hasMedia(rule: Pick<BillingPlan, 'facts'>): boolean {
  return rule.facts.some(({ source }) => isOf(media, source));
}

function hasEarlier(rule: Pick<BillingPlan, 'facts'>): boolean {
  return rule.facts.some(isEarlier);
}

const noBytes = Buffer.alloc(0);

/** Skips an absent body where none is required. */
function parse<X extends RequestState, Built extends object>(
  route: ForwardRoute,
  { server }: Plan,
  backend: Backend<X, Built>,
): Run<X, Made<'body'>> {
  const { nodes } = server.bodies;
  const isRequired = requiresBody(route);
  const { form, file, json } = route;
  if (form !== undefined) {
    const ofForm = ({ received = noBytes, contentType }: X) => ({
      body: backend.parseForm(received, contentType, form),
    });
    if (json === undefined) return ofForm;
    const fitting = (body: ParsedBody) => {
      validateBody(json, body.value);
      return { body };
    };
    return (exchange) => {
      const { received = noBytes, contentType } = exchange;
      if (contentType === undefined || !JSON_TYPE.test(contentType)) return ofForm(exchange);
      const parsed = backend.parse(received, contentType, nodes);
      return parsed instanceof Promise ? parsed.then(fitting) : fitting(parsed);
    };
  }
  if (file !== undefined) {
    const ofFile = ({ received = noBytes, contentType }: X) => ({
      body: backend.parseFile(received, contentType, file),
    });
    if (!file.json) return ofFile;
    return (exchange) => {
      const { received = noBytes, contentType } = exchange;
      if (contentType !== undefined && !JSON_TYPE.test(contentType)) return ofFile(exchange);
      const parsed = backend.parse(received, contentType, nodes);
      return parsed instanceof Promise
        ? parsed.then((body) => ({ body: withoutFile(body) }))
        : { body: withoutFile(parsed) };
    };
  }
  return ({ received = noBytes, contentType }) => {
    if (!isRequired && received.length === 0) return;
    const parsed = backend.parse(received, contentType, nodes);
    return parsed instanceof Promise ? parsed.then((body) => ({ body })) : { body: parsed };
  };
}

const JSON_TYPE = /^application\/json[ \t]*(?:;|$)/i;

/** A condition tells files from JSON by this member. */
function withoutFile(body: ParsedBody): ParsedBody {
  if (!Object.hasOwn(Object(body.value), 'file')) return body;
  throw new Refusal(
    'invalid_request',
    "the body has a member 'file', which is not accepted here; send the file as the body",
  );
}

function select<X extends RequestState, Built extends object>(
  rule: ModelRule,
  { models, aliases }: Plan,
  { allowDisabled, now }: Backend<X, Built>,
): Run<X & Made<'principal'>, Made<'model'>> {
  const options = { allowDisabled, aliases, now };
  const { source } = rule;
  return (exchange) => {
    const { body, principal, params } = exchange;
    const named = source.in === 'query' ? { [source.name]: exchange.query(source.name) ?? '' } : params;
    return { model: selectModel(rule, models, body?.value, named, principal.mayUseModel, options) };
  };
}

/** The branches that a model may take are computed at its first request. */
function takeBranch<X extends RequestState>(route: ForwardRoute): Run<X, Made<'branch'>> {
  const fitting = new Map<ModelPlan | undefined, readonly BranchPlan[]>();
  return (exchange) => {
    const { model } = exchange;
    const branches = getOrCreate(fitting, model, () => branchesOf(route, model));
    return { branch: selectBranch(route, model, exchange, branches) };
  };
}

/** A request without a body skips this. @param refuse throws if the parsed body is not accepted. */
function check<X extends RequestState>(refuse: (value: unknown) => void): Run<X> {
  return ({ body }) => {
    if (body !== undefined) refuse(body.value);
  };
}

function fillStep<X extends RequestState>(fill: FillPlan): Run<X, Pick<RequestState, 'body' | 'hidden'>> {
  return ({ body }) => {
    if (body === undefined) return;
    return {
      body: fillBody(fill, body),
      hidden: fill.hide === undefined || asksFor(fill, body) ? undefined : fill.hide,
    };
  };
}

/** Whether the route may write the name of a model into the body. */
function renames({ model }: ForwardRoute, { models, aliases }: Plan): boolean {
  if (model?.source.in !== 'body') return false;
  return (
    model.source.default !== undefined || aliases !== undefined || [...models.values()].some(({ as }) => as.size > 0)
  );
}

function renameStep<X extends RequestState>(rule: ModelRule): Run<X, Made<'body'>> {
  return ({ body, model }) => body && { body: renameModel(rule, model, model?.upstream, body) };
}

/** A request without a body skips this. */
function edit<X extends RequestState>(change: (body: ParsedBody) => ParsedBody): Run<X, Made<'body'>> {
  return ({ body }) => body && { body: change(body) };
}

function taskQuoteStep<X extends RequestState>(
  rule: BillingPlan,
): Run<X & Made<'principal' | 'model'>, Made<'task_quote'>> {
  return ({ body, lengths, earlier, model, arrived_ms: at_ms, principal: { price_factor_nano, price_list } }) => {
    const terms = { price_factor_nano, at_ms, lengths, earlier };
    return { task_quote: quoteTask(rule, atPrices(price_list, model), body?.value, terms) };
  };
}

function meteredQuoteStep<X extends RequestState>(
  meter: MeterPlan,
): Run<X & Made<'principal' | 'model'>, Made<'metered_quote'>> {
  return ({ body, lengths, earlier, model, arrived_ms: at_ms, principal: { price_factor_nano, price_list } }) => {
    const terms = { price_factor_nano, at_ms, lengths, earlier };
    const priced = atPrices(price_list, model);
    return { metered_quote: quoteMetered(meter, priced, body?.value, body?.raw.length ?? 0, terms) };
  };
}
