/** Ends a task that the gateway cannot settle: what capture and release would each do. */
import { Money } from '../lib/format.tsx';
import { change } from '../lib/read.ts';
import { FormDialog } from './dialog.tsx';
import type { Task } from './tasks.tsx';

interface ResolveProps {
  readonly task: Task;
  readonly close: () => void;
}

export function Capture({ task, close }: ResolveProps) {
  const { price } = task;
  return (
    <FormDialog
      title={`Capture ${task.id}`}
      act="Charge it"
      close={close}
      intro={
        <p>
          The upstream delivered. The account is charged, and the rest of the hold of <Money amount={task.hold} /> is
          freed. This cannot be undone; a refund is a new entry.
        </p>
      }
      fields={[
        {
          name: 'capture',
          label: `Delivered quantity (${price.unit})`,
          isRequired: true,
          isMoney: true,
          value: task.hold_units,
          hint: `The price is ${price.amount} per ${price.per} × ${price.discount}. Not an amount of money`,
        },
        { name: 'reason', label: 'Reason', isRequired: true, hint: 'The customer may ask for it later' },
      ]}
      run={async ({ capture = '', reason = '' }, { once }) => {
        await change('task.resolve', { id: task.id, capture, reason }, { once });
      }}
    />
  );
}

export function Release({ task, close }: ResolveProps) {
  return (
    <FormDialog
      title={`Release ${task.id}`}
      act="Charge nothing"
      close={close}
      intro={
        <p>
          The upstream delivered nothing. The hold of <Money amount={task.hold} /> is freed, and the task fails. This
          cannot be undone.
        </p>
      }
      fields={[{ name: 'reason', label: 'Reason', isRequired: true, hint: 'The customer may ask for it later' }]}
      run={async ({ reason = '' }, { once }) => {
        await change('task.resolve', { id: task.id, release: true, reason }, { once });
      }}
    />
  );
}
