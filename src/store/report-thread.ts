/** A thread that runs one report over the whole store on its own connection, so that it delays no request. */
import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from './open.ts';
import type { ReportOrder } from './reports.ts';
import { toSentError } from './writer/sent-error.ts';

const { url, report }: ReportOrder = workerData;
try {
  const store = await openStore(url, { access: 'read' });
  try {
    const value = report.name === 'audit' ? await store.audit(report.anchor) : await store.usage(report.filter);
    parentPort?.postMessage({ value });
  } finally {
    await store.close();
  }
} catch (error) {
  parentPort?.postMessage({ error: toSentError(error) });
}
