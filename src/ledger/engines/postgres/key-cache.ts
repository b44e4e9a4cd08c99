/**
 * Caches API keys. Every change of a key notifies all gateways, which forget what they cached. A notification may be lost with its
 * connection, so a cached key is also read again after a second.
 */
import type pg from 'pg';
import { findKey } from '../../store/reads/account-reads.ts';
import { quickStatement } from '../../store/sql.ts';
import type { ApiKey } from '../../store/store.ts';
import { closeClient, connect, KEYS_ROLE, type OnLost, read, rows } from './connection.ts';
import { shareSchema } from './migrate-postgres.ts';

export const KEYS_CHANNEL = 'tollgate_keys';

const listen = quickStatement('listen', `LISTEN ${KEYS_CHANNEL}`);
/** A full cache is emptied. */
const MAX_KEYS = 10_000;
/** The longest time for which a revoked key still works if the notification of its change is lost. */
const FRESH_ms = 1_000;
/** The pause before notifications are listened to again. */
const RECONNECT_ms = 1_000;

interface Read<K> {
  readonly key: K;
  readonly read_at_ms: number;
}

export class KeyCache {
  readonly #pool: pg.Pool;
  readonly #url: string;
  readonly #lost: OnLost;
  readonly #now: () => number;
  readonly #keys = new Map<string, Read<ApiKey>>();
  /** One read of each key in a second, so that a slow server is not asked once for each request. A later answer may be as old as its read. */
  readonly #reading = new Map<string, Read<Promise<ApiKey | undefined>>>();
  /** Counts the notifications, so that a read that began before one is not cached after it. */
  #changes = 0;
  #listener: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param lost called when the connection breaks or cannot be opened. @param now a clock in milliseconds that is never set back. */
  constructor(pool: pg.Pool, url: string, lost: OnLost, now: () => number = () => performance.now()) {
    this.#pool = pool;
    this.#now = now;
    this.#lost = lost;
    this.#url = url;
  }

  /** Starts to listen. Without the connection, keys are still read again after a second. */
  async listen(): Promise<void> {
    let listener: pg.Client | undefined;
    try {
      listener = await connect(this.#url, KEYS_ROLE, this.#lost);
      if (this.#isClosed) {
        await closeClient(listener);
        return;
      }
      this.#listener = listener;
      listener.on('notification', () => this.forget());
      listener.once('end', () => this.#listenAgain());
      await Promise.all([rows(listener, shareSchema), rows(listener, listen)]);
      this.forget();
    } catch (error) {
      this.#lost(error instanceof Error ? error : new Error(String(error)), KEYS_ROLE);
      // A hot standby accepts the connection, and refuses to listen on it.
      if (listener !== undefined) await closeClient(listener);
      this.#listenAgain();
    }
  }

  /** The key with this hash; synchronously if it is cached. */
  find(sha256: string): ApiKey | undefined | Promise<ApiKey | undefined> {
    const read_at_ms = this.#now();
    for (const read of [this.#keys.get(sha256), this.#reading.get(sha256)])
      if (read !== undefined && read_at_ms - read.read_at_ms < FRESH_ms) return read.key;
    const key = this.#read(sha256, read_at_ms).finally(() => {
      // A newer read may be here.
      if (this.#reading.get(sha256)?.key === key) this.#reading.delete(sha256);
    });
    this.#reading.set(sha256, { key, read_at_ms });
    return key;
  }

  async #read(sha256: string, read_at_ms: number): Promise<ApiKey | undefined> {
    const changes = this.#changes;
    const key = await read(this.#pool, findKey(sha256));
    // Unknown keys are not cached, so that guesses cannot fill the memory.
    if (key === undefined || changes !== this.#changes) return key;
    if (this.#keys.size >= MAX_KEYS) this.#keys.clear();
    this.#keys.set(sha256, { key, read_at_ms });
    return key;
  }

  /** Drops all keys, because one was changed. */
  forget(): void {
    this.#changes += 1;
    this.#keys.clear();
    this.#reading.clear();
  }

  #listenAgain(): void {
    this.#listener = undefined;
    if (this.#isClosed || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.listen();
    }, RECONNECT_ms).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    if (this.#listener !== undefined) await closeClient(this.#listener);
  }
}
