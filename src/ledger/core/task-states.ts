/**
 * The life of a task as one table: in which states an event may happen, which state follows, what happens to the money, and
 * which part of `gateway/tasks/` raises it. Every change of a task's state uses this table; docs/explanation/tasks.md explains it.
 */
import type { TaskState } from './task-rows.ts';

/** A part of `gateway/tasks/`, by its name in docs/explanation/tasks.md. */
export type TaskPart = 'create' | 'poll' | 'learn' | 'settler' | 'cancel' | 'recover' | 'resolve';

/** The state before an event; `none` before the task exists. */
export type StateBefore = TaskState | 'none';

/** A task as the table sees it. */
export interface TaskBefore {
  readonly state: StateBefore;
  readonly upstream_id: string | null;
}

/** The task before it exists. */
export const NO_TASK: TaskBefore = { state: 'none', upstream_id: null };

export interface TaskTransition {
  /** The next state, by the state before. In a state without an entry the event changes nothing. */
  readonly moves: Readonly<Partial<Record<StateBefore, TaskState>>>;
  /** Whether the task has an upstream's id; of another task the event changes nothing. `any`: it does not matter. */
  readonly id: 'no' | 'yes' | 'any';
  /** What happens to the hold; `keep`: nothing. */
  readonly money: 'hold' | 'keep' | 'capture' | 'release';
  /** The parts that raise the event. A poll by `cancel` or `settler` counts as `poll`. */
  readonly by: readonly TaskPart[];
}

const UNENDED = ['dispatching', 'running', 'unknown', 'review'] as const;
const UNSTARTED = ['dispatching', 'unknown', 'review'] as const;
const POLLED = ['running', 'unknown', 'review'] as const;
const UNDECIDED = ['unknown', 'review'] as const;
const ENDED = ['succeeded', 'failed'] as const;

// biome-ignore format: one line per event, in columns
export const taskTransitions = {
  //                   from                                   id     to             money      raised by
  open:             on(['none'],                              'no',  'dispatching', 'hold',    ['create']),                    // a creation is checked and priced
  redirect:         on(['dispatching'],                       'no',  'same',        'keep',    ['create']),                    // nothing was made there: the request goes to another target
  start:            on(UNSTARTED,                             'no',  'running',     'keep',    ['create', 'learn']),           // the upstream's id is known
  outcome_unknown:  on(['dispatching'],                       'no',  'unknown',     'keep',    ['create']),                    // the upstream may have taken the request
  unlearnable:      on(['dispatching', 'unknown'],            'no',  'review',      'keep',    ['create']),                    // the same, and the task kind declares no means to learn it
  recover:          on(['dispatching'],                       'no',  'unknown',     'keep',    ['recover']),                   // the dispatch deadline has passed
  review:           on(['dispatching', 'running', 'unknown'], 'any', 'review',      'keep',    ['poll', 'settler', 'cancel']), // only an operator can decide it
  cannot_pay:       on(UNENDED,                               'any', 'review',      'keep',    ['poll']),                      // it succeeded, and the wallet cannot pay the charge
  overdue:          on(['running', 'unknown'],                'any', 'review',      'keep',    ['recover']),                   // the deadline has passed, and no poll is possible
  give_up:          on(['unknown'],                           'no',  'review',      'keep',    ['recover']),                   // the kind declares no means to learn the outcome
  observe:          on(['running', 'review'],                 'yes', 'running',     'keep',    ['poll']),                      // the upstream says that the task is running
  observe_late:     on(['running', 'review'],                 'yes', 'same',        'keep',    ['poll']),                      // the same, after the deadline
  claim:            on(POLLED,                                'any', 'same',        'keep',    ['settler']),                   // a poll is due, and this process may make it
  postpone:         on(POLLED,                                'any', 'same',        'keep',    ['settler']),                   // a poll decided nothing, or a claimed task was not polled
  capture:          on(UNENDED,                               'any', 'succeeded',   'capture', ['poll']),                      // the upstream says that the task succeeded
  release:          on(UNENDED,                               'any', 'failed',      'release', ['poll']),                      // the upstream says that the task failed
  not_made:         on(UNSTARTED,                             'no',  'failed',      'release', ['create', 'learn']),           // the upstream made nothing
  operator_capture: on(UNDECIDED,                             'any', 'succeeded',   'capture', ['resolve']),                   // an operator states what was billed
  operator_release: on(UNDECIDED,                             'any', 'failed',      'release', ['resolve']),                   // an operator states that nothing was billed
  send_again:       on(UNDECIDED,                             'no',  'same',        'keep',    ['learn']),                     // the creation is about to be sent again with its key
  refuse:           on(UNDECIDED,                             'no',  'same',        'keep',    ['learn']),                     // this repetition made nothing, but an earlier sending may have
  hide:             on(ENDED,                                 'any', 'same',        'keep',    ['cancel']),                    // the caller deletes the record
} as const satisfies Readonly<Record<string, TaskTransition>>;

export type TaskEvent = keyof typeof taskTransitions;

/** The state after the event; undefined when the event changes nothing of that task. */
export function stateAfter(event: TaskEvent, { state, upstream_id }: TaskBefore): TaskState | undefined {
  const { id, moves } = taskTransitions[event];
  if (id !== 'any' && (upstream_id === null) !== (id === 'no')) return undefined;
  return moves[state];
}

/** One line of the table. `same`: the state stays as it is. */
function on(
  from: readonly StateBefore[],
  id: TaskTransition['id'],
  to: TaskState | 'same',
  money: TaskTransition['money'],
  makers: readonly TaskPart[],
): TaskTransition {
  const moves: Partial<Record<StateBefore, TaskState>> = {};
  for (const state of from) {
    if (to !== 'same') moves[state] = to;
    else if (state !== 'none') moves[state] = state;
  }
  return { moves, id, money, by: makers };
}
