/** The writer thread: runs each batch of changes as one transaction, and answers after its COMMIT. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { toSentError } from '../../../lib/node/sent-error.ts';
import { answerOf, type BatchAnswer, type StoreLoss } from '../writer/group-commit.ts';
import { serveWriters } from '../writer/serve-writers.ts';
import type { Write } from '../writer/write.ts';
import { openDatabase } from './database.ts';
import { watchFiles } from './file-watch.ts';
import { RowCache } from './row-cache.ts';
import { runBatch } from './sqlite-batch.ts';

const main = parentPort;
if (main === null) throw new Error('this file is the body of a worker thread');
void start(main);

async function start(port: MessagePort): Promise<void> {
  const db = await openDatabase(String(workerData), 'write');
  // Blocking on the lock is fine here: only this thread waits.
  db.pragma('busy_timeout = 20000');
  // Up to 64 MiB: ids are random, so writes to a large store touch pages in all parts of its indexes.
  db.pragma('cache_size = -65536');
  // Inserting an entry runs triggers, and SQLite keeps the pages of such a statement aside: in memory instead of in a file.
  db.pragma('temp_store = MEMORY');

  // After a crash, the index of the log does not say what was moved into the file, by which the watch knows checkpoints.
  db.pragma('wal_checkpoint(PASSIVE)');

  const memory = new RowCache();
  const tell = serveWriters(port, {
    commit,
    close() {
      watch.stop();
      db.close();
    },
  });
  const watch = watchFiles(
    String(workerData),
    () => memory.committed,
    (error) => tell({ lost: error } satisfies StoreLoss),
  );
  port.postMessage('ready');

  /** A failed COMMIT fails the whole batch. */
  function commit(batch: readonly Write[]): BatchAnswer {
    const lost = watch.checkIfTouched();
    if (lost !== undefined) return { ok: false, error: toSentError(lost) };
    try {
      const outcomes = runBatch(db, batch, memory);
      watch.committed();
      return answerOf(outcomes);
    } catch (error) {
      return { ok: false, error: toSentError(error) };
    }
  }
}
