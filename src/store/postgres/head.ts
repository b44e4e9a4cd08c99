/** The head of the ledger: the row that every batch locks. While a copy fills the store, it keeps gateways out. */
import type pg from 'pg';
import { StoreError } from '../store.ts';
import { type Queryable, quickStatement, row, statement } from './connection.ts';

/** The newest entry. */
export interface Head {
  /** 0 when there is none. */
  readonly entry_id: bigint;
  /** Empty when there is none. */
  readonly hash: string;
}

/** The id in the head of a store that is being filled. */
const COPYING = -1n;

const read = quickStatement<Head>('read_head', 'SELECT entry_id, hash FROM ledger_head WHERE id = 1');
const lock = statement<Head>('lock_head', 'SELECT entry_id, hash FROM ledger_head WHERE id = 1 FOR UPDATE');

/** The head as it is now. @throws StoreError while a copy fills the store. */
export async function readHead(on: Queryable): Promise<Head> {
  return requireWhole(await row(on, read));
}

/** The head, locked until the transaction ends. @throws StoreError while a copy fills the store. */
export async function lockHead(on: Queryable): Promise<Head> {
  return requireWhole(await row(on, lock));
}

function requireWhole(head: Head | undefined): Head {
  if (head === undefined) throw new StoreError('the ledger has no head; restore a backup');
  if (head.entry_id !== COPYING) return head;
  throw new StoreError('a copy into this store has not finished; run the same tollgate store copy again');
}

/** Keeps gateways out of an empty store, or of one that an earlier copy began to fill. @throws StoreError for any other. */
export async function beginCopy(client: pg.Client): Promise<void> {
  const found = await row(client, read);
  if (found?.entry_id === COPYING) return;
  const { rows } = await client.query<{ used: boolean }>('SELECT EXISTS (SELECT 1 FROM account) AS used');
  if (found?.entry_id !== 0n || rows[0]?.used !== false) {
    throw new StoreError('the target is not empty; name a new database, or drop its schema first');
  }
  await client.query('UPDATE ledger_head SET entry_id = $1 WHERE id = 1', [COPYING]);
}

/** Opens the filled store to gateways. */
export async function endCopy(client: pg.Client): Promise<void> {
  await client.query('BEGIN');
  await client.query(
    `SELECT setval('usage_id', greatest(1, (SELECT max(id) FROM usage)), (SELECT max(id) FROM usage) IS NOT NULL)`,
  );
  await client.query(
    `UPDATE ledger_head SET entry_id = coalesce((SELECT max(id) FROM entry), 0),
       hash = coalesce((SELECT hash FROM entry ORDER BY id DESC LIMIT 1), '') WHERE id = 1`,
  );
  await client.query('COMMIT');
}
