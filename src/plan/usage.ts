/** How the counts of a metered rule are read from the bytes of an answer, and what was read. */

/** One count of an answer. */
export interface CountPlan {
  readonly name: string;
  /** Parsed JSON Pointers of at least one token, to the number or, with `sum`, to the array. */
  readonly at: readonly (readonly string[])[];
  readonly sum?: SumPlan | undefined;
}

/** Adds up one number per member of an array. */
export interface SumPlan {
  readonly at: (member: unknown) => unknown;
  /** The members to add up; undefined: all. */
  readonly where: { readonly at: (member: unknown) => unknown; readonly in: ReadonlySet<unknown> } | undefined;
  /** For display: `sum of /n where /type is a or b`. */
  readonly text: string;
}

/** The counts of a rule, prepared for reading an answer. */
export interface UsageReading {
  /** The top-level members that contain counts. */
  readonly names: MemberNames;
  /** The counts in each of them. */
  readonly counts: ReadonlyMap<string, readonly CountInMember[]>;
  /** Texts of Latin-1 bytes. Every document with such a member contains at least one of them. */
  readonly signs: readonly string[];
  /** A new object with every count of the plan at 0. */
  readonly zeros: () => Record<string, bigint>;
}

/** The members to read from a document, prepared once for all documents. */
export interface MemberNames {
  readonly wanted: readonly WantedMember[];
  /** The length of the longest spelling of a name, with all characters escaped. */
  readonly longest_bytes: number;
}

/** A name, and its usual JSON bytes with quotes. */
export interface WantedMember {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A value in a top-level member, and its meaning. */
export interface CountInMember {
  /** The index of one of the plan's counts, `final` counts, or a `failed` answer. */
  readonly tells: number | 'final' | 'failed';
  readonly at: (member: unknown) => unknown;
  readonly sum: SumPlan | undefined;
}

/** What the meter read from an answer. */
export interface MeteredAnswer {
  /** Every count of the rule by name; 0 if the answer does not have it. */
  readonly values: Readonly<Record<string, bigint>>;
  /** Whether the answer has any count. */
  readonly seen: boolean;
  /** Counts with an invalid value: negative, a fraction, a text. */
  readonly unusable: readonly string[];
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
