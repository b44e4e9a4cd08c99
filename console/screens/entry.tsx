/** One ledger entry. */
import { to } from '../lib/address.ts';
import { Money, orNone, Time } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { useMay, useMe } from '../lib/session.ts';
import { Opener } from '../parts/dialog.tsx';
import { AccountLink, EntryLink, TaskLink } from '../parts/links.tsx';
import { Refund } from '../parts/money-dialogs.tsx';
import { Facts, Page } from '../parts/page.tsx';
import { Loaded } from '../parts/state.tsx';

export function EntryScreen({ id }: { readonly id: string }) {
  const read = useRead('entry.show', { id });
  const may = useMay();
  const { currency } = useMe();
  const entry = read.data;
  const mayRefund = Number(entry?.refundable ?? 0) > 0 && may('wallet.refund');
  return (
    <Page
      title={`Entry ${id}`}
      id={id}
      above={<a href={to('/ledger', { account: entry?.account })}>Ledger</a>}
      actions={
        <>
          {mayRefund && entry !== undefined && (
            <Opener label="Refund" dialog={(close) => <Refund account={entry.account} entry={entry} close={close} />} />
          )}
          {entry !== undefined && entry.hold_id !== null && (
            <a class="button" href={to(`/charges/${entry.id}`)}>
              Explain
            </a>
          )}
        </>
      }
    >
      <Loaded of={read}>
        {(shown) => (
          <Facts
            of={[
              ['Account', <AccountLink key="account" name={shown.account} />],
              ['Kind', shown.kind],
              [`Amount, ${currency}`, <Money exact key="amount" amount={shown.amount} />],
              ['Posted', <Money exact key="posted" amount={shown.posted_delta} signed />],
              ['Held', <Money exact key="held" amount={shown.held_delta} signed />],
              ['Hold', shown.hold_id === null ? orNone(null) : <EntryLink key="hold" id={shown.hold_id} />],
              ['Task', shown.task_id === null ? orNone(null) : <TaskLink key="task" id={shown.task_id} />],
              ['Reference', orNone(shown.reference)],
              ['How it was computed', orNone(shown.memo)],
              ['Time', <Time key="at" at={shown.at} />],
            ]}
          />
        )}
      </Loaded>
    </Page>
  );
}
