/** How the counts of a metered rule are read off the bytes of an answer. */

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

export interface UsageReading {
  /** The members at the top of a document that hold counts. */
  readonly names: MemberNames;
  /** The counts in each of them. */
  readonly counts: ReadonlyMap<string, readonly CountInMember[]>;
  /** Bytes, each a Latin-1 character, of which one at least stands in every document that has such a member. */
  readonly signs: readonly string[];
  /** Every count of the plan by name, 0 until the answer tells it: a new object for each answer. */
  readonly untold: () => Record<string, bigint>;
}

/** The members to pick out of a document, made ready once for every document that they are picked from. */
export interface MemberNames {
  readonly wanted: readonly WantedMember[];
  /** As a name is written at its longest. */
  readonly longest_bytes: number;
}

/** A name, and its bytes with their quotes, as it is written but for needless escapes. */
export interface WantedMember {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface CountInMember {
  /** What a value there tells: one of the plan's counts by its index, that the counts are final, or that the answer failed. */
  readonly tells: number | 'final' | 'failed';
  readonly at: (member: unknown) => unknown;
  readonly sum: SumPlan | undefined;
}
