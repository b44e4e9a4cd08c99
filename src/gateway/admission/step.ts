/** Defines the steps of a request, composes typed lists of them and runs a list. */
import type { BranchPlan } from '../../plan/index.ts';

/** A step returns this if the request needs no further step. */
export const HANDLED = Symbol('handled');

// biome-ignore lint/suspicious/noConfusingVoidType: a step without a result is a plain function
type Nothing = void;

type Result<Made> = Nothing | typeof HANDLED | Made;

/** The result of a step is set on the exchange. The next step then runs at once or, after a promise, when it resolves. */
export type StepResult<Made> = Result<Made> | Promise<Result<Made>>;

/** The function of a step. It gets the exchange with the results of earlier steps. Throws or rejects if the request fails. */
export type Run<In, Made extends object = never> = (exchange: In) => StepResult<Made>;

/** One step of a list. `run` is a method so that a list can have steps that need more than the first one: `StepList` checks them. */
export interface Step<X> {
  readonly name: StepName;
  run(exchange: X): StepResult<object>;
  /** After a failure of this step the next one still runs, because it releases what an earlier step took. */
  readonly goesOn: boolean;
}

/** Steps that are ready to run. */
export interface Steps<X> {
  readonly steps: readonly Step<X>[];
  /** The steps that follow, by the branch of the request; undefined if none follow. */
  readonly branches: ReadonlyMap<BranchPlan, Steps<X>> | undefined;
}

/** All step names, in the order in which steps run. */
export const STEP_NAMES = [
  'receive',
  'authenticate',
  'closed',
  'body',
  'replay',
  'parse',
  'model',
  'branch',
  'limit',
  'unambiguous',
  'expand',
  'validate',
  'forbid',
  'fill',
  'pick',
  'rename',
  'ownership',
  'lines',
  'build_request',
  'earlier',
  'media',
  'quote',
  'reserve',
  'meter',
  'hold',
  'forward',
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
export type StepName = (typeof STEP_NAMES)[number];

/** The state of a request whose steps run. */
export interface Stepping {
  readonly branch: BranchPlan | undefined;
  /** The last failure; undefined if there is none. */
  failure: unknown;
}

/** Wraps the function of a step, to observe it. */
export type Observe<X> = <In extends X, Made extends object>(name: StepName, run: Run<In, Made>) => Run<In, Made>;

/**
 * A list of steps to which steps are added. `Now` is the exchange with the results of its steps, so a step can be added only if
 * earlier ones make all that it needs.
 */
export class StepList<X, Now extends X = X> implements Steps<X> {
  readonly steps: readonly Step<X>[];
  readonly branches: Steps<X>['branches'];
  readonly #observe: Observe<X>;

  constructor(
    observe: Observe<X> = (_name, run) => run,
    steps: readonly Step<X>[] = [],
    branches: Steps<X>['branches'] = undefined,
  ) {
    this.steps = steps;
    this.branches = branches;
    this.#observe = observe;
  }

  /** Adds a step whose failure ends the list. */
  step(name: StepName, run: Run<Now>): StepList<X, Now>;
  step<Made extends object>(name: StepName, run: Run<Now, Made>): StepList<X, Now & Made>;
  step<Made extends object>(name: StepName, run: Run<Now, Made>): StepList<X, Now & Made> {
    return this.#with(name, run, false);
  }

  /** Adds a step. The list continues if it fails. */
  attempt<Made extends object>(name: StepName, run: Run<Now, Made>): StepList<X, Now> {
    return this.#with(name, run, true);
  }

  /** Adds a step if there is a rule for it, or if a condition holds. */
  optional<Rule, Made extends object>(
    rule: Rule | false | undefined,
    name: StepName,
    make: (rule: Rule) => Run<Now, Made>,
  ): StepList<X, Now> {
    return rule === undefined || rule === false ? this : this.#with(name, make(rule), false);
  }

  /** Adds the step `branch`, which chooses the branch of a request, and the steps of each branch. */
  fork(
    run: Run<Now, { readonly branch: BranchPlan }>,
    branches: readonly BranchPlan[],
    compose: (branch: BranchPlan, list: StepList<X, Now>) => Steps<X>,
  ): Steps<X> {
    const { steps } = this.#with('branch', run, false);
    const start = new StepList<X, Now>(this.#observe);
    return { steps, branches: new Map(branches.map((branch) => [branch, compose(branch, start)])) };
  }

  #with<Made extends object>(name: StepName, run: Run<Now, Made>, goesOn: boolean): StepList<X, Now & Made> {
    return new StepList(this.#observe, [...this.steps, { name, run: this.#observe(name, run), goesOn }]);
  }
}

/**
 * Runs the steps in order, and waits only if one returns a promise. Never throws and never rejects: it stores a failure in the exchange.
 *
 * @param from the index of the first step to run.
 */
export function runSteps<X extends Stepping>(exchange: X, list: Steps<X>, from = 0): void | Promise<void> {
  const { steps, branches } = list;
  for (let at = from; at < steps.length; at += 1) {
    const step = steps[at];
    if (step === undefined) continue;
    try {
      const made = step.run(exchange);
      if (made === undefined) continue;
      if (made === HANDLED) return;
      if (made instanceof Promise) return continueAfter(made, exchange, list, at);
      assign(exchange, made);
    } catch (error) {
      exchange.failure = error;
      if (!step.goesOn) return;
    }
  }
  const rest = exchange.branch && branches?.get(exchange.branch);
  return rest && runSteps(exchange, rest);
}

/** Like `Object.assign`, which is slower for few members. */
function assign<X extends object>(exchange: X, made: Partial<X>): void {
  for (const name in made) exchange[name] = made[name] as X[typeof name];
}

function continueAfter<X extends Stepping>(
  running: Promise<Result<object>>,
  exchange: X,
  list: Steps<X>,
  at: number,
): Promise<void> {
  return running.then(
    (made) => {
      if (made === HANDLED) return;
      if (made !== undefined) assign(exchange, made);
      return runSteps(exchange, list, at + 1);
    },
    (error: unknown) => {
      exchange.failure = error;
      return list.steps[at]?.goesOn === true ? runSteps(exchange, list, at + 1) : undefined;
    },
  );
}
