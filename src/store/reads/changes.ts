/** Reads who changed what. */
import type { ChangeKey, ChangeRow } from '../../ledger/change-rows.ts';
import { rowReader, selectOf } from '../columns.ts';
import type { ChangeFilter } from '../records.ts';
import * as schema from '../schema.ts';
import { freeStatement, type Reading, row, rows, statement } from '../sql.ts';

const CHANGES = `SELECT ${selectOf(schema.changes)} FROM change`;
/** Selects the idempotency keys of changes. */
export const CHANGE_KEYS = `SELECT ${selectOf(schema.changeKeys)} FROM change_key`;
const byId = statement<object>('change', `${CHANGES} WHERE id = $1`);
const byKey = statement<object>('change_key', `${CHANGE_KEYS} WHERE actor = $1 AND key = $2`);
const toChange: (stored: object) => ChangeRow = rowReader(schema.changes);
export const toChangeKey = rowReader(schema.changeKeys);

/** Changes, newest first. */
export function* changes({ before_id, limit, ...equal }: ChangeFilter): Reading<readonly ChangeRow[]> {
  const { account, subject, actor } = equal;
  const wanted = Object.entries({ account, subject, actor }).filter(([, value]) => value !== undefined);
  const conditions = wanted.map(([column], index) => `${column} = $${index + 1}`);
  const values: unknown[] = wanted.map(([, value]) => value);
  if (before_id !== undefined) conditions.push(`id < $${values.push(before_id)}`);
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  const text = `${CHANGES} ${where} ORDER BY id DESC LIMIT $${values.push(limit)}`;
  return (yield* rows(freeStatement<object>(text), values)).map(toChange);
}

/** The change that an actor made with an idempotency key. */
export function* findChangeKey(
  actor: string,
  key: string,
): Reading<(ChangeKey & { readonly change: ChangeRow | undefined }) | undefined> {
  const found = yield* row(byKey, [actor, key]);
  if (found === undefined) return undefined;
  const used = toChangeKey(found);
  const change = yield* row(byId, [used.change_id]);
  return { ...used, change: change && toChange(change) };
}
