/**
 * Writes the records that the threads of a gateway send, in its own thread. While its place cannot be used, records are dropped and counted
 * as a gap: no request ever waits for one.
 */
import { RecordingPaused, type RequestPlace } from './place.ts';
import type { RequestBatch, RequestGap, RequestRecord, RequestRetention } from './record.ts';

/** How long a place that failed is left alone. */
const RETRY_ms = 5_000;
/** Between two looks for what is too old or too much. */
const PRUNE_ms = 30_000;
/** Between two parts of a prune, for writers of other gateways. */
const PRUNE_PAUSE_ms = 20;

export interface RecorderOptions {
  readonly open: () => RequestPlace | Promise<RequestPlace>;
  readonly now: () => number;
  /** The state changed: why no records are made now; undefined: they are made again. */
  readonly changed: (problem: Error | undefined) => void;
}

/** Writes batches one after the other. */
export class Recorder {
  readonly #options: RecorderOptions;
  #retention: RequestRetention;
  #place: RequestPlace | undefined;
  #waiting: (RequestBatch & { readonly done: () => void })[] = [];
  #working: Promise<void> | undefined;
  #problem: Error | undefined;
  #retry_ms = 0;
  #prune_ms = 0;
  /** What was dropped since the last write. */
  #gap: RequestGap | undefined;
  #isClosed = false;

  constructor(options: RecorderOptions, retention: RequestRetention) {
    this.#options = options;
    this.#retention = retention;
  }

  adopt(retention: RequestRetention): void {
    this.#retention = retention;
  }

  /** @param done is called when the batch is written or dropped. */
  add(batch: RequestBatch, done: () => void): void {
    this.#waiting.push({ ...batch, done });
    this.#work();
  }

  /** Deletes what is too old or too much, if it is time. To be called often. */
  tick(): void {
    if (this.#options.now() >= this.#prune_ms) this.#work();
  }

  /** Writes what waits. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#working;
    await this.#place?.close();
    this.#place = undefined;
  }

  #work(): void {
    this.#working ??= this.#run().finally(() => {
      this.#working = undefined;
      if (this.#waiting.length > 0) this.#work();
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) await this.#writeWaiting();
    if (!this.#isClosed && this.#options.now() >= this.#prune_ms) await this.#prune();
  }

  async #writeWaiting(): Promise<void> {
    const batches = this.#waiting;
    this.#waiting = [];
    const gaps = batches.flatMap((batch) => batch.gaps);
    const batch = {
      records: batches.flatMap(({ records }) => records),
      sums: batches.flatMap(({ sums }) => sums),
      gaps: this.#gap === undefined ? gaps : [this.#gap, ...gaps],
    };
    if (await this.#attempt((place) => place.write(batch))) this.#gap = undefined;
    else this.#drop(batch.records);
    for (const { done } of batches) done();
  }

  async #prune(): Promise<void> {
    const { now } = this.#options;
    let more = false;
    const isDone = await this.#attempt(async (place) => {
      more = await place.prune(this.#retention, now());
    });
    this.#prune_ms = now() + (isDone && more ? PRUNE_PAUSE_ms : PRUNE_ms);
  }

  /** @returns false if the place cannot be used. */
  async #attempt(work: (place: RequestPlace) => Promise<void>): Promise<boolean> {
    const { open, now, changed } = this.#options;
    if (now() < this.#retry_ms) return false;
    try {
      this.#place ??= await open();
      await work(this.#place);
    } catch (error) {
      this.#retry_ms = now() + RETRY_ms;
      const problem = error instanceof Error ? error : new Error(String(error));
      if (this.#problem?.message !== problem.message) changed(problem);
      this.#problem = problem;
      const place = this.#place;
      this.#place = undefined;
      // A place that failed may fail to close.
      await place?.close().catch(() => {});
      return false;
    }
    if (this.#problem !== undefined) changed(undefined);
    this.#problem = undefined;
    return true;
  }

  #drop(records: readonly RequestRecord[]): void {
    const now_ms = this.#options.now();
    const problem = this.#problem;
    const reason = problem instanceof RecordingPaused ? problem.reason : 'failed';
    const since_ms = records.reduce((first_ms, { at_ms }) => Math.min(first_ms, at_ms), now_ms);
    const before = this.#gap;
    this.#gap = {
      since_ms: Math.min(before?.since_ms ?? now_ms, since_ms),
      until_ms: now_ms,
      requests: (before?.requests ?? 0) + records.length,
      reason,
    };
  }
}
