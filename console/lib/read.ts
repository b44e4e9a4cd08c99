/** Reads of the API for screens: loaded when a screen opens, again after a change, and at an interval while the page is seen. */
import { useEffect, useState } from 'preact/hooks';
import { type CallOptions, call, type Input, type Name, type Output, Problem } from './client.ts';

/** What a screen knows of a read. */
export interface Read<T> {
  /** What was read last; undefined before. */
  readonly data: T | undefined;
  /** Why the last try failed; undefined if it did not. */
  readonly problem: Problem | undefined;
  readonly reload: () => void;
}

const RETRY_ms = 2_000;
const waiting = new Set<() => void>();
let sessionEnded = () => {};

/** Has every read on the screen run again: something was changed. */
export function readAgain(): void {
  for (const again of [...waiting]) again();
}

/** @param listener runs when the session has ended, by time, by log-out elsewhere, or with its token. */
export function onSessionEnd(listener: () => void): void {
  sessionEnded = listener;
}

/** Reports that the session has ended. @returns the problem of an error. */
export function problemOf(error: unknown): Problem {
  const problem = error instanceof Problem ? error : new Problem(0, 'internal', String(error));
  if (problem.code === 'unauthenticated') sessionEnded();
  return problem;
}

/** Runs an operation that changes something, and reads everything on the screen again. @throws Problem */
export async function change<N extends Name>(name: N, input: Input<N>, options?: CallOptions): Promise<Output<N>> {
  try {
    return await call(name, input, options);
  } catch (error) {
    throw problemOf(error);
  } finally {
    if (options?.dry_run !== true) readAgain();
  }
}

/**
 * Reads an operation.
 *
 * @param input null: nothing is read yet.
 * @param every_ms reads again after this time, while the page is seen.
 */
export function useRead<N extends Name>(name: N, input: Input<N> | null, every_ms?: number): Read<Output<N>> {
  const key = input === null ? null : `${name} ${JSON.stringify(input)}`;
  return useLoad(key, (signal) => call(name, input ?? ({} as Input<N>), { signal }), every_ms);
}

/**
 * Reads what takes several calls.
 *
 * @param key stands for everything that `load` reads; null: nothing is read yet.
 */
export function useLoad<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>, every_ms?: number): Read<T> {
  const [state, setState] = useState<{ key: string | null; data?: T; problem?: Problem }>({ key });
  const [count, setCount] = useState(0);
  const reload = () => setCount((before) => before + 1);
  useEffect(() => {
    waiting.add(reload);
    return () => void waiting.delete(reload);
  }, []);
  useEffect(() => {
    if (key === null) return undefined;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (after_ms: number | undefined) => {
      if (after_ms !== undefined) timer = setTimeout(whenSeen, after_ms);
    };
    const whenSeen = () => (document.hidden ? again(RETRY_ms) : reload());
    load(ended.signal).then(
      (data) => {
        if (ended.signal.aborted) return;
        setState({ key, data });
        again(every_ms);
      },
      (error: unknown) => {
        if (ended.signal.aborted) return;
        const problem = problemOf(error);
        setState((before) => (before.key === key ? { ...before, problem } : { key, problem }));
        again(problem.status === 0 || problem.status >= 500 ? RETRY_ms : undefined);
      },
    );
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [key, count, every_ms]);
  // What was read for another key is not shown.
  const current = state.key === key ? state : undefined;
  return { data: current?.data, problem: current?.problem, reload };
}
