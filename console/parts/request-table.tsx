/** A list of requests, with columns that are chosen in the address. */
import type { ComponentChildren } from 'preact';
import { go, segment, to, useAddress, withQuery } from '../lib/address.ts';
import type { Output, Row } from '../lib/client.ts';
import { durationText, Money, None, orNone, Time, timeText, Units } from '../lib/format.tsx';
import { AccountLink, KeyLink, TaskLink } from './links.tsx';
import { Badge, type Tone } from './page.tsx';
import { type Column, Table } from './table.tsx';

export type RequestRow = Row<'request.list'>;

/** The columns that are shown while the address names none. */
const SHOWN = ['status', 'account', 'model', 'target', 'error', 'first_byte_ms', 'duration_ms', 'charged'];

type NumberName = 'upstream_status' | 'attempts' | 'first_byte_ms' | 'duration_ms' | 'bytes_in' | 'bytes_out';
type TextName =
  | 'interface'
  | 'route'
  | 'model'
  | 'target'
  | 'error'
  | 'failed_by'
  | 'key'
  | 'task'
  | 'address'
  | 'user_agent'
  | 'id';

function numberColumn(name: string, member: NumberName): readonly [string, Column<RequestRow>] {
  const show = (row: RequestRow) => (member.endsWith('_ms') ? <Duration ms={row[member]} /> : orNone(row[member]));
  return [member, { name, sort: member, isNumber: true, value: (row) => row[member] ?? -1, show }];
}

function textColumn(
  name: string,
  member: TextName,
  show = (text: string): ComponentChildren => <Words text={text} />,
): readonly [string, Column<RequestRow>] {
  const shown = (text: string | null) => (text === null ? <None /> : show(text));
  return [member, { name, sort: member, value: (row) => row[member] ?? '', show: (row) => shown(row[member]) }];
}

/** A name that breaks behind the signs between its words. */
function Words({ text }: { readonly text: string }) {
  return (
    <span class="tight">
      {text.split(/(?<=[/_.-])/).flatMap((word, index) => (index === 0 ? [word] : [<wbr key={index} />, word]))}
    </span>
  );
}

/** The columns to choose from, by their names in the address. */
const COLUMNS: ReadonlyMap<string, Column<RequestRow>> = new Map<string, Column<RequestRow>>([
  ['status', { name: 'Status', sort: 'status', value: ({ status }) => status, show: (row) => <Status row={row} /> }],
  [
    'account',
    {
      name: 'Account',
      sort: 'account',
      value: ({ account }) => account,
      show: ({ account }) => <AccountLink name={account} />,
    },
  ],
  textColumn('Key', 'key', (id) => <KeyLink id={id} />),
  textColumn('Interface', 'interface'),
  textColumn('Route', 'route'),
  textColumn('Model', 'model'),
  textColumn('Target', 'target'),
  textColumn('Error', 'error'),
  textColumn('Failed by', 'failed_by'),
  numberColumn('Upstream status', 'upstream_status'),
  numberColumn('Attempts', 'attempts'),
  numberColumn('First byte', 'first_byte_ms'),
  numberColumn('Duration', 'duration_ms'),
  numberColumn('Bytes in', 'bytes_in'),
  numberColumn('Bytes out', 'bytes_out'),
  ['stream', { name: 'Stream', show: ({ stream }) => (stream ? 'yes' : 'no') }],
  ['units', { name: 'Units', show: ({ units }) => <Units of={units ?? {}} /> }],
  [
    'charged',
    {
      name: 'Charged',
      sort: 'charged',
      isNumber: true,
      value: ({ charged }) => Number(charged ?? -1),
      show: ({ charged }) => <Money amount={charged} />,
    },
  ],
  textColumn('Task', 'task', (id) => <TaskLink id={id} />),
  textColumn('Address', 'address'),
  textColumn('Client', 'user_agent'),
  ['client_ids', { name: 'Own ids', show: ({ client_ids }) => orNone(Object.values(client_ids).join(', ')) }],
  textColumn('Request id', 'id', (id) => <code>{id}</code>),
]);

