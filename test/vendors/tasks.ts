/** Video tasks: the state of a task is computed from the clock, so no timers are needed. */

import type { SandboxUpstream } from './exchange.ts';
import type { Steering } from './steering.ts';

/** The statuses that a task can have. */
export type TaskStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'expired';

/** The format in which a task was created and is queried. */
export type TaskFormat = 'cloud' | 'official' | 'unified';

/** The requested video after defaults: queries repeat these values, and usage is computed from them. */
export interface VideoJob {
  readonly model: string;
  readonly resolution: string;
  readonly ratio: string;
  /** Length of the video in seconds. */
  readonly duration_s: number;
  /** Length of the video in frames, if the request gave frames instead of seconds. */
  readonly frames?: number;
  /** The length of each reference video in seconds, as measured by the upstream. */
  readonly references_s: readonly number[];
  /** Further fields that the upstream repeats in its answers. */
  readonly echo: Readonly<Record<string, unknown>>;
  readonly returnLastFrame: boolean;
  /** Seconds after creation at which the upstream ends the task as expired. */
  readonly expiresAfter_s: number;
}

/** A task as it was created. */
export interface Task {
  readonly id: string;
  readonly upstream: SandboxUpstream;
  readonly format: TaskFormat;
  readonly created_ms: number;
  readonly steering: Steering;
  readonly job: VideoJob;
  readonly queue_ms: number;
  readonly run_ms: number;
  readonly cancelled_ms?: number;
}

/** The state of a task at some time. */
export interface TaskLife {
  readonly status: TaskStatus;
  /** When it entered this state, Unix milliseconds. */
  readonly updated_ms: number;
}

/** Seconds in the queue and running, at pace 1. */
const QUEUE_s = 1;
const RUN_s = 3;

/** The duration of each stage: one second queued (none in the unified format) and three running, changed by steering words. */
export function stagesOf(format: TaskFormat, steering: Steering, delay_ms: (seconds: number) => number) {
  const factor = steering.has('instant') ? 0 : steering.has('slow') ? 10 : 1;
  const queued = format === 'unified' ? 0 : delay_ms(QUEUE_s * factor);
  return {
    queue_ms: steering.has('queued') ? Number.POSITIVE_INFINITY : queued,
    run_ms: steering.has('stuck') ? Number.POSITIVE_INFINITY : delay_ms(RUN_s * factor),
  };
}

/** The state of a task at `now_ms`. */
export function lifeOf(task: Task, now_ms: number): TaskLife {
  const { created_ms, queue_ms, run_ms } = task;
  if (task.cancelled_ms !== undefined) return { status: 'cancelled', updated_ms: task.cancelled_ms };
  const started_ms = created_ms + queue_ms;
  const ended_ms = started_ms + run_ms;
  const expired_ms = created_ms + task.job.expiresAfter_s * 1000;
  if (now_ms >= expired_ms && expired_ms < ended_ms) return { status: 'expired', updated_ms: expired_ms };
  if (now_ms < started_ms) return { status: 'queued', updated_ms: created_ms };
  if (now_ms < ended_ms) return { status: 'running', updated_ms: started_ms };
  return { status: endOf(task.steering), updated_ms: ended_ms };
}

/** Whether the status is final. */
export function hasEnded(status: TaskStatus): boolean {
  return status !== 'queued' && status !== 'running';
}

/** The error of a failed or expired task; undefined for any other. */
export function failureOf(task: Task, status: TaskStatus): { code: string; message: string } | undefined {
  if (status === 'expired') return { code: 'TaskExpired', message: 'The task did not finish in its allotted time.' };
  if (status !== 'failed') return undefined;
  if (task.steering.has('sensitive-output')) {
    const message = 'The request failed because the output video may contain sensitive information.';
    return { code: 'OutputVideoSensitiveContentDetected', message };
  }
  return { code: 'InternalServiceError', message: 'The sandbox failed this task because its text says [fail].' };
}

function endOf(steering: Steering): TaskStatus {
  if (steering.has('fail') || steering.has('sensitive-output')) return 'failed';
  if (steering.has('expire')) return 'expired';
  return steering.has('cancel') ? 'cancelled' : 'succeeded';
}

/** The tasks of a sandbox in order of creation; above `max` the oldest are removed. */
export class TaskBook {
  readonly #tasks = new Map<string, Task>();
  readonly #max: number;

  constructor(max = 100_000) {
    this.#max = max;
  }

  /** Adds or replaces a task. */
  put(task: Task): void {
    this.#tasks.set(task.id, task);
    if (this.#tasks.size <= this.#max) return;
    for (const oldest of this.#tasks.keys()) {
      this.#tasks.delete(oldest);
      break;
    }
  }

  /** The task with that upstream, format and id, or undefined. */
  find(upstream: SandboxUpstream, format: TaskFormat, id: string): Task | undefined {
    const task = this.#tasks.get(id);
    return task?.upstream === upstream && task.format === format ? task : undefined;
  }

  /** Removes a task. */
  remove(id: string): void {
    this.#tasks.delete(id);
  }

  /** Every task, oldest first. */
  all(): readonly Task[] {
    return [...this.#tasks.values()];
  }
}
