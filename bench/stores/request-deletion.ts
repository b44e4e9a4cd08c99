/** Times how a day of request records is deleted, and how long a recorder of another gateway waits meanwhile. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { openPlace } from '../../src/ledger/requests/open-place.ts';
import { DAY_ms } from '../../src/lib/time/duration.ts';
import { say, seconds } from '../audit/beside.ts';
import type { Filled } from './request-records.ts';

/** How long the other recorder writes alone. */
const ALONE_ms = 5_000;
/** The recorder pauses as long between two parts. */
const PAUSE_ms = 20;

/** What a writer waited for one small batch. */
export interface Waits {
  readonly batches: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
  readonly longest_ms: number;
}

/** Deletes the oldest day part by part, beside a process that writes, and prints the figures. */
export async function timeDeletion(store_url: string, { since_ms }: Filled): Promise<void> {
  const writer = fork(new URL('./request-writer.ts', import.meta.url), [store_url], { execArgv: [] });
  await once(writer, 'message');
  const report = async (message: 'report' | 'stop'): Promise<Waits> => {
    const answer = once(writer, 'message');
    writer.send(message);
    return (await answer)[0];
  };
  await report('report');
  await setTimeout(ALONE_ms);
  sayWaits('a write alone', await report('report'));
  const place = await openPlace(store_url);
  const retention = { keep_ms: DAY_ms, size_bytes: Number.MAX_SAFE_INTEGER };
  const begun_ms = performance.now();
  let [parts, longest_ms, work_ms] = [0, 0, 0];
  // By then the first day has ended longer ago than records are kept.
  for (let more = true; more; parts += 1) {
    const part_ms = performance.now();
    more = await place.prune(retention, since_ms + 2 * DAY_ms);
    const took_ms = performance.now() - part_ms;
    [longest_ms, work_ms] = [Math.max(longest_ms, took_ms), work_ms + took_ms];
    await setTimeout(PAUSE_ms);
  }
  const all = seconds(performance.now() - begun_ms);
  say(
    'a day was deleted in',
    `${all}, ${parts} parts of ${(work_ms / parts).toFixed(1)} ms, longest ${longest_ms.toFixed(0)} ms`,
  );
  await place.close();
  sayWaits('a write meanwhile', await report('stop'));
  await once(writer, 'exit');
}

function sayWaits(what: string, { batches, p50_ms, p99_ms, longest_ms }: Waits): void {
  const [p50, p99, longest] = [p50_ms, p99_ms, longest_ms].map((ms) => ms.toFixed(1));
  say(what, `p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms (${batches} batches)`);
}
