/** The rules of money: quotes, settlements and meters. */

import type { CelExpression } from '../lib/cel/cel.ts';
import type { Pointer } from '../lib/json/pointer.ts';
import type { Nano } from '../lib/money/amount.ts';
import type { Decimal } from '../lib/money/decimal.ts';
import type { Range } from '../lib/text/ranges.ts';
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
  /** Values of the answer to the creation, which the units of the end use; undefined: none. */
  readonly answer_facts?: readonly AnswerFactPlan[] | undefined;
  /** The units of a failure, whose expression uses the facts only; undefined: it costs nothing. */
  readonly failed?: ActualPlan | undefined;
  /** The units of a task that was cancelled; undefined: it costs nothing. */
  readonly cancelled?: ActualPlan | undefined;
  /** The upstream's count is accepted up to this many times the held units, in nano; undefined: any count. */
  readonly cap_nano?: Nano | undefined;
}

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
 * Counts the usage of a metered request from its answer, and prices it by class (input, output, …), which is the innermost level of the
 * price table.
 */
export interface MeterPlan {
  readonly name: string;
  readonly unit: PriceUnit;
  readonly facts: readonly FactPlan[];
  /** An upper bound of the units of each class. The expressions use the facts, `body`, `request_bytes` and `text_bytes`. */
  readonly hold: readonly ClassUnits[];
  /** Numbers in a JSON answer, in an element of a JSON array, or in the data of an event. The last one counts. */
  readonly counts: readonly CountPlan[];
  /** Values of the answer, which select prices and are used in `charge`; undefined: none. */
  readonly answer_facts?: readonly AnswerFactPlan[] | undefined;
  /** Names of counts that divide the same units among them, such as input and what of it was cached. */
  readonly together?: readonly string[] | undefined;
  /** The units of each class. The expressions use the counts by name (int, 0 when the answer has none), and other facts. */
  readonly charge: readonly ClassUnits[];
  /** Whether `charge` uses facts or `request_bytes` beside counts. */
  readonly charges_facts?: boolean | undefined;
  /** The cost of an answer without usage, and the estimate for one that is cut before its final counts. */
  readonly without_usage: WithoutUsagePlan;
  /** Pointers to the text in an event of a stream. */
  readonly text?: readonly Pointer[] | undefined;
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
  /** The expressions use the facts, `request_bytes`, `answer_bytes`, `answer_text_bytes`, `is_stream` and `has_usage`. */
  | { readonly as: 'units'; readonly units: readonly ClassUnits[] };

export interface ClassUnits {
  readonly class: string;
  readonly units: CelExpression;
}

export interface CountPlan {
  readonly name: string;
  readonly source: CountSource;
}

/** The place of a count, and the settings of its kind in `src/billing/counts/kinds/`. */
export interface CountSource {
  /** The kind; `at`: a whole number. */
  readonly from: string;
  /** Pointers of at least one token. None for a count in a header. */
  readonly at: readonly Pointer[];
  /** The lower-case name of the answer's header. */
  readonly header?: string | undefined;
}

/** The value of a count: an `int` or a `decimal` of expressions. */
export type CountValue = bigint | Decimal;

export interface MeteredAnswer {
  /** Every count of the rule by name; 0 if the answer does not have it. */
  readonly values: Readonly<Record<string, CountValue>>;
  /** What the answer has at the places of its facts, by name. Undefined: the rule has none. */
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
  /** Whether the answer has any count. */
  readonly seen: boolean;
  /** Counts whose last value is invalid: negative, a fraction, a text. `values` has their last valid value. */
  readonly unusable: readonly string[];
  /** Counts that an earlier report had higher, in words. */
  readonly fell: readonly string[];
  /** JSON: the answer's own objects with counts, by their JSON Pointers, without large ones; null if it has none. */
  readonly reported?: string | null | undefined;
  /** Why usage that a whole answer should have was not read, and where. */
  readonly unread?: string | undefined;
  /** Whether the counts are final. If not, the real usage may be higher. */
  readonly isFinal: boolean;
  /** Whether the answer reported a failure and no usage. */
  readonly hasFailed: boolean;
  /** Length of the received body, decoded where possible. */
  readonly answer_bytes: number;
  /** How many of them are text, of an event stream whose cost is estimated; otherwise all. */
  readonly answer_text_bytes: number;
  readonly is_stream: boolean;
  /** Of a WebSocket that is one response. */
  readonly connection?: { readonly seconds: number; readonly bytes: number } | undefined;
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

/** A fact that the meter reads from the answer. */
export interface AnswerFactPlan extends FactPlan {
  readonly source: FactSource & {
    readonly from: 'answer';
    /** In a document with several of them, the first one counts. Empty for a header. */
    readonly at: readonly Pointer[];
    /** In lower case. */
    readonly header?: string | undefined;
    /** The value if the answer has none. */
    readonly default: FactValue | undefined;
    /** The values that the answer may have, by the facts of the request: holds are for them. Undefined: all. */
    readonly among?: CelExpression | undefined;
  };
}

/** Where the value of a fact comes from, with the settings of that kind as plain data. src/billing/facts/ has the kinds. */
export interface FactSource {
  readonly from: string;
}
