/** Requests: what became of each, of a period or live, whom failures hit, and where those without an account came from. */
import { useEffect, useState } from 'preact/hooks';
import { go, to, useAddress, withQuery } from '../lib/address.ts';
import { call, type Input, type Output } from '../lib/client.ts';
import { Money, Time, timeZone } from '../lib/format.tsx';
import { problemOf, useRead } from '../lib/read.ts';
import { useMe } from '../lib/session.ts';
import { type ChipFilter, Chips } from '../parts/chips.tsx';
import { useFilters } from '../parts/filter.tsx';
import { AccountLink } from '../parts/links.tsx';
import { CopyButton, Page } from '../parts/page.tsx';
import { type Period, PeriodPicker, usePeriod } from '../parts/period.tsx';
import { ColumnChoice, type RequestRow, RequestTable } from '../parts/request-table.tsx';
import { say } from '../parts/said.tsx';
import { Loaded } from '../parts/state.tsx';
import { Pages, Table, usePlace } from '../parts/table.tsx';
import { UnknownCallers } from '../parts/unknown-callers.tsx';

const FILTERS: readonly ChipFilter[] = [
  { name: 'account', label: 'Account', hint: 'its name or id' },
  { name: 'key', label: 'Key', hint: 'key_…' },
  { name: 'model', label: 'Model' },
  { name: 'route', label: 'Route' },
  { name: 'target', label: 'Target' },
  { name: 'status', label: 'Status', hint: '503 or 5xx' },
  { name: 'error', label: 'Error', hint: 'insufficient_funds' },
  { name: 'failed_by', label: 'Failed by', options: { upstream: 'upstream', gateway: 'gateway', caller: 'caller' } },
  { name: 'charged', label: 'Charged', options: { true: 'yes', false: 'no' } },
  { name: 'min_duration_ms', label: 'At least, ms', hint: '5000' },
  { name: 'id_prefix', label: 'Request id', hint: 'its beginning' },
  { name: 'client_id', label: "Customer's own id" },
];
const QUICK = {
  'Failed upstream': { failed_by: 'upstream' },
  '4xx': { status: '4xx' },
  '5xx': { status: '5xx' },
  'Slower than 5 s': { min_duration_ms: '5000' },
};
/** What is shown, by `view` in the address. */
const VIEWS = [
  { view: '', label: 'Requests' },
  { view: 'customers', label: 'Customers hit' },
  { view: 'unknown', label: 'No account' },
] as const;
const LIMIT = 50;
/** Rows of the live list. */
const LIVE_ROWS = 200;
/** Seldom, as a session that has ended counts as a wrong token. */
const RETRY_ms = 15_000;

type Filters = Partial<Record<string, string>>;

