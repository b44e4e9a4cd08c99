/** Watches how long the event loop is blocked. */

/**
 * Adds the time of every turn of the event loop during the work.
 *
 * @param clock in milliseconds. The default is the wall clock: on a busy machine it includes other processes' time.
 */
export async function watchTurns(
  work: () => Promise<unknown>,
  turns_ms: number[],
  clock: () => number = () => performance.now(),
): Promise<void> {
  let isOver = false;
  let last = clock();
  const look = () => {
    const now = clock();
    turns_ms.push(now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isOver = true;
}
