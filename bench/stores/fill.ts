/**
 * Fills a store with the rows that real operations leave, by plain inserts in one transaction: top-ups, tasks with holds, captures,
 * overages and releases, running tasks, and leases with usage rows, over many accounts.
 */
import assert from 'node:assert/strict';
import Database from 'better-sqlite3';
import { addFunctions } from '../../src/ledger/engines/sqlite/database.ts';
import { read } from '../../src/ledger/engines/sqlite/dialect.ts';
import { rowWriter } from '../../src/ledger/engines/sqlite/write-rows-sqlite.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { adopt } from '../../src/ledger/store/adopt.ts';
import { hashSecret } from '../../src/ledger/store/secrets.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import { MAX_TIMES, repeatHistory } from './repeat.ts';
import { prepareRows, scattered, type TaskState } from './rows.ts';

/** The size and content of a filled store. */
export interface StoreShape {
  /** The approximate number of entries; half of them are holds. */
  readonly entries: number;
  /** How often one history is copied to reach that number. Copying is faster than filling; above 1 only if `leaves_open` is false. */
  readonly times: number;
  readonly accounts: number;
  /** The number of keys in all; every account has the same number. */
  readonly keys: number;
  /** The percentage of holds that belong to tasks; the others belong to leases of up to eight metered requests. */
  readonly tasks_percent: number;
  /** Whether the last holds stay open; otherwise they are resolved. */
  readonly leaves_open: boolean;
  /** An existing account without entries, its key, and the percentage of holds that it gets. */
  readonly busiest?: { readonly account: string; readonly key: string; readonly percent: number };
}

/** Holds open at any moment, so that a resolution is far from its hold, as in real use. */
const OPEN_HOLDS = 2_000;
/** The price per second in the task rows. */
const price_nano = 460_000_000n;
const topup_nano = 500n * NANO;
const start_ms = 1_700_000_000_000n;

interface Hold {
  readonly id: bigint;
  readonly account: string;
  readonly key: string;
  readonly amount: bigint;
  /** Null for the hold of a lease. */
  readonly task: string | null;
  readonly at: bigint;
}

interface Movement {
  readonly kind: 'topup' | 'hold' | 'capture' | 'release' | 'overage';
  readonly account: string;
  readonly amount: bigint;
  readonly posted?: bigint;
  readonly held?: bigint;
  /** The hold that it resolves. */
  readonly hold?: Hold;
  readonly task?: string | null;
}

/**
 * Fills the store in that file, and makes the file if there is none. The same shape always gives the same store.
 * @param report is called from time to time with the number of entries.
 */
export async function fillStore(
  path: string,
  shape: StoreShape,
  report: (entries: number) => void = () => {},
): Promise<void> {
  const { entries, times, leaves_open } = shape;
  assert(times === 1 || (times <= MAX_TIMES && !leaves_open));
  // Opening the store makes its tables.
  await (await openStore(`sqlite:${path}`)).close();
  const db = new Database(path);
  addFunctions(db);
  try {
    // An interrupted fill is started again, so nothing needs to be durable; and the rows are known to be consistent.
    for (const pragma of ['journal_mode = OFF', 'synchronous = OFF', 'foreign_keys = OFF', 'cache_size = -2000000']) {
      db.pragma(pragma);
    }
    db.transaction(() => {
      new Filler(db, shape).fill(entries / times);
      report(entries / times);
      if (times > 1) repeatHistory(db, times, (done) => report((entries / times) * done));
      db.exec(ROLL_UP);
      // The rows have no changes and no prices, as in an old store.
      db.defaultSafeIntegers(true);
      read(db, adopt(Number(start_ms), rowWriter(db)));
    })();
  } finally {
    db.close();
  }
}

