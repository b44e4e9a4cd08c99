/** A request of a dry run: the results of its steps, and their description in words. */
import type { UpstreamPlan } from '../plan.ts';
import type { ParsedBody } from './body.ts';
import { RequestState } from './request-state.ts';
import type { Step, StepName, StepResult } from './step.ts';

/** What one step reported. */
export interface Said {
  readonly name: StepName | 'refused';
  readonly said: string;
}

type OnDone = (exchange: DryExchange, name: StepName, before: ParsedBody | undefined) => void;

/** The state of a dry run. */
export class DryExchange extends RequestState<DryExchange> {
  readonly params: Readonly<Record<string, string>>;
  readonly contentType: string | undefined;
  readonly #headers: Readonly<Record<string, string>>;
  readonly said: Said[] = [];
  /** Called after each step, with the body before the step. */
  readonly #onDone: OnDone;
  #steps: readonly Step<DryExchange>[] = [];
  /** address: the upstream that the request would go to. */
  upstream: UpstreamPlan | undefined = undefined;
  upstream_path: string | undefined = undefined;

  constructor(
    params: DryExchange['params'],
    contentType: string | undefined,
    headers: Readonly<Record<string, string>>,
    steps: readonly Step<DryExchange>[],
    onDone: OnDone,
  ) {
    super();
    this.params = params;
    this.contentType = contentType;
    this.#headers = headers;
    this.#onDone = onDone;
    this.steps = steps;
  }

  header(name: string): string | undefined {
    return Object.hasOwn(this.#headers, name) ? this.#headers[name] : undefined;
  }

  get steps(): readonly Step<DryExchange>[] {
    return this.#steps;
  }

  /** Wraps each step, to report its result. */
  set steps(steps: readonly Step<DryExchange>[]) {
    this.#steps = steps.map((step) => ({ ...step, run: () => this.#runAndReport(step) }));
  }

  #runAndReport({ name, run }: Step<DryExchange>): StepResult {
    const before = this.body;
    const done = (): void => this.#onDone(this, name, before);
    const result = run(this);
    if (!(result instanceof Promise)) done();
    return result instanceof Promise ? result.then(done) : result;
  }

  /** Adds lines to the report of a step. */
  say(name: Said['name'], ...lines: readonly string[]): void {
    for (const said of lines) this.said.push({ name, said });
  }
}
