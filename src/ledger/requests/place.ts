/** The place of request records: what the recorder does with it, whatever the engine. */
import type { RequestBatch, RequestRetention } from './record.ts';

/** An open place of records. Every method throws if the place cannot be used; then it must be closed and opened again. */
export interface RequestPlace {
  write(batch: RequestBatch): Promise<void>;
  /** Deletes a small part of what is too old or too much. @returns whether there is more. */
  prune(retention: RequestRetention, now_ms: number): Promise<boolean>;
  close(): Promise<void>;
}

/** Why no records are made for a while. The message is for operators. */
export class RecordingPaused extends Error {
  override readonly name: string = 'RecordingPaused';
  /** For the gap: `disk_full`. */
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The records before are gone or set aside, and nothing was written: another place can be opened at once. */
export class PlaceLost extends RecordingPaused {
  override readonly name = 'PlaceLost';
}
