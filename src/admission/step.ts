/** Defines the steps of a request and runs a list of them. */

/** A step returns this if the request needs no further step. */
export const over = Symbol('over');

// biome-ignore lint/suspicious/noConfusingVoidType: a step without a result is a plain function
type Nothing = void;

/** Nothing: the next step runs at once. A promise: it runs when the promise resolves. */
export type StepResult = Nothing | typeof over | Promise<Nothing | typeof over>;

/** The function of a step. Throws or rejects if the request fails. */
export type Run<X> = (exchange: X) => StepResult;

/** One step of a list. */
export interface Step<X> {
  readonly name: StepName;
  readonly run: Run<X>;
  /** Also run after a failure, because it releases what an earlier step took. */
  readonly always: boolean;
}

/** All step names, in the order in which steps run. */
export const STEP_NAMES = [
  'receive',
  'authenticate',
  'body',
  'replay',
  'parse',
  'model',
  'branch',
  'limit',
  'unambiguous',
  'expand',
  'validate',
  'fill',
  'pick',
  'rename',
  'ownership',
  'address',
  'media',
  'quote',
  'reserve',
  'hold',
  'forward',
  'meter',
  'charge',
  'record',
  'answer',
  'poll',
  'cancel',
  'list_tasks',
  'list_resources',
  'list_models',
  'get_model',
  'show_account',
] as const;
/** The name of a step. */
export type StepName = (typeof STEP_NAMES)[number];

/** The state of a list of steps that runs. */
export interface Stepping<X> {
  /** A step may replace it with a list that has the same steps so far; the next step is then taken from the new list. */
  steps: readonly Step<X>[];
  /** The last failure; undefined if there is none. */
  failure: unknown;
}

/** A step that is skipped after a failure. */
export function step<X>(name: StepName, run: Run<X>): Step<X> {
  return { name, run, always: false };
}

/** A step that also runs after a failure. */
export function finalStep<X>(name: StepName, run: Run<X>): Step<X> {
  return { name, run, always: true };
}

/**
 * Runs the steps in order, and waits only if one returns a promise. After a failure only final steps run. Never throws and never
 * rejects: it stores the failure in the exchange.
 *
 * @param from the index of the first step to run.
 */
export function runSteps<X extends Stepping<X>>(exchange: X, from = 0): void | Promise<void> {
  for (let at = from; at < exchange.steps.length; at += 1) {
    const next = exchange.steps[at];
    if (next === undefined || (exchange.failure !== undefined && !next.always)) continue;
    try {
      const result = next.run(exchange);
      if (result === undefined) continue;
      if (result === over) return;
      return continueAfter(result, exchange, at + 1);
    } catch (error) {
      exchange.failure = error;
    }
  }
}

function continueAfter<X extends Stepping<X>>(
  result: Promise<Nothing | typeof over>,
  exchange: X,
  next: number,
): Promise<void> {
  return result.then(
    (end) => (end === over ? undefined : runSteps(exchange, next)),
    (error: unknown) => {
      exchange.failure = error;
      return runSteps(exchange, next);
    },
  );
}
