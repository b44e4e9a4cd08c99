/**
 * Fills a store with what the real operations leave behind, by plain inserts in one transaction: top-ups, tasks with holds,
 * captures, overages and releases, tasks under way, and leases with usage rows, over many accounts.
 */
import Database from 'better-sqlite3';
import { NANO } from '../../src/lang/amount.ts';
import { openStore } from '../../src/store/open.ts';

const account_count = 1_000;
/** Holds that are open at any moment, so that a resolution stands far from its hold, as it does in life. */
const open_holds = 2_000;
const topup_nano = 500n * NANO;
const start_ms = 1_700_000_000_000n;

/** The record that an upstream's last answer leaves on a task; 400 bytes are about what the video wires send. */
const record = JSON.stringify({
  id: 'cgt-2026-0001',
  model: 'c/vidgen-2.0',
  status: 'succeeded',
  content: { video_url: `https://media.example/${'v'.repeat(260)}` },
  billedSeconds: 4,
});

interface Hold {
  readonly id: bigint;
  readonly account: string;
  readonly amount: bigint;
  /** Null for a lease's. */
  readonly task: string | null;
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

/** Makes a store of about so many entries in that file, the same one each time. */
export async function buildStore(path: string, entries: number): Promise<void> {
  // Opened once for its tables.
  await (await openStore(`sqlite:${path}`)).close();
  const db = new Database(path);
  try {
    db.transaction(() => new Filler(db).fill(BigInt(entries)))();
    db.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
}

class Filler {
  readonly #insert: ReturnType<typeof prepare>;
  readonly #wallets = new Map<string, { posted: bigint; held: bigint }>();
  #last = 0n;
  #seed = 1;

  constructor(db: Database.Database) {
    this.#insert = prepare(db);
  }

  fill(entries: bigint): void {
    for (let index = 0; index < account_count; index += 1) this.#makeAccount(accountName(index));
    const open: Hold[] = [];
    while (this.#last < entries) {
      // The lower of two is more often low: a few accounts are busy, and most are not.
      open.push(this.#take(accountName(Math.min(this.#random(account_count), this.#random(account_count)))));
      const oldest = open.length > open_holds ? open.shift() : undefined;
      if (oldest === undefined) continue;
      if (oldest.task === null) this.#closeLease(oldest);
      else this.#endTask(oldest, oldest.task);
    }
    for (const hold of open) {
      if (hold.task === null) this.#insert.lease.run(this.#leaseOf(hold, null));
      else this.#insert.task.run(this.#taskOf(hold, hold.task, 'running', null));
    }
    for (const [account, { posted, held }] of this.#wallets) this.#insert.balance.run(posted, held, account);
  }

  #makeAccount(account: string): void {
    this.#wallets.set(account, { posted: 0n, held: 0n });
    this.#insert.account.run(account, account, NANO, start_ms);
    this.#insert.key.run(keyOf(account), Buffer.from(account.padEnd(32)), account, start_ms);
  }

  /** Tops the account up where that is needed, and holds some of its money for a task or a lease. */
  #take(account: string): Hold {
    const wallet = this.#wallet(account);
    const amount = 1_840_000_000n * BigInt(1 + this.#random(8));
    if (wallet.posted - wallet.held < amount) {
      this.#append({ kind: 'topup', account, amount: topup_nano, posted: topup_nano });
    }
    const task = this.#random(10) < 7 ? `task_${String(this.#last).padStart(22, '0')}` : null;
    return { id: this.#append({ kind: 'hold', account, amount, held: amount, task }), account, amount, task };
  }

  #endTask(hold: Hold, task: string): void {
    const draw = this.#random(100);
    if (draw < 15) {
      this.#resolve(hold, undefined);
      this.#insert.task.run(this.#taskOf(hold, task, 'failed', 0n));
      return;
    }
    const charged = draw < 20 ? hold.amount + 460_000_000n : draw < 60 ? hold.amount : hold.amount / 2n;
    this.#resolve(hold, charged);
    this.#insert.task.run(this.#taskOf(hold, task, 'succeeded', charged));
  }

  #closeLease(hold: Hold): void {
    const requests = this.#random(9);
    this.#resolve(hold, requests === 0 ? undefined : BigInt(requests) * (hold.amount / 8n));
    this.#insert.lease.run(this.#leaseOf(hold, this.#now()));
    for (let request = 0; request < requests; request += 1) {
      this.#insert.usage.run(hold.id, hold.account, keyOf(hold.account), hold.amount / 8n, this.#now());
    }
  }

  /** Undefined releases it. */
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
    this.#insert.entry.run({
      ...{ id: this.#last, account, kind, amount, posted, held, at: this.#now() },
      hold_id: kind === 'hold' ? this.#last : (hold?.id ?? null),
      task_id: hold?.task ?? task,
      reference: kind === 'topup' ? `invoice ${this.#last}` : null,
      memo: kind === 'topup' ? null : '4 s × 0.46',
    });
    return this.#last;
  }

