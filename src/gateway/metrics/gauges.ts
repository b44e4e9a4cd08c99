/** The gauges: the state at this moment. They are computed when the page is read, and cost nothing otherwise. */
import Counter from 'prom-client/lib/counter.js';
import Gauge from 'prom-client/lib/gauge.js';
import type Registry from 'prom-client/lib/registry.js';
import { NANO } from '../../lib/money/amount.ts';

/** The values of the gauges. Times are milliseconds since the epoch, and infinite where there is nothing. */
export interface GaugeSource {
  readonly now: () => number;
  readonly currency: () => string;
  readonly requests: () => number;
  readonly streams: () => number;
  readonly drains: () => number;
  readonly connections: () => { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Configurations that answer requests: the current one, and older ones with requests in progress. */
  readonly generations: () => number;
  readonly isReady: () => Promise<boolean>;
  /** The targets that requests can choose from, and whether each takes requests now. */
  readonly targets: () => Iterable<readonly [upstream: string, target: string, takes: boolean]>;
  readonly store: () => { readonly waiting: number; readonly failed: Readonly<Record<string, number>> };
  /** Counted in the store; kept for a few seconds. Undefined: another thread counts. */
  readonly counted: () => Promise<StoreCounts | undefined>;
}

export interface StoreCounts {
  readonly tasks: Readonly<Record<string, number>>;
  readonly leases: number;
  readonly oldest_task_ms: number;
  readonly oldest_lease_ms: number;
  readonly held_nano: number;
  /** Undefined: the configuration does not say what is low. */
  readonly low_wallets: number | undefined;
  readonly next_poll_ms: ReadonlyMap<string, number>;
}

/** How the values of several threads become one. */
type Aggregator = 'sum' | 'min' | 'max';

/** Sets the values of a gauge, by the values of its label. */
type Values = Iterable<readonly [label: string, value: number]>;

interface GaugeRow {
  readonly name: string;
  readonly help: string;
  readonly label: string | undefined;
  readonly read: (watched: GaugeSource) => Values | Promise<Values>;
  /** Default sum. */
  readonly aggregator?: Aggregator | undefined;
}

const GAUGES: readonly GaugeRow[] = [
  single('requests_in_flight', 'Requests that are being answered.', ({ requests }) => requests()),
  single('open_streams', 'Answers that are being streamed to callers.', ({ streams }) => streams()),
  single('drains', 'Answers that are read after their callers have left.', ({ drains }) => drains()),
  {
    name: 'upstream_connections',
    help: 'Connections to upstreams, those of them that are idle, and requests that wait for one.',
    label: 'state',
    read: ({ connections }) => Object.entries(connections()),
  },
  single(
    'config_generations',
    'Configurations in use: the current one, and older ones that still answer requests.',
    ({ generations }) => generations(),
    'max',
  ),
  single('ready', '1 if /readyz answers 200, else 0.', async ({ isReady }) => Number(await isReady()), 'min'),
  single('store_writes_waiting', 'Changes that wait for the writer of the store.', ({ store }) => store().waiting),
  counted('tasks', 'Unfinished tasks by state.', 'state', ({ tasks }) => Object.entries(tasks)),
  counted('holds', 'Open holds of tasks, and of leases for metered requests.', 'of', ({ tasks, leases }) => [
    ['task', Object.values(tasks).reduce((sum, count) => sum + count, 0)],
    ['lease', leases],
  ]),
  counted('hold_oldest_seconds', 'Age of the oldest open hold.', 'of', (from, { now }) => [
    ['task', since_s(from.oldest_task_ms, now())],
    ['lease', since_s(from.oldest_lease_ms, now())],
  ]),
  counted('held', 'Money that is held, in the currency.', 'currency', ({ held_nano }, { currency }) => [
    [currency(), held_nano / Number(NANO)],
  ]),
  counted('wallets_low', 'Wallets with less available than currency.low_wallet.', undefined, ({ low_wallets }) =>
    low_wallets === undefined ? [] : [['', low_wallets]],
  ),
  counted('settle_lag_seconds', 'How late the next poll of a task is.', 'upstream', ({ next_poll_ms }, { now }) =>
    [...next_poll_ms].map(([upstream, at_ms]) => [upstream, since_s(at_ms, now())] as const),
  ),
];

function single(
  name: string,
  help: string,
  read: (watched: GaugeSource) => number | Promise<number | undefined>,
  aggregator?: Aggregator,
): GaugeRow {
  const values = async (watched: GaugeSource) => {
    const value = await read(watched);
    return value === undefined ? [] : [['', value] as const];
  };
  return { name, help, label: undefined, read: values, aggregator };
}

/** A gauge of something that is counted in the store. */
function counted(
  name: string,
  help: string,
  label: string | undefined,
  read: (from: StoreCounts, watched: GaugeSource) => Values,
): GaugeRow {
  const values = async (watched: GaugeSource) => {
    const from = await watched.counted();
    return from === undefined ? [] : read(from, watched);
  };
  return { name, help, label, read: values };
}

/** Adds the gauges. @param watched returns undefined until the gateway runs; the gauges then have no values. */
export function addGauges(registers: Registry[], watched: () => GaugeSource | undefined): void {
  for (const { name, help, label, read, aggregator = 'sum' } of GAUGES) {
    new Gauge({
      name: `tollgate_${name}`,
      help,
      aggregator,
      labelNames: label === undefined ? [] : [label],
      registers,
      async collect() {
        const from = watched();
        // A value that cannot be read is left out: an old one would look current.
        const values = from && (await Promise.resolve(read(from)).catch(() => undefined));
        // Without a pause, because another scrape may run at the same time.
        this.reset();
        if (label === undefined) this.remove();
        for (const [text, value] of values ?? [])
          if (label === undefined) this.set(value);
          else this.set({ [label]: text }, value);
      },
    });
  }
  new Gauge({
    name: 'tollgate_target_up',
    help: '1 if a target takes requests, 0 while it is left out. Only for targets that have an alternative.',
    labelNames: ['upstream', 'target'],
    registers,
    aggregator: 'min',
    collect() {
      this.reset();
      for (const [upstream, target, takes] of watched()?.targets() ?? []) this.set({ upstream, target }, Number(takes));
    },
  });
  new Counter({
    name: 'tollgate_store_errors_total',
    help: 'Operations of the store that failed, or were refused because it was busy.',
    labelNames: ['operation'],
    registers,
    collect() {
      this.reset();
      for (const [operation, count] of Object.entries(watched()?.store().failed ?? {})) this.inc({ operation }, count);
    },
  });
}

/** Seconds since a time; 0 for a later one. */
function since_s(at_ms: number, now_ms: number): number {
  return Math.max(0, now_ms - at_ms) / 1e3;
}
