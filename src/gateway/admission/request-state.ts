/** The results of the steps of one request, which later steps use. */
import type { CallerTerms } from '../../billing/pricing/caller-terms.ts';
import type { EarlierFacts, MediaLengths } from '../../billing/pricing/facts.ts';
import type { MeteredQuote } from '../../billing/pricing/metered-quote.ts';
import type { TaskQuote } from '../../billing/pricing/task-quote.ts';
import type { BranchPlan, HiddenEvents, ModelPlan } from '../../plan/index.ts';
import type { ParsedBody } from './body.ts';
import type { NeededResource } from './needs.ts';
import type { Stepping } from './step.ts';

/** What a caller pays and may use. */
export interface PrincipalTerms extends Omit<CallerTerms, 'models'> {
  /** Whether the key may see a model. */
  readonly mayUseModel: (model: string) => boolean;
}

/** The caller, as identified by its key. */
export interface Principal extends PrincipalTerms {
  readonly account: string;
  readonly account_name: string;
  /** The key's id. */
  readonly key: string;
  /** Of the secret that was sent, in lower-case hex; undefined in a dry run. */
  readonly secret_sha256?: string | undefined;
}

/** The state that the gateway and the dry run share. Each comment names the step that makes the member. */
export abstract class RequestState implements Stepping {
  /** The parameters of the path, decoded. */
  abstract readonly params: Readonly<Record<string, string>>;
  /** The request's header, as received. */
  abstract readonly contentType: string | undefined;
  abstract readonly arrived_ms: number;
  /** The value of a request header, by its lower-case name. */
  abstract header(name: string): string | undefined;
  /** The values of a query parameter. */
  abstract queries(name: string): readonly string[];
  /** The value of a query parameter; undefined if it is absent or repeated. */
  query(name: string): string | undefined {
    const [value, ...more] = this.queries(name);
    return more.length === 0 ? value : undefined;
  }
  failure: unknown = undefined;
  /** authenticate */
  principal: Principal | undefined = undefined;
  /** body: the bytes as received; undefined if the request has no body. */
  received: Buffer | undefined = undefined;
  /** parse; later steps rewrite it. Undefined if the request has no body. */
  body: ParsedBody | undefined = undefined;
  /** model */
  model: ModelPlan | undefined = undefined;
  /** branch */
  branch: BranchPlan | undefined = undefined;
  /** fill: events of the answer that the caller did not ask for. */
  hidden: HiddenEvents | undefined = undefined;
  /** ownership */
  needs: readonly NeededResource[] = [];
  /** earlier: facts of the earlier tasks that the request names. */
  earlier: EarlierFacts | undefined = undefined;
  /** media: the lengths that could be measured. */
  lengths: MediaLengths | undefined = undefined;
  /** quote, for a task. */
  task_quote: TaskQuote | undefined = undefined;
  /** quote, for a metered request. */
  metered_quote: MeteredQuote | undefined = undefined;
}

/** Members of a request that earlier steps have made. */
export type Made<Names extends keyof RequestState> = { readonly [name in Names]: NonNullable<RequestState[name]> };
