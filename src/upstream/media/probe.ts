/** Reads the length of a reference video from its URL. The price of a task with references depends on it. */

import { callerResolve, guardedConnector, type Resolve, systemResolve } from '../../lib/net/guarded-connect.ts';
import { isPublicAddress } from '../../lib/net/public-address.ts';
import { isExhausted, overloaded, ProbeFailure, type ProbeReason } from './media-failure.ts';
import { mediaUrl } from './media-url.ts';
import { createMediaReader } from './reader.ts';
import { openRemoteFile } from './remote-file.ts';

export type { ProbeReason } from './media-failure.ts';

export interface ProbeOptions {
  /** Allows loopback and private networks. For tests only. */
  readonly allowPrivate: boolean;
  /** For one whole probe, from the start of its turn. It waits for its turn at most six times as long. */
  readonly timeout_ms: number;
  /** The maximum number of body bytes of one probe, over all its requests. */
  readonly limit_bytes: number;
  /** Shorter media are rejected, without tolerance: for 2,000 ms, 1,999 is too short. */
  readonly shortest_ms: number;
  /** The number of probes that run at once; others wait. Default 8. One account may use at most half of them. */
  readonly concurrency?: number;
  /** Default: the machine's resolver. */
  readonly resolve?: Resolve;
}

/** The length of a video, or the reason why it could not be read. */
export type ProbeResult =
  | { readonly ok: true /** Rounded to the millisecond. */; readonly length_ms: number }
  /** For the caller: what is wrong with the URL and what to do. */
  | { readonly ok: false; readonly reason: ProbeReason; readonly message: string };

/** Reads the lengths of videos. */
export interface MediaProbe {
  /**
   * Reads the length every time, because the file at a URL may have changed. Rejects only for an internal error of the gateway.
   *
   * @param account the account of the request; slots are shared fairly between accounts.
   * @param sound whether it may be sound.
   */
  length(url: string, account?: string, sound?: boolean): Promise<ProbeResult>;
  /** Reads the length of sound or video inside the request. No length is too short. */
  lengthOf(bytes: Uint8Array, account?: string): Promise<ProbeResult>;
  /** Ends all running probes. */
  close(): Promise<void>;
}

/** Creates a probe. It starts reader processes only when they are needed. */
export function createMediaProbe(options: ProbeOptions): MediaProbe {
  const reader = createMediaReader();
  const concurrency = options.concurrency ?? 8;
  const slots = createSlots(concurrency, Math.ceil(concurrency / 2));
  const running = new Set<AbortController>();
  const isAllowed = options.allowPrivate ? () => true : isPublicAddress;
  const resolve = options.resolve ?? (options.allowPrivate ? systemResolve : callerResolve());

  async function measure(url: URL, sound: boolean, signal: AbortSignal): Promise<number> {
    // Imported at the first probe: loading all of undici would slow the start of gateways that read no videos.
    const { Client } = (await import('undici')).default;
    const client = new Client(url.origin, {
      connect: guardedConnector({ resolve, isAllowed, timeout_ms: options.timeout_ms }),
      headersTimeout: options.timeout_ms,
      bodyTimeout: options.timeout_ms,
    });
    // A request that waits for its connection ignores its signal, so the client is destroyed.
    const end = () => void client.destroy().catch(() => {});
    signal.addEventListener('abort', end);
    try {
      const file = await openRemoteFile({ client, url, signal, limit_bytes: options.limit_bytes });
      return await reader.length_ms(file, sound, signal);
    } finally {
      signal.removeEventListener('abort', end);
      end();
    }
  }

  async function inTurn(share: unknown, work: (signal: AbortSignal) => Promise<number>): Promise<number> {
    const control = new AbortController();
    let timer = setTimeout(() => control.abort(overloaded()), options.timeout_ms * 6);
    running.add(control);
    try {
      return await slots.run(share, control.signal, () => {
        clearTimeout(timer);
        timer = setTimeout(() => control.abort(outOfTime(options.timeout_ms)), options.timeout_ms);
        return work(control.signal);
      });
    } finally {
      clearTimeout(timer);
      running.delete(control);
    }
  }

  return {
    length: (text, account, sound = false) =>
      resultOf(async () => {
        const url = mediaUrl(text, options.allowPrivate);
        const measured_ms = await inTurn(account ?? Symbol(), (signal) => measure(url, sound, signal));
        if (measured_ms < options.shortest_ms) throw tooShort(measured_ms, options.shortest_ms);
        return measured_ms;
      }),
    lengthOf: (bytes, account) =>
      resultOf(() => inTurn(account ?? Symbol(), (signal) => reader.length_ms(bytes, true, signal))),
    async close() {
      for (const control of running)
        control.abort(new ProbeFailure('unreachable', 'the gateway is stopping; try again'));
      reader.close();
    },
  };
}

