/** The thread that writes: each batch of operations is one transaction, and nothing is answered before its COMMIT. */
import assert from 'node:assert/strict';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, savepoint, transact } from './database.ts';
import type { BatchAnswer, Outcome } from './group-commit.ts';
import { runWrite, type Write } from './operations.ts';

const port = parentPort;
if (port === null) throw new Error('this file is the body of a worker thread');
const db = await openDatabase(String(workerData), 'write');
// Here waiting for another process's lock stops nobody but the writers behind it.
db.pragma('busy_timeout = 20000');
// 64 MiB, as far as they are needed: ids are random, so a write to a store of many tasks is to pages all over its indexes.
db.pragma('cache_size = -65536');

port.on('message', (batch: readonly Write[] | 'close') => {
  if (batch === 'close') {
    db.close();
    port.close();
    return;
  }
  port.postMessage(commit(batch));
});
port.postMessage('ready');

/**
 * As if no operation could fail, for hardly one ever does and savepoints are dear. Where one does, all that was done is rolled
 * back and done again, each by itself. A failed COMMIT fails the whole batch.
 */
function commit(batch: readonly Write[]): BatchAnswer {
  // Within a transaction that a failure left behind, nothing would be committed.
  assert(!db.inTransaction);
  let oneFailed = false;
  const run = (write: Write): Outcome => {
    try {
      return { ok: true, value: runWrite(db, write) };
    } catch (error) {
      // Some errors, a full disk among them, roll the transaction back by themselves: those are of the store and not of the one.
      oneFailed = db.inTransaction;
      throw error;
    }
  };
  const answer = inOneTransaction(batch, run);
  return oneFailed ? inOneTransaction(batch, attempt) : answer;
}

function inOneTransaction(batch: readonly Write[], run: (write: Write) => Outcome): BatchAnswer {
  try {
    return { ok: true, outcomes: transact(db, () => batch.map(run)) };
  } catch (error) {
    return { ok: false, error: portable(error) };
  }
}

/** A failed operation is rolled back to its savepoint and fails alone. */
function attempt(write: Write): Outcome {
  try {
    return { ok: true, value: savepoint(db, () => runWrite(db, write)) };
  } catch (error) {
    if (!db.inTransaction) throw error;
    return { ok: false, error: portable(error) };
  }
}

/** An error keeps its message and code on the way between threads, but not its class. */
function portable(error: unknown): Error & { code?: unknown } {
  const plain: Error & { code?: unknown } = new Error(error instanceof Error ? error.message : String(error));
  if (error instanceof Error && 'code' in error) plain.code = error.code;
  if (error instanceof Error && error.stack !== undefined) plain.stack = error.stack;
  return plain;
}
