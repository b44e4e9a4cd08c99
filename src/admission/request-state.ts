/** What the steps of one request find out about it, for the steps behind them. */
import type { MediaLengths } from '../billing/facts.ts';
import type { MeteredQuote } from '../billing/metered.ts';
import type { Quote } from '../billing/quote.ts';
import type { Nano } from '../lang/amount.ts';
import type { BranchPlan, ModelPlan } from '../plan.ts';
import type { ParsedBody } from './body.ts';
import type { NeededResource } from './needs.ts';
import type { Stepping } from './step.ts';

/** Who is calling, as the key says. */
export interface Principal {
  readonly account: string;
  readonly account_name: string;
  /** The key's id. */
  readonly key: string;
  /** The key's discount, where it has one, in place of the account's. 10^9 is the full price. */
  readonly price_factor_nano: Nano;
  /** Whether the key may see a model. */
  readonly sees: (model: string) => boolean;
}

/** Each member that may be undefined is set by the step of its comment. */
export interface RequestState<X> extends Stepping<X> {
  /** The parameters of the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** The request's header, as it came. */
  readonly contentType: string | undefined;
  /** authenticate */
  principal: Principal | undefined;
  /** body: as it came; undefined where there was none. */
  received: Buffer | undefined;
  /** parse, and as later steps rewrite it; undefined where there was none. */
  body: ParsedBody | undefined;
  /** model */
  model: ModelPlan | undefined;
  /** branch */
  branch: BranchPlan | undefined;
  /** ownership */
  needs: readonly NeededResource[];
  /** media: those that could be read. */
  lengths: MediaLengths | undefined;
  /** quote, for a task. */
  quote: Quote | undefined;
  /** quote, for a metered request. */
  metered: MeteredQuote | undefined;
}

/** What an earlier step has found. @throws Error where none has: the list of steps is composed wrongly. */
export function given<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`no step has set ${name}`);
  return value;
}
