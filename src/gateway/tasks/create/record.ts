/**
 * The third phase of a creation: stores the result of dispatch before the caller gets its answer. Raises `start`, `not_made`,
 * `outcome_unknown`, `unlearnable`.
 */

import { logUntilStored, type RecordWords } from '../../../ledger/store/patience.ts';
import { type StoredAnswer, type Task, TERMINAL_STATES } from '../../../ledger/store/store.ts';
import { failpoint } from '../../../lib/failpoint.ts';
import type { Answer } from '../../../upstream/client/collect.ts';
import { firstPoll_ms, markUnknown, notMade, startTask } from '../changes.ts';
import type { TaskServices } from '../task-services.ts';
import { answeredBy, type CreatedTask, REFUSALS, storedAnswer } from './creation-answer.ts';
import type { DispatchResult } from './dispatch.ts';
import type { HeldCreation } from './open-task.ts';

/**
 * started: running. refused, unsent: failed, and the hold is released. unknown: the hold stays. superseded: nothing is stored, because
 * another gateway or an operator decided the task while this record waited for the store.
 */
export type RecordResult = 'started' | 'refused' | 'unsent' | 'unknown' | 'superseded';

/** The result with, for `superseded`, the task as the store has it. */
type StoredRecord =
  | { readonly recorded: Exclude<RecordResult, 'superseded'> }
  | { readonly recorded: 'superseded'; readonly task: Task };

/**
 * Stores the result of dispatch: T2 with the upstream's id, a release, or an unknown outcome. A success, and a refusal that would be
 * the same again, is stored as the answer to the caller's idempotency key; any other refusal frees the key.
 */
export async function recordCreation(
  held: HeldCreation,
  dispatched: DispatchResult,
  services: TaskServices,
): Promise<RecordResult> {
  const stored = storeOutcome(held, dispatched, services);
  const words = recordWords(held, dispatched);
  const { recorded } = await logUntilStored(stored, words, services.plan.unwritten_ms, services.log);
  services.metrics.creations.inc({ outcome: recorded === 'superseded' ? 'unknown' : recorded });
  if ('answer' in dispatched) failpoint('creation_recorded');
  return recorded;
}

/** What the log says of the record. If nothing was made, the remedy is to release the hold. */
function recordWords({ task, request }: HeldCreation, dispatched: DispatchResult): RecordWords<StoredRecord> {
  const { outcome } = dispatched;
  const upstream_id = outcome === 'created' ? dispatched.created.id : undefined;
  const about = { task, outcome, upstream: request.upstream.name, target: request.target.name, upstream_id };
  const unchanged = (stored: StoredRecord) =>
    stored.recorded === 'superseded' ? { found: stored.task.state, next: nextOf(stored.task, upstream_id) } : undefined;
  const release = `tollgate task resolve ${task} --release`;
  if (outcome === 'unsent' || outcome === 'refused') return { about, remedy: `run ${release}`, unchanged };
  const job = upstream_id === undefined ? 'whether it made the job' : `how job ${upstream_id} ended`;
  const remedy = `ask the upstream ${job}, and run tollgate task resolve ${task} --capture UNITS, or ${release}`;
  return { about, remedy, unchanged };
}

/** The remedy if the store has another outcome. If the stored task failed, or has another job, nobody pays for the job that was made. */
function nextOf({ state, account, upstream_id }: Task, made: string | undefined): string {
  if (made === undefined || (upstream_id === null && state !== 'failed'))
    return 'nothing: the task goes on as the store has it';
  return `the upstream makes job ${made}, which nobody pays for: cancel it there, or charge it with tollgate wallet adjust ${account} -AMOUNT --reason TEXT`;
}

function storeOutcome(held: HeldCreation, dispatched: DispatchResult, services: TaskServices): Promise<StoredRecord> {
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
      return start(held, createdOf(held, dispatched), keptAnswer(held, dispatched.answer), services);
    case 'unknown':
      return leaveUnknown(held, dispatched.why, undefined, services);
  }
}

/** The created task, with what its billing rule reads from the answer. */
function createdOf(
  { answer_facts: facts }: HeldCreation,
  { created, answer }: Extract<DispatchResult, { readonly outcome: 'created' }>,
): CreatedTask {
  return facts === undefined ? created : { ...created, answered: answeredBy(facts, answer) };
}

/** The answer to store; none without an idempotency key, because nothing could read it. */
function keptAnswer({ hasIdempotency }: HeldCreation, answer: Answer): StoredAnswer | undefined {
  return hasIdempotency ? storedAnswer(answer) : undefined;
}

/** Not counted as an ended task: the upstream never had one. */
async function release(
  { task }: HeldCreation,
  { outcome }: { readonly outcome: 'unsent' | 'refused' },
  reason: string,
  { store }: TaskServices,
  answer?: StoredAnswer,
): Promise<StoredRecord> {
  const result = await store.settleTask(task, notMade(reason), answer);
  const isOpen = result?.outcome === 'unchanged' && result.task.state !== 'failed';
  return isOpen ? { recorded: 'superseded', task: result.task } : { recorded: outcome };
}

async function start(
  held: HeldCreation,
  created: CreatedTask,
  answer: StoredAnswer | undefined,
  services: TaskServices,
): Promise<StoredRecord> {
  const begin = () => startTask(held.task, created, answer, firstPoll_ms(services), services);
  if (await begin()) return { recorded: 'started' };
  const found = await services.store.getTask(held.task);
  if (found === undefined) {
    const isStarted = (await reopenLost(held, created.id, services)) && (await begin());
    return { recorded: isStarted ? 'started' : 'unknown' };
  }
  // Another gateway may have found the job while this record waited for the store.
  if (found.upstream_id === created.id) return { recorded: 'started' };
  if (found.upstream_id !== null || TERMINAL_STATES.includes(found.state))
    return { recorded: 'superseded', task: found };
  return leaveUnknown(held, `the upstream gave the id ${created.id}, which another task has`, created.id, services);
}

async function leaveUnknown(
  held: HeldCreation,
  why: string,
  upstream_id: string | undefined,
  services: TaskServices,
): Promise<StoredRecord> {
  const mark = () => markUnknown(held.task, held.kind, why, services);
  if (await mark()) return { recorded: 'unknown' };
  const found = await services.store.getTask(held.task);
  if (found === undefined) {
    if (await reopenLost(held, upstream_id, services)) await mark();
    return { recorded: 'unknown' };
  }
  // The dispatch deadline has passed, or the task is in review: its outcome is unknown there too.
  const isUnknown = found.upstream_id === null && !TERMINAL_STATES.includes(found.state);
  return isUnknown ? { recorded: 'unknown' } : { recorded: 'superseded', task: found };
}

/**
 * Stores a task again that a failover or a restored backup has lost, with its hold: the upstream made its job, or may have. Logs the result.
 *
 * @returns false if the hold is refused.
 */
async function reopenLost(
  { task, request, reopen }: HeldCreation,
  upstream_id: string | undefined,
  { log }: TaskServices,
): Promise<boolean> {
  const opened = await reopen(request);
  const about = { task, upstream: request.upstream.name, target: request.target.name, upstream_id };
  if (opened.ok) log.warn(about, 'a task that the store had lost is stored again, with its hold');
  else {
    const next = 'ask the upstream what became of the job, and charge it by hand';
    log.error(
      { ...about, reason: opened.reason, next },
      'the store has lost a task whose job was or may have been made',
    );
  }
  return opened.ok;
}
