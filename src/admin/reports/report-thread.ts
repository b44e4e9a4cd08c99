/** A thread that runs reports over the whole store, one after the other, on its own connection, so that they delay no request. */
import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '../../ledger/open-store.ts';
import { openRequestReader } from '../../ledger/requests/open-reader.ts';
import { readingOf } from '../../ledger/requests/request-reads.ts';
import type { Store } from '../../ledger/store/store.ts';
import { toSentError } from '../../lib/node/sent-error.ts';
import { yieldToRequests } from '../../lib/node/thread-priority.ts';
import { monthText } from './month-report.ts';
import { writeMonthZip } from './month-zip.ts';
import { ownExplained, ownPage } from './own-requests.ts';
import type { ReportOrder } from './report-threads.ts';
import { reprice } from './reprice.ts';
import { writeUsageCsv } from './usage-csv.ts';
import { usageText } from './usage-report.ts';

const url: string = workerData;

/** Reports that open the store themselves, if they need it. */
type OfRecords = { readonly name: 'requests' | 'own_requests' };

async function read(store: Store, report: Exclude<ReportOrder, OfRecords>): Promise<unknown> {
  switch (report.name) {
    case 'audit':
      return store.audit(report.anchor, (percent) => parentPort?.postMessage({ percent }));
    case 'usage':
      return usageText(store, report.filter, report.top, report.max);
    case 'usage_csv':
      return writeUsageCsv(store, report.filter, waitingFor(report.taken));
    case 'statement':
      return store.accountStatement(report.account, report.period);
    case 'month':
      return monthText(store, report.question);
    case 'month_zip':
      return writeMonthZip(store, report.question, waitingFor(report.taken));
    case 'reprice':
      return reprice(store, report.filter, report.terms, (percent) => parentPort?.postMessage({ percent }));
    case 'prunable':
      return store.prunable(report.times);
    case 'search':
      return store.searchRows(report.searched);
    case 'own_request':
      return ownExplained(records, store, report);
    case 'tasks':
      return (await store.listTasks({ ...report.filter, limit: 1 })).total;
  }
}

/** The largest number of parts that the reader has not taken. */
const MAX_AHEAD = 4;
/** A reader that takes nothing for this long has gone, or stalls. */
const PATIENCE_ms = 15_000;

/** A function that sends parts of a file, and blocks this thread while the reader is slow. */
function waitingFor(taken: Int32Array): (part: string | Uint8Array) => void {
  let sent = 0;
  return (part) => {
    for (let seen = Atomics.load(taken, 0); sent - seen >= MAX_AHEAD; seen = Atomics.load(taken, 0)) {
      if (Atomics.wait(taken, 0, seen, PATIENCE_ms) === 'timed-out') throw new Error('nobody reads the report');
    }
    sent += 1;
    parentPort?.postMessage({ part });
  };
}

yieldToRequests();

let store: Store | undefined;
const records = openRequestReader(url);

async function answer(report: ReportOrder): Promise<void> {
  try {
    parentPort?.postMessage({ value: await answerTo(report) });
  } catch (error) {
    parentPort?.postMessage({ error: toSentError(error) });
  }
}

/** Request records are read although the store fails, and the other way round. */
async function answerTo(report: ReportOrder): Promise<unknown> {
  if (report.name === 'requests') return records.read(readingOf(report));
  if (report.name === 'own_requests') return ownPage(records, openBooks, report.question);
  return read(await openBooks(), report);
}

async function openBooks(): Promise<Store> {
  store ??= await openStore(url, { access: 'read' });
  return store;
}

/** Null: no more reports. */
parentPort?.on('message', async (report: ReportOrder | null) => {
  if (report !== null) return answer(report);
  parentPort?.close();
  await store?.close();
  await records.close();
});
