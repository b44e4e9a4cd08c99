/** A step of a request's way, and the loop that runs a list of them. */

/** What a step returns where the request needs no further step. */
export const over = Symbol('over');

// biome-ignore lint/suspicious/noConfusingVoidType: a step without a result is a plain function
type Nothing = void;

/** Nothing: the next step follows at once. A promise: it follows later. */
export type StepResult = Nothing | typeof over | Promise<Nothing | typeof over>;

/** What a step does. Throws, or rejects, where the request fails. */
export type Run<X> = (exchange: X) => StepResult;

export interface Step<X> {
  readonly name: StepName;
  readonly run: Run<X>;
  /** Also run after a failure: it gives back what an earlier step took. */
  readonly always: boolean;
}

/** Every step that a list may have, in the order in which lists have them. */
export const stepNames = [
  'receive',
  'authenticate',
  'body',
  'replay',
  'parse',
  'model',
  'branch',
  'unambiguous',
  'expand',
  'validate',
  'fill',
  'pick',
  'ownership',
  'address',
  'media',
  'quote',
  'hold',
  'forward',
  'meter',
  'settle',
  'record',
  'answer',
  'poll',
  'cancel',
  'list_tasks',
  'list_resources',
  'list_models',
  'get_model',
] as const;
export type StepName = (typeof stepNames)[number];

/** What a list of steps is run on. */
export interface Stepping<X> {
  /** A step may put a longer list with the same beginning in its place: the next step is then taken from that one. */
  steps: readonly Step<X>[];
  /** The latest failure; undefined while there is none. */
  failure: unknown;
}

/** A step that is left out after a failure. */
export function step<X>(name: StepName, run: Run<X>): Step<X> {
  return { name, run, always: false };
}

/** A step that is run in any case, once the list has been begun. */
export function finalStep<X>(name: StepName, run: Run<X>): Step<X> {
  return { name, run, always: true };
}

/**
 * Runs the steps in order, and waits only where one returns a promise. After a failure the rest is left out but for the final
 * steps. Never throws and never rejects: the failure is left on the exchange.
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
      return goOnAfter(result, exchange, at + 1);
    } catch (error) {
      exchange.failure = error;
    }
  }
}

function goOnAfter<X extends Stepping<X>>(
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
