/**
 * Writes the records that the threads of a gateway send, in its own thread. While its place cannot be used, records are dropped and counted
 * as a gap: no request ever waits for one.
 */
import { Gaps } from './gaps.ts';
import { PlaceLost, RecordingPaused, type RequestPlace } from './place.ts';
import type { RequestBatch, RequestRetention } from './record.ts';

/** How long a place that failed is not tried again. */
const RETRY_ms = 5_000;
/** How many times in a row a lost place is opened anew without a pause. */
const MAX_OPENINGS = 2;
/** Between two checks for what is too old or too much. */
const PRUNE_ms = 30_000;
/** Between two parts of a prune, so that other gateways can write. */
const PRUNE_PAUSE_ms = 20;

export interface RecorderOptions {
  readonly open: () => RequestPlace | Promise<RequestPlace>;
  readonly now: () => number;
  /** The state changed: why no records are made now; undefined: they are made. */
  readonly changed: (problem: Error | undefined) => void;
}

/** Writes batches one after the other, and prunes between them. */
export class Recorder {
  readonly #options: RecorderOptions;
  #retention: RequestRetention;
  #place: RequestPlace | undefined;
  #waiting: (RequestBatch & { readonly done: () => void })[] = [];
  #working: Promise<void> | undefined;
  /** Null: nothing was written yet. */
  #problem: Error | undefined | null = null;
  /** Nothing is tried before this time. */
  #retry_ms = 0;
  /** When the next prune is due. */
  #prune_ms = 0;
  #pause: NodeJS.Timeout | undefined;
  /** What was dropped since the last write. */
  readonly #gaps = new Gaps();
  #isClosed = false;

  constructor(options: RecorderOptions, retention: RequestRetention) {
    this.#options = options;
    this.#retention = retention;
  }

  /** A reload changed what is kept. */
  adopt(retention: RequestRetention): void {
    this.#retention = retention;
    this.#prune_ms = 0;
  }

  /** @param done is called when the batch is written or dropped. */
  add(batch: RequestBatch, done: () => void): void {
    this.#waiting.push({ ...batch, done });
    this.#work();
  }

  /** Deletes what is too old or too much, and writes gaps, if it is time. To be called often. */
  tick(): void {
    if (this.#hasGaps || this.#options.now() >= this.#prune_ms) this.#work();
  }

  /** Writes what waits. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#pause);
    this.#retry_ms = 0;
    this.#work();
    while (this.#working !== undefined) await this.#working;
    await this.#place?.close();
    this.#place = undefined;
  }

  /** Whether there are gaps that can be written now. */
  get #hasGaps(): boolean {
    return this.#gaps.size > 0 && this.#options.now() >= this.#retry_ms;
  }

  #work(): void {
    this.#working ??= this.#run().finally(() => {
      this.#working = undefined;
      if (this.#waiting.length > 0) this.#work();
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0 || this.#hasGaps) await this.#writeWaiting();
    if (!this.#isClosed && this.#options.now() >= this.#prune_ms) await this.#prune();
  }

  async #writeWaiting(): Promise<void> {
    const batches = this.#waiting;
    this.#waiting = [];
    const batch: RequestBatch = {
      records: batches.flatMap(({ records }) => records),
      sums: batches.flatMap(({ sums }) => sums),
      unknown: batches.flatMap(({ unknown }) => unknown),
      gaps: batches.flatMap(({ gaps }) => gaps),
    };
    const isWritten = await this.#attempt((place) =>
      place.write({ ...batch, gaps: [...batch.gaps, ...this.#gaps.list()] }),
    );
    if (isWritten) this.#gaps.clear();
    else this.#drop(batch);
    for (const { done } of batches) done();
  }

  async #prune(): Promise<void> {
    const { now } = this.#options;
    let more = false;
    const isDone = await this.#attempt(async (place) => {
      more = await place.prune(this.#retention, now());
    });
    const goesOn = isDone && more && !this.#isClosed;
    this.#prune_ms = now() + (goesOn ? PRUNE_PAUSE_ms : PRUNE_ms);
    if (goesOn) this.#pause = setTimeout(() => this.#work(), PRUNE_PAUSE_ms);
  }

  /** @returns false if the place cannot be used. */
  async #attempt(work: (place: RequestPlace) => Promise<void>, openings = MAX_OPENINGS): Promise<boolean> {
    const { open, now, changed } = this.#options;
    if (now() < this.#retry_ms) return false;
    try {
      this.#place ??= await open();
      await work(this.#place);
    } catch (error) {
      const problem = error instanceof Error ? error : new Error(String(error));
      await this.#leavePlace(problem);
      if (problem instanceof PlaceLost && openings > 0) return this.#attempt(work, openings - 1);
      this.#retry_ms = now() + RETRY_ms;
      return false;
    }
    if (this.#problem !== undefined) changed(undefined);
    this.#problem = undefined;
    return true;
  }

  /** Closes a place that cannot be used, and reports why. The records of a lost one are a gap of unknown size. */
  async #leavePlace(problem: Error): Promise<void> {
    if (this.#problem?.message !== problem.message) this.#options.changed(problem);
    this.#problem = problem;
    const place = this.#place;
    this.#place = undefined;
    // A place that failed may fail to close.
    await place?.close().catch(() => {});
    if (!(problem instanceof PlaceLost)) return;
    const until_ms = this.#options.now();
    this.#gaps.add({ since_ms: until_ms - this.#retention.keep_ms, until_ms, requests: 0, reason: problem.reason });
  }

  /** Makes a batch that was not written a gap. */
  #drop({ records, sums, gaps }: RequestBatch): void {
    const until_ms = this.#options.now();
    const since_ms = records.reduce((first_ms, { at_ms }) => Math.min(first_ms, at_ms), until_ms);
    const reason = this.#problem instanceof RecordingPaused ? this.#problem.reason : 'failed';
    this.#gaps.addLost({ sums, gaps }, { since_ms, until_ms, reason });
  }
}
