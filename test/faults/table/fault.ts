/** What a row of the fault table is made of. */
import type { Socket } from 'node:net';
import type { RawCaller } from '../../http/raw-caller.ts';
import type { Turn } from '../../support/fault-server.ts';
import type { Answer, Column, Counts } from './columns.ts';

/** What an upstream's fault has in its hands. */
export interface Scene extends Turn {
  readonly column: Column;
  readonly answer: Answer;
  /** The answer with other counts in it. */
  counting(counts: Counts): Answer;
  /** Resolves when bytes written so far have been seen behind the gateway, where it passes them on; else soon. */
  passed(): Promise<void>;
}

/** What a caller's fault has in its hands. */
export interface CallerScene {
  /** The request as bytes. */
  readonly bytes: string;
  /** Connects and writes. */
  send(bytes: string): Promise<RawCaller>;
  /** The upstream's side, once the request is there. It has answered nothing yet. */
  readonly upstream: Promise<Scene>;
}

export type Timeout = 'connect' | 'headers' | 'idle';

export interface Fault {
  /** What the upstream, or the caller, does: the row's title. */
  readonly name: string;
  readonly section: string;
  /** Columns in which the fault is possible; all where it is left out. */
  readonly only?: (column: Column) => boolean;
  /** Whether what the upstream gave is provably no whole answer: then the caller must not get a clean end. */
  readonly broken: boolean;
  /** Whether the upstream may have made the task: then its hold is kept. */
  readonly made: 'yes' | 'maybe' | 'no';
  /** The time-out by which the gateway ends it. This one is short then, and all others are long. */
  readonly times?: Timeout;
  /** How many bytes are added to the prompt. */
  readonly bodyPadding?: number;
  /** Whether a charge may be more than the hold, because the upstream tells so. */
  readonly beyondHold?: true;
  readonly play: (scene: Scene) => void | Promise<void>;
  /** What the caller does in place of sending all and reading all. */
  readonly caller?: (scene: CallerScene) => Promise<RawCaller | 'left'>;
}

/** A fault that comes before a request can be read, so that it has a gateway and an upstream of its own. */
export interface ConnectionFault extends Omit<Fault, 'play'> {
  readonly scheme: 'http' | 'https';
  /** Undefined: nobody listens. */
  readonly connect: ((socket: Socket) => void) | undefined;
}

export const isCreation = ({ group }: Column) => group === 'creation';
export const isChat = ({ group }: Column) => group === 'chat';
export const isPoll = ({ group }: Column) => group === 'poll';
export const isEventStream = (column: Column) => column.answer('').isStream;

/** The head of a 200. @param framing a header line */
export function head({ type }: Answer, framing: string): string {
  return `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\n${framing}\r\n\r\n`;
}

export const chunked = 'transfer-encoding: chunked';

export function lengthOf(text: string, add = 0): string {
  return `content-length: ${Buffer.byteLength(text) + add}`;
}
