/** Prices: what callers, an account or a group pay for each model, since when, what follows, what is left of it, and an edit to copy. */
import { useState } from 'preact/hooks';
import { to } from '../lib/address.ts';
import type { Row } from '../lib/client.ts';
import { orNone, Time } from '../lib/format.tsx';
import { priceDiff } from '../lib/price-diff.ts';
import { useRead } from '../lib/read.ts';
import { Dialog, Opener } from '../parts/dialog.tsx';
import { Filter, useFilters } from '../parts/filter.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { CopyButton } from '../parts/page.tsx';
import { Table, usePlace } from '../parts/table.tsx';

type Price = Row<'price.list'>;
type Cell = Price['cells'][number];

export function PricesScreen() {
  const read = useRead('price.list', { ...useFilters('model', 'account', 'group'), ...usePlace() });
  return (
    <ListPage
      title="Prices"
      filters={
        <>
          <Filter name="model" label="Model" fallback="gpt-*" />
          <Filter name="account" label="Account" />
          <Filter name="group" label="Group" />
        </>
      }
      of={read}
    >
      {(rows) => <Prices rows={rows} />}
    </ListPage>
  );
}

/** One row per cell; the model stands at its first one. */
function Prices({ rows }: { readonly rows: readonly Price[] }) {
  const cells = rows.flatMap((price) => price.cells.map((cell, index) => ({ price, cell, isFirst: index === 0 })));
  return (
    <Table
      label="Prices"
      rows={cells}
      keyOf={({ price, cell }) => `${price.id} ${cell.for}`}
      empty={<p>No model has a price. Write a price table under prices in gateway.yaml, and name it in a model.</p>}
      columns={[
        {
          name: 'Model',
          show: ({ price, isFirst }) => (isFirst ? <Model price={price} /> : <span class="muted">{price.id}</span>),
        },
        { name: 'For', show: ({ cell }) => cell.for || 'everything' },
        { name: 'Pays', isNumber: true, show: ({ price, cell }) => <Paid price={price} cell={cell} /> },
        { name: 'Cost', isNumber: true, show: ({ cell }) => orNone(cell.cost) },
        { name: 'Margin', isNumber: true, show: ({ cell }) => orNone(cell.margin && `${cell.margin} %`) },
        { name: 'Since', show: ({ price, isFirst }) => isFirst && <Time at={price.since} /> },
        { name: 'Next', show: ({ price, cell }) => <Next price={price} cell={cell} /> },
        {
          name: 'Edit',
          show: ({ price, cell }) => (
            <Opener
              label="Edit…"
              class="quiet"
              dialog={(close) => <EditPrice price={price} cell={cell} close={close} />}
            />
          ),
        },
      ]}
    />
  );
}

function Model({ price }: { readonly price: Price }) {
  const { id, table, unit, groups, upstreams } = price;
  return (
    <>
      {id}
      <br />
      <span class="muted">
        table {table}, per {unit.replaceAll('_', ' ')}, from {upstreams.join(', ')}
      </span>
      {groups.map((other) => (
        <span key={other.group} class="muted">
          <br />
          <a href={to('/prices', { model: id, group: other.group })}>{other.group}</a> pays {other.table} ×{' '}
          {other.factor}
        </span>
      ))}
    </>
  );
}

function Paid({ price: { factor }, cell }: { readonly price: Price; readonly cell: Cell }) {
  if (factor === '1') return <>{cell.price}</>;
  return (
    <>
      {cell.paid}
      <br />
      <span class="muted">
        {cell.price} × {factor}
      </span>
    </>
  );
}

function Next({ price: { next_at }, cell }: { readonly price: Price; readonly cell: Cell }) {
  if (cell.next === null || cell.next === cell.paid) return orNone(null);
  return (
    <>
      {cell.next} from <Time at={next_at} />
    </>
  );
}

interface EditPriceProps {
  readonly price: Price;
  readonly cell: Cell;
  readonly close: () => void;
}

/** The console writes no files: it shows the edit, for the file or for who keeps it. */
function EditPrice({ price, cell, close }: EditPriceProps) {
  const [amount, setAmount] = useState(cell.price);
  const text = priceDiff(cell, amount.trim());
  return (
    <Dialog title={`Edit ${price.table}, ${cell.for || 'everything'}`} close={close}>
      <div class="form">
        <label for="new-price">
          New price
          <input
            id="new-price"
            type="text"
            inputMode="decimal"
            value={amount}
            spellcheck={false}
            autoComplete="off"
            onInput={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        </label>
        <p>
          Change the file of the configuration so, look at it with <code>tollgate diff</code>, and load it with{' '}
          <code>tollgate reload</code>. A table with <code>of</code> takes the price under its own <code>table</code>.
        </p>
        <pre>{text}</pre>
        <CopyButton label="edit" text={text} />
      </div>
    </Dialog>
  );
}
