/**
 * Limits the rate and the size of all drains together. A drain reads an answer to its end after its caller has left, and must not delay
 * answers that a caller waits for.
 */
import type { DrainsPlan } from '../../plan/index.ts';

export interface Drained {
  pause(): void;
  resume(): void;
  cut(why: string): void;
}

export interface Drain {
  /** A chunk was read. @param bytes how much of the wire was read since the drain began. */
  read(bytes: number): void;
  end(): void;
}

export interface Drains {
  begin(drained: Drained): Drain;
  readonly count: number;
  /** Ends all drains, and every later one at once. */
  cutAll(): void;
}

interface Entry {
  readonly drained: Drained;
  bytes: number;
}

/** The rate is kept over slices of this length. */
const SLICE_ms = 10;
/** A socket may deliver this much after it is resumed, even if it is paused again at once. */
const READ_bytes = 64 * 1024;
/** Added to the size of each chunk, because tiny chunks cost far more time per byte than large ones. */
const PIECE_bytes = 512;

/** @param limits of the current configuration. */
export function createDrains(limits: () => DrainsPlan): Drains {
  const active = new Set<Entry>();
  /** The drains that wait for the next slice of time, in order. */
  const paused = new Set<Entry>();
  let sum_bytes = 0;
  let spent_bytes = 0;
  let isWaiting = false;
  let isStopping = false;

  const slice_bytes = () => (limits().bytes_per_s * SLICE_ms) / 1000;

  function nextSlice(): void {
    isWaiting = false;
    spent_bytes = Math.max(0, spent_bytes - slice_bytes());
    let left_bytes = slice_bytes() - spent_bytes;
    for (const entry of paused) {
      if (left_bytes <= 0) break;
      left_bytes -= READ_bytes;
      paused.delete(entry);
      entry.drained.resume();
    }
    run();
  }

  function run(): void {
    if (isWaiting || (spent_bytes <= 0 && paused.size === 0)) return;
    isWaiting = true;
    setTimeout(nextSlice, SLICE_ms).unref();
  }

  function largest(): Entry | undefined {
    let max: Entry | undefined;
    for (const entry of active) if (max === undefined || entry.bytes > max.bytes) max = entry;
    return max;
  }

  function end(entry: Entry): void {
    if (!active.delete(entry)) return;
    paused.delete(entry);
    sum_bytes -= entry.bytes;
  }

  function read(entry: Entry, bytes: number): void {
    if (!active.has(entry)) return;
    sum_bytes += bytes - entry.bytes;
    spent_bytes += bytes - entry.bytes + PIECE_bytes;
    entry.bytes = bytes;
    if (sum_bytes > limits().bytes) largest()?.drained.cut('all drains together have reached their limit');
    if (spent_bytes >= slice_bytes() && active.has(entry) && !paused.has(entry)) {
      paused.add(entry);
      entry.drained.pause();
    }
    run();
  }

  return {
    begin(drained) {
      const entry: Entry = { drained, bytes: 0 };
      active.add(entry);
      // Not inside `begin`: the caller does not have the drain yet.
      if (isStopping) setImmediate(() => drained.cut('the gateway stops'));
      return { read: (bytes) => read(entry, bytes), end: () => end(entry) };
    },
    get count() {
      return active.size;
    },
    cutAll() {
      isStopping = true;
      for (const { drained } of active) drained.cut('the gateway stops');
    },
  };
}
