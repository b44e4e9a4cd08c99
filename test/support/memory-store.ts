/** A store in memory: the ledger core on maps, with all reads of reports, for tests. Several stores can share the same rows. */
import assert from 'node:assert/strict';
import { type ApiKey, apiKeyOf, type NewKey, type StoredKey } from '../../src/ledger/core/account-rows.ts';
import { execute, isOperation, needsOf, type OperationName } from '../../src/ledger/core/operations.ts';
import type { UsageGroup } from '../../src/ledger/core/usage-groups.ts';
import { countedIn, quarterOf, type UsageCount } from '../../src/ledger/core/usage-quarters.ts';
import { compoundKey, WorkingSet } from '../../src/ledger/core/working-set.ts';
import type { AdminArgs, AdminName, AdminResult } from '../../src/ledger/store/admin-writes.ts';
import { readMethods } from '../../src/ledger/store/read-methods.ts';
import type { AccountStatement } from '../../src/ledger/store/reads/statement.ts';
import type { StoredPrice } from '../../src/ledger/store/schema.ts';
import {
  type ChangeFilter,
  type ChangeRow,
  type Entry,
  type OwnedResource,
  type Store,
  type Time_ms,
  USAGE_PERIODS,
  USAGE_SUBJECTS,
  type UsageFilter,
  type UsageSum,
} from '../../src/ledger/store/store.ts';
import { keepTop } from '../../src/ledger/store/top-usage.ts';
import { type PeriodSums, sumPeriods } from '../../src/ledger/store/usage-periods.ts';
import { type WriteOne, type WriteResult, writeMethods } from '../../src/ledger/store/writes.ts';
import { DAY_ms, HOUR_ms, QUARTER_ms } from '../../src/lib/time/duration.ts';
import { gaugesOf, taskReads } from './memory-reads.ts';

type Resource = OwnedResource & { readonly kind: string; readonly account: string };

/** The rows, which correspond to the file of a store on disk. */
export class MemoryRows {
  readonly set = new WorkingSet({ last_entry_id: 0n, last_change_id: 0n, isWhole: true });
  readonly changes: ChangeRow[] = [];
  readonly resources: Resource[] = [];
  readonly entries: Entry[] = [];
  readonly usage: (UsageGroup & { readonly at_ms: Time_ms })[] = [];
  readonly counted: UsageCount[] = [];
  readonly prices = new Map<string, StoredPrice>();
}

