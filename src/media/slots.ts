/**
 * Limits how many jobs run at once; others wait. Jobs belong to shares (accounts): waiting shares take turns, and no share uses more
 * than a part of the slots.
 */

/** A limited number of slots for jobs. */
export interface Slots {
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