async function resultOf(measure: () => Promise<number>): Promise<ProbeResult> {
  try {
    return { ok: true, length_ms: await measure() };
  } catch (error) {
    const failure = isExhausted(error) ? overloaded({ cause: error }) : error;
    if (!(failure instanceof ProbeFailure)) throw failure;
    return { ok: false, reason: failure.reason, message: failure.message };
  }
}

/**
 * The billed seconds of a length: rounded up after subtracting a tolerance, and at least one. A five-second video measures 5.000,
 * 5.005, 5.02 or 5.023 seconds, depending on the tool that made it; with a tolerance of 100 ms it is billed as five.
 */
export function roundUpSeconds(length_ms: number, tolerance_ms: number): bigint {
  const over_ms = BigInt(Math.ceil(length_ms)) - BigInt(Math.floor(tolerance_ms));
  const seconds = (over_ms + 999n) / 1000n;
  return seconds < 1n ? 1n : seconds;
}

function outOfTime(timeout_ms: number): ProbeFailure {
  return new ProbeFailure(
    'timeout',
    `the length of the video could not be read within ${timeout_ms} ms; use a URL on a faster server, or try again`,
  );
}

function tooShort(measured_ms: number, shortest_ms: number): ProbeFailure {
  return new ProbeFailure(
    'too_short',
    `the video is ${measured_ms / 1000} seconds long; use one of at least ${shortest_ms / 1000} seconds`,
  );
}

/** A limited number of slots for jobs. */
interface Slots {
  /**
   * Runs the work when a slot is free.
   *
   * @param share the owner of the job.
   * @throws the signal's reason if it is aborted while waiting, or the error of the work.
   */
  run<T>(share: unknown, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

/** Creates slots. @param max the maximum number of slots for one share. */
export function createSlots(limit: number, max: number = limit): Slots {
  /** The waiting jobs of each share, in the order of the shares' next turns. */
  const queues = new Map<unknown, (() => void)[]>();
  const running = new Map<unknown, number>();
  let free = limit;

  function take(share: unknown): boolean {
    const taken = running.get(share) ?? 0;
    if (free === 0 || taken >= max) return false;
    free -= 1;
    running.set(share, taken + 1);
    return true;
  }

  function releaseShare(share: unknown): void {
    free += 1;
    const left = (running.get(share) ?? 1) - 1;
    if (left === 0) running.delete(share);
    else running.set(share, left);
    for (const [next, queue] of queues) {
      if (!take(next)) continue;
      queues.delete(next);
      queue.shift()?.();
      if (queue.length > 0) queues.set(next, queue);
      return;
    }
  }

  async function turn(share: unknown, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (take(share)) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const queue = queues.get(share) ?? [];
    const leave = () => {
      const at = queue.indexOf(resolve);
      if (at >= 0) queue.splice(at, 1);
      if (queue.length === 0 && queues.get(share) === queue) queues.delete(share);
      reject(signal.reason);
    };
    queue.push(resolve);
    queues.set(share, queue);
    signal.addEventListener('abort', leave, { once: true });
    await promise;
    signal.removeEventListener('abort', leave);
  }

  return {
    async run(share, signal, work) {
      await turn(share, signal);
      try {
        return await work();
      } finally {
        releaseShare(share);
      }
    },
  };
}
