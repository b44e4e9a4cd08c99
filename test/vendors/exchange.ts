/** The requests and answers of handlers as plain data, so that handlers do no I/O. */
import { isObject, type JsonObject } from './json.ts';
import { Refusal } from './refusal.ts';
import type { Steering } from './steering.ts';

/**
 * The upstreams that the sandbox knows by name, each under a path prefix of that name. Any other name is played as one more
 * per-second family, so that operators can try out families that they add.
 */
export const SANDBOX_UPSTREAMS = ['cloud', 'k', 'c', 's', 'z', 'r', 'generative', 'messages'] as const;

/** The name of an upstream: one of the list, or of a further family. */
export type SandboxUpstream = string;

/** One request to an upstream. `path` begins after the upstream's prefix; header names are in lower case. */
export interface Call {
  readonly upstream: SandboxUpstream;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly raw: Buffer;
  readonly steering: Steering;
}

/** How an answer is sent: whole, delayed, cut in the middle, stalled in the middle, never, or as a socket reset. */
export type Delivery = 'whole' | 'late' | 'half' | 'stall' | 'hang' | 'reset';

interface ReplyHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly delivery?: Delivery;
}

/** An answer: one body, or pieces that are written one at a time. */
export type Reply = WholeReply | PiecesReply;

/** An answer in one body. */
export interface WholeReply extends ReplyHead {
  readonly kind: 'whole';
  readonly body: string | Uint8Array;
}

/** An answer in pieces, with a short delay between them. */
export interface PiecesReply extends ReplyHead {
  readonly kind: 'pieces';
  readonly pieces: readonly string[];
}

/** A JSON answer. */
export function jsonReply(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): WholeReply {
  return {
    kind: 'whole',
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}

/** An HTML answer. */
export function htmlReply(status: number, body: string): Reply {
  return { kind: 'whole', status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

/**
 * The request body as a JSON object.
 * @throws Refusal of kind `invalid` if it is not one.
 */
export function bodyOf(call: Call): JsonObject {
  let parsed: unknown;
  try {
    parsed = JSON.parse(call.raw.toString('utf8'));
  } catch {
    throw new Refusal('invalid', 'the request body is not valid JSON');
  }
  if (!isObject(parsed)) throw new Refusal('invalid', 'the request body is not a JSON object');
  return parsed;
}

/** The delivery that the steering words of a request ask for. */
export function deliveryOf(steering: Steering): Delivery {
  if (steering.has('hang')) return 'hang';
  if (steering.has('lost')) return 'reset';
  if (steering.has('truncate')) return 'half';
  if (steering.has('stall')) return 'stall';
  if (steering.has('late')) return 'late';
  return 'whole';
}
