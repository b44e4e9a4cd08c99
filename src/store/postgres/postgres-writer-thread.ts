/** The writer thread of a store on PostgreSQL: commits each batch, and answers after its COMMIT. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Write } from '../sqlite/batch.ts';
import { answerOf, type BatchAnswer, type StoreReachability } from '../sqlite/group-commit.ts';
import { toSentError } from '../sqlite/sent-error.ts';
import { BatchWriter } from './writer.ts';

const port = parentPort;
if (port === null) throw new Error('this file is the body of a worker thread');
const writer = new BatchWriter(String(workerData), (failure) => {
  port.postMessage({
    unreachable: failure === undefined ? undefined : toSentError(failure),
  } satisfies StoreReachability);
});

port.on('message', async (batch: readonly Write[] | 'close') => {
  if (batch !== 'close') {
    port.postMessage(await commit(batch));
    return;
  }
  await writer.close();
  port.close();
});
port.postMessage('ready');

async function commit(batch: readonly Write[]): Promise<BatchAnswer> {
  try {
    return answerOf(await writer.commit(batch));
  } catch (error) {
    return { ok: false, error: toSentError(error) };
  }
}
