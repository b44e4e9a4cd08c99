/** Lets a fixed number of works run at once and makes the others wait, first come, first served. */

export interface Slots {
  /** Runs the work when its turn comes. @throws the signal's reason when that ends the wait, or what the work throws. */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

export function createSlots(limit: number): Slots {
  const queue: (() => void)[] = [];
  let free = limit;

  async function turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      const at = queue.indexOf(resolve);
      if (at >= 0) queue.splice(at, 1);
      reject(signal.reason);
    };
    queue.push(resolve);
    signal.addEventListener('abort', leave, { once: true });
    await promise;
    signal.removeEventListener('abort', leave);
  }

  return {
    async run(signal, work) {
      await turn(signal);
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next === undefined) free += 1;
        else next();
      }
    },
  };
}
