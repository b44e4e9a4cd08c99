/** Ends a task that the gateway cannot settle: what capture and release would each do. */
import { addAmounts, negate } from '../lib/amounts.ts';
import { Money, perUnit } from '../lib/format.tsx';
import { change } from '../lib/read.ts';
import { useMe } from '../lib/session.ts';
import { FormDialog } from './dialog.tsx';
import type { Task } from './tasks.tsx';

interface ResolveProps {
  readonly task: Task;
  readonly close: () => void;
}

/** What the decision would write. */
function Preview({ task, charged }: { readonly task: Task; readonly charged: string }) {
  const { currency } = useMe();
  return (
    <table class="sum">
      <caption>This will be written, in {currency}</caption>
      <tbody>
        <tr>
          <th scope="row">Hold that is freed</th>
          <td class="number">
            <Money exact amount={task.hold} />
          </td>
        </tr>
        <tr>
          <th scope="row">Charged to {task.account}</th>
          <td class="number">
            <Money exact amount={charged} />
          </td>
        </tr>
        <tr>
          <th scope="row">Available afterwards: more by</th>
          <td class="number">
            <Money exact amount={addAmounts(task.hold, negate(charged))} signed />
          </td>
        </tr>
      </tbody>
    </table>
  );
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
          The upstream delivered. The account is charged, and the rest of the hold of <Money exact amount={task.hold} />{' '}
          is freed. This cannot be undone; a refund is a new entry.
        </p>
      }
      fields={[
        {
          name: 'capture',
          label: `Delivered quantity (${price.unit.replace('million_', '')})`,
          isRequired: true,
          isMoney: true,
          value: task.hold_units,
          hint: `The price is ${perUnit(price.amount, price)} × ${price.discount}. Not an amount of money`,
        },
        { name: 'reason', label: 'Reason', isRequired: true, hint: 'The customer may ask for it later' },
      ]}
      preview={async ({ capture = '', reason = '' }) => {
        const ended = await change('task.resolve', { id: task.id, capture, reason }, { dry_run: true });
        return <Preview task={task} charged={ended.charged ?? '0.00'} />;
      }}
      run={async ({ capture = '', reason = '' }, { once }) => {
        const { charged } = await change('task.resolve', { id: task.id, capture, reason }, { once });
        return `${task.account} was charged ${charged} for ${task.id}.`;
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
          The upstream delivered nothing. The hold of <Money exact amount={task.hold} /> is freed, and the task fails.
          This cannot be undone.
        </p>
      }
      fields={[{ name: 'reason', label: 'Reason', isRequired: true, hint: 'The customer may ask for it later' }]}
      preview={async ({ reason = '' }) => {
        await change('task.resolve', { id: task.id, release: true, reason }, { dry_run: true });
        return <Preview task={task} charged="0.00" />;
      }}
      run={async ({ reason = '' }, { once }) => {
        await change('task.resolve', { id: task.id, release: true, reason }, { once });
        return `Nothing was charged for ${task.id}. Its hold is freed.`;
      }}
    />
  );
}
