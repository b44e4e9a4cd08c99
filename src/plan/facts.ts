/** Facts: the typed, named values that price a request, and how each is read from its body. */
import type { CelExpression } from '../lang/cel.ts';
import type { Aliases, Places } from '../lang/places.ts';
import type { Pointer } from '../lang/pointer.ts';
import type { Range } from '../lang/ranges.ts';

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

/** Where the value of a fact comes from. */
export type FactSource =
  | {
      readonly from: 'body';
      readonly at: Aliases;
      /** The pointer's text, for messages; the first of several spellings. */
      readonly pointer: string;
      readonly flag: FlagPlan | undefined;
      readonly default:
        | { readonly value: FactValue }
        | { readonly model: string }
        | { readonly limit: string }
        | undefined;
    }
  | { readonly from: 'cel'; readonly cel: CelExpression }
  /**
   * The sum of the lengths of media by URL, in whole seconds. A URL that cannot be read counts as `assume_ms`; without `assume_ms`
   * the request is refused.
   */
  | { readonly from: 'media'; readonly urls: CelExpression; readonly assume_ms: number | undefined }
  /** A request header, of a route's fact. */
  | { readonly from: 'header'; readonly header: string; readonly default: { readonly value: FactValue } | undefined }
  /** The model's limit of that name. */
  | { readonly from: 'limit'; readonly limit: string }
  /** Whether the body fits a schema. */
  | { readonly from: 'schema'; readonly schema: BodySchema }
  /** How many matching values the body has. */
  | { readonly from: 'count'; readonly count: CountedPlan };

/** Which values of a body to count. */
export interface CountedPlan {
  readonly each: Places;
  readonly where: readonly MatcherPlan[];
  /** Undefined: every value that `where` admits counts. */
  readonly unless: readonly MatcherPlan[] | undefined;
  /** Adds this member of each value instead of 1; `otherwise` if the member is not a whole number of at least 1. */
  readonly add: { readonly at: Pointer; readonly otherwise: number } | undefined;
  /** A text in each value, whose length is subtracted from `text_bytes`. */
  readonly less: Pointer | undefined;
}

/** A member that must have one of these values or begin with one of these texts. An absent one is null. */
export interface MatcherPlan {
  readonly at: Pointer;
  readonly values: ReadonlySet<unknown>;
  readonly prefixes: readonly string[];
}

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
  readonly in: Pointer;
}
