/** Movements of money by an operator. Each shows what it will write before it is confirmed. */
import type { Output } from '../lib/client.ts';
import { addAmounts, Money, negate } from '../lib/format.tsx';
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
            <Money amount={addAmounts(after.posted, negate(amount))} />
          </td>
        </tr>
        <tr>
          <th scope="row">New entry: {kind}</th>
          <td class="number">
            <Money amount={amount} signed />
          </td>
        </tr>
        <tr>
          <th scope="row">Posted after</th>
          <td class="number">
            <Money amount={after.posted} />
          </td>
        </tr>
        <tr>
          <th scope="row">Available after</th>
          <td class="number">
            <Money amount={after.available} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function TopUp({ account, close }: AccountDialogProps) {
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
        await change('wallet.topup', inputOf(values), { once });
      }}
    />
  );
}

export function Adjust({ account, close }: AccountDialogProps) {
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
        return <Preview kind="adjust" amount={after.amount} after={after} />;
      }}
      run={async (values, { once }) => {
        await change('wallet.adjust', inputOf(values), { once });
      }}
    />
  );
}

interface RefundProps {
  /** Its name or its id. */
  readonly account: string;
  readonly entry: Pick<Entry, 'id'>;
  readonly close: () => void;
}

/** Offers what is left to refund. */
export function Refund({ account, entry, close }: RefundProps) {
  const read = useRead('entry.show', { id: entry.id });
  // A failure to read it is shown by the refusal of the refund.
  const left = read.data?.refundable ?? undefined;
  if (read.data === undefined && read.problem === undefined) return null;
  const inputOf = ({ amount = '', reason = '' }: Readonly<Record<string, string>>) => {
    return { account, entry: entry.id, amount, reason };
  };
  return (
    <FormDialog
      title={`Refund entry ${entry.id} of ${account}`}
      act="Refund"
      close={close}
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
        return <Preview kind="refund" amount={after.amount} after={after} />;
      }}
      run={async (values, { once }) => {
        await change('wallet.refund', inputOf(values), { once });
      }}
    />
  );
}
