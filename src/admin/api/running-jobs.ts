/** Jobs that this gateway runs, one of a kind at a time, and their results, which are lost when the gateway ends. */
import Type, { type TProperties } from 'typebox';
import { randomId } from '../../lib/text/random-id.ts';
import { formatTime, timeOrNull } from './documents.ts';
import { Problem } from './problem.ts';
import { Id, nullable, object, Text, Time } from './schemas.ts';

export interface Job<R> {
  readonly id: string;
  /** The request; a repetition has the same. */
  readonly asked: string;
  readonly started_at_ms: number;
  finished_at_ms: number | null;
  /** How much of it is done. */
  percent: number;
  result: R | undefined;
  /** Why it could not be finished. */
  error: string | undefined;
}

export interface JobParts {
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

export interface Jobs<R> {
  /** The job that was started with this key. @throws Problem idempotency_conflict if it was asked for something else. */
  repeated(key: string | undefined, asked: string): Job<R> | undefined;
  /** Starts a job. @param key recognizes a repetition. @throws Problem request_running */
  start(
    asked: string,
    key: string | undefined,
    parts: JobParts,
    run: (progress: (percent: number) => void, id: string) => Promise<R>,
  ): Job<R>;
  find(id: string): Job<R> | undefined;
  /** The kept jobs, newest first. */
  all(): readonly Job<R>[];
}

/** Results that are kept. */
const KEPT = 50;

/** Creates the jobs of a kind. @param noun `audit` */
export function createJobs<R>(noun: string): Jobs<R> {
  const jobs = new Map<string, Job<R>>();
  const byKey = new Map<string, Job<R>>();
  return {
    find: (id) => jobs.get(id),
    all: () => [...jobs.values()].toReversed(),
    repeated(key, asked) {
      const found = key === undefined ? undefined : byKey.get(key);
      if (found === undefined || found.asked === asked) return found;
      const hint = `use a new key for another ${noun}`;
      throw new Problem('idempotency_conflict', `the Idempotency-Key was used for another ${noun}`, hint);
    },
    start(asked, key, { now, random }, run) {
      const running = [...jobs.values()].find(({ finished_at_ms }) => finished_at_ms === null);
      if (running !== undefined) {
        throw new Problem('request_running', `the ${noun} ${running.id} is running`, 'wait until it has ended');
      }
      const id = randomId(noun, { random });
      const state = { finished_at_ms: null, percent: 0, result: undefined, error: undefined };
      const job: Job<R> = { id, asked, started_at_ms: now(), ...state };
      keep(jobs, id, job);
      if (key !== undefined) keep(byKey, key, job);
      run((percent) => {
        job.percent = percent;
      }, id)
        .then(
          (result) => {
            job.result = result;
            job.percent = 100;
          },
          (error: unknown) => {
            job.error = error instanceof Error ? error.message : String(error);
          },
        )
        .finally(() => {
          job.finished_at_ms = now();
        });
      return job;
    },
  };
}

function keep<R>(all: Map<string, Job<R>>, key: string, job: Job<R>): void {
  all.set(key, job);
  const [oldest] = all.keys();
  if (all.size > KEPT && oldest !== undefined) all.delete(oldest);
}

/** The schema of a job, with the members of its kind. */
export function jobSchema<P extends TProperties>(noun: string, states: string, more: P) {
  return object({
    id: Id(`the id of the ${noun}`),
    state: Text(states),
    started_at: Time,
    finished_at: nullable(Time),
    percent: Type.Integer({ description: 'how much of it is done, from 0 to 100' }),
    error: nullable(Text('why it failed')),
    ...more,
  });
}

/** The members of every job. */
export function jobDocument({ id, started_at_ms, finished_at_ms, percent, error }: Job<unknown>) {
  const times = { started_at: formatTime(started_at_ms), finished_at: timeOrNull(finished_at_ms) };
  return { id, ...times, percent, error: error ?? null };
}
