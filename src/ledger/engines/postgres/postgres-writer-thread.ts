/** The writer thread of a store on PostgreSQL: commits each batch, and answers after its COMMIT. */
import { parentPort, workerData } from 'node:worker_threads';
import { toSentError } from '../../../lib/node/sent-error.ts';
import { answerOf, type BatchAnswer, type StoreNotice, type StoreReachability } from '../writer/group-commit.ts';
import { serveWriters } from '../writer/serve-writers.ts';
import type { Write } from '../writer/write.ts';
import { BatchWriter, type WriterSettings } from './postgres-writer.ts';

const port = parentPort;
if (port === null) throw new Error('this file is the body of a worker thread');
const writer = new BatchWriter(workerData as WriterSettings, reached, (error, connection) => {
  port.postMessage({ lost_connection: connection, error: toSentError(error) } satisfies StoreNotice);
});
const tell = serveWriters(port, { commit, close: () => writer.close() });
port.postMessage('ready');

function reached(failure: Error | undefined): void {
  const unreachable = failure === undefined ? undefined : toSentError(failure);
  tell({ unreachable } satisfies StoreReachability);
}

async function commit(batch: readonly Write[]): Promise<BatchAnswer> {
  try {
    return answerOf(await writer.commit(batch));
  } catch (error) {
    return { ok: false, error: toSentError(error) };
  }
}
