/** Replaces this process's timers by events of the timeline: in real time, a slow machine would decide what happens in a life. */
import type { Timeline } from './timeline.ts';

export interface VirtualTimers {
  /** Drops all timers, as the end of a process does. */
  drop(): void;
  [Symbol.dispose](): void;
}

const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;

/** Code that calls `setTimeout` gets a virtual timer until the result is disposed. */
export function virtualTimers(timeline: Timeline): VirtualTimers {
  const running = new Set<VirtualTimer>();

  class VirtualTimer {
    readonly #cancel: () => void;

    constructor(delay_ms: number, run: () => void) {
      this.#cancel = timeline.after(delay_ms, () => {
        running.delete(this);
        run();
      });
      running.add(this);
    }

    stop(): void {
      running.delete(this);
      this.#cancel();
    }

    unref(): this {
      return this;
    }
  }

  function drop(): void {
    for (const timer of running) timer.stop();
  }

  Object.assign(globalThis, {
    setTimeout: (run: (...args: unknown[]) => void, delay_ms = 0, ...args: unknown[]) =>
      new VirtualTimer(delay_ms, () => run(...args)),
    clearTimeout(timer: unknown) {
      if (timer instanceof VirtualTimer) timer.stop();
      else realClearTimeout(timer as Parameters<typeof realClearTimeout>[0]);
    },
  });
  return {
    drop,
    [Symbol.dispose]() {
      drop();
      Object.assign(globalThis, { setTimeout: realSetTimeout, clearTimeout: realClearTimeout });
    },
  };
}
