/** WebSockets: the meaning of events, and the limits of a connection. */
import type { Pointer } from '../lib/json/pointer.ts';

/** The meaning of the upstream's events of a WebSocket, and the limits of the connection. */
export interface WebSocketPlan {
  /** The place of an event's name in a message. Undefined: every message with a count is a report. */
  readonly event: Pointer | undefined;
  /** The WebSocket is one response: it may be open this long, and ends the response. Undefined: events begin and end responses. */
  readonly longest_ms?: number | undefined;
  readonly starts: readonly string[];
  /** Events that end a response and have its usage. */
  readonly ends: readonly string[];
  /** Other events, whose usage belongs to no response; or of one response, with what it has used so far. */
  readonly reports: readonly string[];
  /** What callers' messages may name; undefined: they are not read. */
  readonly messages?: MessagesPlan | undefined;
  /** The largest message of either side. */
  readonly message_bytes: number;
  /** How long neither side may send anything. */
  readonly idle_ms: number;
}

/** What messages of callers may name. In a pointer, `*` is every item of an array. */
export interface MessagesPlan {
  readonly values: readonly { readonly at: Pointer; readonly accepts: readonly string[] }[];
  /** The account must own what a place names. */
  readonly owned: readonly { readonly at: Pointer; readonly resource: string }[];
}
