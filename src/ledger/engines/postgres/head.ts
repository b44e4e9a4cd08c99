/** The head of the ledger: the row that every batch locks. It keeps gateways out while a copy fills the store, and after it was moved. */
import type pg from 'pg';
import { movedError, type StoreMove } from '../../store/moved.ts';
import { quickStatement, statement } from '../../store/sql.ts';
import { StoreError } from '../../store/store.ts';
import { readMigrations, unknownMigration } from '../migrations.ts';
import { type Queryable, row } from './connection.ts';

/** The newest entry, the newest change, and where the store was moved to. */
export interface Head {
  /** 0 when there is none. */
  readonly entry_id: bigint;
  /** Empty when there is none. */
  readonly hash: string;
  readonly change_id: bigint;
  readonly change_hash: string;
  readonly moved_to: string | null;
  readonly moved_at: bigint | null;
}

/** The head with the rules of webhooks, which a batch needs. */
export interface LockedHead extends Head {
  /** The server's clock. */
  readonly at: bigint;
  /** The newest migration. */
  readonly migration: bigint;
  readonly is_on: bigint;
  readonly low: bigint | null;
}

/** The id in the head of a store that is being filled. */
const COPYING = -1n;

const SELECT = 'SELECT entry_id, hash, change_id, change_hash, moved_to, moved_at FROM ledger_head WHERE id = 1';
const read = quickStatement<Head>('read_head', SELECT);
const lock = statement<LockedHead>(
  'lock_head',
  `SELECT entry_id, hash, change_id, change_hash, moved_to, moved_at, is_on, low,
     (extract(epoch FROM clock_timestamp()) * 1000)::int8 AS at,
     (SELECT max(id) FROM migration) AS migration
   FROM ledger_head, webhook_rules WHERE ledger_head.id = 1 AND webhook_rules.id = 1 FOR UPDATE OF ledger_head`,
);

/** Writes the newest entry and the newest change. */
export const moveHead = statement(
  'update_head',
  'UPDATE ledger_head SET entry_id = $1, hash = $2, change_id = $3, change_hash = $4 WHERE id = 1',
);

/** The head as it is now. */
export async function readHead(on: Queryable): Promise<Head> {
  return whole(await row(on, read));
}

/** The head, locked until the transaction ends. */
export async function lockHead(on: Queryable): Promise<LockedHead> {
  return whole(await row(on, lock));
}

function whole<H extends Head>(head: H | undefined): H {
  if (head === undefined) throw new StoreError('the ledger has no head; restore a backup');
  return head;
}

/** Whether a copy into the store has not finished. */
export function isFilling({ entry_id }: Head): boolean {
  return entry_id === COPYING;
}

/** Where the store is now; undefined while it is in use. */
export function movedOf({ moved_to, moved_at }: Head): StoreMove | undefined {
  return moved_to === null ? undefined : { destination: moved_to, at_ms: Number(moved_at) };
}

/** @throws StoreError while a copy fills the store. */
export function requireFilled<H extends Head>(head: H): H {
  if (!isFilling(head)) return head;
  throw new StoreError('a copy into this store has not finished; run the same tollgate store copy again');
}

/** @throws StoreError if the store may not be written. */
export function requireUsable<H extends Head>(head: H): H {
  const moved = movedOf(requireFilled(head));
  if (moved !== undefined) throw movedError(moved);
  return head;
}

/** @throws StoreError if the store may not be written, or a newer program has migrated it. */
export function requireOwnSchema(head: LockedHead): LockedHead {
  const { migration } = requireUsable(head);
  if (migration > newestMigration()) throw unknownMigration(String(migration));
  return head;
}

let newest: bigint | undefined;

function newestMigration(): bigint {
  newest ??= BigInt(Math.max(...readMigrations('postgres').map(({ id }) => id)));
  return newest;
}

/** Marks the store, or opens it again. */
export async function setMoved(client: pg.ClientBase, moved: StoreMove | undefined): Promise<void> {
  const values = [moved?.destination ?? null, moved?.at_ms ?? null];
  await client.query('UPDATE ledger_head SET moved_to = $1, moved_at = $2 WHERE id = 1', values);
}

/**
 * Keeps gateways out of an empty store, or of one that an earlier copy began to fill.
 *
 * @returns false, and changes nothing, if the store is complete.
 */
export async function beginCopy(client: pg.Client): Promise<boolean> {
  const head = await readHead(client);
  if (isFilling(head)) return true;
  const { rows } = await client.query<{ used: boolean }>('SELECT EXISTS (SELECT 1 FROM account) AS used');
  if (head.entry_id !== 0n || rows[0]?.used !== false) return false;
  await client.query('UPDATE ledger_head SET entry_id = $1 WHERE id = 1', [COPYING]);
  return true;
}

/** Opens the filled store to gateways. */
export async function endCopy(client: pg.Client): Promise<void> {
  await client.query('BEGIN');
  await client.query(
    `SELECT setval('usage_id', greatest(1, (SELECT max(id) FROM usage)), (SELECT max(id) FROM usage) IS NOT NULL)`,
  );
  await client.query(
    `UPDATE ledger_head SET entry_id = coalesce((SELECT max(id) FROM entry), 0),
       hash = coalesce((SELECT hash FROM entry ORDER BY id DESC LIMIT 1), ''),
       change_id = coalesce((SELECT max(id) FROM change), 0),
       change_hash = coalesce((SELECT hash FROM change ORDER BY id DESC LIMIT 1), '') WHERE id = 1`,
  );
  await client.query('COMMIT');
}
