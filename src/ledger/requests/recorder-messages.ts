/** The messages between the threads of a gateway and the recorder of its requests. */
import type { MessagePort } from 'node:worker_threads';
import type { RequestRetention } from './record.ts';

/** What the recorder's thread is started with. */
export interface RecorderOrder {
  readonly store_url: string;
  readonly retention: RequestRetention;
}

export type ToRecorder =
  /** Another thread sends batches as JSON on this port, and gets `TAKEN` for each, in their order. */
  | { readonly is: 'join'; readonly port: MessagePort }
  | { readonly is: 'adopt'; readonly retention: RequestRetention }
  /** Writes what waits, and ends. */
  | { readonly is: 'close' };

export type FromRecorder =
  /** Why no records are made; undefined: they are made. */
  { readonly is: 'problem'; readonly message: string | undefined } | { readonly is: 'closed' };

/** A batch was written, or dropped and counted as a gap. */
export const TAKEN = 'taken';

/** The port to which a thread sends from now on. Batches that it sent to an earlier port and that were not taken are lost. */
export interface RecorderPort {
  readonly port: MessagePort;
}