/** The roll-ups, which real operations keep beside the rows. */
const ROLL_UP = `
  CREATE TEMP TABLE counted AS
    SELECT account, key, model, route, target, classes, at / 900000 AS quarter, sum(requests) AS requests, sum(failures) AS failures,
      sum(amount) AS amount, sum(units_1) AS units_1, sum(units_2) AS units_2 FROM (
      SELECT account, key, model, route, '' AS target, '["input","output"]' AS classes, at, 1 AS requests, 0 AS failures, amount,
        120000000000 AS units_1, 480000000000 AS units_2 FROM usage
      UNION ALL
      SELECT account, key, model, route, upstream || '/' || target, iif(state = 'failed', '[]', '["seconds"]'), finished_at,
        state = 'succeeded', state = 'failed', charged, iif(state = 'failed', 0, charged_units), 0
      FROM task WHERE state IN ('succeeded', 'failed')
    ) GROUP BY account, key, model, route, target, classes, quarter;
  DELETE FROM usage_quarter;
  DELETE FROM usage_series;
  INSERT INTO usage_series (id, account, key, model, route, target, classes)
    SELECT -row_number() OVER (), account, key, model, route, target, classes
    FROM (SELECT DISTINCT account, key, model, route, target, classes FROM counted);
  INSERT INTO usage_quarter
    SELECT s.id, quarter, requests, failures, amount, 0, requests, units_1, units_2, 0, 0
    FROM counted JOIN usage_series AS s USING (account, key, model, route, target, classes);
  DROP TABLE counted`;

class Filler {
  readonly #shape: StoreShape;
  readonly #rows: ReturnType<typeof prepareRows>;
  readonly #wallets = new Map<string, { posted: bigint; held: bigint }>();
  #last = 0n;
  #hash = '';
  #seed = 1;

  constructor(db: Database.Database, shape: StoreShape) {
    this.#shape = shape;
    this.#rows = prepareRows(db);
  }

