/** The cells of the crash matrix: the behaviour of the upstream, the failpoint, and the means to learn the outcome. */
import type { Failpoint } from '../../src/lib/failpoint.ts';
import { type Means, means } from './config.ts';
import type { Order } from './journal.ts';

export type Window = Extract<
  Failpoint,
  'hold_durable' | 'target_durable' | 'upstream_answered' | 'creation_recorded' | 'poll_answered' | 'task_settled'
>;

/** In the order in which a task passes them. */
export const windows: Readonly<Record<Window, string>> = {
  hold_durable: 'the hold is committed; the upstream has not been called',
  target_durable: 'the first target has made nothing; the second one is committed as the next, and has not been called',
  upstream_answered: 'the upstream has answered the creation; the answer is not stored',
  creation_recorded: 'the outcome of the creation is committed; the caller has no answer yet',
  poll_answered: 'the upstream has reported the end; it is not stored',
  task_settled: 'the settlement is committed; the caller has no answer yet',
};
const windowNames = Object.keys(windows).filter((name): name is Window => Object.hasOwn(windows, name));

/** One behaviour of an upstream on a creation. */
export interface Row {
  readonly title: string;
  /** Undefined: nothing listens at its address until the gateway is started again. */
  readonly order: Pick<Order, 'does' | 'ends'> | undefined;
  /** The target that gets the creation before the one with the order: nothing listens there, or it answers 429. */
  readonly first?: 'closed' | 'busy';
}

export const rows: readonly Row[] = [
  { title: 'answers, and the task succeeds', order: { does: 'answers', ends: 'succeeded' } },
  { title: 'answers, and the task fails', order: { does: 'answers', ends: 'failed' } },
  { title: 'refuses it with 400', order: { does: 'refuses', ends: 'failed' } },
  { title: 'refuses the connection', order: undefined },
  { title: 'resets the connection without accepting it', order: { does: 'loses', ends: 'succeeded' } },
  { title: 'accepts it, resets the connection', order: { does: 'resets', ends: 'succeeded' } },
  { title: 'accepts it, never answers', order: { does: 'hangs', ends: 'succeeded' } },
  { title: 'accepts it, answers 502', order: { does: 'fails', ends: 'succeeded' } },
  { title: 'accepts it, cuts its 200 short', order: { does: 'truncates', ends: 'succeeded' } },
  {
    title: 'first target: refuses the connection; second: answers, and the task succeeds',
    order: { does: 'answers', ends: 'succeeded' },
    first: 'closed',
  },
  {
    title: 'first target: refuses it with 429; second: accepts it, resets the connection',
    order: { does: 'resets', ends: 'succeeded' },
    first: 'busy',
  },
];

export interface Cell {
  readonly means: Means;
  readonly row: Row;
  /** Undefined: nothing crashes. */
  readonly window: Window | undefined;
}

export const cells: readonly Cell[] = means.flatMap((how) =>
  rows.flatMap((row) =>
    [undefined, ...windowNames]
      .filter((window) => window === undefined || isPassed(how, row, window))
      .map((window) => ({ means: how, row, window })),
  ),
);

/**
 * Whether the cell is played without `CELLS=all`. Left out are cells that do what another one does: before the upstream is called, its
 * behaviour does not matter, and once the outcome of a creation is stored, the means do not.
 */
export function isPlayed({ means: how, row, window }: Cell): boolean {
  return PLAYED[rows.indexOf(row)]?.[how]?.includes(window ?? 'no_crash') ?? false;
}

type Played = readonly (Window | 'no_crash')[];

/** By the position of the row. */
const PLAYED: readonly Readonly<Partial<Record<Means, Played>>>[] = [
  {
    none: ['no_crash', 'hold_durable', 'upstream_answered', 'creation_recorded', 'poll_answered', 'task_settled'],
    key: ['hold_durable', 'upstream_answered'],
    list: ['hold_durable', 'upstream_answered'],
  },
  { list: ['no_crash', 'upstream_answered', 'poll_answered'] },
  { none: ['upstream_answered', 'creation_recorded'], list: ['upstream_answered'] },
  { key: ['no_crash', 'hold_durable'] },
  { key: ['no_crash'], list: ['no_crash'] },
  { none: ['no_crash'], key: ['no_crash', 'poll_answered'], list: ['no_crash', 'task_settled'] },
  { key: ['no_crash'] },
  { list: ['no_crash', 'upstream_answered', 'creation_recorded'] },
  { none: ['no_crash'] },
  { key: ['no_crash', 'target_durable', 'upstream_answered', 'creation_recorded'] },
  { list: ['no_crash', 'target_durable', 'upstream_answered', 'poll_answered'] },
];

/** Whether the cell is played on PostgreSQL without `CELLS=all`: one cell for each window, each with another upstream. */
export function isPlayedOnPostgres(cell: Cell): boolean {
  return ON_POSTGRES.includes(laneOf(cell));
}

const ON_POSTGRES: readonly string[] = [
  'key-3-hold_durable',
  'list-10-target_durable',
  'list-0-upstream_answered',
  'none-1-creation_recorded',
  'key-5-poll_answered',
  'list-8-task_settled',
];

/** Whether a task passes the window if nothing crashes. The cell fails if this is wrong. */
function isPassed(how: Means, { order, first }: Row, window: Window): boolean {
  switch (window) {
    case 'hold_durable':
      return true;
    case 'target_durable':
      return first !== undefined;
    case 'upstream_answered':
      if (first === 'busy') return true;
      return order?.does === 'answers' || order?.does === 'refuses' || order?.does === 'fails';
    case 'creation_recorded':
      return order?.does === 'answers' || order?.does === 'refuses' || order?.does === 'fails';
    case 'poll_answered':
    case 'task_settled':
      return order?.does === 'answers' || isFoundOut(how, order);
  }
}

/** Whether a creation without an answer still leads to a known end: it was accepted and can be found, or is sent again with its key. */
function isFoundOut(how: Means, order: Row['order']): boolean {
  if (order === undefined || order.does === 'refuses' || how === 'none') return false;
  return order.does !== 'loses' || how === 'key';
}

/** Names the cell in paths and messages. */
export function laneOf(cell: Cell): string {
  return `${cell.means}-${rows.indexOf(cell.row)}-${cell.window ?? 'no_crash'}`;
}
