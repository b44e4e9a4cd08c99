/** A Store in memory: the ledger core on maps, for tests that need no file. Several stores can share the same rows. */
import assert from 'node:assert/strict';
import { Book, compoundKey } from '../../src/ledger/book.ts';
import { execute, isOperation, needsOf, type OperationName } from '../../src/ledger/operations.ts';
import { splitUsage, type UsageGroup } from '../../src/ledger/usage-groups.ts';
import type {
  Account,
  ApiKey,
  Entry,
  OwnedResource,
  Store,
  Time_ms,
  UsageFilter,
  UsageSum,
} from '../../src/store/store.ts';
import { UsageSums } from '../../src/store/usage-sums.ts';
import { type Verbs, type WriteOne, type WriteResult, writeMethods } from '../../src/store/writes.ts';
import { auditInMemory } from './memory-audit.ts';
import { gaugesOf, taskReads } from './memory-reads.ts';

type Resource = OwnedResource & { readonly kind: string; readonly account: string };

/** The rows, which correspond to the file of a store on disk. */
export class MemoryRows {
  readonly book = new Book({ last_entry_id: 0n, isWhole: true });
  readonly accounts = new Map<string, Account>();
  /** Keys by the hash of their secret. */
  readonly keys = new Map<string, ApiKey>();
  readonly resources: Resource[] = [];
  readonly entries: Entry[] = [];
  readonly usage: (UsageGroup & { readonly at_ms: Time_ms })[] = [];
}

/** Opens a store on the rows. @param now the time written to rows. */
export function openMemoryStore(rows: MemoryRows, now: () => Time_ms): Store {
  const { book } = rows;
  const verbs = verbsOn(rows);

  function run(name: string, at_ms: Time_ms, args: readonly unknown[]): unknown {
    if (!isOperation(name)) {
      const verb: (at_ms: Time_ms, ...args: never[]) => unknown = Reflect.get(verbs, name);
      return verb(at_ms, ...(args as never[]));
    }
    sumSpending(rows, name, { name, args, at_ms });
    try {
      return execute(book, name, { name, args, at_ms });
    } finally {
      if (book.entries.length > 0) rows.entries.push(...book.entries);
      if (book.usage.length > 0) rows.usage.push(...book.usage);
      book.commit();
    }
  }
  const write: WriteOne = async (name, at_ms, ...args) => run(name, at_ms, args) as WriteResult<typeof name>;

  return {
    ...writeMethods(write, now),
    ...taskReads(book, now, (account, { key, ...period }) => spentIn(rows, { account, key }, period)),
    lost: new Promise(() => {}),
    hasOthers: false,
    share() {
      throw new Error('rows in memory belong to one thread');
    },
    now,

    listAccounts: async () => [...rows.accounts.values()].sort((one, other) => (one.name < other.name ? -1 : 1)),
    findAccount: async (given) => [...rows.accounts.values()].find(({ id, name }) => id === given || name === given),
    findKey: (sha256) => rows.keys.get(sha256),
    listKeys: async (account) =>
      [...rows.keys.values()].filter((key) => account === undefined || key.account === account),
    wallet: async (account) => book.wallets.get(account),
    entries: async (account, limit) =>
      rows.entries
        .filter((entry) => entry.account === account)
        .reverse()
        .slice(0, limit),
    usage: async (filter) => sumUsage(rows, filter),
    usageDays: async (account, { from_ms, to_ms }, { limit, offset }) =>
      sumUsage(rows, { account, since_ms: from_ms, until_ms: to_ms + 86_400_000, by: ['day', 'model'] })
        .map(({ day, model, requests, amount_nano }) => ({ day: day ?? '', model: model ?? '', requests, amount_nano }))
        .sort((one, other) => (one.day + one.model < other.day + other.model ? 1 : -1))
        .slice(offset, offset + limit),

    ownsResource: async (kind, id, account) => ownerOf(rows, kind, id) === account,
    async listResources(kind, account, { limit, offset }) {
      const own = rows.resources.filter((one) => one.kind === kind && one.account === account);
      const newest = own.sort((a, b) => b.created_at_ms - a.created_at_ms || (a.id < b.id ? 1 : -1));
      const resources = newest.slice(offset, offset + limit).map(({ id, created_at_ms }) => ({ id, created_at_ms }));
      return { resources, total: own.length };
    },
    gauges: async (low_nano, upstreams) => gaugesOf(book, low_nano, upstreams),
    pressure: () => ({ waiting: 0, failed: { read: 0, write: 0, busy: 0 } }),
    audit: async () => auditInMemory(rows),
    close: async () => {},
  };
}

/** The operations that are decided under limits. */
const LIMITED: ReadonlySet<OperationName> = new Set<OperationName>(['openTask', 'openSpendLease', 'sumSpending']);

/** Sums the charges of the periods that the operation needs, as an engine does that has not stored them. */
function sumSpending(rows: MemoryRows, name: OperationName, asked: Parameters<typeof needsOf>[1]): void {
  if (!LIMITED.has(name)) return;
  const { book } = rows;
  for (const need of needsOf(name, asked)) {
    if (need.need !== 'spending' || need.period === undefined) continue;
    const { account, key, period } = need;
    const subject = compoundKey(account, key ?? '');
    const known = book.spending.get(subject) ?? [];
    if (known.some(({ since_ms, until_ms }) => since_ms === period.since_ms && until_ms === period.until_ms)) continue;
    book.spending.amend(subject, [...known, { ...period, spent_nano: spentIn(rows, need, period), isStored: false }]);
  }
}

