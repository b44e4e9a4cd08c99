/** Counts the requests of a thread by series and quarter of an hour, until they are sent to the recorder. */
import { bucketOf } from '../../ledger/requests/latency.ts';
import type { Counted, FailedBy, RequestSeries, RequestSums } from '../../ledger/requests/record.ts';
import type { Nano } from '../../lib/money/amount.ts';
import { quarterStart_ms } from '../../lib/time/duration.ts';

/** What is counted of one request. */
export interface CountedRequest {
  readonly at_ms: number;
  readonly status: number;
  readonly error: string | undefined;
  readonly failed_by: FailedBy | null;
  readonly duration_ms: number;
  readonly first_byte_ms: number | undefined;
  readonly amount_nano: Nano;
  readonly isRecorded: boolean;
}

interface Sums {
  readonly series: RequestSeries;
  readonly start_ms: number;
  requests: number;
  recorded: number;
  readonly failed: Record<FailedBy, number>;
  amount_nano: Nano;
  failed_amount_nano: Nano;
  readonly counts: Readonly<Record<Counted, Counts>>;
}

type Counts = Map<string, { n: number }>;

/** The sums of requests since `take` was last called. */
export class RequestCounts {
  /** By key: each key has few series, so that one is found without making a text of it. */
  readonly #sums = new Map<string, Sums[]>();

  get size(): number {
    return this.#sums.size;
  }

  add(series: RequestSeries, counted: CountedRequest): void {
    const { failed_by, amount_nano } = counted;
    const sums = this.#sumsOf(series, quarterStart_ms(counted.at_ms));
    sums.requests += 1;
    if (counted.isRecorded) sums.recorded += 1;
    if (failed_by !== null) sums.failed[failed_by] += 1;
    if (amount_nano > 0n) {
      sums.amount_nano += amount_nano;
      if (failed_by !== null) sums.failed_amount_nano += amount_nano;
    }
    const { status, error, duration, first_byte } = sums.counts;
    increment(status, String(counted.status));
    increment(duration, bucketOf(counted.duration_ms));
    if (counted.error !== undefined) increment(error, counted.error);
    if (counted.first_byte_ms !== undefined) increment(first_byte, bucketOf(counted.first_byte_ms));
  }

  /** Takes the sums; counting begins anew. */
  take(): readonly RequestSums[] {
    const taken = [...this.#sums.values()]
      .flat()
      .map(({ series, counts, amount_nano, failed_amount_nano, ...sums }) => ({
        ...series,
        ...sums,
        amount_nano: String(amount_nano),
        failed_amount_nano: String(failed_amount_nano),
        counts: Object.entries(counts).flatMap(([what, values]) =>
          [...values].map(([value, { n }]) => [what as Counted, value, n] as const),
        ),
      }));
    this.#sums.clear();
    return taken;
  }

  #sumsOf(series: RequestSeries, start_ms: number): Sums {
    const { account, key, route, model, target } = series;
    const ofKey = this.#sums.get(key) ?? [];
    for (const known of ofKey) {
      const { series: its } = known;
      const isSame = its.model === model && its.route === route && its.target === target && its.account === account;
      if (isSame && known.start_ms === start_ms) return known;
    }
    const fresh: Sums = {
      series,
      start_ms,
      requests: 0,
      recorded: 0,
      failed: { caller: 0, gateway: 0, upstream: 0 },
      amount_nano: 0n,
      failed_amount_nano: 0n,
      counts: { status: new Map(), error: new Map(), duration: new Map(), first_byte: new Map() },
    };
    ofKey.push(fresh);
    this.#sums.set(key, ofKey);
    return fresh;
  }
}

function increment(counts: Counts, value: string): void {
  const count = counts.get(value);
  if (count === undefined) counts.set(value, { n: 1 });
  else count.n += 1;
}
