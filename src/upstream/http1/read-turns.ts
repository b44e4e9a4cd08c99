/**
 * Spreads the reading of answers over the turns of the event loop, so that busy upstreams do not delay other requests. libuv reads up to
 * 32 blocks of 64 KiB from a socket without a break.
 */

/** When reading has taken so long in a turn, sockets wait for a later one. */
const BUDGET_ms = 10;
/** Shorter reads are not counted: an immediate in each turn would cost more than they do. */
const NOTICED_ms = 1;
const SOCKETS_PER_TURN = 8;

let spent_ms = 0;
const waiting: (() => void)[] = [];
let isScheduled = false;

/** Counts time that reading has taken in this turn. @returns whether it is spent. */
export function spendOnReading(time_ms: number): boolean {
  spent_ms += time_ms;
  if (spent_ms > NOTICED_ms) schedule();
  return isReadingSpent();
}

/** Whether the time of this turn is spent. */
export function isReadingSpent(): boolean {
  return spent_ms > BUDGET_ms;
}

/** @param resume continues reading, in a later turn. */
export function readLater(resume: () => void): void {
  schedule();
  waiting.push(resume);
}

function schedule(): void {
  if (!isScheduled) setImmediate(nextTurn);
  isScheduled = true;
}

function nextTurn(): void {
  isScheduled = false;
  spent_ms = 0;
  for (const resume of waiting.splice(0, SOCKETS_PER_TURN)) resume();
  if (waiting.length > 0) schedule();
}
