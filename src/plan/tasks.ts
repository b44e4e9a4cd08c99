/** Task kinds: how a stored task is asked for, and what the upstream's words mean. */
import type { BillingPlan } from './billing.ts';

/** How a stored task is asked for, and what the upstream's words mean. */
export interface TaskKindPlan {
  readonly name: string;
  /** The upstream's id in the answer to the creation. */
  readonly id: (answer: unknown) => unknown;
  /** The upstream's path for a task, from its id (already percent-encoded). */
  readonly query_path: (id: string) => string;
  /** The status word in an answer. */
  readonly status: (answer: unknown) => unknown;
  readonly meaning: ReadonlyMap<string, 'running' | 'succeeded' | 'failed'>;
  readonly deadline_ms: number;
  /** Which answers to a creation prove that the upstream made nothing. */
  readonly nothing_made: {
    readonly isProved: (answer: { readonly statusCode: number; readonly json: () => unknown }) => boolean;
    /** Which answers do, for people: `4xx, 503 ServerOverloaded`. */
    readonly words: string;
  };
  /** How it is learnt whether the upstream took a creation that it did not answer; undefined: an operator decides. */
  readonly unknown?: UnknownPlan | undefined;
  /** The billing rule that prices tasks of this kind; every branch that creates them uses it. */
  readonly billing: BillingPlan;
}

export type UnknownPlan =
  /** The upstream makes one task for one key: the same request is sent again, and the answer is the first one's. */
  { readonly by: 'key'; readonly header: string } | UnknownByList;

/** The upstream lists its tasks: what it made, and nobody here knows, is looked for among them. */
export interface UnknownByList {
  readonly by: 'list';
  readonly path: string;
  readonly items: (answer: unknown) => unknown;
  readonly id: (item: unknown) => unknown;
  readonly model: (item: unknown) => unknown;
  /** Unix time in seconds. */
  readonly created_at: (item: unknown) => unknown;
  /** How many tasks there are on all pages. */
  readonly total: ((answer: unknown) => unknown) | undefined;
  /** Names of query parameters; how many items are asked for on a page, and how many pages are read at most. */
  readonly page:
    | { readonly number: string; readonly size: string; readonly items: number; readonly most: number }
    | undefined;
  /** How far its clock may be from ours, and how long a task may take to be listed. */
  readonly within_ms: number;
}
