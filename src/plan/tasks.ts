/** Task kinds: how a task is queried, and what the upstream's status words mean. */
import type { BillingPlan } from './billing.ts';

/** How a task is queried, and what the upstream's status words mean. */
export interface TaskKindPlan {
  readonly name: string;
  /** The upstream's id in the answer to the creation. */
  readonly id: (answer: unknown) => unknown;
  /** The upstream's path of a task, from its percent-encoded id. */
  readonly poll_path: (id: string) => string;
  /** The status word in an answer. */
  readonly status: (answer: unknown) => unknown;
  readonly meaning: ReadonlyMap<string, 'running' | 'succeeded' | 'failed'>;
  readonly deadline_ms: number;
  /** Which answers to a creation prove that the upstream made nothing. */
  readonly nothing_made: {
    readonly isProved: (answer: { readonly statusCode: number; readonly json: () => unknown }) => boolean;
    /** These answers, for display: `4xx, 503 ServerOverloaded`. */
    readonly words: string;
  };
  /** How the gateway learns whether the upstream took a creation without an answer; undefined: an operator decides. */
  readonly unknown_outcome?: UnknownOutcomePlan | undefined;
  /** The billing rule that prices tasks of this kind; every branch that creates them uses it. */
  readonly billing: BillingPlan;
}

/** How an unknown outcome is learnt. */
export type UnknownOutcomePlan = UnknownByKey | UnknownByList;

/** The upstream honours idempotency keys: the same request is sent again with the same key, and gets the first answer. */
export interface UnknownByKey {
  readonly by: 'key';
  readonly header: string;
  /** The longest time from the sending of a creation until the upstream has accepted or refused it. */
  readonly decides_within_ms: number;
}

/** The upstream lists its tasks. Listed jobs without a task are matched with the unknown outcomes. */
export interface UnknownByList {
  readonly by: 'list';
  readonly path: string;
  readonly items: (answer: unknown) => unknown;
  readonly id: (item: unknown) => unknown;
  readonly model: (item: unknown) => unknown;
  /** Unix time in seconds. */
  readonly created_at: (item: unknown) => unknown;
  /** The number of tasks on all pages. */
  readonly total: ((answer: unknown) => unknown) | undefined;
  /** Names of query parameters, the items per page, and the largest number of pages to read. */
  readonly page:
    | { readonly number: string; readonly size: string; readonly items: number; readonly most: number }
    | undefined;
  /** Covers the difference between its clock and ours, and the delay until a new task is listed. */
  readonly within_ms: number;
}