  #taskOf({ id: hold_id, account, amount }: Hold, id: string, state: string, charged: bigint | null) {
    const now = this.#now();
    const ended = charged === null ? null : now;
    const poll = charged === null ? now : null;
    return { id, account, key: keyOf(account), state, record, hold_id, amount, charged, now, ended, poll };
  }

  #leaseOf({ id, account }: Hold, closed: bigint | null) {
    return { id, account, now: this.#now(), closed };
  }

  #wallet(account: string) {
    const wallet = this.#wallets.get(account);
    if (wallet === undefined) throw new Error(`there is no account ${account}`);
    return wallet;
  }

  /** A tenth of a second passes between two entries. */
  #now(): bigint {
    return start_ms + this.#last * 100n;
  }

  /** An integer below the limit, by the constants of Numerical Recipes. */
  #random(limit: number): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#seed / 2 ** 32) * limit);
  }
}

function accountName(index: number): string {
  return `acc_${String(index).padStart(18, '0')}`;
}

function keyOf(account: string): string {
  return `key_${account}`;
}

function prepare(db: Database.Database) {
  return {
    account: db.prepare('INSERT INTO account (id, name, discount, created_at) VALUES (?, ?, ?, ?)'),
    balance: db.prepare('UPDATE account SET posted = ?, held = ? WHERE id = ?'),
    key: db.prepare("INSERT INTO api_key (id, sha256, prefix, account, created_at) VALUES (?, ?, 'tg_bench', ?, ?)"),
    entry: db.prepare(`
      INSERT INTO entry (id, account, kind, amount, posted_delta, held_delta, hold_id, task_id, reference, memo, at)
      VALUES (@id, @account, @kind, @amount, @posted, @held, @hold_id, @task_id, @reference, @memo, @at)`),
    task: db.prepare(`
      INSERT INTO task (id, account, key, upstream, upstream_id, kind, route, model, state, status, record, price, unit,
        unit_price, per, discount, facts, hold_id, hold, hold_units, hold_memo, otherwise_units, charged, charged_units,
        lease_until, deadline_at, next_poll_at, created_at, updated_at, finished_at)
      VALUES (@id, @account, @key, 'c', 'up_' || @id, 'official', 'create_video_task', 'c/vidgen-2.0', @state, @state,
        @record, 'c', 'second', 460000000, 1, 1000000000, '{"resolution":"480p","video_reference":false}', @hold_id,
        @amount, 4000000000, '4 s × 0.46', 4000000000, @charged, @charged, @now, @now + 345600000, @poll, @now, @now,
        @ended)`),
    lease: db.prepare(`
      INSERT INTO lease (hold_id, account, owner, until, opened_at, closed_at)
      VALUES (@id, @account, 'bench', @now + 30000, @now, @closed)`),
    usage: db.prepare(`
      INSERT INTO usage (hold_id, account, key, route, model, units, amount, at)
      VALUES (?, ?, ?, 'create_message', 'chat-large', '{"input":"120","output":"480"}', ?, ?)`),
  };
}
