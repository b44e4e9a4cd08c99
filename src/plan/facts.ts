/** Facts: the typed, named values that a request is priced by, and how each is taken from its body. */
import type { Range } from '../lang/ranges.ts';

/** Undefined when the body is valid; otherwise the first mistake in words: `duration must be integer`. */
export type BodyValidator = (body: unknown) => string | undefined;

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

/** Every fact's name with a placeholder, in a new object: it takes the values of a request faster than one that grows. */
export type BlankFacts = () => Record<string, FactValue>;

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

/** The names of a flag, in lower case and without their dashes. */
export interface FlagNames {
  readonly names: ReadonlySet<string>;
  /** The length of the longest. */
  readonly longest: number;
}

/** `--name value` at the end of a text element of the array at `in`. */
export interface FlagPlan extends FlagNames {
  /** The values of the fact's enum by their spelling in lower case; empty where it has none. */
  readonly values: ReadonlyMap<string, string>;
  readonly in: (body: unknown) => unknown;
}

/** Context: the facts so far by name (int as bigint), and `body`. Throws CelEvaluationError. */
export type CelFunction = (context: Readonly<Record<string, unknown>>) => unknown;
