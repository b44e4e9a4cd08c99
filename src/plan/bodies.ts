/** The plan of bodies: forms, files, and what is added to JSON. */
import type { Pointer } from '../lib/json/pointer.ts';

/** The parts of a `multipart/form-data` body by name. Other parts are refused. */
export type FormPlan = ReadonlyMap<string, PartPlan>;

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
  /** How often the part may occur; undefined: once, and its value is not a list. */
  readonly max_parts: number | undefined;
  /** The accepted types of a file, such as `audio/*`; undefined: any. */
  readonly content_types: readonly string[] | undefined;
}

/** `prompt` and `images` in place of a content array. */
export interface ShorthandPlan {
  readonly prompt: string;
  readonly images: string;
  readonly into: string;
  readonly roles: readonly string[];
}

/** Default members that are added to the body. */
export interface FillPlan {
  readonly name: string;
  /** Members that are added if the body lacks them, with their values as JSON text. */
  readonly defaults: readonly { readonly member: string; readonly raw: string }[];
  readonly set?: readonly SetValue[] | undefined;
  readonly clamp?: readonly ClampPlan[] | undefined;
  /** Events that are removed from the answer if `set` has changed the body. */
  readonly hide?: HiddenEvents | undefined;
  readonly items: readonly {
    readonly in: readonly string[];
    readonly member: string;
    readonly from: string;
    /** JSON text by the value of `from`. */
    readonly values: ReadonlyMap<string, string>;
  }[];
}

/** A value that replaces one of the body, as JSON text. */
export interface SetValue {
  readonly at: Pointer;
  readonly raw: string;
}

/** The range of a number of the body. */
export interface ClampPlan {
  readonly at: Pointer;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** Which events of a stream are removed: all conditions on their JSON data must hold. */
export interface HiddenEvents {
  /** Has a value other than null. */
  readonly has: Pointer;
  /** A text of every such event, so that other events need not be parsed. */
  readonly sign: string;
  readonly empty: Pointer | undefined;
}
