/** Facts: the typed, named values that price a request, and how each is read from its body. */
import type { Range } from '../lang/ranges.ts';

/** Undefined when the body is valid; otherwise the first mistake: `duration must be integer`. */
export type BodyValidator = (body: unknown) => string | undefined;

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

/** A new object with a placeholder for every variable. Filling it is faster than growing an empty object. */
export type BlankFacts = () => Record<string, unknown>;

/** Where the value of a fact comes from. */
export type FactSource =
  | {
      readonly from: 'body';
      /** Throws AmbiguousMember when the body has two spellings of the same member. */
      readonly at: (body: unknown) => unknown;
      /** The pointer's text, for messages; the first of several spellings. */
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
   * The sum of the lengths of media by URL, in whole seconds. A URL that cannot be read counts as `assume_ms`; without `assume_ms`
   * the request is refused.
   */
  | { readonly from: 'media'; readonly urls: CelFunction; readonly assume_ms: number | undefined }
  /** A request header, of a route's fact. */
  | { readonly from: 'header'; readonly header: string; readonly default: { readonly value: FactValue } | undefined }
  /** The model's limit of that name. */
  | { readonly from: 'limit'; readonly limit: string }
  /** Whether the body fits a schema. */
  | { readonly from: 'schema'; readonly validate: BodyValidator }
  /** How many matching values the body has. */
  | { readonly from: 'count'; readonly count: CountFunction };

/** The number of counted values, and the length of the texts to subtract from `text_bytes`. */
export type CountFunction = (body: unknown) => { readonly count: bigint; readonly text_bytes: number };

/** The names of a flag, in lower case and without dashes. */
export interface FlagNames {
  readonly names: ReadonlySet<string>;
  /** The length of the longest name. */
  readonly longest: number;
}

/** `--name value` at the end of a text element of the array at `in`. */
export interface FlagPlan extends FlagNames {
  /** The values of the fact's enum by their lower-case spelling; empty without an enum. */
  readonly values: ReadonlyMap<string, string>;
  readonly in: (body: unknown) => unknown;
}

/** A compiled expression. The context has the earlier facts by name (int as bigint), and `body`. Throws CelEvaluationError. */
export type CelFunction = (context: Readonly<Record<string, unknown>>) => unknown;
