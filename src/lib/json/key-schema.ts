/** How the configuration's schema describes the key of a registered kind: of a limit, fact, credential or count. */

/** The schema of the key. The reference page shows the description, and messages show the first example. */
export interface KeySchema {
  readonly description: string;
  readonly examples: readonly unknown[];
  readonly [keyword: string]: unknown;
}

/** The keys that are allowed and required beside it. */
export interface KeysBeside {
  readonly with?: readonly string[];
  readonly required?: readonly string[];
}
