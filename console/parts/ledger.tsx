/** The ledger of an account, newest first, with the balance after each entry. */
import { useState } from 'preact/hooks';
import { go, useAddress, withQuery } from '../lib/address.ts';
import { addAmounts, negate } from '../lib/amounts.ts';
import { call, type Output, type Problem, type Row } from '../lib/client.ts';
import { Money, orNone, Time } from '../lib/format.tsx';
import { problemOf, useLoad } from '../lib/read.ts';
import { useMay, useMe } from '../lib/session.ts';
import { Opener } from './dialog.tsx';
import { ChargeLink, EntryLink, TaskLink } from './links.tsx';
import { Refund } from './money-dialogs.tsx';
import { Loaded, Refusal } from './state.tsx';
import { Table } from './table.tsx';

export type Entry = Row<'entry.list'>;
type Account = Output<'account.show'>;

/** What can be refunded. */
export function isCharge({ kind }: Pick<Entry, 'kind'>): boolean {
  return kind === 'capture' || kind === 'overage';
}

const TRIES = 3;
/** Entries that are read at once, and those that are shown of them. */
const READ = 200;
const SHOWN = 50;

/** The newest entries with the balance that belongs to them: if an entry was written in between, both are read again. */
async function readLedger(account: string, signal: AbortSignal) {
  for (let left = TRIES; ; left -= 1) {
    const before = await call('account.show', { account }, { signal });
    const entries = await call('entry.list', { account, limit: READ }, { signal });
    const { posted, held } = await call('account.show', { account }, { signal });
    if (left === 0 || (before.posted === posted && before.held === held)) return { ...entries, posted };
  }
}

export function Ledger({ account }: { readonly account: Account }) {
  const { id, posted, held } = account;
  // Read again when the balance changes.
  const read = useLoad(`${id} ${posted} ${held}`, (signal) => readLedger(id, signal));
  return <Loaded of={read}>{(newest) => <Entries account={account} newest={newest} />}</Loaded>;
}

interface EntriesProps {
  readonly account: Account;
  readonly newest: LedgerPage;
}

/** Some entries, and the balance after the first of them. */
type LedgerPage = Output<'entry.list'> & { readonly posted: string };

function Entries({ account, newest }: EntriesProps) {
  // Entries never change, so that an older page stays right when others are written.
  const [older, setOlder] = useState<LedgerPage>();
  const [problem, setProblem] = useState<Problem>();
  const may = useMay();
  const { currency } = useMe();
  const { data, has_more, posted } = older ?? newest;
  const withHolds = useAddress().query.get('holds') === 'all';
  let balance = posted;
  const all = data.map((entry) => {
    const after = balance;
    balance = addAmounts(balance, negate(entry.posted_delta));
    return { ...entry, after };
  });
  // A hold, and what is freed of it, change what is pending.
  const moved = withHolds ? all : all.filter(({ posted_delta }) => Number(posted_delta) !== 0);
  const rows = moved.slice(0, SHOWN);
  const last = moved.length > SHOWN ? rows.at(-1) : all.at(-1);
  const hasOlder = has_more || moved.length > SHOWN;
  const more = async () => {
    if (last === undefined) return;
    try {
      const next = await call('entry.list', { account: account.id, limit: READ, starting_after: last.id });
      setOlder({ ...next, posted: addAmounts(last.after, negate(last.posted_delta)) });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <>
      <Table
        label="Ledger"
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          data.length === 0 ? (
            <p>The ledger is empty. A top-up writes the first entry.</p>
          ) : (
            <p>The last {data.length} entries are holds, and what was freed of them.</p>
          )
        }
        columns={[
          { name: 'Entry', show: ({ id }) => <EntryLink id={id} /> },
          { name: 'Time', show: ({ at }) => <Time at={at} /> },
          { name: 'Kind', show: ({ kind }) => kind },
          {
            name: `Posted, ${currency}`,
            isNumber: true,
            show: (entry) => <Amount entry={entry} amount={entry.posted_delta} />,
          },
          ...(withHolds
            ? [
                {
                  name: 'Held',
                  isNumber: true,
                  show: (entry: Entry) => <Amount entry={entry} amount={entry.held_delta} />,
                },
              ]
            : []),
          { name: 'Balance', isNumber: true, show: ({ after }) => <Money amount={after} /> },
          { name: 'For', show: (entry) => <What entry={entry} /> },
          {
            name: '',
            show: (entry) =>
              isCharge(entry) && may('wallet.refund') ? (
                <Opener
                  label="Refund"
                  class="quiet"
                  dialog={(close) => <Refund account={account.name} entry={entry} close={close} />}
                />
              ) : null,
          },
        ]}
      />
      {problem !== undefined && <Refusal problem={problem} />}
      <p class="pages">
        {older !== undefined && (
          <button type="button" onClick={() => setOlder(undefined)}>
            Newest entries
          </button>
        )}
        {hasOlder && (
          <button type="button" onClick={more}>
            Older entries
          </button>
        )}
        <button type="button" onClick={() => go(withQuery({ holds: withHolds ? '' : 'all', row: '' }), true)}>
          {withHolds ? 'Hide holds' : 'Show holds'}
        </button>
      </p>
    </>
  );
}

interface AmountProps {
  readonly entry: Entry;
  readonly amount: string;
}

/** An amount. The amount of a hold, or of what became of it, leads to its explanation. */
function Amount({ entry: { id, hold_id }, amount }: AmountProps) {
  const isLink = hold_id !== null && Number(amount) !== 0;
  const shown = <Money amount={amount} signed inLink={isLink} />;
  return isLink ? <ChargeLink id={id}>{shown}</ChargeLink> : shown;
}

function What({ entry: { task_id, reference, memo } }: { readonly entry: Entry }) {
  if (task_id !== null)
    return (
      <>
        <TaskLink id={task_id} /> {memo !== null && <span class="muted unit">{memo}</span>}
      </>
    );
  return <>{orNone(reference ?? memo)}</>;
}
