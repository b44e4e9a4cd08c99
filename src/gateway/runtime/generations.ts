/** The generations of a process: the current one, and older ones that still answer requests. */
import type { Plan } from '../../plan/index.ts';
import type { Generation } from './generation.ts';

/** A generation that is not used yet. */
export interface PreparedGeneration {
  /**
   * Makes it the current one.
   *
   * @param left waits for other work by the old generation. It is let go when this and its last request have ended.
   * @returns waits until the old generation is gone.
   */
  use(left: () => Promise<unknown>): () => Promise<void>;
  /** Closes it instead. */
  drop(): Promise<void>;
}

/** Creates and lets go of generations. */
export interface Generations {
  readonly current: Generation;
  /** The current one and those that still have requests. */
  readonly open: ReadonlySet<Generation>;
  /** Builds a generation. If that fails, nothing changes. */
  prepare(plan: Plan): Promise<PreparedGeneration>;
  /** Closes every generation. No request may be in flight. */
  close(): Promise<void>;
}

/** @param create builds a generation. @param letGo called after a generation was closed, with those that remain. */
export async function createGenerations(
  first: Plan,
  create: (plan: Plan) => Promise<Generation>,
  letGo: (remaining: Iterable<Generation>, gone: Generation) => void,
): Promise<Generations> {
  let current = await create(first);
  const open = new Set([current]);
  const closing = new Set<Promise<void>>();

  async function retire(old: Generation, left: Promise<unknown>): Promise<void> {
    await Promise.all([old.services.inFlight.idle(), left]);
    // Otherwise the end of the process closes it.
    if (!open.delete(old)) return;
    await old.close();
    letGo(open, old);
  }

  function track(retiring: Promise<void>, { services }: Generation): Promise<void> {
    const logged = retiring.catch((error: unknown) => {
      services.log.error({ err: error }, 'an old configuration could not be closed');
    });
    closing.add(logged);
    void logged.then(() => closing.delete(logged));
    return logged;
  }

  return {
    get current() {
      return current;
    },
    open,
    async prepare(plan) {
      const next = await create(plan);
      return {
        use(left) {
          const old = current;
          open.add(next);
          current = next;
          const gone = track(retire(old, left()), old);
          return () => gone;
        },
        drop: () => next.close(),
      };
    },
    async close() {
      const remaining = [...open];
      open.clear();
      await Promise.all(remaining.map((each) => each.close()));
      await Promise.all(closing);
    },
  };
}
