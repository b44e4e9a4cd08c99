/** Composes the steps of every route at startup: one list per branch, with a step for each feature that the branch uses. */
import { quoteMetered } from '../billing/metered-quote.ts';
import { quoteTask } from '../billing/task-quote.ts';
import type {
  BillingPlan,
  BodyValidator,
  BranchPlan,
  FillPlan,
  ForwardRoute,
  MeterPlan,
  ModelRule,
  Plan,
  RoutePlan,
} from '../plan.ts';
import type { Backend } from './backend.ts';
import { type ParsedBody, requiresBody } from './body.ts';
import { branchesOf, selectBranch } from './branch.ts';
import { asksFor, fillBody } from './fill.ts';
import { mustBeUnambiguous, refuseLookAlikes } from './look-alikes.ts';
import { selectModel } from './model.ts';
import { requireOwned } from './ownership.ts';
import { renameModel } from './rename.ts';
import { given, type RequestState } from './request-state.ts';
import { expandShorthand } from './shorthand.ts';
import { finalStep, type Run, type Step, type StepName, step } from './step.ts';
import { onlyMembers, validateBody } from './validate.ts';

type Steps<X> = readonly Step<X>[];

/**
 * @returns the list with which a request of the route begins: that of the first branch, until the step `branch` replaces it by that of
 * the chosen branch. So its final steps also run when no earlier step did.
 */
export function composeRoute<X extends RequestState<X>>(route: RoutePlan, plan: Plan, backend: Backend<X>): Steps<X> {
  if (route.action !== 'forward') {
    return [...composeEntry(route, plan, backend), step(route.action, backend.own(route))];
  }
  const lists = composeForward(route, plan, backend);
  return lists.values().next().value ?? [];
}

/** The list of each branch. All lists have the same steps up to `branch`. */
export function composeForward<X extends RequestState<X>>(
  route: ForwardRoute,
  plan: Plan,
  backend: Backend<X>,
): ReadonlyMap<BranchPlan, Steps<X>> {
  const lists = new Map<BranchPlan, Steps<X>>();
  const upToBranch = [
    ...composeEntry(route, plan, backend),
    ...when(mayReplay(route), () => step('replay', backend.replay(route))),
    ...when(mayHaveBody(route), () => step('parse', parse(requiresBody(route), plan, backend))),
    ...optional(route.model, (rule) => step('model', select(rule, plan, backend))),
    step('branch', takeBranch(route, plan, lists)),
  ];
  for (const branch of route.branches) {
    lists.set(branch, [
      ...upToBranch,
      ...optional(plan.limits, (limits) => step('limit', backend.limit(limits))),
      ...when(mayHaveBody(route) && mustBeUnambiguous(route, branch), () => step('unambiguous', refuseAmbiguity<X>())),
      ...composeRewriting<X>(branch),
      ...when(mayHaveBody(route) && renames(route, plan), () => step('rename', renameStep<X>(route))),
      ...when(route.requires_owner.length > 0, () => step('ownership', requireOwned(route, backend))),
      step('address', backend.address(route, branch)),
      ...composeSending(route, branch, plan, backend),
    ]);
  }
  return lists;
}

/** The first steps of every request. */
function composeEntry<X>(route: RoutePlan, plan: Plan, backend: Backend<X>): Steps<X> {
  return [
    step('receive', backend.receive),
    step('authenticate', backend.authenticate(route.interface)),
    ...when(mayHaveBody(route), () => step('body', backend.body(bodyLimit_bytes(route, plan)))),
  ];
}

/** The steps that turn the caller's body into the body for the upstream. */
export function composeRewriting<X extends RequestState<X>>(branch: BranchPlan): Steps<X> {
  const { shorthand, validate, fill, only } = branch;
  const rewrite = <R>(name: StepName, rule: R | undefined, edit: (rule: R, body: ParsedBody) => ParsedBody): Steps<X> =>
    optional(rule, (known) => step(name, editBody<X, R>(known, edit)));
  return [
    ...rewrite('expand', shorthand, expandShorthand),
    ...optional(validate, (rule) => step('validate', checkBody<X>(rule))),
    ...optional(fill, (plan) => step('fill', fillStep<X>(plan))),
    ...rewrite('pick', only, onlyMembers),
  ];
}

