/** The rules of money: quotes, settlements and meters. */
import type { Nano } from '../lang/amount.ts';
import type { CelExpression } from '../lang/cel.ts';
import type { PathTemplate } from '../lang/paths.ts';
import type { Pointer } from '../lang/pointer.ts';
import type { Range } from '../lang/ranges.ts';
import type { PriceUnit } from './models.ts';

/** How a task is held and charged. */
export interface BillingPlan {
  readonly name: string;
  readonly unit: PriceUnit;
  readonly facts: readonly FactPlan[];
  /** The classes of the price, if it has some. */
  readonly classes?: readonly string[] | undefined;
  /** An upper bound of the units. */
  readonly hold: TaskUnits;
  /** The units of a success: the upstream's own count if there is one, else the expression, evaluated at creation. */
  readonly actual: ActualPlan;
  /** The units of a failure, whose expression uses the facts only; undefined: it costs nothing. */
  readonly failed?: ActualPlan | undefined;
  /** The same for a task that was cancelled. */
  readonly cancelled?: ActualPlan | undefined;
  /** The upstream's count is accepted up to this many times the held units, in nano; undefined: any count. */
  readonly cap_nano?: Nano | undefined;
}

/** Units of a task: one expression, or one for each class. */
export type TaskUnits = CelExpression | readonly ClassUnits[];

/** The units of a task that has ended: the upstream's own count if there is one, else the expression. */
export interface ActualPlan {
  /** The upstream's count is the sum of the numbers at these places, each times its weight. Empty: it reports none. */
  readonly at: readonly WeightedPlace[];
  readonly otherwise: TaskUnits;
}

/** A number of an answer that counts `weight` times. */
export interface WeightedPlace {
  readonly place: Pointer;
  readonly weight: bigint;
  /** Undefined: the rule has no classes. */
  readonly class?: string | undefined;
}

/**
 * Counts the usage of a metered request from its answer, and prices it by class (input, output, …). The price table has the one
 * fact `class`.
 */
export interface MeterPlan {
  readonly name: string;
  readonly unit: PriceUnit;
  readonly facts: readonly FactPlan[];
  /** An upper bound of the units of each class. The expressions use the facts, `body`, `request_bytes` and `text_bytes`. */
  readonly hold: readonly ClassUnits[];
  /** Numbers in a JSON answer, in an element of a JSON array, or in the data of an event. The last one counts. */
  readonly counts: readonly CountPlan[];
  /** The units of each class. The expressions use the counts by name (int, 0 when the answer has none), and other facts. */
  readonly charge: readonly ClassUnits[];
  /** Whether `charge` uses facts or `request_bytes` beside counts. */
  readonly charges_facts?: boolean | undefined;
  /** The cost of an answer without usage, and the estimate for one that is cut before its final counts. */
  readonly without_usage: WithoutUsagePlan;
  /** Pointers. The counts are final once one has a value other than null; undefined: when the answer is complete. */
  readonly final: readonly Pointer[] | undefined;
  /** Pointers. An answer without usage has failed if one has a value other than null. */
  readonly failed: readonly Pointer[] | undefined;
  /** The largest charge, as a multiple of the hold; 10^9 is once. */
  readonly cap_nano: Nano;
  /** The classes that count as tokens in limits; undefined: all. */
  readonly tokens?: readonly string[] | undefined;
  /** Every class that is held, charged or estimated. Each needs a price. */
  readonly classes: readonly string[];
}

/** The cost of an answer without usage. */
export type WithoutUsagePlan =
  | { readonly as: 'hold' }
  | { readonly as: 'free' }
  /** The expressions use the facts, `request_bytes`, `answer_bytes`, `is_stream` and `has_usage`. */
  | { readonly as: 'units'; readonly units: readonly ClassUnits[] };

/** The expression for the units of one class. */
export interface ClassUnits {
  readonly class: string;
  readonly units: CelExpression;
}

export interface CountPlan {
  readonly name: string;
  readonly source: CountSource;
}

/** The place of a count, and the settings of its kind in `src/counts/kinds/`. */
export interface CountSource {
  /** The kind; `at`: a whole number. */
  readonly from: string;
  /** Pointers of at least one token. None for a count in a header. */
  readonly at: readonly Pointer[];
  /** The lower-case name of the answer's header. */
  readonly header?: string | undefined;
}

export interface MeteredAnswer {
  /** Every count of the rule by name; 0 if the answer does not have it. */
  readonly values: Readonly<Record<string, bigint>>;
  /** Whether the answer has any count. */
  readonly seen: boolean;
  /** Counts whose last value is invalid: negative, a fraction, a text. `values` has their last valid value. */
  readonly unusable: readonly string[];
  /** JSON: the answer's own objects with counts, by their JSON Pointers; none if it has none, or too large ones. */
  readonly reported?: string | null | undefined;
  /** How many values were too long to read. */
  readonly skipped: number;
  /** Whether the counts are final. If not, the real usage may be higher. */
  readonly isFinal: boolean;
  /** Whether the answer reported a failure and no usage. */
  readonly hasFailed: boolean;
  /** Length of the received body, decoded where possible. */
  readonly answer_bytes: number;
  readonly is_stream: boolean;
  /** All codings of the answer, if one of them is unknown. */
  readonly undecoded: string | undefined;
}

/** A JSON Schema of request bodies. */
export interface BodySchema {
  /** The hash of its text, which names its generated validator if there is one. */
  readonly key: string;
  readonly document: object;
}

export type FactType = 'string' | 'int' | 'bool';

export type FactValue = string | bigint | boolean;

/** One typed, named value taken from a request. Facts are computed in the order of their declaration. */
export interface FactPlan {
  readonly name: string;
  readonly type: FactType;
  readonly source: FactSource;
  readonly enum: readonly string[] | undefined;
  /** The whole numbers that an int fact may have; undefined: any. */
  readonly values?: readonly Range[] | undefined;
}

/** Where the value of a fact comes from, with the settings of that kind as plain data. src/facts/ has the kinds. */
export interface FactSource {
  readonly from: string;
}

/** The methods that may cancel a task. */
export type CancelMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a status of an upstream means. */
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
  readonly status: Pointer;
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
