/** Collects work of one turn of the event loop, so that all answers of the turn do it together. */

let waiting: (() => void)[] = [];

/**
 * Runs a function at the end of this turn of the event loop: after all sockets with bytes are read, and before any of them is read
 * again. Functions run in the order of the calls.
 *
 * @param run must not throw.
 */
export function atEndOfTurn(run: () => void): void {
  if (waiting.push(run) === 1) setImmediate(runAll);
}

function runAll(): void {
  const all = waiting;
  waiting = [];
  for (const run of all) run();
}
