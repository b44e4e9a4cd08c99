/** The backend of a dry run: sends, holds and stores nothing. Each step reports in words what it would do. */
import type { MediaLengths } from '../billing/facts.ts';
import { meterWords } from '../billing/meter-words.ts';
import { tokensOf } from '../billing/metered-quote.ts';
import { formatNano, type Nano } from '../lang/amount.ts';
import type { ForwardRoute, LimitsPlan, Plan, RoutePlan, TaskKindPlan } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import type { Backend } from './backend.ts';
import { parseBody } from './body.ts';
import type { DryExchange } from './dry-exchange.ts';
import type { NeededResource } from './needs.ts';
import { renamedParams } from './rename.ts';
import { given, type Principal } from './request-state.ts';
import type { Run } from './step.ts';

/** Reads the caller's account from the store. */
export interface DryAccount {
  owns(needed: NeededResource): Promise<boolean>;
  available_nano(): Promise<Nano>;
  /** What is left of the caller's limits, in words. */
  limits?(plan: LimitsPlan, model: string | undefined): Promise<readonly string[]>;
}

/** Replaces the caller, the account and the network in a dry run. */
export interface DryWorld {
  readonly principal: Principal;
  /** Describes the caller in words; undefined for an anonymous one. */
  readonly who?: string | undefined;
  readonly rawBody: Buffer | undefined;
  /** By lower-case name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Lengths of reference media in whole seconds, by URL. A dry run does not measure media. */
  readonly lengths?: MediaLengths | undefined;
  /** Also accept models whose upstream is off. */
  readonly evenOff?: boolean | undefined;
  /** Refuse a request to an upstream that is off, but only after the quote. */
  readonly reportsOff?: boolean | undefined;
  /** Undefined: the caller owns every resource and has enough money. */
  readonly account?: DryAccount | undefined;
}

const nothing = (): void => {};

/** The steps of a dry run. */
export function createDryBackend(plan: Plan, world: DryWorld): Backend<DryExchange> {
  return {
    receive: nothing,
    authenticate: () => (exchange) => {
      exchange.principal = world.principal;
      if (world.who !== undefined) exchange.say('authenticate', world.who);
    },
    body: (limit_bytes) => (exchange) => {
      const { rawBody } = world;
      if (rawBody !== undefined && rawBody.length > limit_bytes)
        throw new Refusal('body_too_large', `the request body is larger than the limit of ${limit_bytes} bytes`);
      exchange.received = rawBody;
    },
    replay: () => nothing,
    parse: parseBody,
    evenOff: world.evenOff === true,
    owns: (needed) => world.account?.owns(needed) ?? true,
    limit: (limits) => (exchange) => {
      const left = world.account?.limits?.(limits, exchange.model?.id);
      return left?.then((words) => exchange.say('limit', ...words));
    },
    reserve: (meter) => (exchange) => {
      const tokens = tokensOf(meter, given(exchange.metered_quote, 'metered_quote').hold_units);
      exchange.say('reserve', `at most ${tokens} tokens`);
    },
    address:
      ({ upstream, model: rule }, { upstream_path }) =>
      (exchange) => {
        const { model, params } = exchange;
        exchange.upstream = model?.upstream ?? upstream;
        exchange.upstream_path = upstream_path(renamedParams(rule, model, exchange.upstream, params));
      },
    media: () => (exchange) => {
      exchange.lengths = world.lengths;
    },
    creation: (route, kind) => ({
      hold: hold(route, plan, world),
      forward: forward(route, world),
      record: (exchange) => exchange.say('record', kindWords(kind)),
      answer: nothing,
    }),
    metered: (route, meter) => ({
      hold: hold(route, plan, world),
      forward: forward(route, world),
      meter: nothing,
      charge: (exchange) => {
        if (exchange.failure !== undefined) return;
        exchange.say(
          'charge',
          ...meterWords(meter, given(exchange.metered_quote, 'metered_quote').hold_nano, plan.currency),
        );
      },
      record: nothing,
    }),
    resources: (route) => ({ forward: forward(route, world), record: nothing, answer: nothing }),
    plain: (route) => ({ forward: forward(route, world) }),
    own: (route) => (exchange) => exchange.say(route.action, ownWords(route)),
  };
}

/** Compares the quote with the wallet, if the dry run has an account. @throws Refusal insufficient_funds. */
function hold(route: ForwardRoute, { currency }: Plan, { account, principal, reportsOff }: DryWorld): Run<DryExchange> {
  return (exchange) => {
    if (reportsOff === true) refuseOff(exchange, route);
    const { hold_nano } = given(exchange.task_quote ?? exchange.metered_quote, 'quote');
    return account?.available_nano().then((available) => {
      if (hold_nano <= available) return;
      const { account_name } = principal;
      const has = `account ${account_name} has ${formatNano(available)} ${currency} available`;
      throw new Refusal(
        'insufficient_funds',
        `${has}, and this holds ${formatNano(hold_nano)}; top up with tollgate wallet topup ${account_name} AMOUNT`,
      );
    });
  };
}

/** Reports what would be sent, and to which upstream. */
function forward(route: ForwardRoute, { reportsOff }: DryWorld): Run<DryExchange> {
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
  return `a task of kind ${name}; released at ${nothing_made.words}; an unknown outcome ${then}`;
}

/** What a route does that the gateway answers itself. */
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
