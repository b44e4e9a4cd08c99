/** The journal of the crash tests' upstream: every task that it accepted, and every end that it reported. */
import { readFileSync } from 'node:fs';

/** How an upstream handles a new creation. For a known key it repeats its answer. */
export const behaviours = ['answers', 'refuses', 'hangs', 'resets', 'loses', 'fails', 'truncates'] as const;
export type Behaviour = (typeof behaviours)[number];

/** The order to the upstream: JSON in the prompt of a creation. */
export interface Order {
  readonly does: Behaviour;
  /** How the task ends after it was accepted. */
  readonly ends: 'succeeded' | 'failed';
  /** Milliseconds from the acceptance to the end. */
  readonly life_ms: number;
  /** The seconds that the upstream reports as billed; null if it reports none. */
  readonly billed: number | null;
}

/** A task was accepted. Written before the answer: from now on the upstream makes the video and bills it. */
export interface Taken {
  readonly event: 'taken';
  /** The first part of the path, which separates tests that share an upstream. */
  readonly lane: string;
  readonly id: string;
  readonly model: string;
  /** The `duration` of the creation, which identifies it in tests that give each creation a different one. */
  readonly duration: number;
  readonly ends: Order['ends'];
  readonly billed: number | null;
}

export type JournalLine =
  | Taken
  /** The first answer that reported the end of a task. */
  | { readonly event: 'told'; readonly lane: string; readonly id: string; readonly status: Order['ends'] }
  | { readonly event: 'refused'; readonly lane: string; readonly duration: number }
  /** A message is about to be answered; its number is its count of input tokens. */
  | { readonly event: 'answered'; readonly lane: string; readonly number: number; readonly output: number }
  /** A creation that was already answered was sent again with its key. */
  | { readonly event: 'repeated'; readonly lane: string; readonly key: string };

/** Every complete line so far. A half-written last line is left for the next call. */
export function readJournal(path: string): readonly JournalLine[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.slice(0, -1).map((line): JournalLine => JSON.parse(line));
}

/** The tasks that were accepted in a lane, and the ids of those whose end was reported. */
export function readLane(
  path: string,
  lane: string,
): { readonly taken: readonly Taken[]; readonly told: ReadonlySet<string> } {
  const lines = readJournal(path).filter((line) => line.lane === lane);
  return {
    taken: lines.filter((line) => line.event === 'taken'),
    told: new Set(lines.flatMap((line) => (line.event === 'told' ? [line.id] : []))),
  };
}