  fill(entries: number): void {
    const { accounts, leaves_open, busiest } = this.#shape;
    for (let index = 0; index < accounts; index += 1) this.#makeAccount(index);
    if (busiest !== undefined) this.#wallets.set(busiest.account, { posted: 0n, held: 0n });
    const open: Hold[] = [];
    while (this.#last < entries) {
      open.push(this.#openHold());
      const oldest = open.length > OPEN_HOLDS ? open.shift() : undefined;
      if (oldest !== undefined) this.#end(oldest);
    }
    for (const hold of open) {
      if (!leaves_open) this.#end(hold);
      else if (hold.task === null) this.#rows.lease.run(this.#leaseOf(hold, null));
      else this.#rows.task.run(this.#taskOf(hold, hold.task, 'running', null));
    }
    for (const [account, { posted, held }] of this.#wallets) this.#rows.balance.run(posted, held, account);
  }

  #makeAccount(index: number): void {
    const { accounts, keys } = this.#shape;
    const account = accountName(index);
    this.#wallets.set(account, { posted: 0n, held: 0n });
    this.#rows.account.run(account, account, NANO, start_ms);
    for (let key = 0; key < Math.ceil(keys / accounts); key += 1) {
      const name = keyName(account, key);
      this.#rows.key.run(name, Buffer.from(hashSecret(name), 'hex'), account, start_ms);
    }
  }

  /** Opens a hold for a task or a lease, after a top-up if the account needs one. */
  #openHold(): Hold {
    const { account, key } = this.#chooseAccount();
    const wallet = this.#wallet(account);
    const amount = 1_840_000_000n * BigInt(1 + this.#random(8));
    if (wallet.posted - wallet.held < amount) {
      this.#append({ kind: 'topup', account, amount: topup_nano, posted: topup_nano });
    }
    const task = this.#random(100) < this.#shape.tasks_percent ? scattered('task_', String(this.#last)) : null;
    const id = this.#append({ kind: 'hold', account, amount, held: amount, task });
    return { id, account, key, amount, task, at: this.#now() };
  }

  #chooseAccount(): { readonly account: string; readonly key: string } {
    const { accounts, keys, busiest } = this.#shape;
    if (busiest !== undefined && this.#random(100) < busiest.percent) return busiest;
    // The lower of two random numbers is more often small: a few accounts are busy, most are not.
    const account = accountName(Math.min(this.#random(accounts), this.#random(accounts)));
    return { account, key: keyName(account, this.#random(Math.ceil(keys / accounts))) };
  }

  #end(hold: Hold): void {
    if (hold.task === null) this.#closeLease(hold);
    else this.#endTask(hold, hold.task);
  }

  #endTask(hold: Hold, task: string): void {
    const draw = this.#random(100);
    if (draw < 15) {
      this.#resolve(hold, undefined);
      this.#rows.task.run(this.#taskOf(hold, task, 'failed', 0n));
      return;
    }
    const charged = draw < 20 ? hold.amount + 460_000_000n : draw < 60 ? hold.amount : hold.amount / 2n;
    this.#resolve(hold, charged);
    this.#rows.task.run(this.#taskOf(hold, task, 'succeeded', charged));
  }

  #closeLease(hold: Hold): void {
    const requests = this.#random(9);
    this.#resolve(hold, requests === 0 ? undefined : BigInt(requests) * (hold.amount / 8n));
    this.#rows.lease.run(this.#leaseOf(hold, this.#now()));
    for (let request = 0; request < requests; request += 1) {
      this.#rows.usage.run(hold.id, hold.account, hold.key, hold.amount / 8n, this.#now());
    }
  }

  /** @param charged undefined releases the hold. */
  #resolve(hold: Hold, charged: bigint | undefined): void {
    const { account, amount } = hold;
    if (charged === undefined) {
      this.#append({ kind: 'release', account, amount, held: -amount, hold });
      return;
    }
    const captured = charged < amount ? charged : amount;
    const over = charged - captured;
    this.#append({ kind: 'capture', account, amount: captured, posted: -captured, held: -amount, hold });
    if (over > 0n) this.#append({ kind: 'overage', account, amount: over, posted: -over, hold });
  }

  #append({ kind, account, amount, posted = 0n, held = 0n, hold, task = null }: Movement): bigint {
    this.#last += 1n;
    const wallet = this.#wallet(account);
    wallet.posted += posted;
    wallet.held += held;
    const hash = this.#rows.entry.get({
      id: this.#last,
      account,
      kind,
      amount,
      posted,
      held,
      at: this.#now(),
      hold_id: kind === 'hold' ? this.#last : (hold?.id ?? null),
      task_id: hold?.task ?? task,
      reference: kind === 'topup' ? `invoice ${this.#last}` : null,
      memo: kind === 'topup' ? null : '4 s × 0.46',
      before: this.#hash,
    });
    assert(hash !== undefined);
    this.#hash = hash;
    return this.#last;
  }

  #taskOf(
    { id: hold_id, account, key, amount, at: created }: Hold,
    id: string,
    state: TaskState,
    charged: bigint | null,
  ) {
    const now = this.#now();
    const ended = charged === null ? null : now;
    const poll = charged === null ? now : null;
    const upstream_id = scattered('up_', id);
    const [units, charged_units] = [unitsOf(amount), charged === null ? null : unitsOf(charged)];
    return {
      units,
      charged_units,
      id,
      upstream_id,
      account,
      key,
      state,
      hold_id,
      amount,
      charged,
      created,
      now,
      ended,
      poll,
    };
  }

  #leaseOf({ id, account, at: opened }: Hold, closed: bigint | null) {
    return { id, account, opened, closed };
  }

  #wallet(account: string) {
    const wallet = this.#wallets.get(account);
    if (wallet === undefined) throw new Error(`there is no account ${account}`);
    return wallet;
  }

  /** Entries are 0.1 s apart. */
  #now(): bigint {
    return start_ms + this.#last * 100n;
  }

  /** An integer below the limit, from a linear congruential generator with the constants of Numerical Recipes. */
  #random(limit: number): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#seed / 2 ** 32) * limit);
  }
}

/** Seconds in nano, at 0.46 per second. */
function unitsOf(amount: bigint): bigint {
  return (amount * NANO) / price_nano;
}

function accountName(index: number): string {
  return `acc_${String(index).padStart(18, '0')}`;
}

function keyName(account: string, index: number): string {
  return `key_${account}_${index}`;
}
