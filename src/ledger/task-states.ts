/**
 * The life of a task as one table: in which states an event may happen, which state follows, what happens to the money, and
 * which part of `tasks/` raises it. Every change of a task's state uses this table; docs/explanation/tasks.md explains it.
 */
import type { TaskState } from './task-rows.ts';

/** A part of `tasks/`, by its name in docs/explanation/tasks.md. */
export type TaskPart = 'create' | 'poll' | 'learn' | 'settler' | 'cancel' | 'recover' | 'resolve';

/** The state before an event; `none` before the task exists. */
export type StateBefore = TaskState | 'none';

export interface TaskTransition {
  /** The next state, by the state before. In a state without an entry the event changes nothing. */
  readonly moves: Readonly<Partial<Record<StateBefore, TaskState>>>;
  /** What happens to the hold; `keep`: nothing. */
  readonly money: 'hold' | 'keep' | 'capture' | 'release';
  /** The parts that raise the event. A poll by `cancel` or `settler` counts as `poll`. */
  readonly by: readonly TaskPart[];
}

const UNENDED = ['dispatching', 'running', 'unknown', 'review'] as const;
const POLLED = ['running', 'unknown', 'review'] as const;
const UNDECIDED = ['unknown', 'review'] as const;
const ENDED = ['succeeded', 'failed'] as const;

// biome-ignore format: one line per event, in columns
export const taskTransitions = {
  //                   from                                   to             money      raised by
  open:             on(['none'],                              'dispatching', 'hold',    ['create']),                // a creation is checked and priced
  redirect:         on(['dispatching'],                       'same',        'keep',    ['create']),                // nothing was made there: the request goes to another target
  start:            on(['dispatching', 'unknown', 'review'],  'running',     'keep',    ['create', 'learn']),       // the upstream's id is known
  outcome_unknown:  on(['dispatching'],                       'unknown',     'keep',    ['create']),                // the upstream may have taken the request
  recover:          on(['dispatching'],                       'unknown',     'keep',    ['recover']),               // the dispatch deadline has passed
  review:           on(['dispatching', 'running', 'unknown'], 'review',      'keep',    ['create', 'poll', 'settler', 'cancel']),// only an operator can decide it
  cannot_pay:       on(UNENDED,                               'review',      'keep',    ['poll']),                  // it succeeded, and the wallet cannot pay the charge
  overdue:          on(['running', 'unknown'],                'review',      'keep',    ['recover']),               // the deadline has passed, and no poll is possible
  give_up:          on(['unknown'],                           'review',      'keep',    ['recover']),               // the kind declares no means to learn the outcome
  observe:          on(['running', 'review'],                 'running',     'keep',    ['poll']),                  // the upstream says that the task is running
  observe_late:     on(['running', 'review'],                 'same',        'keep',    ['poll']),                  // the same, after the deadline
  claim:            on(POLLED,                                'same',        'keep',    ['settler']),               // a poll is due, and this process may make it
  postpone:         on(POLLED,                                'same',        'keep',    ['settler']),               // a poll decided nothing, or a claimed task was not polled
  capture:          on(UNENDED,                               'succeeded',   'capture', ['poll']),                  // the upstream says that the task succeeded
  release:          on(UNENDED,                               'failed',      'release', ['create', 'poll', 'learn']),// the task failed, or was never made
  operator_capture: on(UNDECIDED,                             'succeeded',   'capture', ['resolve']),               // an operator states what was billed
  operator_release: on(UNDECIDED,                             'failed',      'release', ['resolve']),               // an operator states that nothing was billed
  send_again:       on(UNDECIDED,                             'same',        'keep',    ['learn']),                 // the creation is about to be sent again with its key
  refuse:           on(UNDECIDED,                             'same',        'keep',    ['learn']),                 // this repetition made nothing, but an earlier sending may have
  hide:             on(ENDED,                                 'same',        'keep',    ['cancel']),                // the caller deletes the record
} as const satisfies Readonly<Record<string, TaskTransition>>;

export type TaskEvent = keyof typeof taskTransitions;

/** The state after the event; undefined when the event changes nothing in that state. */
export function stateAfter(event: TaskEvent, state: StateBefore): TaskState | undefined {
  return taskTransitions[event].moves[state];
}

/** One line of the table. `same`: the state stays as it is. */
function on(
  from: readonly StateBefore[],
  to: TaskState | 'same',
  money: TaskTransition['money'],
  by: readonly TaskPart[],
): TaskTransition {
  const moves: Partial<Record<StateBefore, TaskState>> = {};
  for (const state of from) {
    if (to !== 'same') moves[state] = to;
    else if (state !== 'none') moves[state] = state;
  }
  return { moves, money, by };
}
