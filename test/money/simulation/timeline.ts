/** Virtual time: runs events in order, and lets the program finish all immediate work between two events. */

export interface Timeline {
  readonly now_ms: number;
  /** Runs it after this delay, unless the function that it returns is called before. Events of the same time run in the order in which they were added. */
  after(delay_ms: number, event: () => void): () => void;
  /** Something happened: the program is not idle yet. */
  stir(): void;
  /** The program is not idle before this work of the store has ended, which may take many turns on a busy machine. */
  working<T>(work: Promise<T>): Promise<T>;
  /** Awaits a request to the program. Until it ends, idleness takes more turns, because streams are in use. */
  during<T>(request: () => Promise<T>): Promise<T>;
  /** Waits until the program does nothing more without time passing. */
  idle(): Promise<void>;
  /** Moves to the next event and runs it. False when there is none. */
  step(): boolean;
  /** Advances the time without running the events that are due; they run late. */
  leap(to_ms: number): void;
}

interface Event {
  readonly at_ms: number;
  readonly order: number;
  readonly run: () => void;
}

/** Lets other immediate work run, once. */
export type Turn = (done: () => void) => void;

/** For a store that works in the same thread: all immediate work is promises and ticks, so no turn of the event loop is needed. */
export const tick: Turn = (done) => process.nextTick(done);
/** For a store that waits for files or threads. Costs four times as much as a tick. */
export const loopTurn: Turn = (done) => void setImmediate(done);

/** The program counts as idle after this many turns in which nothing happened. A busy machine needs many for work of other threads. */
const quiet_loop_turns = 30;
/** The same in ticks, while a request is served: injected requests need two. */
const quiet_request_ticks = 5;
/** The same when only promises are at work. A tick runs when all of them have run. */
const quiet_ticks = 1;

export function createTimeline(start_ms: number, turn: Turn): Timeline {
  const events: Event[] = [];
  let now_ms = start_ms;
  let order = 0;
  let stirred = false;
  let requests = 0;
  let works = 0;

  function quietTurns(): number {
    if (turn !== tick) return quiet_loop_turns;
    return requests === 0 ? quiet_ticks : quiet_request_ticks;
  }

  async function idle(): Promise<void> {
    for (let quiet = 0; quiet < quietTurns(); quiet++) {
      stirred = false;
      await new Promise<void>(turn);
      if (stirred || works > 0) quiet = -1;
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
      return () => {
        const index = events.indexOf(event);
        if (index >= 0) events.splice(index, 1);
      };
    },
    stir() {
      stirred = true;
    },
    async working(work) {
      works += 1;
      try {
        return await work;
      } finally {
        works -= 1;
        stirred = true;
      }
    },
    async during(request) {
      requests += 1;
      stirred = true;
      try {
        return await request();
      } finally {
        requests -= 1;
        stirred = true;
      }
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
