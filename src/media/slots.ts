/**
 * Lets a fixed number of works run at once and makes the others wait. Whoever shares the slots gets the same turn: those who wait
 * are taken in rotation, and nobody has more than a part of the slots.
 */

export interface Slots {
  /**
   * Runs the work when its turn comes. @param share whose work it is.
   *
   * @throws the signal's reason when that ends the wait, or what the work throws.
   */
  run<T>(share: unknown, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

/** @param most how many of the slots one share may have. */
export function createSlots(limit: number, most: number = limit): Slots {
  /** In the order of their next turns. */
  const queues = new Map<unknown, (() => void)[]>();
  const running = new Map<unknown, number>();
  let free = limit;

  function take(share: unknown): boolean {
    const taken = running.get(share) ?? 0;
    if (free === 0 || taken >= most) return false;
    free -= 1;
    running.set(share, taken + 1);
    return true;
  }

  function giveBack(share: unknown): void {
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
        giveBack(share);
      }
    },
  };
}
