/** Reads of the API for screens: loaded when a screen opens, again after a change, and at an interval while the page is seen. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type CallOptions, call, type Input, type Name, type Output, Problem } from './client.ts';

/** What a screen knows of a read. */
export interface Read<T> {
  /** What was read last; undefined before. */
  readonly data: T | undefined;
  /** Why the last try failed; undefined if it did not. */
  readonly problem: Problem | undefined;
  readonly reload: () => void;
}

/** Between two readings of sums over time, which change slowly. */
export const SUMS_ms = 60_000;
const RETRY_ms = 2_000;
/** A form does not wait longer for what its screen reads again. */
const LONGEST_WAIT_ms = 5_000;
/** The reads on the screen. Each resolves once it has run again. */
const reads = new Set<() => Promise<void>>();
let sessionEnded = () => {};

/** Runs every read on the screen again: something was changed. Resolves once they are done, failed or left. */
export async function readAgain(): Promise<void> {
  const done = Promise.all([...reads].map((again) => again()));
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_ms))]);
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

/**
 * Runs an operation that changes something, and reads everything on the screen again. Resolves after that, so that the next form on
 * the screen opens with the new version.
 *
 * @throws Problem
 */
export async function change<N extends Name>(name: N, input: Input<N>, options?: CallOptions): Promise<Output<N>> {
  try {
    return await call(name, input, options);
  } catch (error) {
    throw problemOf(error);
  } finally {
    if (options?.dry_run !== true) await readAgain();
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
  const askers = useRef<(() => void)[]>([]);
  const answerAskers = () => {
    for (const answer of askers.current.splice(0)) answer();
  };
  const running = useRef<AbortController>(undefined);
  const reload = () => {
    // This answer would be older than the change that asks for the next read.
    running.current?.abort();
    setCount((before) => before + 1);
  };
  useEffect(() => {
    const again = () =>
      new Promise<void>((resolve) => {
        askers.current.push(resolve);
        reload();
      });
    reads.add(again);
    return () => {
      reads.delete(again);
      answerAskers();
    };
  }, []);
  useEffect(() => {
    if (key === null) {
      answerAskers();
      return undefined;
    }
    const ended = new AbortController();
    running.current = ended;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (after_ms: number | undefined) => {
      if (after_ms !== undefined) timer = setTimeout(whenSeen, after_ms);
    };
    const whenSeen = () => (document.hidden ? again(RETRY_ms) : reload());
    load(ended.signal).then(
      (data) => {
        if (ended.signal.aborted) return;
        setState({ key, data });
        answerAskers();
        again(every_ms);
      },
      (error: unknown) => {
        if (ended.signal.aborted) return;
        const problem = problemOf(error);
        setState((before) => (before.key === key ? { ...before, problem } : { key, problem }));
        answerAskers();
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
