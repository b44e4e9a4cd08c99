/** The questions about request records by name, so that another thread can answer them. */
import type { Reading } from '../store/sql.ts';
import { failureTimes } from './failure-times.ts';
import { requestById, requestGaps, requestsEnded, requestsPage } from './reads.ts';
import { countedSince, requestSums } from './sums.ts';
import { unknownCallers } from './unknown-callers.ts';

const READINGS = {
  page: requestsPage,
  byId: requestById,
  ended: requestsEnded,
  gaps: requestGaps,
  sums: requestSums,
  countedSince,
  failureTimes,
  unknownCallers,
};

export type RequestReadingName = keyof typeof READINGS;

type Result<N extends RequestReadingName> = ReturnType<(typeof READINGS)[N]> extends Reading<infer T> ? T : never;

/** Reads request records. Each resolves with undefined if there are none: nothing was recorded yet, or `requests` is `off`. */
export type RequestReads = {
  readonly [N in RequestReadingName]: (...args: Parameters<(typeof READINGS)[N]>) => Promise<Result<N> | undefined>;
};

/** A question, as it is sent to another thread. */
export interface RequestQuestion {
  readonly reading: RequestReadingName;
  readonly args: readonly unknown[];
}

/** The reading that answers a question. */
export function readingOf({ reading, args }: RequestQuestion): Reading<unknown> {
  const read: (...args: never[]) => Reading<unknown> = READINGS[reading];
  return read(...(args as never[]));
}

/** @param ask answers a question, as `readingOf` does. */
export function requestReads(ask: (question: RequestQuestion) => Promise<unknown>): RequestReads {
  const names = Object.keys(READINGS) as RequestReadingName[];
  const entries = names.map((reading) => [reading, (...args: unknown[]) => ask({ reading, args })]);
  return Object.fromEntries(entries) as RequestReads;
}
