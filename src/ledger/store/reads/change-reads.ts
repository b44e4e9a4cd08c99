/** Reads who changed what. */
import type { ChangeKey, ChangeRow } from '../../core/change-rows.ts';
import type { ChangeFilter } from '../records.ts';
import * as schema from '../schema.ts';
import { freeStatement, type Reading, row, rows, selectFrom } from '../sql.ts';

const byId = selectFrom(schema.changes, 'change', 'WHERE id = $1');
const byKey = selectFrom(schema.changeKeys, 'change_key', 'WHERE actor = $1 AND key = $2');

/** Changes, newest first. */
export function* changes({ before_id, limit, ...equal }: ChangeFilter): Reading<readonly ChangeRow[]> {
  const { account, subject, actor } = equal;
  const wanted = Object.entries({ account, subject, actor }).filter(([, value]) => value !== undefined);
  const conditions = wanted.map(([column], index) => `${column} = $${index + 1}`);
  const values: unknown[] = wanted.map(([, value]) => value);
  if (before_id !== undefined) conditions.push(`id < $${values.push(before_id)}`);
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  const text = `${schema.changes.select} ${where} ORDER BY id DESC LIMIT $${values.push(limit)}`;
  return yield* rows(freeStatement(text, schema.changes.read), values);
}

/** The change that an actor made with an idempotency key. */
export function* findChangeKey(
  actor: string,
  key: string,
): Reading<(ChangeKey & { readonly change: ChangeRow | undefined }) | undefined> {
  const used = yield* row(byKey, [actor, key]);
  return used && { ...used, change: yield* row(byId, [used.change_id]) };
}
