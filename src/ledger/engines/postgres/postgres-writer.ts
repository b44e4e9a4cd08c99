/**
 * Commits batches over one connection. When the connection breaks, it connects again, learns whether the last batch was committed, and
 * otherwise sends it again.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { statement } from '../../store/sql.ts';
import type { Outcome, Write } from '../writer/write.ts';
import { applicationName, closeClient, connectWriter, destroy, type OnLost, row, rows } from './connection.ts';
import { isDisconnected, isReadOnly, isStatementRefused } from './errors.ts';
import { lockHead } from './head.ts';
import { type BatchName, CommitUnknownError, runBatch, type Stamp, UsedPrices } from './postgres-batch.ts';

/** How long a batch that is surely not committed is tried again before it fails. A restart of the server takes about a second. */
const RETRY_ms = 3_000;
/** The first pause between two tries. Each next one is twice as long. */
const PAUSE_ms = 50;
const LONGEST_PAUSE_ms = 1_000;
/** A firewall may have silently dropped a connection that was idle for this time. */
const IDLE_ms = 1_000;
/** How fast such a connection must answer before a batch is sent over it. */
const ALIVE_ms = 2_000;
const alive = { text: 'SELECT 1', query_timeout: ALIVE_ms };

/** Ends the session of a broken connection, whose transaction may still hold locks. */
const endOldSession = statement(
  'end_old_session',
  `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
   WHERE application_name = $1 AND pid <> pg_backend_pid() AND usename = current_user`,
);
const lastBatch = statement<{ batch: bigint }>('last_batch', 'SELECT batch FROM writer WHERE id = $1');

/** Called when the server stops answering and when it answers again. */
export type Reachability = (failure: Error | undefined) => void;

export interface WriterSettings {
  readonly url: string;
  readonly stamp: Stamp;
}

/** The writer of one process. It commits one batch at a time. */
export class BatchWriter {
  readonly #url: string;
  readonly #stamp: Stamp;
  readonly #id = randomUUID();
  readonly #tell: Reachability;
  readonly #lost: OnLost | undefined;
  readonly #prices = new UsedPrices();
  #client: pg.Client | undefined;
  #batch = 0n;
  #used_at_ms = 0;
  #isClosed = false;

  constructor({ url, stamp }: WriterSettings, tell: Reachability = () => {}, lost?: OnLost) {
    this.#url = url;
    this.#stamp = stamp;
    this.#tell = tell;
    this.#lost = lost;
  }

  /** Commits the changes and returns their results in order. Rejects when none of them is committed; never while that is unknown. */
  async commit(batch: readonly Write[]): Promise<readonly Outcome[]> {
    try {
      return await this.#commitTogether(batch);
    } catch (error) {
      if (batch.length === 1 || !isStatementRefused(error)) throw error;
      return this.#commitEach(batch);
    }
  }

  /** For a batch with a change that the ledger accepted and the database refused: only that change fails. */
  async #commitEach(batch: readonly Write[]): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const write of batch) {
      try {
        outcomes.push(...(await this.#commitTogether([write])));
      } catch (error) {
        outcomes.push({ ok: false, error });
      }
    }
    return outcomes;
  }

  async #commitTogether(batch: readonly Write[]): Promise<readonly Outcome[]> {
    const until = performance.now() + RETRY_ms;
    for (let pause = PAUSE_ms; ; pause = Math.min(2 * pause, LONGEST_PAUSE_ms)) {
      this.#batch += 1n;
      const name = { writer: this.#id, batch: this.#batch, stamp: this.#stamp };
      try {
        return await this.#run(batch, name);
      } catch (error) {
        if (error instanceof CommitUnknownError) {
          if (await this.#wasCommitted(name)) return error.outcomes;
        } else if (!isDisconnected(error)) throw error;
        if (performance.now() + pause > until) throw error instanceof CommitUnknownError ? error.cause : error;
      }
      await sleep(pause);
    }
  }

  async #run(batch: readonly Write[], name: BatchName): Promise<readonly Outcome[]> {
    const client = await this.#liveConnection();
    try {
      return await runBatch(client, batch, name, this.#prices);
    } catch (error) {
      // A read-only server was a primary before: the address may lead to another one now.
      if (error instanceof CommitUnknownError || isDisconnected(error) || isReadOnly(error)) this.#disconnect();
      throw error;
    } finally {
      this.#used_at_ms = performance.now();
    }
  }

  async #liveConnection(): Promise<pg.Client> {
    const client = await this.#connection();
    if (performance.now() - this.#used_at_ms < IDLE_ms) return client;
    try {
      await client.query(alive);
      return client;
    } catch (error) {
      this.#lost?.(error instanceof Error ? error : new Error(String(error)), this.#role);
      this.#disconnect();
      return this.#connection();
    }
  }

  async #connection(): Promise<pg.Client> {
    if (this.#client !== undefined) return this.#client;
    try {
      const client = await connectWriter(this.#url, this.#role, this.#lost);
      this.#client = client;
      this.#prices.connected();
      this.#used_at_ms = performance.now();
      client.once('end', () => {
        if (this.#client === client) this.#client = undefined;
      });
      this.#tell(undefined);
      return client;
    } catch (error) {
      this.#tell(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }

  get #role(): string {
    return `writer ${this.#id}`;
  }

  #disconnect(): void {
    const client = this.#client;
    this.#client = undefined;
    if (client !== undefined) destroy(client);
  }

  /** Asks until the server answers: a committed batch must not be reported as failed. */
  async #wasCommitted(name: BatchName): Promise<boolean> {
    for (let pause = PAUSE_ms; ; pause = Math.min(2 * pause, LONGEST_PAUSE_ms)) {
      try {
        return await this.#ask(await this.#connection(), name);
      } catch (error) {
        // `#connection` has reported a server that cannot be reached, and the connection that it broke.
        this.#disconnect();
        if (this.#isClosed) throw error;
      }
      await sleep(pause);
    }
  }

  /** The lock of the head is free once the transaction of the broken connection has ended. */
  async #ask(client: pg.Client, { writer, batch }: BatchName): Promise<boolean> {
    await rows(client, endOldSession, [applicationName(this.#role)]);
    await client.query('BEGIN');
    await lockHead(client);
    const last = await row(client, lastBatch, [writer]);
    await client.query('COMMIT');
    return last?.batch === batch;
  }

  /** Closes the connection. Call it when no batch is in progress. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const client = this.#client;
    this.#client = undefined;
    if (client !== undefined) await closeClient(client);
  }
}
