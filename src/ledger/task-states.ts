/**
 * The life of a task as one table: in which states an event may happen, which state follows, what happens to the money, and who
 * may raise it. Every transition of the ledger is looked up here.
 */
import type { TaskState } from './task-rows.ts';

/** Who raises an event: the creation of the task, a poll of it, what is done by time, an operator, the caller. */
export type Actor = 'dispatcher' | 'poller' | 'sweeper' | 'operator' | 'caller';

export interface TaskTransition {
  /** The state that follows, by the state before; in any other state the event changes nothing. */
  readonly moves: Readonly<Partial<Record<TaskState | 'none', TaskState>>>;
  /** `keep`: the hold stays as it is. */
  readonly money: 'hold' | 'keep' | 'capture' | 'release';
  readonly by: readonly Actor[];
  /** When it happens, for readers. */
  readonly when: string;
}

const unended = { dispatching: 'dispatching', running: 'running', unknown: 'unknown', review: 'review' } as const;
const { dispatching: _, ...polled } = unended;

export const taskTransitions = {
  open: {
    moves: { none: 'dispatching' },
    money: 'hold',
    by: ['dispatcher'],
    when: 'before the upstream is called',
  },
  start: {
    moves: { dispatching: 'running', unknown: 'running', review: 'running' },
    money: 'keep',
    by: ['dispatcher', 'poller'],
    when: 'the id that the upstream gave it is known, and it had none',
  },
  lose: {
    moves: { dispatching: 'unknown' },
    money: 'keep',
    by: ['dispatcher'],
    when: 'the upstream may have taken the request, and gave no id',
  },
  recover: {
    moves: { dispatching: 'unknown' },
    money: 'keep',
    by: ['sweeper'],
    when: 'the upstream should have answered by now: the gateway that called it has stopped',
  },
  review: {
    moves: { dispatching: 'review', running: 'review', unknown: 'review' },
    money: 'keep',
    by: ['dispatcher', 'poller'],
    when: 'its outcome cannot be learnt, or cannot be charged as it is',
  },
  overdue: {
    moves: { running: 'review', unknown: 'review' },
    money: 'keep',
    by: ['sweeper'],
    when: 'its deadline is over and it is not polled any more',
  },
  give_up: {
    moves: { unknown: 'review' },
    money: 'keep',
    by: ['sweeper'],
    when: 'its kind declares no means to learn an unknown outcome',
  },
  observe: {
    moves: { running: 'running', review: 'running' },
    money: 'keep',
    by: ['poller'],
    when: 'the upstream says that it goes on',
  },
  observe_late: {
    moves: { running: 'running', review: 'review' },
    money: 'keep',
    by: ['poller'],
    when: 'the upstream says that it goes on, after its deadline',
  },
  postpone: {
    moves: polled,
    money: 'keep',
    by: ['poller'],
    when: 'a poll decided nothing',
  },
  claim: {
    moves: polled,
    money: 'keep',
    by: ['poller'],
    when: 'it is due, and one process takes the right to poll it',
  },
  capture: {
    moves: { dispatching: 'succeeded', running: 'succeeded', unknown: 'succeeded', review: 'succeeded' },
    money: 'capture',
    by: ['poller'],
    when: 'the upstream says that it succeeded',
  },
  release: {
    moves: { dispatching: 'failed', running: 'failed', unknown: 'failed', review: 'failed' },
    money: 'release',
    by: ['dispatcher', 'poller'],
    when: 'the upstream says that it failed, or surely made nothing',
  },
  operator_capture: {
    moves: { unknown: 'succeeded', review: 'succeeded' },
    money: 'capture',
    by: ['operator'],
    when: 'an operator says what was billed',
  },
  operator_release: {
    moves: { unknown: 'failed', review: 'failed' },
    money: 'release',
    by: ['operator'],
    when: 'an operator says that nothing was billed',
  },
  hide: {
    moves: { succeeded: 'succeeded', failed: 'failed' },
    money: 'keep',
    by: ['caller'],
    when: 'the caller deletes its record',
  },
} as const satisfies Readonly<Record<string, TaskTransition>>;

export type TaskEvent = keyof typeof taskTransitions;

const transitions: Readonly<Record<TaskEvent, TaskTransition>> = taskTransitions;

/** The state after the event; undefined when it cannot happen in that state. */
export function stateAfter(event: TaskEvent, state: TaskState | 'none'): TaskState | undefined {
  return transitions[event].moves[state];
}
