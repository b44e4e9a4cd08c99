/** The thread that writes: each batch of operations is one transaction, and nothing is answered before its COMMIT. */
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, transact } from './database.ts';
import type { BatchAnswer, Outcome } from './group-commit.ts';
import { runWrite, type Write } from './operations.ts';

const port = parentPort;
if (port === null) throw new Error('this file is the body of a worker thread');
const db = await openDatabase(String(workerData));
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

/** A failed operation is rolled back to its savepoint and fails alone; a failed COMMIT fails the whole batch. */
function commit(batch: readonly Write[]): BatchAnswer {
  try {
    return { ok: true, outcomes: transact(db, () => batch.map(attempt)) };
  } catch (error) {
    return { ok: false, error: portable(error) };
  }
}

function attempt(write: Write): Outcome {
  try {
    // Each operation opens a savepoint of its own.
    return { ok: true, value: runWrite(db, write) };
  } catch (error) {
    // Some errors, a full disk among them, roll the whole transaction back: then there is no operation to go on with.
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
