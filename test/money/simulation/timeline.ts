/** Virtual time: runs events in order, and lets the program finish all immediate work between two events. */

export interface Timeline {
  readonly now_ms: number;
  /** Runs it after this delay. Events of the same time run in the order in which they were added. */
  after(delay_ms: number, event: () => void): void;
  /** Something happened: the program is not idle yet. */
  stir(): void;
  /** Waits until the program does nothing more without time passing. */
  idle(): Promise<void>;
  /** Moves to the next event and runs it. False when there is none. */
  step(): boolean;
  /** Lets time pass in which nothing is done, whatever was due: what was, is late. */
  leap(to_ms: number): void;
}

interface Event {
  readonly at_ms: number;
  readonly order: number;
  readonly run: () => void;
}

/** The program counts as idle after this many turns of the event loop in which nothing stirred; injected requests need two. */
const quiet_turns = 5;

export function createTimeline(start_ms: number): Timeline {
  const events: Event[] = [];
  let now_ms = start_ms;
  let order = 0;
  let stirred = false;

  async function idle(): Promise<void> {
    for (let quiet = 0; quiet < quiet_turns; quiet++) {
      stirred = false;
      await new Promise(setImmediate);
      if (stirred) quiet = -1;
    }
  }

  return {
    get now_ms() {
      return now_ms;
    },
    after(delay_ms, run) {
      const event = { at_ms: now_ms + delay_ms, order: order++, run };
      const later = events.findIndex(({ at_ms }) => at_ms > event.at_ms);
      events.splice(later < 0 ? events.length : later, 0, event);
    },
    stir() {
      stirred = true;
    },
    idle,
    step() {
      const event = events.shift();
      if (event === undefined) return false;
      now_ms = Math.max(now_ms, event.at_ms);
      event.run();
      return true;
    },
    leap(to_ms) {
      now_ms = Math.max(now_ms, to_ms);
    },
  };
}
