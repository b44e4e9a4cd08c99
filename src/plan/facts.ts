/** Facts: the typed, named values that price a request, and how each is read from its body. */
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

/** Where the value of a fact comes from, with the settings of that kind as plain data. src/facts/ has the kinds. */
export interface FactSource {
  readonly from: string;
}
