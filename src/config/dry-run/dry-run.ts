/** Runs the steps of a request on the dry backend and describes the result of each in words. */
import type { MeteredQuote } from '../../billing/pricing/metered-quote.ts';
import type { TaskQuote } from '../../billing/pricing/task-quote.ts';
import { composeRoute } from '../../gateway/admission/compose.ts';
import type { NeededResource } from '../../gateway/admission/needs.ts';
import { HANDLED, type Observe, runSteps, type StepResult } from '../../gateway/admission/step.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Plan, RoutePlan } from '../../plan/index.ts';
import { createDryBackend } from './dry-backend.ts';
import { DryExchange, type DryRequest, type Said } from './dry-exchange.ts';
import { closedWords, wordsOf } from './dry-words.ts';

export interface StepResults {
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

export interface DryRun {
  /** What each step reported. After a refusal the last entry is the refusal. */
  readonly steps: readonly Said[];
  readonly found: StepResults;
  readonly refusal: Refusal | undefined;
}

/** Runs a request without an account. */
export function dryRun(plan: Plan, route: RoutePlan, request: Omit<DryRequest, 'account'>): DryRun {
  const { exchange, running } = run(plan, route, request);
  if (running !== undefined) throw new Error('a dry run without an account waits for nothing');
  return resultOf(exchange);
}

/** Runs a request whose account may have a wallet, resources and limits. */
export async function dryRunIn(plan: Plan, route: RoutePlan, request: DryRequest): Promise<DryRun> {
  const { exchange, running } = run(plan, route, request);
  await running;
  return resultOf(exchange);
}

function run(plan: Plan, route: RoutePlan, request: DryRequest) {
  const exchange = new DryExchange(request);
  exchange.say('closed', ...closedWords(route));
  const steps = composeRoute(route, plan, createDryBackend(plan, request), reportIn(plan));
  return { exchange, running: runSteps(exchange, steps) };
}

/** Reports the result of each step. */
function reportIn({ currency }: Plan): Observe<DryExchange> {
  return (name, run) => (exchange) => {
    const { body } = exchange;
    const report = (made: Awaited<StepResult<object>>): void => {
      if (made !== HANDLED) exchange.say(name, ...wordsOf(name, { ...exchange, ...made }, body, currency));
    };
    const result = run(exchange);
    if (result instanceof Promise) {
      return result.then((made) => {
        report(made);
        return made;
      });
    }
    report(result);
    return result;
  };
}

function resultOf(exchange: DryExchange): DryRun {
  const { said, failure, upstream_path, needs, task_quote, metered_quote } = exchange;
  if (failure !== undefined && !(failure instanceof Refusal)) throw failure;
  return {
    steps: failure === undefined ? said : [...said, { name: 'refused', said: `${failure.kind}: ${failure.message}` }],
    found: {
      branch: exchange.branch?.name,
      model: exchange.model?.id,
      upstream: exchange.upstream?.name,
      upstream_path,
      body: exchange.body?.text,
      needs,
      quote: task_quote ?? metered_quote,
    },
    refusal: failure,
  };
}
