/**
 * The third phase of a creation: stores the result of dispatch before the caller gets its answer. Raises `start`, `release`,
 * `outcome_unknown`, `review`.
 */
import { failpoint } from '../../failpoint.ts';
import { logUntilStored, type Unstored } from '../../store/patience.ts';
import type { StoredAnswer } from '../../store/store.ts';
import type { Answer } from '../../upstream/collect.ts';
import { firstPoll_ms, markUnknown, releaseSettlement, startTask } from '../changes.ts';
import type { TaskServices } from '../services.ts';
import { type Created, REFUSALS, storedAnswer } from './creation-answer.ts';
import type { Dispatched } from './dispatch.ts';
import type { HeldCreation } from './open.ts';

/** started: running. refused, unsent: failed, and the hold is released. unknown: the hold stays. */
export type Recorded = 'started' | 'refused' | 'unsent' | 'unknown';

/**
 * Stores the result of dispatch: T2 with the upstream's id, a release, or an unknown outcome. A success, and a refusal that would be
 * the same again, is stored as the answer to the caller's idempotency key; any other refusal frees the key.
 */
export async function recordCreation(
  held: HeldCreation,
  dispatched: Dispatched,
  services: TaskServices,
): Promise<Recorded> {
  const stored = storeOutcome(held, dispatched, services);
  const recorded = await logUntilStored(stored, unstored(held, dispatched), services.plan.unwritten_ms, services.log);
  if ('answer' in dispatched) failpoint('creation_recorded');
  return recorded;
}

/** What the log says while the outcome is not stored. If nothing was made, the remedy is to release the hold. */
function unstored({ task, request: { upstream, target } }: HeldCreation, dispatched: Dispatched): Unstored {
  const { outcome } = dispatched;
  const upstream_id = outcome === 'created' ? dispatched.created.id : undefined;
  const about = { task, outcome, upstream: upstream.name, target: target.name, upstream_id };
  const release = `tollgate task resolve ${task} --release`;
  if (outcome === 'unsent' || outcome === 'refused') return { about, remedy: `run ${release}` };
  const job = upstream_id === undefined ? 'whether it made the job' : `how job ${upstream_id} ended`;
  const remedy = `ask the upstream ${job}, and run tollgate task resolve ${task} --capture UNITS, or ${release}`;
  return { about, remedy };
}

function storeOutcome(held: HeldCreation, dispatched: Dispatched, services: TaskServices): Promise<Recorded> {
  switch (dispatched.outcome) {
    case 'unsent':
      return release(held, dispatched, dispatched.why, services);
    case 'refused': {
      const { answer } = dispatched;
      const kept = REFUSALS.has(answer.statusCode) ? keptAnswer(held, answer) : undefined;
      const why = `the upstream refused it with ${answer.statusCode}`;
      return release(held, dispatched, why, services, kept);
    }
    case 'created':
      return start(held, dispatched.created, keptAnswer(held, dispatched.answer), services);
    case 'unknown':
      return leaveUnknown(held, dispatched.why, services);
  }
}

/** The answer to store; none without an idempotency key, because nothing could read it. */
function keptAnswer({ hasIdempotency }: HeldCreation, answer: Answer): StoredAnswer | undefined {
  return hasIdempotency ? storedAnswer(answer) : undefined;
}

/** Counts the release as a creation, and not as an ended task: the upstream never had one. */
async function release(
  { task }: HeldCreation,
  { outcome }: { readonly outcome: 'unsent' | 'refused' },
  reason: string,
  { store, metrics }: TaskServices,
  answer?: StoredAnswer,
): Promise<Recorded> {
  await store.settleTask(task, releaseSettlement(reason), answer);
  metrics.creations.inc({ outcome });
  return outcome;
}

async function start(
  held: HeldCreation,
  created: Created,
  answer: StoredAnswer | undefined,
  services: TaskServices,
): Promise<Recorded> {
  const begin = () => startTask(held.task, created, answer, firstPoll_ms(services), services);
  if (!(await begin())) {
    const stored = await services.store.getTask(held.task);
    if (stored === undefined) {
      if (!(await isReopened(held, created, services)) || !(await begin())) return 'unknown';
    } else if (stored.upstream_id !== created.id) {
      return leaveUnknown(held, `the upstream gave the id ${created.id}, which another task has`, services);
    }
    // Otherwise another gateway has found the job while this record waited for the store.
  }
  services.metrics.creations.inc({ outcome: 'started' });
  return 'started';
}

/** Takes the hold again of a task that a failover or a restored backup has lost while the upstream made its job. */
async function isReopened(
  { task, request, reopen }: HeldCreation,
  { id: upstream_id }: Created,
  { log, metrics }: TaskServices,
): Promise<boolean> {
  const opened = await reopen(request);
  const about = { task, upstream: request.upstream.name, target: request.target.name, upstream_id };
  if (opened.ok) log.warn(about, 'a task that the store had lost is stored again, with its hold');
  else {
    metrics.creations.inc({ outcome: 'unknown' });
    log.error({ ...about, reason: opened.reason }, 'the store has lost a task whose job was made; charge it by hand');
  }
  return opened.ok;
}

async function leaveUnknown({ task, kind }: HeldCreation, why: string, services: TaskServices): Promise<Recorded> {
  services.metrics.creations.inc({ outcome: 'unknown' });
  await markUnknown(task, kind, why, services);
  return 'unknown';
}
