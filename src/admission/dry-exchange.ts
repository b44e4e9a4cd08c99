/** A request of a dry run: what its steps find out, and what they say in words. */
import type { MediaLengths } from '../billing/facts.ts';
import type { MeteredQuote } from '../billing/metered.ts';
import type { Quote } from '../billing/quote.ts';
import type { BranchPlan, ModelPlan, UpstreamPlan } from '../plan.ts';
import type { ParsedBody } from './body.ts';
import type { NeededResource } from './needs.ts';
import type { Principal, RequestState } from './request-state.ts';
import type { Step, StepName, StepResult } from './step.ts';

/** What was found at one step. */
export interface Said {
  readonly name: StepName | 'refused';
  readonly said: string;
}

type OnDone = (exchange: DryExchange, name: StepName, before: ParsedBody | undefined) => void;

export class DryExchange implements RequestState<DryExchange> {
  readonly params: Readonly<Record<string, string>>;
  readonly contentType: string | undefined;
  readonly said: Said[] = [];
  /** Called when a step is done, with the body as it was before it. */
  readonly #onDone: OnDone;
  #steps: readonly Step<DryExchange>[] = [];
  failure: unknown = undefined;
  principal: Principal | undefined = undefined;
  received: Buffer | undefined = undefined;
  body: ParsedBody | undefined = undefined;
  model: ModelPlan | undefined = undefined;
  branch: BranchPlan | undefined = undefined;
  needs: readonly NeededResource[] = [];
  lengths: MediaLengths | undefined = undefined;
  quote: Quote | undefined = undefined;
  metered: MeteredQuote | undefined = undefined;
  /** address: where it would be sent. */
  upstream: UpstreamPlan | undefined = undefined;
  upstream_path: string | undefined = undefined;

  constructor(
    params: DryExchange['params'],
    contentType: string | undefined,
    steps: readonly Step<DryExchange>[],
    onDone: OnDone,
  ) {
    this.params = params;
    this.contentType = contentType;
    this.#onDone = onDone;
    this.steps = steps;
  }

  get steps(): readonly Step<DryExchange>[] {
    return this.#steps;
  }

  /** Each step is followed by its words. */
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

  say(name: Said['name'], ...lines: readonly string[]): void {
    for (const said of lines) this.said.push({ name, said });
  }
}
