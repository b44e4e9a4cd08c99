/** Runs a batch of changes as one transaction: loads the needed rows, runs what is written directly, then the operations in order, and writes their changes. */
import assert from 'node:assert/strict';
import type { Database } from 'better-sqlite3';
import { failpoint } from '../../../lib/failpoint.ts';
import { addEvents } from '../../core/events.ts';
import { execute, isOperation, needsOf } from '../../core/operations.ts';
import { adminWrite } from '../../store/admin-writes.ts';
import { applyChanges } from '../../store/apply.ts';
import { isDeliveryWrite } from '../../store/deliveries.ts';
import { loadNeeds } from '../../store/reads/load.ts';
import type { Outcome, Write } from '../writer/write.ts';
import { transact } from './database.ts';
import { read } from './dialect.ts';
import { RowCache } from './row-cache.ts';
import { rowWriter } from './write-rows-sqlite.ts';

/**
 * Runs the changes. One that fails changes nothing; the others are committed. Throws, with nothing committed, when the store itself
 * cannot be read or written.
 *
 * @param memory the rows of the connection's earlier batches.
 */
export function runBatch(db: Database, batch: readonly Write[], memory = new RowCache()): readonly Outcome[] {
  // Inside an open transaction, this batch would not be committed.
  assert(!db.inTransaction);
  try {
    const { outcomes, isRecorded } = transact(db, () => runAll(db, batch, memory));
    memory.confirm();
    if (isRecorded) failpoint('change_durable');
    return outcomes;
  } catch (error) {
    memory.forget();
    if (batch.length === 1 || isStoreFailure(error)) throw error;
    return runEachAlone(db, batch);
  }
}

/**
 * For a batch with a change that the ledger accepted and the database rejected: only that change fails. When the store itself fails
 * midway, the changes before are committed and keep their results; the rest fail. Never throws.
 */
function runEachAlone(db: Database, batch: readonly Write[]): readonly Outcome[] {
  let broken: unknown;
  return batch.map((write) => {
    if (broken !== undefined) return { ok: false, error: broken };
    try {
      const [outcome] = runBatch(db, [write]);
      assert(outcome !== undefined);
      return outcome;
    } catch (error) {
      if (isStoreFailure(error)) broken = error;
      return { ok: false, error };
    }
  });
}

/** Whether the store itself failed: a full disk, a lock, a damaged file. Not a constraint or a programming error. */
function isStoreFailure(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  const code = String(error.code);
  return code.startsWith('SQLITE_') && !/^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG|RANGE|ERROR)/.test(code);
}

interface BatchResult {
  readonly outcomes: readonly Outcome[];
  /** Whether the batch has an operator's change. */
  readonly isRecorded: boolean;
}

function runAll(db: Database, batch: readonly Write[], memory: RowCache): BatchResult {
  const made = batch.map(({ name, at_ms, args }) =>
    isOperation(name) ? undefined : attempt(db, () => read(db, adminWrite(name, at_ms, args))),
  );
  // Deliveries are not in the working set.
  if (batch.some(({ name }) => !isOperation(name) && !isDeliveryWrite(name))) memory.forget();
  if (made.every((outcome) => outcome !== undefined)) return { outcomes: made, isRecorded: false };
  const { set, hashes } = memory.open(db);
  const needs = batch.flatMap((write) => (isOperation(write.name) ? needsOf(write.name, write) : []));
  read(db, loadNeeds(needs, set))(set);
  const outcomes = batch.map((write, index) => {
    return made[index] ?? attempt(db, () => (isOperation(write.name) ? execute(set, write.name, write) : undefined));
  });
  addEvents(set);
  const written = applyChanges(rowWriter(db), set, hashes);
  const isRecorded = set.changes.length > 0;
  if (isRecorded) failpoint('change_written');
  memory.keep(db, { set, hashes: written });
  return { outcomes, isRecorded };
}

function attempt(db: Database, work: () => unknown): Outcome {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    // Some errors, such as a full disk, roll back the transaction automatically.
    if (!db.inTransaction || isStoreFailure(error)) throw error;
    return { ok: false, error };
  }
}
