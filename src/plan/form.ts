/** Forms: the parts that a `multipart/form-data` body may have. */

/** The parts of a `multipart/form-data` body by name. Other parts are refused. */
export type FormPlan = ReadonlyMap<string, PartPlan>;

/** A body that is one file. */
export interface FilePlan {
  /** The accepted content types, such as `audio/*`. */
  readonly content_types: readonly string[];
  /** Whether the route also takes JSON. */
  readonly json: boolean;
}

export interface PartPlan {
  readonly type: 'string' | 'int' | 'bool' | 'file';
  readonly required: boolean;
  readonly max_bytes: number;
  /** How often the part may be there; undefined: once, and its value is no list. */
  readonly max_parts: number | undefined;
  /** The accepted types of a file, such as `audio/*`; undefined: any. */
  readonly content_types: readonly string[] | undefined;
}