function spentIn(
  { entries, usage, book }: MemoryRows,
  { account, key }: { readonly account: string; readonly key: string | null },
  { since_ms, until_ms }: { readonly since_ms: number; readonly until_ms: number },
): bigint {
  const isIn = (at_ms: number) => at_ms >= since_ms && at_ms < until_ms;
  const keyOf = ({ task_id, hold_id }: Entry) =>
    task_id === null ? book.leases.get(hold_id ?? 0n)?.key : book.tasks.get(task_id)?.key;
  const charged = entries.filter(
    (entry) =>
      entry.account === account &&
      (entry.kind === 'capture' || entry.kind === 'overage') &&
      isIn(entry.at_ms) &&
      (key === null || keyOf(entry) === key),
  );
  const used = usage.filter(
    (one) => key !== null && one.key === key && isIn(one.at_ms) && book.leases.get(one.hold_id)?.key === null,
  );
  return [...charged, ...used].reduce((sum, { amount_nano }) => sum + amount_nano, 0n);
}

function ownerOf(rows: MemoryRows, kind: string, id: string): string | undefined {
  return rows.resources.find((one) => one.kind === kind && one.id === id)?.account;
}

function verbsOn(rows: MemoryRows): Verbs {
  const { accounts, keys, resources, book } = rows;
  return {
    createAccount(at_ms, { id, name, price_factor_nano }) {
      const taken = [...accounts.values()].flatMap((account) => [account.id, account.name]);
      if (taken.includes(id) || taken.includes(name)) return 'name_taken';
      assert([...name].length >= 1 && [...name].length <= 128, 'a name has 1 to 128 characters');
      const account = { id, name, price_factor_nano, limits: null, created_at_ms: at_ms };
      accounts.set(id, account);
      book.wallets.insert(id, { account: id, posted_nano: 0n, held_nano: 0n });
      return account;
    },
    createKey(at_ms, { sha256, ...key }) {
      const account = accounts.get(key.account);
      assert(account !== undefined && !keys.has(sha256) && book.keys.get(key.id) === undefined);
      const { name: account_name, price_factor_nano: account_price_factor_nano, limits: account_limits } = account;
      const { limits = null } = key;
      const about = { account_name, account_price_factor_nano, limits, account_limits };
      const made = { ...key, ...about, created_at_ms: at_ms, revoked_at_ms: null };
      keys.set(sha256, made);
      book.keys.insert(key.id, key.id);
      return made;
    },
    revokeKey(at_ms, id) {
      const [sha256, key] = [...keys].find(([, { id: one }]) => one === id) ?? [];
      if (sha256 === undefined || key === undefined) return undefined;
      const revoked = { ...key, revoked_at_ms: key.revoked_at_ms ?? at_ms };
      keys.set(sha256, revoked);
      return revoked;
    },
    setKeyLimits(_at_ms, id, limits) {
      const [sha256, key] = [...keys].find(([, { id: one }]) => one === id) ?? [];
      if (sha256 === undefined || key === undefined) return undefined;
      keys.set(sha256, { ...key, limits });
      return { ...key, limits };
    },
    setAccountLimits(_at_ms, id, limits) {
      const account = accounts.get(id);
      if (account === undefined) return undefined;
      accounts.set(id, { ...account, limits });
      for (const [sha256, key] of keys) if (key.account === id) keys.set(sha256, { ...key, account_limits: limits });
      return { ...account, limits };
    },
    forgetSomeIdempotency(_at_ms, before_ms) {
      const old = [...book.idempotency.entries()].filter(([, { created_at_ms }]) => created_at_ms <= before_ms);
      for (const [name] of old) book.idempotency.put(name, null);
      book.commit();
      return old.length;
    },
    probe: () => {},
    recordResource(at_ms, kind, id, account) {
      assert(accounts.has(account), `there is no account ${account}`);
      if (ownerOf(rows, kind, id) === undefined) resources.push({ kind, id, account, created_at_ms: at_ms });
      return ownerOf(rows, kind, id) === account;
    },
    forgetResource(_at_ms, kind, id, account) {
      const at = resources.findIndex((one) => one.kind === kind && one.id === id && one.account === account);
      if (at >= 0) resources.splice(at, 1);
    },
  };
}

/** Sums metered requests and charged tasks; a task counts at the time of its charge. */
function sumUsage({ usage, book }: MemoryRows, filter: UsageFilter): readonly UsageSum[] {
  const { account, since_ms = Number.NEGATIVE_INFINITY, until_ms = Number.POSITIVE_INFINITY, by } = filter;
  const sums = new UsageSums();
  const isIn = (one: { readonly account: string }, at_ms: Time_ms) =>
    (account === undefined || one.account === account) && at_ms >= since_ms && at_ms < until_ms;
  const columns = (one: { account: string; key: string; model: string }, at_ms: Time_ms) => ({
    account: by.includes('account') ? one.account : null,
    key: by.includes('key') ? one.key : null,
    model: by.includes('model') ? one.model : null,
    day: by.includes('day') ? new Date(at_ms).toISOString().slice(0, 10) : null,
  });
  for (const group of usage.filter((one) => isIn(one, one.at_ms))) {
    for (const { rows, amount_nano } of splitUsage(group)) {
      sums.addMetered({ ...columns(group, group.at_ms), requests: 1, amount_nano }, JSON.parse(rows)[0][0]);
    }
  }
  for (const task of book.tasks.values()) {
    const { state, finished_at_ms: at_ms, charged_nano: amount_nano, charged_units_nano: units, unit } = task;
    if (state !== 'succeeded' || at_ms === null || amount_nano === null || units === null || !isIn(task, at_ms))
      continue;
    sums.addTasks({ ...columns(task, at_ms), requests: 1, amount_nano }, unit, units);
  }
  return sums.list(by);
}
