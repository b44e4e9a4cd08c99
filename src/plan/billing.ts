/** The rules of money, compiled: facts, quotes, settlements and meters; and how a stored task is asked for. */
import type { Nano } from '../lang/amount.ts';
import type { Range } from '../lang/ranges.ts';
import type { BodyValidator, PriceUnit } from '../plan.ts';

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

export type FactType = 'string' | 'int' | 'bool';
export type FactValue = string | bigint | boolean;

/** One typed, named value taken from a request. Facts are computed in the order of their declaration. */
export interface FactPlan {
  readonly name: string;
  readonly type: FactType;
  readonly source: FactSource;
  readonly enum: readonly string[] | undefined;
  /** The whole numbers that an int fact admits; undefined: any. */
  readonly values?: readonly Range[] | undefined;
}
/** Every fact's name with a placeholder: a copy takes the values of a request faster than an object that grows. */
export type BlankFacts = Readonly<Record<string, FactValue>>;

export type FactSource =
  | {
      readonly from: 'body';
      /** Throws AmbiguousMember for a body that has two spellings of the value's place. */
      readonly at: (body: unknown) => unknown;
      /** The pointer's text, for messages; the first spelling where there are several. */
      readonly pointer: string;
      readonly flag: FlagPlan | undefined;
      readonly default:
        | { readonly value: FactValue }
        | { readonly model: string }
        | { readonly limit: string }
        | undefined;
    }
  | { readonly from: 'cel'; readonly evaluate: CelFunction }
  /**
   * The summed length of media, in whole seconds; each URL is one item. One that cannot be read counts as `assume_ms`, or,
   * where that is undefined, the request is refused.
   */
  | { readonly from: 'media'; readonly urls: CelFunction; readonly assume_ms: number | undefined }
  /** The model's limit of that name. */
  | { readonly from: 'limit'; readonly limit: string }
  /** Whether the body fits a schema. */
  | { readonly from: 'schema'; readonly validate: BodyValidator }
  /** How many values of a kind the body has. */
  | { readonly from: 'count'; readonly count: CountFunction };

/** The number of the values counted, and the length of the texts that do not count in `text_bytes`. */
export type CountFunction = (body: unknown) => { readonly count: bigint; readonly text_bytes: number };

/** `--name value` at the end of a text element of the array at `in`. */
export interface FlagPlan {
  readonly names: readonly string[];
  readonly in: (body: unknown) => unknown;
}

/** Context: the facts so far by name (int as bigint), and `body`. Throws CelEvaluationError. */
export type CelFunction = (context: Readonly<Record<string, unknown>>) => unknown;

export interface BillingPlan {
  readonly name: string;
  readonly unit: PriceUnit;
  readonly facts: readonly FactPlan[];
  readonly blank?: BlankFacts | undefined;
  /** An upper bound of the units. */
  readonly hold: CelFunction;
  /** What a success is charged: the upstream's own count where it is given, else the expression, computed at creation. */
  readonly actual: { readonly at: ((answer: unknown) => unknown) | undefined; readonly otherwise: CelFunction };
  /** How many times the held units the upstream's own count is believed, in nano; undefined: any count is. */
  readonly cap_nano?: Nano | undefined;
}

/**
 * Counts what a metered request used, off its answer, and prices it by class (input, output, …). The price table's one fact
 * is named `class`.
 */
export interface MeterPlan {
  readonly name: string;
  readonly unit: PriceUnit;
  readonly facts: readonly FactPlan[];
  readonly blank?: BlankFacts | undefined;
  /** An upper bound of the units of each class: over the facts, `body`, `request_bytes` and `text_bytes`. */
  readonly hold: readonly ClassUnits[];
  /** Numbers in a JSON answer, in an element of a JSON array, or in the data of an event: the last one that is there holds. */
  readonly counts: readonly CountPlan[];
  /** The units of each class, over the counts by name (int, 0 where the answer told none). */
  readonly charge: readonly ClassUnits[];
  /** What an answer without usage costs, and the estimate for one that is cut before its final counts. */
  readonly untold: UntoldPlan;
  /** A value other than null at one of them says that the counts are final; undefined: they are when the answer ended whole. */
  readonly final: readonly (readonly string[])[] | undefined;
  /** A value other than null at one of them says, where the answer tells no usage, that it failed. */
  readonly failed: readonly (readonly string[])[] | undefined;
  /** How many times the hold reported counts are believed; 10^9 is once. */
  readonly cap_nano: Nano;
}

export interface CountPlan {
  readonly name: string;
  /** Each a parsed JSON Pointer of at least one token: to the number or, with `sum`, to the array. */
  readonly at: readonly (readonly string[])[];
  readonly sum?: SumPlan | undefined;
}

/** Adds up a number of each member of an array. */
export interface SumPlan {
  readonly at: (member: unknown) => unknown;
  /** Which members are added up; undefined: all. */
  readonly where: { readonly at: (member: unknown) => unknown; readonly in: ReadonlySet<unknown> } | undefined;
  /** For people: `sum of /n where /type is a or b`. */
  readonly text: string;
}

export type UntoldPlan =
  | { readonly as: 'hold' }
  | { readonly as: 'free' }
  /** Over the facts, `request_bytes`, `answer_bytes`, `is_stream` and `is_told`. */
  | { readonly as: 'units'; readonly units: readonly EstimatedUnits[] };

export interface ClassUnits {
  readonly class: string;
  readonly units: CelFunction;
}

export interface EstimatedUnits extends ClassUnits {
  /** The expression, for people. */
  readonly text: string;
}
