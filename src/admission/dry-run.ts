/** Runs the steps of a request on the dry backend and describes the result of each in words. */
import type { MediaLengths } from '../billing/facts.ts';
import type { MeteredQuote } from '../billing/metered-quote.ts';
import type { TaskQuote } from '../billing/task-quote.ts';
import { NANO, type Nano } from '../lang/amount.ts';
import type { Plan, RoutePlan } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { composeRoute } from './compose.ts';
import { createDryBackend, type DryWorld } from './dry-backend.ts';
import { DryExchange, type Said } from './dry-exchange.ts';
import { wordsOf } from './dry-words.ts';
import type { NeededResource } from './needs.ts';
import type { Principal } from './request-state.ts';
import { runSteps } from './step.ts';

/** A request without a caller. */
export interface DryRunInput {
  readonly rawBody: Buffer | undefined;
  /** By lower-case name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly contentType: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** Whether the key may see a model; absent: it may see every model. */
  readonly visible?: (id: string) => boolean;
  /** 10^9 is the full price. */
  readonly price_factor_nano: Nano;
  readonly lengths?: MediaLengths;
  readonly evenOff?: boolean;
}

/** The results of the steps that ran. */
export interface Found {
  readonly branch: string | undefined;
  readonly model: string | undefined;
  readonly upstream: string | undefined;
  readonly upstream_path: string | undefined;
  /** The body for the upstream, as text; undefined where there is none. */
  readonly body: string | undefined;
  readonly needs: readonly NeededResource[];
  /** The quote of a task or of a metered request; undefined where nothing is held. */
  readonly quote: TaskQuote | MeteredQuote | undefined;
}

/** The result of a dry run. */
export interface DryRun {
  /** What each step reported. After a refusal the last entry is the refusal. */
  readonly steps: readonly Said[];
  readonly found: Found;
  readonly refusal: Refusal | undefined;
}

/** Runs a request without an account: the caller owns every resource and has enough money. */
export function dryRun(plan: Plan, route: RoutePlan, input: DryRunInput): DryRun {
  const { rawBody, headers, contentType, params, visible = () => true, price_factor_nano, lengths, evenOff } = input;
  const principal = nobody(price_factor_nano, visible);
  const exchange = begin(plan, route, { principal, rawBody, headers, lengths, evenOff }, params, contentType);
  if (runSteps(exchange) !== undefined) throw new Error('a dry run without an account waits for nothing');
  return resultOf(exchange);
}

/** Runs a JSON request. `world` may have an account, whose wallet and resources are then checked. */
export async function dryRunIn(
  world: DryWorld,
  plan: Plan,
  route: RoutePlan,
  params: DryRunInput['params'],
): Promise<DryRun> {
  const exchange = begin(plan, route, world, params, 'application/json');
  await runSteps(exchange);
  return resultOf(exchange);
}

/** A caller without a key. */
export function nobody(price_factor_nano: Nano = NANO, sees: Principal['sees'] = () => true): Principal {
  return { account: '', account_name: '', key: '', price_factor_nano, limits: null, account_limits: null, sees };
}

function begin(
  plan: Plan,
  route: RoutePlan,
  world: DryWorld,
  params: DryRunInput['params'],
  contentType: string | undefined,
): DryExchange {
  const steps = composeRoute(route, plan, createDryBackend(plan, world));
  return new DryExchange(params, contentType, world.headers ?? {}, steps, (exchange, name, before) =>
    exchange.say(name, ...wordsOf(name, exchange, before, plan.currency)),
  );
}

function resultOf({
  said,
  failure,
  branch,
  model,
  upstream,
  upstream_path,
  body,
  needs,
  task_quote,
  metered_quote,
}: DryExchange): DryRun {
  if (failure !== undefined && !(failure instanceof Refusal)) throw failure;
  return {
    steps: failure === undefined ? said : [...said, { name: 'refused', said: `${failure.kind}: ${failure.message}` }],
    found: {
      branch: branch?.name,
      model: model?.id,
      upstream: upstream?.name,
      upstream_path,
      body: body?.text,
      needs,
      quote: task_quote ?? metered_quote,
    },
    refusal: failure,
  };
}
