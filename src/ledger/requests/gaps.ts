/** Gathers the gaps in the records, until they are written. */
import type { RequestBatch, RequestGap } from './record.ts';

/** The reason of requests whose recorder did not keep up. They are also in the sums of their batch. */
export const QUEUE_FULL = 'queue_full';

/** Gaps, one for each reason. */
export class Gaps {
  readonly #gaps = new Map<string, RequestGap>();

  get size(): number {
    return this.#gaps.size;
  }

  add(gap: RequestGap): void {
    const before = this.#gaps.get(gap.reason);
    const since_ms = Math.min(before?.since_ms ?? gap.since_ms, gap.since_ms);
    this.#gaps.set(gap.reason, { ...gap, since_ms, requests: (before?.requests ?? 0) + gap.requests });
  }

  /** Adds a lost batch as a gap of all requests that it counts, beside its own gaps. */
  addLost({ sums, gaps }: Pick<RequestBatch, 'sums' | 'gaps'>, lost: Omit<RequestGap, 'requests'>): void {
    const requests = sums.reduce((total, sum) => total + sum.requests, 0);
    if (requests > 0) this.add({ ...lost, requests });
    for (const gap of gaps) if (gap.reason !== QUEUE_FULL) this.add(gap);
  }

  list(): readonly RequestGap[] {
    return [...this.#gaps.values()];
  }

  clear(): void {
    this.#gaps.clear();
  }
}