export function RequestsScreen() {
  const { query } = useAddress();
  const period = usePeriod('24h');
  const filters = useFilters(...FILTERS.map(({ name }) => name));
  const isLive = query.get('live') === 'on';
  const shown = VIEWS.find(({ view }) => view === query.get('view'))?.view ?? '';
  const view = (changes: Readonly<Record<string, string>>) =>
    go(withQuery({ view: '', live: '', after: '', row: '', sort: '', ...changes }), true);
  const toggleLive = () => {
    view({ live: isLive ? '' : 'on' });
    say(isLive ? 'The list stands still.' : 'Live: new requests appear at the top.');
  };
  return (
    <Page
      title="Requests"
      actions={
        <>
          <CopyButton name="Copy link" label="link to this view" text={location.href} />
          <button type="button" aria-pressed={isLive} onClick={toggleLive}>
            Live
          </button>
        </>
      }
    >
      {!isLive && <PeriodPicker period={period} />}
      <Chips filters={FILTERS} quick={QUICK} />
      <div class="periods">
        <fieldset class="choice">
          <legend class="unseen">Show</legend>
          {VIEWS.map(({ view: name, label }) => (
            <label key={name}>
              <input type="radio" name="view" checked={shown === name} onChange={() => view({ view: name })} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        {shown === '' && <ColumnChoice />}
      </div>
      {shown === 'customers' ? (
        <Affected filters={filters} period={period} />
      ) : shown === 'unknown' ? (
        <UnknownCallers isFiltered={Object.keys(filters).length > 0} period={period} />
      ) : isLive ? (
        <Live filters={filters} />
      ) : (
        <List filters={filters} period={period} />
      )}
    </Page>
  );
}

interface ViewProps {
  readonly filters: Filters;
  readonly period: Period;
}

function List({ filters, period }: ViewProps) {
  const asked = { ...filters, ...period.span, tz: timeZone() };
  // Values of the address may be wrong: the API refuses those.
  const read = useRead('request.list', { ...(asked as Input<'request.list'>), ...usePlace(), limit: LIMIT });
  const csv = `/admin/v1/requests?${new URLSearchParams({ ...asked, format: 'csv' } as Record<string, string>)}`;
  return (
    <Loaded of={read}>
      {({ data, has_more, gaps }) => (
        <>
          <RequestTable rows={data} gaps={gaps} empty={<Nothing isFiltered={Object.keys(filters).length > 0} />} />
          {data.length > 0 && (
            <p class="links">
              <a href={csv} download>
                Download CSV
              </a>
            </p>
          )}
          <Pages last={data.at(-1)?.id} has_more={has_more} />
        </>
      )}
    </Loaded>
  );
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  if (!isFiltered) return <p>No request came in this time. Choose a longer period.</p>;
  return (
    <p>
      No request of this time matches the filters. <a href={to('/requests')}>Show all</a>
    </p>
  );
}

/** The requests that end from now on. */
function Live({ filters }: { readonly filters: Filters }) {
  const [rows, setRows] = useState<readonly RequestRow[]>([]);
  const [isLost, setLost] = useState(false);
  const asked = String(new URLSearchParams(filters as Record<string, string>));
  useEffect(() => {
    setRows([]);
    let source: EventSource;
    let retry = 0;
    const open = () => {
      source = new EventSource(`/admin/v1/requests/tail?${asked}`);
      source.onopen = () => setLost(false);
      source.onerror = () => {
        setLost(true);
        if (source.readyState !== EventSource.CLOSED) return;
        // A browser does not try again after a refusal, and does not tell why: the session may have ended.
        call('me.show', {}).catch(problemOf);
        retry = setTimeout(open, RETRY_ms);
      };
      source.onmessage = ({ data }) => {
        const row: RequestRow = JSON.parse(String(data));
        setRows((before) => [row, ...before.filter(({ id }) => id !== row.id)].slice(0, LIVE_ROWS));
      };
    };
    open();
    return () => {
      clearTimeout(retry);
      source.close();
    };
  }, [asked]);
  return (
    <>
      {isLost && (
        <p class="notice warn" role="status">
          Not live: the gateway does not send requests. Only a few screens can be live at once. This page tries again.
        </p>
      )}
      <RequestTable rows={rows} empty={<p>Waiting for requests…</p>} />
    </>
  );
}

/** The filters that sums have, too. */
const SUMMED = ['account', 'key', 'model', 'route', 'target', 'failed_by'] as const;

/** Whom failures hit: the accounts with failed requests, and what these were charged. */
function Affected({ filters, period }: ViewProps) {
  const { currency } = useMe();
  const known = SUMMED.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]]));
  const ignored = FILTERS.filter(({ name }) => filters[name] !== undefined && !SUMMED.some((each) => each === name));
  const asked = { ...Object.fromEntries(known), ...period.span, tz: timeZone() };
  const read = useRead('request.affected', asked);
  return (
    <Loaded of={read}>
      {({ data }) => (
        <>
          {ignored.length > 0 && (
            <p class="notice warn">
              Customers are counted by quarters of an hour, without the filters{' '}
              {ignored.map(({ label }) => label).join(', ')}.
            </p>
          )}
          {data.length > 0 && <Hit data={data} />}
          <Table
            label="Customers hit"
            rows={data}
            keyOf={({ account_id }) => account_id}
            empty={<p>No customer was hit in this time.</p>}
            sort="-failures"
            columns={[
              {
                name: 'Customer',
                sort: 'account',
                value: ({ account }) => account,
                show: ({ account }) => <AccountLink name={account} />,
              },
              {
                name: 'Failures',
                isNumber: true,
                sort: 'failures',
                value: ({ failures }) => failures,
                show: ({ failures, account }) => (
                  <a href={withQuery({ account, view: '', sort: '', row: '' })}>{failures}</a>
                ),
              },
              {
                name: 'Requests',
                isNumber: true,
                sort: 'requests',
                value: ({ requests }) => requests,
                show: ({ requests }) => requests,
              },
              {
                name: `Charged, ${currency}`,
                isNumber: true,
                sort: 'amount',
                value: ({ amount }) => Number(amount),
                show: ({ amount }) => <Money amount={amount} />,
              },
              {
                name: 'Charged for failures',
                isNumber: true,
                sort: 'failed_amount',
                value: (row) => Number(row.failed_amount),
                show: (row) => <Money amount={row.failed_amount} />,
              },
              {
                name: 'First failure',
                sort: 'first_at',
                value: ({ first_at }) => first_at ?? '',
                show: ({ first_at }) => <Time at={first_at} />,
              },
              {
                name: 'Last failure',
                sort: 'last_at',
                value: ({ last_at }) => last_at ?? '',
                show: ({ last_at }) => <Time at={last_at} />,
              },
            ]}
          />
        </>
      )}
    </Loaded>
  );
}

/** The whole in one sentence, which is also announced. */
function Hit({ data }: { readonly data: Output<'request.affected'>['data'] }) {
  const failures = data.reduce((sum, each) => sum + each.failures, 0);
  return (
    <p class="intro" role="status">
      {failures} {failures === 1 ? 'failure' : 'failures'} hit {data.length}{' '}
      {data.length === 1 ? 'customer' : 'customers'}.
    </p>
  );
}