/** Opens a store on the rows. @param now the time written to rows. */
export function openMemoryStore(rows: MemoryRows, now: () => Time_ms): Omit<Store, 'audit'> {
  const { set } = rows;
  const verbs = verbsOn(rows);

  function run(name: string, at_ms: Time_ms, args: readonly unknown[]): unknown {
    if (!isOperation(name)) {
      const verb: (at_ms: Time_ms, ...args: never[]) => unknown = Reflect.get(verbs, name);
      return verb(at_ms, ...(args as never[]));
    }
    sumSpending(rows, name, { name, args, at_ms });
    if (name === 'createKey') requireNewHash(rows, args[0] as NewKey);
    try {
      return execute(set, name, { name, args, at_ms });
    } finally {
      if (set.entries.length > 0) rows.entries.push(...set.entries);
      if (set.usage.length > 0) rows.usage.push(...set.usage);
      if (set.changes.length > 0) rows.changes.push(...set.changes);
      rows.counted.push(...countedIn(set));
      for (const price of set.prices) rows.prices.set(price.sha256, price);
      for (const { id, kind, refund_of, ...entry } of set.entries)
        set.charges.load(id, { entry: { kind, ...entry }, refunded_nano: 0n });
      set.commit();
    }
  }
  const write: WriteOne = async (name, at_ms, ...args) => run(name, at_ms, args) as WriteResult<typeof name>;

  return {
    ...readMethods({ read: notInMemory, snapshot: notInMemory }),
    ...writeMethods(write, now),
    ...taskReads(set, (account, { key, ...period }) => spentIn(rows, { account, key }, period)),
    lost: new Promise(() => {}),
    isShared: false,
    moved: undefined,
    share() {
      throw new Error('rows in memory belong to one thread');
    },
    giveUp() {},
    now,

    listAccounts: async () => set.accounts.values().sort((a, b) => (a.name < b.name ? -1 : 1)),
    accountNames: async (ids) =>
      new Map(ids.flatMap((id) => set.accounts.get(id) ?? []).map(({ id, name }) => [id, name])),
    findAccount: async (text) =>
      set.accounts.values().find(({ id, name, external_id }) => [id, name, external_id].includes(text)),
    findKey: (sha256) => findKey(rows, sha256),
    getKey: async (id) => keyOf(rows, set.apiKeys.get(id)),
    listKeys: async (account) =>
      set.apiKeys
        .values()
        .flatMap((key) => (account === undefined || key.account === account ? (keyOf(rows, key) ?? []) : [])),
    priceVersion: async (sha256) => rows.prices.get(sha256),
    changes: async (filter) => changesOf(rows, filter),
    async findChangeKey(actor, key) {
      const used = set.changeKeys.get(compoundKey(actor, key));
      const change = rows.changes.find(({ id }) => id === used?.change_id);
      return used && { ...used, change };
    },
    wallet: async (account) => set.wallets.get(account),
    entries: async (account, limit) =>
      rows.entries
        .filter((entry) => entry.account === account)
        .reverse()
        .slice(0, limit),
    usage: async (filter) => sumUsage(rows, filter),
    async topUsage(filter, top) {
      const kept = keepTop(top);
      for (const sum of sumUsage(rows, filter)) kept.add(sum);
      return kept.end();
    },
    eachUsage: async (filter, each) => sumUsage(rows, filter).forEach(each),
    usageDays: async (account, { from_ms, to_ms }, { limit, offset }) =>
      sumUsage(rows, { account, since_ms: from_ms, until_ms: to_ms + 86_400_000, by: ['day', 'model'] })
        .filter(({ requests }) => requests > 0)
        .map(({ day, model, requests, amount_nano }) => ({ day: day ?? '', model: model ?? '', requests, amount_nano }))
        .sort((a, b) => (a.day + a.model < b.day + b.model ? 1 : -1))
        .slice(offset, offset + limit),

    accountStatement: async (account, { from_ms, to_ms }) => statementOf(rows, account, from_ms, to_ms),
    ownsResource: async (kind, id, account) => ownerOf(rows, kind, id) === account,
    async listResources(kind, account, { limit, offset }) {
      const own = rows.resources.filter((resource) => resource.kind === kind && resource.account === account);
      const newest = own.sort((a, b) => b.created_at_ms - a.created_at_ms || (a.id < b.id ? 1 : -1));
      const resources = newest.slice(offset, offset + limit).map(({ id, created_at_ms }) => ({ id, created_at_ms }));
      return { resources, total: own.length };
    },
    gauges: async (low_nano, upstreams) => gaugesOf(set, low_nano, upstreams),
    pressure: () => ({ waiting: 0, failed: { read: 0, write: 0, busy: 0 } }),
    close: async () => {},
  };
}

function keyOf({ set }: MemoryRows, key: StoredKey | undefined): ApiKey | undefined {
  const account = key && set.accounts.get(key.account);
  return key && account && apiKeyOf(key, set.keys.get(key.id), account);
}

/** The store returns the same object until the key or its account changes. */
const found = new WeakMap<StoredKey, { readonly account: unknown; readonly key: ApiKey }>();

