/** Movements of money by an operator. Each shows what it will write before it is confirmed. */

import { addAmounts, negate } from '../lib/amounts.ts';
import type { Output } from '../lib/client.ts';
import { Money } from '../lib/format.tsx';
import { change, useRead } from '../lib/read.ts';
import { useMe } from '../lib/session.ts';
import { FormDialog } from './dialog.tsx';
import type { Entry } from './ledger.tsx';

type Account = Output<'account.show'>;

interface AccountDialogProps {
  readonly account: Account;
  readonly close: () => void;
}

interface Balance {
  readonly posted: string;
  readonly available: string;
}

/** The entry that would be written, and the balance after it. */
function Preview({ kind, amount, after }: { readonly kind: string; readonly amount: string; readonly after: Balance }) {
  const { currency } = useMe();
  return (
    <table class="sum">
      <caption>This will be written, in {currency}</caption>
      <tbody>
        <tr>
          <th scope="row">Posted before</th>
          <td class="number">
            <Money exact amount={addAmounts(after.posted, negate(amount))} />
          </td>
        </tr>
        <tr>
          <th scope="row">New entry: {kind}</th>
          <td class="number">
            <Money exact amount={amount} signed />
          </td>
        </tr>
        <tr>
          <th scope="row">Posted after</th>
          <td class="number">
            <Money exact amount={after.posted} />
          </td>
        </tr>
        <tr>
          <th scope="row">Available after</th>
          <td class="number">
            <Money exact amount={after.available} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function TopUp({ account, close }: AccountDialogProps) {
  const { currency } = useMe();
  const inputOf = ({ amount = '', reference = '' }: Readonly<Record<string, string>>) => {
    return { account: account.id, amount, ...(reference !== '' && { reference }) };
  };
  return (
    <FormDialog
      title={`Top up ${account.name}`}
      act="Top up"
      close={close}
      fields={[
        { name: 'amount', label: 'Amount', isRequired: true, isMoney: true },
        { name: 'reference', label: 'Reference', hint: 'Such as an invoice number. A reference adds money only once' },
      ]}
      preview={async (values) => {
        const after = await change('wallet.topup', inputOf(values), { dry_run: true });
        if (after.repeated) return <p>This reference was used before. Nothing will be written.</p>;
        return <Preview kind="topup" amount={values.amount ?? '0'} after={after} />;
      }}
      run={async (values, { once }) => {
        const done = await change('wallet.topup', inputOf(values), { once });
        if (done.repeated) return 'This reference was used before. Nothing was written.';
        return `${account.name} was topped up by ${values.amount} ${currency}.`;
      }}
    />
  );
}

export function Adjust({ account, close }: AccountDialogProps) {
  const { currency } = useMe();
  const inputOf = ({ amount = '', reason = '', overdraw }: Readonly<Record<string, string>>) => {
    return { account: account.id, amount, reason, overdraw: overdraw === 'yes' };
  };
  return (
    <FormDialog
      title={`Adjust ${account.name}`}
      act="Write the entry"
      close={close}
      fields={[
        { name: 'amount', label: 'Signed amount', isRequired: true, isMoney: true, hint: '-5.00 takes 5.00' },
        { name: 'reason', label: 'Reason', isRequired: true, hint: 'The customer may ask for it later' },
        {
          name: 'overdraw',
          label: 'If there is less than that',
          options: [
            ['no', 'Refuse'],
            ['yes', 'Overdraw; requests are then refused'],
          ],
        },
      ]}
      preview={async (values) => {
        const after = await change('wallet.adjust', inputOf(values), { dry_run: true });
        return <Preview kind={after.kind} amount={after.amount} after={after} />;
      }}
      run={async (values, { once }) => {
        const { amount } = await change('wallet.adjust', inputOf(values), { once });
        return `${account.name} was adjusted by ${amount} ${currency}.`;
      }}
    />
  );
}

interface RefundProps {
  /** Its name or its id. */
  readonly account: string;
  /** The entry of the charge. */
  readonly entry: Pick<Entry, 'id'>;
  /** The request whose charge is refunded, if the entry paid several. */
  readonly request?: { readonly id: string; readonly amount: string | null };
  readonly close: () => void;
}

/** Offers what is left to refund. */
export function Refund({ account, entry, request, close }: RefundProps) {
  const { currency } = useMe();
  const read = useRead('entry.show', { id: entry.id });
  // A failure to read it is shown by the refusal of the refund.
  const left = smaller(read.data?.refundable ?? null, request?.amount ?? null) ?? undefined;
  if (read.data === undefined && read.problem === undefined) return null;
  const inputOf = ({ amount = '', reason = '' }: Readonly<Record<string, string>>) => {
    return { account, entry: entry.id, amount, reason: request === undefined ? reason : `${request.id}: ${reason}` };
  };
  return (
    <FormDialog
      title={`Refund ${request?.id ?? `entry ${entry.id}`} of ${account}`}
      act="Refund"
      close={close}
      intro={
        left === '0.00' ? (
          <p>All of it was refunded.</p>
        ) : (
          request !== undefined && (
            <p>
              Entry {entry.id} paid this request, perhaps with others: the refund is of that entry, and its reason
              begins with {request.id}.
            </p>
          )
        )
      }
      fields={[
        {
          name: 'amount',
          label: 'Amount',
          isRequired: true,
          isMoney: true,
          ...(left !== undefined && { value: left }),
        },
        { name: 'reason', label: 'Reason', isRequired: true, hint: 'The customer may ask for it later' },
      ]}
      preview={async (values) => {
        const after = await change('wallet.refund', inputOf(values), { dry_run: true });
        return <Preview kind={after.kind} amount={after.amount} after={after} />;
      }}
      run={async (values, { once }) => {
        const done = await change('wallet.refund', inputOf(values), { once });
        return `Refunded ${done.amount} ${currency} to ${done.account}.`;
      }}
    />
  );
}

/** The smaller of two amounts; null: there is none. */
function smaller(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a;
  return addAmounts(a, negate(b)).startsWith('-') ? a : b;
}
