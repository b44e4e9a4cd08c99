/** The plan of bodies: forms, files, and what is added to JSON. */
import type { Nano } from '../lang/amount.ts';
import type { Pointer } from '../lang/pointer.ts';
import type { ErrorKind } from '../refusal.ts';

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
  /** Values that replace those of the body. */
  readonly set?: readonly SetValue[] | undefined;
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

/** Which events of a stream are removed: all conditions on their JSON data must hold. */
export interface HiddenEvents {
  /** Has a value other than null. */
  readonly has: Pointer;
  /** A text of every such event, so that other events need not be parsed. */
  readonly sign: string;
  readonly empty: Pointer | undefined;
}

/** A documented request with the upstream's answers to it and its expected outcome; `check` plays it without a network. */
export interface ExamplePlan {
  readonly name: string;
  readonly body: string;
  readonly params: Readonly<Record<string, string>>;
  /** By lower-case name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The example that creates the task, for a poll or a cancellation. */
  readonly after?: string | undefined;
  /** Undefined: the request is played until it would be sent. */
  readonly answer?: AnswerPlan | undefined;
  /** The answers to the polls before and after a cancellation. */
  readonly polls?: readonly AnswerPlan[] | undefined;
  readonly expect: {
    readonly branch?: string | undefined;
    /** By class; a class that is not listed has 0. */
    readonly units_nano?: ReadonlyMap<string, Nano> | undefined;
    readonly charge_nano?: Nano | undefined;
    readonly state?: 'running' | 'succeeded' | 'failed' | 'unknown' | 'review' | undefined;
    /** The method and path that go upstream: `POST /clips/1/stop`. */
    readonly request?: string | undefined;
    /** The upstream's id of the created task. */
    readonly task?: string | undefined;
    /** The ids of the created resources, by kind. */
    readonly resource?: Readonly<Record<string, string>> | undefined;
    /** Values of facts of the billing rule, as text. */
    readonly facts?: Readonly<Record<string, string>> | undefined;
    readonly hold_nano?: Nano | undefined;
    readonly error?: ErrorKind | undefined;
  };
}

/** A recorded answer of an upstream. */
export interface AnswerPlan {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The meaning of the upstream's events of a WebSocket, and the limits of the connection. */
export interface WebSocketPlan {
  /** The place of an event's name in a message. */
  readonly event: Pointer;
  readonly starts: readonly string[];
  /** Events that end a response and have its usage. */
  readonly ends: readonly string[];
  /** Other events, whose usage belongs to no response. */
  readonly reports: readonly string[];
  /** The largest message of either side. */
  readonly message_bytes: number;
  /** How long neither side may send anything. */
  readonly idle_ms: number;
}