const TIME: Column<RequestRow> = {
  name: 'Time',
  sort: 'at',
  value: ({ at }) => at,
  show: ({ id, at }) => (
    <a href={to(`/requests/${segment(id)}`)} title={id}>
      <Time at={at} />
    </a>
  ),
};

interface RequestTableProps {
  readonly rows: readonly RequestRow[];
  readonly empty: ComponentChildren;
  /** Spans without records, the latest first. */
  readonly gaps?: readonly RequestGap[];
}

type RequestGap = Output<'request.list'>['gaps'][number];

/** Requests, newest first. The heads of the columns sort those of the page. */
export function RequestTable({ rows, empty, gaps = [] }: RequestTableProps) {
  const columns = useColumns().flatMap((name) => COLUMNS.get(name) ?? []);
  return (
    <>
      {rows.length === 0 && <Gaps gaps={gaps} />}
      <Table
        label="Requests"
        rows={rows}
        keyOf={({ id }) => id}
        empty={empty}
        sort="-at"
        columns={[TIME, ...columns]}
        notes={(sorted) => gapsBetween(gaps, sorted)}
      />
    </>
  );
}

/** Each gap stands where its requests would; above the list if that is not sorted by time. */
function gapsBetween(gaps: readonly RequestGap[], rows: readonly RequestRow[]): ReadonlyMap<number, ComponentChildren> {
  const isByTime = rows.every(({ at }, index) => index === 0 || at <= (rows[index - 1]?.at ?? at));
  const placed = Map.groupBy(gaps, ({ until }) => {
    const index = isByTime ? rows.findIndex(({ at }) => at <= until) : 0;
    return index === -1 ? rows.length : index;
  });
  return new Map([...placed].map(([index, all]) => [index, <Gaps key={index} gaps={all} />]));
}

function Gaps({ gaps }: { readonly gaps: readonly RequestGap[] }) {
  return (
    <>
      {gaps.map(({ since, until, requests, cause }) => (
        <p key={since} class="notice warn">
          {missing(requests)} not recorded between {timeText(since)} and {timeText(until)}: {cause}.
        </p>
      ))}
    </>
  );
}

/** @param requests 0: it is not known how many. */
function missing(requests: number): string {
  if (requests === 0) return 'An unknown number of requests was';
  return requests === 1 ? '1 request was' : `${requests} requests were`;
}

function useColumns(): readonly string[] {
  const named = useAddress().query.get('columns');
  return named === null ? SHOWN : named.split(',').filter((name) => COLUMNS.has(name));
}

/** Chooses the columns. */
export function ColumnChoice() {
  const shown = useColumns();
  const toggle = (name: string) => {
    const next = [...COLUMNS.keys()].filter((each) => shown.includes(each) !== (each === name));
    go(withQuery({ columns: String(next) === String(SHOWN) ? '' : next.join(',') }), true);
  };
  return (
    <details class="column-choice">
      <summary>Columns</summary>
      <fieldset>
        <legend class="unseen">Columns</legend>
        {[...COLUMNS].map(([name, column]) => (
          <label key={name}>
            <input type="checkbox" checked={shown.includes(name)} onChange={() => toggle(name)} /> {column.name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** What became of a request. Failures of the caller are warnings; those of others are bad. */
export function Status({ row: { status, failed_by } }: { readonly row: Pick<RequestRow, 'status' | 'failed_by'> }) {
  const isBad = failed_by === null ? status >= 500 : failed_by !== 'caller';
  const tone: Tone = isBad ? 'bad' : status < 400 ? 'good' : 'warn';
  return <Badge tone={tone}>{status}</Badge>;
}

/** How long something took. */
export function Duration({ ms }: { readonly ms: number | null }) {
  return ms === null ? <None /> : <span class="whole">{durationText(ms)}</span>;
}
