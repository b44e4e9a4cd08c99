/** What past usage would have cost with another configuration: a job of the gateway, which changes nothing. */
import { useState } from 'preact/hooks';
import type { Input, Output, Problem } from '../lib/client.ts';
import { Money, Time } from '../lib/format.tsx';
import { change, problemOf, useRead } from '../lib/read.ts';
import { useMe } from '../lib/session.ts';
import { AccountLink } from './links.tsx';
import { Figure } from './page.tsx';
import { Loaded, Refusal } from './state.tsx';
import { type Column, Table } from './table.tsx';

type Result = NonNullable<Output<'reprice.show'>['result']>;
type Sums = Result['losers'][number];

const EVERY_ms = 1_000;
const SINCE = '30d';

/** @param of the text of the main file of the configuration, or its files on disk. @param name of the fields. */
export function Reprice({ of, name }: { readonly of: Input<'reprice.start'>; readonly name: string }) {
  const [id, setId] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    setProblem(undefined);
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const since = String(form.get('since')).trim() || SINCE;
    const account = String(form.get('account')).trim();
    try {
      setId((await change('reprice.start', { ...of, since, ...(account !== '' && { account }) })).id);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <>
      <h3>What would it have cost?</h3>
      <form onSubmit={start} class="filters">
        <label class="filter" for={`${name}-since`}>
          Since
          <input id={`${name}-since`} name="since" placeholder={SINCE} autoComplete="off" />
        </label>
        <label class="filter" for={`${name}-account`}>
          Account
          <input id={`${name}-account`} name="account" placeholder="all" autoComplete="off" spellcheck={false} />
        </label>
        <button type="submit">Price the past anew</button>
      </form>
      {problem !== undefined && <Refusal problem={problem} />}
      {id !== undefined && <Job key={id} id={id} />}
    </>
  );
}

function Job({ id }: { readonly id: string }) {
  const [isRunning, setRunning] = useState(true);
  const read = useRead('reprice.show', { id }, isRunning ? EVERY_ms : undefined);
  if (read.data !== undefined && read.data.state !== 'running' && isRunning) setRunning(false);
  return (
    <Loaded of={read}>
      {({ state, percent, error, result }) => (
        <div role="status">
          {state === 'running' && <p>{`Pricing: ${percent} %`}</p>}
          {error !== null && <p class="notice bad">{error}</p>}
          {result !== null && <Shown result={result} />}
        </div>
      )}
    </Loaded>
  );
}

function Shown({ result }: { readonly result: Result }) {
  const { currency } = useMe();
  const { rows, refused, refused_amount, refusals, unpriced, unpriced_amount, reasons, by, by_count } = result;
  return (
    <>
      <p>
        Charges from <Time at={result.since} /> until <Time at={result.until} />, priced anew. Nothing is written.
      </p>
      <div class="figures">
        <Figure name={`Charged, ${currency}`} value={<Money amount={result.old.amount} />} note={`charges: ${rows}`} />
        <Figure name="With these prices" value={<Money amount={result.new.amount} />} />
        <Figure
          name="Refused by limits"
          value={refused}
          note={
            <>
              with these prices <Money amount={refused_amount} />, estimated
            </>
          }
          tone={refused === 0 ? 'plain' : 'warn'}
        />
        <Figure
          name="Without a new price"
          value={unpriced}
          note={
            <>
              charged <Money amount={unpriced_amount} />
            </>
          }
          tone={unpriced === 0 ? 'plain' : 'warn'}
        />
      </div>
      {result.pruned_before !== null && (
        <p class="notice warn">
          Requests of before <Time at={result.pruned_before} /> were pruned, and are in neither sum.
        </p>
      )}
      {reasons.map(({ model, why, rows: count, amount }) => (
        <p key={`${model} ${why}`} class="notice warn">
          {model}: {why} ({count} charges, <Money amount={amount} />)
        </p>
      ))}
      {refusals.length > 0 && (
        <Table
          label="Refused by limits"
          rows={refusals}
          keyOf={({ account, limit, measure }) => `${account} ${limit} ${measure}`}
          empty={undefined}
          columns={[
            { name: 'Account', show: ({ account }) => <AccountLink name={account} /> },
            { name: 'Limit', show: ({ limit, measure, value }) => `${limit}: ${measure} ${value}` },
            { name: 'Charges', isNumber: true, show: ({ rows: count }) => count },
            { name: 'New', isNumber: true, show: ({ amount }) => <Money amount={amount} /> },
          ]}
        />
      )}
      <Table
        label="By account and model"
        rows={by}
        keyOf={({ account, model }) => `${account} ${model}`}
        empty={<p>Nothing was charged in this time. Choose an earlier start.</p>}
        columns={[
          { name: 'Account', show: ({ account }) => <AccountLink name={account} /> },
          { name: 'Model', show: ({ model }) => model },
          ...COLUMNS,
        ]}
      />
      {by_count > by.length && <p class="muted">{`The largest ${by.length} differences of ${by_count}.`}</p>}
    </>
  );
}

const COLUMNS: readonly Column<Omit<Sums, 'account'>>[] = [
  { name: 'Charges', isNumber: true, show: (row) => row.rows },
  { name: 'Charged', isNumber: true, show: (row) => <Money amount={row.old} /> },
  { name: 'New', isNumber: true, show: (row) => <Money amount={row.new} /> },
  { name: 'Difference', isNumber: true, show: (row) => <Money amount={row.difference} signed /> },
];