function findKey(rows: MemoryRows, sha256: string): ApiKey | undefined {
  const stored = rows.set.apiKeys.values().find((key) => key.sha256 === sha256 || key.previous_sha256 === sha256);
  if (stored === undefined) return undefined;
  const isPrevious = stored.sha256 !== sha256;
  const account = rows.set.accounts.get(stored.account);
  const known = found.get(stored);
  if (!isPrevious && known?.account === account) return known?.key;
  const key = keyOf(rows, stored);
  if (key === undefined || isPrevious) return key && { ...key, secret_until_ms: stored.previous_until_ms };
  found.set(stored, { account, key });
  return key;
}

function changesOf({ changes }: MemoryRows, filter: ChangeFilter): readonly ChangeRow[] {
  const { account, subject, actor, before_id, limit } = filter;
  return changes
    .filter((change) => account === undefined || change.account === account)
    .filter((change) => subject === undefined || change.subject === subject)
    .filter((change) => actor === undefined || change.actor === actor)
    .filter((change) => before_id === undefined || change.id < before_id)
    .reverse()
    .slice(0, limit);
}

/** As the unique index of an engine does. */
function requireNewHash({ set }: MemoryRows, { sha256 }: NewKey): void {
  assert(!set.apiKeys.values().some((key) => key.sha256 === sha256), 'the hash is in use');
}

/** The operations that are decided under limits. */
const LIMITED: ReadonlySet<OperationName> = new Set<OperationName>(['openTask', 'openSpendLease', 'sumSpending']);

/** Sums the charges of the periods that the operation needs, as an engine does that has not stored them. */
function sumSpending(rows: MemoryRows, name: OperationName, asked: Parameters<typeof needsOf>[1]): void {
  if (!LIMITED.has(name)) return;
  const { set } = rows;
  for (const need of needsOf(name, asked)) {
    if (need.need !== 'spending' || need.period === undefined) continue;
    const { account, key, period } = need;
    const subject = compoundKey(account, key ?? '');
    const known = set.spending.get(subject) ?? [];
    if (known.some(({ since_ms, until_ms }) => since_ms === period.since_ms && until_ms === period.until_ms)) continue;
    set.spending.amend(subject, [...known, { ...period, spent_nano: spentIn(rows, need, period), isStored: false }]);
  }
}

function spentIn(
  { entries, usage, set }: MemoryRows,
  { account, key }: { readonly account: string; readonly key: string | null },
  { since_ms, until_ms }: { readonly since_ms: number; readonly until_ms: number },
): bigint {
  const isIn = (at_ms: number) => at_ms >= since_ms && at_ms < until_ms;
  const keyOf = ({ task_id, hold_id }: Entry) =>
    task_id === null ? set.leases.get(hold_id ?? 0n)?.key : set.tasks.get(task_id)?.key;
  const charged = entries.filter(
    (entry) =>
      entry.account === account &&
      (entry.kind === 'capture' || entry.kind === 'overage') &&
      isIn(entry.at_ms) &&
      (key === null || keyOf(entry) === key),
  );
  const used = usage.filter(
    (each) => key !== null && each.key === key && isIn(each.at_ms) && set.leases.get(each.hold_id)?.key === null,
  );
  return [...charged, ...used].reduce((sum, { amount_nano }) => sum + amount_nano, 0n);
}

function ownerOf(rows: MemoryRows, kind: string, id: string): string | undefined {
  return rows.resources.find((resource) => resource.kind === kind && resource.id === id)?.account;
}

function notInMemory(): never {
  throw new Error('a store in memory has no administration');
}

type AdminWrites = { readonly [N in AdminName]: (at_ms: Time_ms, ...args: AdminArgs<N>) => AdminResult<N> };

