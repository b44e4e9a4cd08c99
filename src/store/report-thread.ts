/** A thread that runs one report over the whole store on its own connection, so that it delays no request. */
import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from './open.ts';
import type { ReportOrder } from './reports.ts';
import type { Store } from './store.ts';
import { toSentError } from './writer/sent-error.ts';

const { url, report }: ReportOrder = workerData;

async function read(store: Store): Promise<unknown> {
  switch (report.name) {
    case 'audit':
      return store.audit(report.anchor, (percent) => parentPort?.postMessage({ percent }));
    case 'usage':
      return store.usage(report.filter);
    case 'tasks':
      return (await store.listTasks({ ...report.filter, limit: 1 })).total;
  }
}

try {
  const store = await openStore(url, { access: 'read' });
  try {
    parentPort?.postMessage({ value: await read(store) });
  } finally {
    await store.close();
  }
} catch (error) {
  parentPort?.postMessage({ error: toSentError(error) });
}