/** The steps from the quote to the end. A route without a model has no quote. */
function composeSending<X extends RequestState<X>>(
  route: ForwardRoute,
  branch: BranchPlan,
  { limits }: Plan,
  backend: Backend<X>,
): Steps<X> {
  const { creates_task, billing, meter } = branch;
  if (route.model !== undefined && creates_task !== undefined && billing !== undefined) {
    const { hold, forward, record, answer } = backend.creation(route, creates_task);
    return [
      ...when(hasMedia(billing), () => step('media', backend.media(billing))),
      step('quote', taskQuoteStep(billing)),
      step('hold', hold),
      step('forward', forward),
      step('record', record),
      step('answer', answer),
    ];
  }
  if (route.model !== undefined && meter !== undefined) {
    const { hold, forward, meter: count, charge, record } = backend.metered(route, meter);
    return [
      step('quote', meteredQuoteStep(meter)),
      ...when(limits !== undefined, () => step('reserve', backend.reserve(meter))),
      step('hold', hold),
      step('forward', forward),
      finalStep('meter', count),
      finalStep('charge', charge),
      finalStep('record', record),
    ];
  }
  if (route.creates_resource.length + route.removes_resource.length > 0) {
    const { forward, record, answer } = backend.resources(route);
    return [step('forward', forward), step('record', record), step('answer', answer)];
  }
  return [step('forward', backend.plain(route).forward)];
}

function when<S>(isSo: boolean, make: () => S): readonly S[] {
  return isSo ? [make()] : [];
}

function optional<T, S>(rule: T | undefined, make: (rule: T) => S): readonly S[] {
  return rule === undefined ? [] : [make(rule)];
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

function hasMedia(rule: BillingPlan): boolean {
  return rule.facts.some(({ source }) => source.from === 'media');
}

const noBytes = Buffer.alloc(0);

/** Skips an absent body where none is required. */
function parse<X extends RequestState<X>>(isRequired: boolean, { server }: Plan, backend: Backend<X>): Run<X> {
  const { nodes } = server.bodies;
  return (exchange) => {
    const raw = exchange.received ?? noBytes;
    if (!isRequired && raw.length === 0) return;
    const parsed = backend.parse(raw, exchange.contentType, nodes);
    if (parsed instanceof Promise) {
      return parsed.then((body) => {
        exchange.body = body;
      });
    }
    exchange.body = parsed;
  };
}

function select<X extends RequestState<X>>(rule: ModelRule, { models }: Plan, { evenOff }: Backend<X>): Run<X> {
  const options = { evenOff };
  return (exchange) => {
    const { body, params, principal } = exchange;
    exchange.model = selectModel(rule, models, body?.value, params, given(principal, 'principal').sees, options);
  };
}

/** The branches that each model may take are computed here, once. */
function takeBranch<X extends RequestState<X>>(
  route: ForwardRoute,
  { models }: Plan,
  lists: ReadonlyMap<BranchPlan, Steps<X>>,
): Run<X> {
  const fitting = new Map([undefined, ...models.values()].map((model) => [model, branchesOf(route, model)]));
  return (exchange) => {
    const { model, body } = exchange;
    const header = (name: string): string | undefined => exchange.header(name);
    const branch = selectBranch(route, model, { body: body?.value, header }, fitting.get(model));
    exchange.branch = branch;
    exchange.steps = lists.get(branch) ?? exchange.steps;
  };
}

function refuseAmbiguity<X extends RequestState<X>>(): Run<X> {
  return ({ body }) => {
    if (body !== undefined) refuseLookAlikes(body.value);
  };
}

function checkBody<X extends RequestState<X>>(validate: BodyValidator): Run<X> {
  return ({ body }) => {
    if (body !== undefined) validateBody(validate, body.value);
  };
}

function fillStep<X extends RequestState<X>>(fill: FillPlan): Run<X> {
  return (exchange) => {
    const { body } = exchange;
    if (body === undefined) return;
    if (fill.hide !== undefined && !asksFor(fill, body)) exchange.hidden = fill.hide;
    exchange.body = fillBody(fill, body);
  };
}

/** Whether a model of the route may have another name in the body for its upstream. */
function renames({ model }: ForwardRoute, { models }: Plan): boolean {
  return model?.source.in === 'body' && [...models.values()].some(({ as }) => as.size > 0);
}

function renameStep<X extends RequestState<X>>({ model: rule }: ForwardRoute): Run<X> {
  return (exchange) => {
    const { body, model } = exchange;
    if (body !== undefined && rule !== undefined) exchange.body = renameModel(rule, model, model?.upstream, body);
  };
}

function editBody<X extends RequestState<X>, R>(rule: R, edit: (rule: R, body: ParsedBody) => ParsedBody): Run<X> {
  return (exchange) => {
    if (exchange.body !== undefined) exchange.body = edit(rule, exchange.body);
  };
}

function taskQuoteStep<X extends RequestState<X>>(rule: BillingPlan): Run<X> {
  return (exchange) => {
    const { body, lengths, principal } = exchange;
    const { price_factor_nano } = given(principal, 'principal');
    exchange.task_quote = quoteTask(rule, given(exchange.model, 'model'), body?.value, price_factor_nano, lengths);
  };
}

function meteredQuoteStep<X extends RequestState<X>>(meter: MeterPlan): Run<X> {
  return (exchange) => {
    const { body, principal } = exchange;
    const { price_factor_nano } = given(principal, 'principal');
    const model = given(exchange.model, 'model');
    exchange.metered_quote = quoteMetered(meter, model, body?.value, body?.raw.length ?? 0, price_factor_nano);
  };
}