function verbsOn(rows: MemoryRows): AdminWrites {
  const { resources, set } = rows;
  return {
    forgetSomeIdempotency(_at_ms, before_ms) {
      const old = [...set.idempotency.entries()].filter(([, { created_at_ms }]) => created_at_ms <= before_ms);
      for (const [name] of old) set.idempotency.put(name, null);
      set.commit();
      return old.length;
    },
    noteTokenUse: notInMemory,
    claimWebhooks: () => [],
    endWebhookClaim: () => {},
    recordDeliveries: notInMemory,
    tidyDeliveries: () => {},
    pruneUsage: notInMemory,
    pruneTasks: notInMemory,
    rollUpUsage: () => false,
    probe: () => {},
    recordResource(at_ms, kind, id, account) {
      assert(set.accounts.has(account), `there is no account ${account}`);
      if (ownerOf(rows, kind, id) === undefined) resources.push({ kind, id, account, created_at_ms: at_ms });
      return ownerOf(rows, kind, id) === account;
    },
    forgetResource(_at_ms, kind, id, account) {
      const at = resources.findIndex(
        (resource) => resource.kind === kind && resource.id === id && resource.account === account,
      );
      if (at >= 0) resources.splice(at, 1);
    },
  };
}

function statementOf(rows: MemoryRows, account: string, from_ms: Time_ms, to_ms: Time_ms): AccountStatement {
  const own = rows.entries.filter((entry) => entry.account === account && entry.at_ms < to_ms);
  const moved = Object.groupBy(
    own.filter(({ at_ms }) => at_ms >= from_ms),
    ({ kind }) => kind,
  );
  const sum = (entries: readonly Entry[]) =>
    entries.reduce((all, { posted_delta_nano }) => all + posted_delta_nano, 0n);
  const movements = [...(moved.topup ?? []), ...(moved.adjust ?? []), ...(moved.refund ?? [])];
  return {
    opening_nano: sum(own.filter(({ at_ms }) => at_ms < from_ms)),
    closing_nano: sum(own),
    moved_nano: Object.fromEntries(Object.entries(moved).map(([kind, entries]) => [kind, sum(entries)])),
    movements,
    movement_count: movements.length,
    charges: sumUsage(rows, { account, by: ['model'], since_ms: from_ms, until_ms: to_ms }),
  };
}

/** Sums what was counted, with the sums of the engines. */
function sumUsage({ counted }: MemoryRows, filter: UsageFilter): readonly UsageSum[] {
  const { account, since_ms = 0, until_ms = Number.POSITIVE_INFINITY, by, offsets = [] } = filter;
  const finest = USAGE_PERIODS.find((period) => by.includes(period));
  const groups = new Map<string, { readonly of: UsageCount; readonly sums: PeriodSums }>();
  for (const item of counted) {
    const start_ms = quarterOf(item.at_ms) * QUARTER_ms;
    if (account !== undefined && item.account !== account) continue;
    if (start_ms < quarterOf(since_ms) * QUARTER_ms || start_ms >= until_ms) continue;
    const name = JSON.stringify(USAGE_SUBJECTS.map((subject) => (by.includes(subject) ? item[subject] : null)));
    const group = groups.get(name) ?? { of: item, sums: sumPeriods(finest) };
    groups.set(name, group);
    const offset_ms = (offsets.find((each) => start_ms >= each.since_ms) ?? offsets.at(-1))?.offset_ms ?? 0;
    const period = Math.floor((start_ms + offset_ms) / (finest === 'hour' ? HOUR_ms : DAY_ms));
    const offset_quarters = finest === 'hour' ? offset_ms / QUARTER_ms : 0;
    const units = Object.entries(item.units_nano);
    group.sums.add(
      { ...item, period, offset_quarters, units_nano: units.map(([, value]) => value) },
      units.map(([unit]) => unit),
    );
  }
  const subjects = USAGE_SUBJECTS.filter((subject) => by.includes(subject));
  const order = ({ of }: { readonly of: UsageCount }) =>
    by.flatMap((column) => subjects.flatMap((subject) => (subject === column ? of[subject] : []))).join('\0');
  return [...groups.values()]
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .flatMap(({ of, sums }) => {
      const named = USAGE_SUBJECTS.map((subject) => [subject, (by.includes(subject) && of[subject]) || null]);
      return sums.list(by).map((sum) => ({ ...Object.fromEntries(named), ...sum }));
    });
}
