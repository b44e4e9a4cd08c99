/** The backend of a dry run: sends, holds and stores nothing. Each step reports in words what it would do. */
import { meterWords } from '../../billing/pricing/meter-words.ts';
import { tokensOf } from '../../billing/pricing/metered-quote.ts';
import type { Backend } from '../../gateway/admission/backend.ts';
import { parseBody } from '../../gateway/admission/body.ts';
import { renamedParams } from '../../gateway/admission/rename.ts';
import type { Made } from '../../gateway/admission/request-state.ts';
import type { Run } from '../../gateway/admission/step.ts';
import { formatNano, type Nano } from '../../lib/money/amount.ts';
import { Refusal } from '../../lib/refusal.ts';
import { fillPath } from '../../lib/text/path-template.ts';
import type { ForwardRoute, NothingMadeProof, Plan, RoutePlan, TaskKindPlan } from '../../plan/index.ts';
import { type DryExchange, type DryRequest, nobody } from './dry-exchange.ts';
import { webSocketWords } from './dry-words.ts';

const nothing = (): void => {};

/** The request to the upstream, as far as a dry run makes it. */
type Built = Pick<DryExchange, 'upstream' | 'upstream_path'>;

/** The steps of a dry run. */
export function createDryBackend(plan: Plan, world: DryRequest): Backend<DryExchange, Built> {
  const { principal = nobody(), who, rawBody, lengths, account } = world;
  const meter: Backend<DryExchange, Built>['meter'] = (list, route, meter) =>
    list
      .step('meter', nothing)
      .step('hold', (exchange) => hold(exchange, exchange.metered_quote, route, plan, world))
      .step('forward', forward(route, world))
      .step('charge', (exchange) =>
        exchange.say(
          'charge',
          ...webSocketWords(route),
          ...meterWords(meter, exchange.metered_quote.hold_nano, plan.currency),
        ),
      );
  return {
    receive: nothing,
    authenticate: () => (exchange) => {
      if (who !== undefined) exchange.say('authenticate', who);
      return { principal };
    },
    body: (limit_bytes) => () => {
      if (rawBody !== undefined && rawBody.length > limit_bytes)
        throw new Refusal('body_too_large', `the request body is larger than the limit of ${limit_bytes} bytes`);
      return { received: rawBody };
    },
    replay: () => nothing,
    parse: parseBody,
    // A dry run has the values of a form or a file as JSON, as examples have them.
    parseForm: (raw) => parseBody(raw, 'application/json'),
    parseFile: (raw, contentType) => parseBody(raw, contentType),
    allowDisabled: world.allowDisabled === true,
    now: undefined,
    owns: (needed) => account?.owns(needed) ?? true,
    limit: (limits) => (exchange) => {
      const left = account?.limits?.(limits, exchange.model?.id);
      return left?.then((words) => exchange.say('limit', ...words));
    },
    reserve: () => nothing,
    reserveTokens: (meter) => (exchange) => {
      exchange.say('reserve', `at most ${tokensOf(meter, exchange.metered_quote.hold_units)} tokens`);
    },
    buildRequest:
      ({ upstream: own, model: rule }, { upstream_path }) =>
      ({ model, params }) => {
        const upstream = model?.upstream ?? own;
        return { upstream, upstream_path: fillPath(upstream_path, renamedParams(rule, model, upstream, params)) };
      },
    earlier: () => nothing,
    media: () => () => lengths && { lengths },
    create: (list, route, kind) =>
      list
        .step('hold', (exchange) => hold(exchange, exchange.task_quote, route, plan, world))
        .step('forward', forward(route, world))
        .step('record', (exchange) => exchange.say('record', kindWords(kind)))
        .step('answer', nothing),
    meter,
    websocket: (list, route, _rules, rule) => meter(list, route, rule),
    forwardWhole: (list, route) =>
      list.step('forward', forward(route, world)).step('record', nothing).step('answer', nothing),
    forward: (list, route) => list.step('forward', forward(route, world)),
    own: (route) => (exchange) => exchange.say(route.action, ownWords(route)),
  };
}

/** Compares the quote with the wallet, if the dry run has an account. @throws Refusal insufficient_funds. */
function hold(
  exchange: DryExchange & Made<'principal'>,
  { hold_nano }: { readonly hold_nano: Nano },
  route: ForwardRoute,
  { currency }: Plan,
  { account, reportsOff }: DryRequest,
): Promise<void> | undefined {
  if (reportsOff === true) refuseOff(exchange, route);
  return account?.available_nano().then((available) => {
    if (hold_nano <= available) return;
    const { account_name } = exchange.principal;
    const has = `account ${account_name} has ${formatNano(available)} ${currency} available`;
    throw new Refusal(
      'insufficient_funds',
      `${has}, and this holds ${formatNano(hold_nano)}; top up with tollgate wallet topup ${account_name} AMOUNT`,
    );
  });
}

/** Reports the request that would be sent, and its upstream. */
function forward(route: ForwardRoute, { reportsOff }: DryRequest): Run<DryExchange & Built> {
  return (exchange) => {
    if (reportsOff === true) refuseOff(exchange, route);
    const { body, received, upstream, upstream_path } = exchange;
    exchange.say('forward', `${route.method} ${upstream_path ?? ''} to upstream ${upstream?.name ?? ''}`);
    if (body !== undefined) exchange.say('forward', body.raw === received ? "the caller's own bytes" : body.text);
  };
}

/** Refuses as the gateway does: a model of an upstream that is off does not exist. */
function refuseOff({ upstream }: DryExchange, { model }: ForwardRoute): void {
  if (upstream === undefined || upstream.target !== undefined) return;
  const kind = model === undefined ? 'upstream_off' : 'model_not_found';
  throw new Refusal(kind, `upstream ${upstream.name} is off; set the variable of its url`);
}

/** How a creation is recorded: which answers release its hold, and how an unknown outcome is resolved. */
function kindWords({ name, nothing_made, unknown_outcome }: TaskKindPlan): string {
  const then =
    unknown_outcome === undefined
      ? 'goes to review at once'
      : `is resolved ${unknown_outcome.by === 'key' ? `by sending it again with its ${unknown_outcome.header}` : `from ${unknown_outcome.path}`}`;
  return `a task of kind ${name}; released at ${nothing_made.map(proofWords).join(', ')}; an unknown outcome ${then}`;
}

function proofWords({ status, codes }: NothingMadeProof): string {
  return [status.join('/'), codes.join('/')].join(' ').trim();
}

/** Describes a route that the gateway answers itself. */
function ownWords(route: Exclude<RoutePlan, ForwardRoute>): string {
  switch (route.action) {
    case 'poll':
      return `finds the caller's task and polls its upstream (kinds ${kinds(route)})`;
    case 'cancel':
      return `asks the upstream of the caller's task to cancel it (kinds ${kinds(route)})`;
    case 'list_tasks':
      return `lists the caller's own tasks (kinds ${kinds(route)})`;
    case 'list_resources':
      return `lists the caller's own resources of kind ${route.resource}, and reads each from upstream ${route.upstream.name}`;
    case 'show_account':
      return `shows the ${route.show} of the caller's own account`;
    case 'list_models':
    case 'get_model':
      return `shows models of type ${route.catalogue.type} that the key may see (catalogue ${route.catalogue.name})`;
  }
}

function kinds(route: { readonly kinds: readonly { readonly name: string }[] }): string {
  return route.kinds.map(({ name }) => name).join(', ');
}
