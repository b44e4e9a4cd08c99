/** The type of a fault, which is a row of the fault table. */
import type { Socket } from 'node:net';
import type { Turn } from '../../support/fault-server.ts';
import type { RawCaller } from '../../support/raw-caller.ts';
import type { Answer, Column, Counts } from './columns.ts';

/** The arguments of an upstream's fault. */
export interface Scene extends Turn {
  readonly column: Column;
  readonly answer: Answer;
  /** The answer with other counts in it. */
  counting(counts: Counts): Answer;
  /** Resolves when the caller has got the bytes written so far; after 50 ms where the gateway buffers the answer. */
  passed(): Promise<void>;
}

/** The arguments of a caller's fault. */
export interface CallerScene {
  /** The request as bytes. */
  readonly bytes: string;
  /** Connects and writes. */
  send(bytes: string): Promise<RawCaller>;
  /** The upstream's side, once the request has arrived. It has not answered yet. */
  readonly upstream: Promise<Scene>;
}

/** The time-outs of an upstream. */
export type Timeout = 'connect' | 'headers' | 'idle';

/** One way in which an upstream or a caller misbehaves. */
export interface Fault {
  /** What the upstream or the caller does: the row's title. */
  readonly name: string;
  readonly section: string;
  /** Columns in which the fault is possible; default: all. */
  readonly only?: (column: Column) => boolean;
  /** Whether the upstream's answer is provably incomplete; then the caller must not get a clean end. */
  readonly broken: boolean;
  /** Whether the upstream may have created the task; then its hold is kept. */
  readonly made: 'yes' | 'maybe' | 'no';
  /** The time-out that ends the fault. It is short in this bench, and all others are long. */
  readonly times?: Timeout;
  /** Bytes added to the prompt. */
  readonly bodyPadding?: number;
  /** Set if the upstream reports usage beyond the hold, so that the charge may exceed it. */
  readonly beyondHold?: true;
  readonly play: (scene: Scene) => void | Promise<void>;
  /** What the caller does instead of sending and reading everything. */
  readonly caller?: (scene: CallerScene) => Promise<RawCaller | 'left'>;
}

/** A fault before a request can be read. It needs its own gateway and upstream. */
export interface ConnectionFault extends Omit<Fault, 'play'> {
  readonly scheme: 'http' | 'https';
  /** Undefined: the port is closed. */
  readonly connect: ((socket: Socket) => void) | undefined;
}

/** Selects columns for `Fault.only`. */
export const isCreation = ({ group }: Column) => group === 'creation';
export const isChat = ({ group }: Column) => group === 'chat';
export const isPoll = ({ group }: Column) => group === 'poll';
export const isEventStream = (column: Column) => column.answer('').isStream;

/** The head of a 200. @param framing a header line */
export function head({ type }: Answer, framing: string): string {
  return `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\n${framing}\r\n\r\n`;
}

/** The header line of a chunked body. */
export const chunked = 'transfer-encoding: chunked';

/** The header line with the body's length in bytes. @param add a deliberate error, in bytes */
export function lengthOf(text: string, add = 0): string {
  return `content-length: ${Buffer.byteLength(text) + add}`;
}
