/** How the counts of a metered rule are read from the bytes of an answer, and what was read. */
import type { Pointer } from '../lang/pointer.ts';

export interface CountPlan {
  readonly name: string;
  readonly source: CountSource;
}

/** Where a count is, and what its kind in `src/counts/kinds/` needs to read it. */
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
