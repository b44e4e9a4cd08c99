/** Task kinds: how a task is queried, and what the upstream's status words mean. */

import type { Pointer } from '../lib/json/pointer.ts';
import type { PathTemplate } from '../lib/text/path-template.ts';
import type { BillingPlan } from './billing.ts';

/** The methods that may cancel a task. */
export type CancelMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type TaskMeaning = 'running' | 'succeeded' | 'failed' | 'cancelled';

/** How a task is queried, and what the upstream's status words mean. */
export interface TaskKindPlan {
  readonly name: string;
  /** The upstream's id in the answer to the creation. */
  readonly id: Pointer;
  /** The upstream's path of a task, which may have a query. Its parameters are `id` and `params`. */
  readonly poll_path: PathTemplate;
  /** The path parameters of the creation that these paths have, and that a task stores. */
  readonly params: readonly string[];
  /** How a task is cancelled; undefined: with the method of the route, at the path of a task with the route's suffix. */
  readonly cancel?: { readonly method: CancelMethod; readonly path: PathTemplate } | undefined;
  /** Undefined: only `answers` tell the state. */
  readonly status: Pointer | undefined;
  /** What an answer means by its status code and media type, before its body is read. The first that fits counts. */
  readonly answers?: readonly AnswerMeaning[] | undefined;
  /** The `accept` header of polls; undefined: none. */
  readonly accept?: string | undefined;
  /** With a value other than null at one of these places, the task has failed. */
  readonly failed_at?: readonly Pointer[] | undefined;
  /** By the text of the status, see `statusText`. */
  readonly meaning: ReadonlyMap<string, TaskMeaning>;
  readonly deadline_ms: number;
  readonly nothing_made: readonly NothingMadeProof[];
  /** How the gateway learns whether the upstream took a creation without an answer; undefined: an operator decides. */
  readonly unknown_outcome?: UnknownOutcomePlan | undefined;
  /** The billing rule that prices tasks of this kind; every branch that creates them uses it. */
  readonly billing: BillingPlan;
}

/** What an answer to a poll means, whatever is in its body. */
export interface AnswerMeaning {
  readonly code: number;
  /** In lower case, such as `video/*`; undefined: any. */
  readonly type: string | undefined;
  readonly means: TaskMeaning;
  /** Stored as the status of the task, and in `meaning` too: `answer 200 video/*`. */
  readonly status: string;
}

/** An answer with one of the statuses and, if there is a pointer, one of the codes at it. */
export interface NothingMadeProof {
  /** `4xx` or a number. */
  readonly status: readonly (number | string)[];
  readonly at: Pointer | undefined;
  readonly codes: readonly (string | number)[];
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
  readonly items: Pointer;
  readonly id: Pointer;
  readonly model: Pointer;
  /** Unix time in seconds. */
  readonly created_at: Pointer;
  readonly total: Pointer | undefined;
  /** Names of query parameters, the items per page, and the largest number of pages to read. */
  readonly page:
    | { readonly number: string; readonly size: string; readonly items: number; readonly most: number }
    | undefined;
  /** Covers the difference between its clock and ours, and the delay until a new task is listed. */
  readonly within_ms: number;
}
