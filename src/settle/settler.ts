/**
 * Settles the tasks that nobody polls: leases what is due from the store, looks at each, and gives it back with the time of
 * the next look. Any number of gateways may run one over the same store; the leases keep them apart.
 */
import type { UpstreamPlan } from '../plan.ts';
import type { Task } from '../store/store.ts';
import { UpstreamFailure } from '../upstream/failure.ts';
import { upstreamRequestHeaders } from '../upstream/headers.ts';
import { longestDispatchLease_ms } from './creation.ts';
import { type LookOutcome, pollTask, reportReview, type SettleServices } from './poll.ts';
import { resolveUnknown } from './unknown.ts';

export interface SettlerServices extends SettleServices {
  /** A number from 0 up to 1. */
  readonly jitter: () => number;
}

export interface Settler {
  /** One round: leases what is due and has looked at all of it when it resolves. Answers at how many. */
  round(): Promise<number>;
  start(): void;
  /** Ends the rounds; a look under way is waited for. */
  stop(): Promise<void>;
}

/** How many tasks of one upstream were looked at, and of how many it told how they are. */
interface Looked {
  readonly looked: number;
  readonly told: number;
}

const overdue = 'the upstream has not told its end before the deadline';
const round_interval_ms = 1_000;
/** After a round in which one upstream told of as many tasks as it may be asked for at once: more are due. */
const busy_interval_ms = 100;

/** @param owner names this process in the leases. */
export function createSettler(owner: string, services: SettlerServices): Settler {
  const { plan, store, log, metrics, now } = services;
  const { settle } = plan;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;

  async function round(): Promise<number> {
    const rounds = await lookAtAll();
    return rounds.reduce((sum, { looked }) => sum + looked, 0);
  }

  async function lookAtAll(): Promise<readonly Looked[]> {
    await store.recoverTasks(now() + 2 * longestDispatchLease_ms(plan));
    const asked = [...plan.upstreams.values()].flatMap(({ name, target }) => (target === undefined ? [] : [name]));
    for (const task of await store.reviewOverdueTasks(overdue, asked)) reportReview(task, overdue, services);
    return Promise.all([...plan.upstreams.values()].map(lookAtUpstream));
  }

  async function lookAtUpstream(upstream: UpstreamPlan): Promise<Looked> {
    if (upstream.target === undefined) return { looked: 0, told: 0 };
    const until_ms = now() + settle.lease_ms;
    const latest_look_ms = now() + 2 * settle.longest_ms;
    const lease = { owner, upstream: upstream.name, limit: settle.concurrency, until_ms, latest_look_ms };
    const tasks = await store.leaseTasks(lease);
    metrics.settling.inc(tasks.length);
    const told = await Promise.all(tasks.map((task) => look(task, upstream).finally(() => metrics.settling.dec())));
    return { looked: tasks.length, told: told.filter(Boolean).length };
  }

  /** Answers whether the upstream told how the task is. */
  async function look(task: Task, upstream: UpstreamPlan): Promise<boolean> {
    const next_ms = now() + nextLook_ms(task);
    let outcome: LookOutcome | 'failed' | 'no_kind' = 'no_kind';
    try {
      outcome = await lookNow(task, upstream, next_ms);
    } catch (error) {
      outcome = 'failed';
      if (error instanceof UpstreamFailure)
        log.warn({ task: task.id, code: error.code }, 'a look at a task got no answer');
      else log.error({ task: task.id, err: error }, 'a look at a task failed');
    }
    metrics.looks.inc({ upstream: upstream.name, outcome });
    await giveBack(task, outcome, next_ms).catch((error: unknown) => {
      // The lease runs out by itself.
      log.error({ task: task.id, err: error }, 'a task could not be given back');
    });
    return outcome === 'settled' || outcome === 'running' || outcome === 'reviewed';
  }

  /** A task past its deadline goes to review when a look has not told its end, and is still looked at, more rarely. */
  async function giveBack(task: Task, outcome: LookOutcome | 'failed' | 'no_kind', next_ms: number): Promise<void> {
    if (outcome === 'settled') return;
    const isOver = now() >= task.deadline_at_ms && task.state !== 'review' && !isHopeless(task);
    if (isOver && outcome !== 'reviewed') {
      const seen = { status: null, record: null, next_poll_at_ms: next_ms };
      if (await store.markReview(task.id, overdue, seen)) reportReview(task.id, overdue, services);
    } else if (outcome !== 'running') {
      await store.postponeTask(task.id, outcome === 'reviewed' || isHopeless(task) ? null : next_ms);
    }
  }

  async function lookNow(task: Task, upstream: UpstreamPlan, next_ms: number): Promise<LookOutcome | 'no_kind'> {
    const kind = plan.taskKinds.get(task.kind);
    const { target } = upstream;
    if (kind === undefined || target === undefined) return 'no_kind';
    if (task.upstream_id === null) return resolveUnknown(task, kind, upstream, target, next_ms, services);
    const path = kind.query_path(encodeURIComponent(task.upstream_id ?? ''));
    const headers = upstreamRequestHeaders({}, [], target, false);
    const request = { upstream, target, method: 'GET', path, headers, body: undefined };
    return (await pollTask(task, kind, request, services, next_ms)).outcome;
  }

  /** Of unknown outcome, and without any means to learn it: its deadline is all that is left to wait for. */
  function isHopeless(task: Task): boolean {
    return task.state === 'unknown' && plan.taskKinds.get(task.kind)?.unknown === undefined;
  }

  /** The older a task, the rarer the looks; the jitter keeps tasks that were made together from being asked for together. */
  function nextLook_ms(task: Task): number {
    const age_ms = now() - task.created_at_ms;
    const isLate = task.state === 'review' || now() >= task.deadline_at_ms;
    const wait_ms = isLate
      ? settle.longest_ms * 10
      : Math.min(settle.longest_ms, Math.max(settle.first_ms, age_ms / 10));
    return Math.round(wait_ms * (0.75 + services.jitter() / 2));
  }

  /** An upstream that answers with errors is not asked more often for having a backlog. */
  function nextRound_ms(rounds: readonly Looked[]): number {
    return rounds.some(({ told }) => told >= settle.concurrency) ? busy_interval_ms : round_interval_ms;
  }

  function schedule(interval_ms = round_interval_ms): void {
    if (stopped) return;
    timer = setTimeout(
      () => {
        running = lookAtAll().then(
          (rounds) => schedule(nextRound_ms(rounds)),
          (error: unknown) => {
            log.error({ err: error }, 'a round of the settler failed');
            schedule();
          },
        );
      },
      interval_ms * (0.75 + services.jitter() / 2),
    );
    timer.unref();
  }

  return {
    round,
    start: () => schedule(),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
