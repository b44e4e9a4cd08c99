/** The writes that need no decision of the ledger. They run in a batch's transaction. Each writes once, so a failed one has changed nothing. */
import type { Time_ms } from '../core/money-rows.ts';
import { namesOf, onConflict, type Table } from './columns.ts';
import { deliveryWrites } from './deliveries.ts';
import { pruneWrites } from './prune-rows.ts';
import { ownsResource } from './reads/account-reads.ts';
import { rollUpUsage } from './roll-up-usage.ts';
import * as schema from './schema.ts';
import { type Reading, rows, run, type Statement, statement } from './sql.ts';

/** The number of records to delete at once. A larger one would delay the writes after it. */
export const FORGET_LIMIT = 500;

function insertInto<R>(table: Table<R>, conflict = ''): Statement<never> {
  const { name, columns } = table;
  const values = columns.map((_, index) => `$${index + 1}`).join(', ');
  return statement(`insert_one_${name}`, `INSERT INTO ${name} (${namesOf(columns)}) VALUES (${values}) ${conflict}`);
}

function valuesOf<R>({ columns }: Table<R>, row: R): readonly unknown[] {
  return columns.map(({ write }) => write(row));
}

const statements = {
  noteTokenUse: statement('note_token_use', 'UPDATE admin_token SET last_used_at = $2 WHERE id = $1'),
  endOldSessions: statement('end_old_sessions', 'DELETE FROM admin_session WHERE expires_at <= $1'),
  forget: statement<{ forgotten: bigint }>(
    'forget_idempotency',
    `DELETE FROM idempotency WHERE (account, key) IN
       (SELECT account, key FROM idempotency WHERE created_at <= $1 LIMIT ${FORGET_LIMIT})
     RETURNING 1 AS forgotten`,
  ),
  forgetChanges: statement('forget_change_keys', 'DELETE FROM change_key WHERE created_at <= $1'),
  probe: insertInto(schema.probes, onConflict(schema.probes)),
  recordResource: insertInto(schema.resources, 'ON CONFLICT (kind, id) DO NOTHING'),
  forgetResource: statement('delete_resource', 'DELETE FROM resource WHERE kind = $1 AND id = $2 AND account = $3'),
};

/** The changes by name. */
export const adminWrites = {
  ...deliveryWrites,
  ...pruneWrites,
  rollUpUsage,
  /** Stores that the token is used now. */
  *noteTokenUse(at_ms: Time_ms, id: string): Reading<void> {
    yield* run(statements.noteTokenUse, [id, at_ms]);
  },
  /**
   * Deletes up to `FORGET_LIMIT` idempotency records that were created at this time or earlier, and sessions that ended then. Returns the
   * number of the former.
   */
  *forgetSomeIdempotency(_at_ms: Time_ms, before_ms: Time_ms): Reading<number> {
    yield* run(statements.forgetChanges, [before_ms]);
    yield* run(statements.endOldSessions, [before_ms]);
    return (yield* rows(statements.forget, [before_ms])).length;
  },
  /** Tests a write. Rejects when the store cannot be written, for example because its disk is full or it is locked. */
  *probe(at_ms: Time_ms): Reading<void> {
    yield* run(statements.probe, valuesOf(schema.probes, { id: 1n, at_ms }));
  },
  /** Stores the account that created a resource. False when another account owns it; true again for its owner. */
  *recordResource(at_ms: Time_ms, kind: string, id: string, account: string): Reading<boolean> {
    const resource = { kind, id, account, created_at_ms: at_ms };
    yield* run(statements.recordResource, valuesOf(schema.resources, resource));
    return yield* ownsResource(kind, id, account);
  },
  /** Deletes the record of the account's resource. Does nothing for another account's resource. */
  *forgetResource(_at_ms: Time_ms, kind: string, id: string, account: string): Reading<void> {
    yield* run(statements.forgetResource, [kind, id, account]);
  },
};

export type AdminName = keyof typeof adminWrites;
type Parts<N extends AdminName> = (typeof adminWrites)[N] extends (at_ms: Time_ms, ...args: infer A) => Reading<infer R>
  ? readonly [A, R]
  : never;
export type AdminArgs<N extends AdminName> = Parts<N>[0];
export type AdminResult<N extends AdminName> = Parts<N>[1];

/** The change by its name and arguments, as they are sent to a writer. */
export function adminWrite(name: AdminName, at_ms: Time_ms, args: readonly unknown[]): Reading<unknown> {
  const write: (at_ms: Time_ms, ...args: never[]) => Reading<unknown> = adminWrites[name];
  return write(at_ms, ...(args as never[]));
}
