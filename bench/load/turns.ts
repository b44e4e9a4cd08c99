/** Watches how long the event loop is blocked. */

/** Adds the time of every turn of the event loop during the work. On a busy machine it includes other processes' time. */
export async function watchTurns(work: () => Promise<unknown>, turns_ms: number[]): Promise<void> {
  let isOver = false;
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    turns_ms.push(now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isOver = true;
}
