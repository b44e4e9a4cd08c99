/** How the counts of a metered rule are read from the bytes of an answer, and what was read. */
import type { Pointer } from '../lang/pointer.ts';

/** One count of an answer. */
export interface CountPlan {
  readonly name: string;
  /** Pointers of at least one token, to the number or, with `sum`, to the array. None for a count in a header. */
  readonly at: readonly Pointer[];
  /** The lower-case name of the answer's header with the number. */
  readonly header?: string | undefined;
  readonly sum?: SumPlan | undefined;
  /** A fraction is rounded up; undefined: it is no count. */
  readonly ceil?: true | undefined;
}

/** Adds up one number per member of an array. */
export interface SumPlan {
  /** Undefined: each member counts 1. */
  readonly at: Pointer | undefined;
  /** The members to add up; undefined: all. */
  readonly where: { readonly at: Pointer; readonly in: ReadonlySet<unknown> } | undefined;
  /** For display: `sum of /n where /type is a or b`, `number of items`. */
  readonly text: string;
}

/** What the meter read from an answer. */
export interface MeteredAnswer {
  /** Every count of the rule by name; 0 if the answer does not have it. */
  readonly values: Readonly<Record<string, bigint>>;
  /** Whether the answer has any count. */
  readonly seen: boolean;
  /** Counts with an invalid value: negative, a fraction, a text. */
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
