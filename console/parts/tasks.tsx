/** A list of tasks. */
import type { ComponentChildren } from 'preact';
import type { Row } from '../lib/client.ts';
import { Money, orNone, Time } from '../lib/format.tsx';
import { AccountLink, ChargeLink, StateBadge, TaskLink } from './links.tsx';
import { Table } from './table.tsx';

export type Task = Row<'task.list'>;

interface TaskTableProps {
  readonly rows: readonly Task[];
  readonly empty: ComponentChildren;
}

export function TaskTable({ rows, empty }: TaskTableProps) {
  return (
    <Table
      label="Tasks"
      rows={rows}
      keyOf={({ id }) => id}
      empty={empty}
      columns={[
        { name: 'Task', show: ({ id }) => <TaskLink id={id} /> },
        { name: 'State', show: ({ state }) => <StateBadge state={state} /> },
        { name: 'Account', show: ({ account }) => <AccountLink name={account} /> },
        { name: 'Model', show: ({ model }) => model },
        { name: 'Hold', isNumber: true, show: ({ hold }) => <Money amount={hold} /> },
        {
          name: 'Charged',
          isNumber: true,
          show: ({ id, charged }) => (
            <ChargeLink id={id}>
              <Money amount={charged} />
            </ChargeLink>
          ),
        },
        { name: 'Created', show: ({ created_at }) => <Time at={created_at} /> },
        { name: 'Upstream', show: ({ upstream }) => orNone(upstream) },
      ]}
    />
  );
}
