/** Runs reports over the whole store, in threads that end when they are not used. */
import type { Worker } from 'node:worker_threads';
import type { OwnQuestion, OwnRequestReads } from '../../ledger/requests/own-requests.ts';
import { type RequestQuestion, type RequestReads, requestReads } from '../../ledger/requests/request-reads.ts';
import type { Anchor, AuditProgress, AuditReport } from '../../ledger/store/audit-report.ts';
import type { ChargeFilter } from '../../ledger/store/reads/each-charge.ts';
import type { FoundRows, SearchedRows } from '../../ledger/store/reads/search-reads.ts';
import type { AccountStatement, StatementPeriod } from '../../ledger/store/reads/statement.ts';
import type { TaskFilter, UsageFilter } from '../../ledger/store/records.ts';
import type { Prunable, PruneTimes } from '../../ledger/store/store.ts';
import { fromSentError, type SentError } from '../../lib/node/sent-error.ts';
import { startThread } from '../../lib/node/start-sibling.ts';
import type { MonthQuestion, MonthText } from './month-report.ts';
import type { ZipQuestion } from './month-zip.ts';
import type { NewTerms, Repricing } from './reprice.ts';
import type { UsageText } from './usage-report.ts';

export type ReportOrder =
  | { readonly name: 'audit'; readonly anchor: Anchor | undefined }
  | { readonly name: 'usage'; readonly filter: UsageFilter; readonly top: number | undefined; readonly max: number }
  | { readonly name: 'usage_csv'; readonly filter: UsageFilter; readonly taken: Int32Array }
  | { readonly name: 'statement'; readonly account: string; readonly period: StatementPeriod }
  | { readonly name: 'month'; readonly question: MonthQuestion }
  | { readonly name: 'month_zip'; readonly question: ZipQuestion; readonly taken: Int32Array }
  | { readonly name: 'reprice'; readonly filter: ChargeFilter; readonly terms: NewTerms }
  | { readonly name: 'prunable'; readonly times: PruneTimes }
  | { readonly name: 'tasks'; readonly filter: CountedTasks }
  | { readonly name: 'search'; readonly searched: SearchedRows }
  | { readonly name: 'own_requests'; readonly question: OwnQuestion }
  | { readonly name: 'own_request'; readonly account: string; readonly id: string }
  | ({ readonly name: 'requests' } & RequestQuestion);

export type CountedTasks = Omit<TaskFilter, 'limit' | 'offset'>;

/** A part of a file. */
type Part = string | Uint8Array;

type Answer =
  | { readonly part: Part }
  | { readonly value: unknown }
  | { readonly error: SentError }
  | { readonly percent: number };

export interface Reports {
  audit(anchor: Anchor | undefined, progress: AuditProgress): Promise<AuditReport>;
  /** As JSON text, because making it takes longer than most requests. */
  usage(filter: UsageFilter, top: number | undefined, max: number): Promise<UsageText>;
  /** The lines of a CSV file in parts. The thread waits for the reader, so that the memory stays small. */
  usageCsv(filter: UsageFilter): AsyncIterable<string>;
  statement(account: string, period: StatementPeriod): Promise<AccountStatement>;
  month(question: MonthQuestion): Promise<MonthText>;
  /** The statements of a month in one file, in parts, as `usageCsv`. */
  monthZip(question: ZipQuestion): AsyncIterable<Uint8Array>;
  /** Computes what a period would have cost. */
  reprice(filter: ChargeFilter, terms: NewTerms, progress: AuditProgress): Promise<Repricing>;
  countTasks(filter: CountedTasks): Promise<number>;
  prunable(times: PruneTimes): Promise<Prunable>;
  readonly requests: RequestReads;
  readonly ownRequests: OwnRequestReads;
  searchRows(searched: SearchedRows): Promise<FoundRows>;
}

/** Reports of one kind wait only for each other: a whole audit, or a file that nobody reads, delays no page. */
interface Lane {
  /** That run at the same time. */
  readonly threads: number;
  /** The time for one of them, from when it is asked for; undefined: as long as it takes. */
  readonly limit_ms: number | undefined;
}

const LANES = {
  /** Answers that somebody waits for. */
  short: { threads: 2, limit_ms: 25_000 },
  /** Files, whose readers may be slow. */
  download: { threads: 2, limit_ms: 600_000 },
  /** Jobs, of which one of a kind runs at a time. */
  job: { threads: 2, limit_ms: undefined },
} as const satisfies Record<string, Lane>;

const LANE_OF = {
  audit: 'job',
  reprice: 'job',
  prunable: 'job',
  usage: 'short',
  statement: 'short',
  month: 'short',
  month_zip: 'download',
  tasks: 'short',
  requests: 'short',
  own_requests: 'short',
  own_request: 'short',
  search: 'short',
  usage_csv: 'download',
} as const satisfies Record<ReportOrder['name'], keyof typeof LANES>;

/** Reports of a kind that wait. */
const MAX_WAITING = 32;

/** A report was not made: too many wait, or it took too long. */
export class ReportRefused extends Error {
  override readonly name = 'ReportRefused';
}

/** Starting a thread takes longer than most reports. */
const IDLE_ms = 60_000;

/** Creates the reports of the store at a URL. */
export function createReports(url: string): Reports {
  const lanes = new Map(Object.keys(LANES).map((name) => [name, { running: 0, waiting: new Set<() => void>() }]));
  const idle: { readonly thread: Worker; readonly end: NodeJS.Timeout }[] = [];

  function takeThread(): Worker {
    const ready = idle.pop();
    if (ready !== undefined) {
      clearTimeout(ready.end);
      return ready.thread;
    }
    const thread = startThread(import.meta.filename, 'report-thread', url);
    thread.unref();
    thread.on('error', () => {});
    thread.once('exit', () => {
      const at = idle.findIndex((each) => each.thread === thread);
      if (at >= 0) idle.splice(at, 1);
    });
    return thread;
  }

  function keep(thread: Worker): void {
    idle.push({ thread, end: setTimeout(() => thread.postMessage(null), IDLE_ms).unref() });
  }

  async function run<T>(report: ReportOrder, progress: AuditProgress = () => {}, onPart?: OnPart): Promise<T> {
    const kind = LANE_OF[report.name];
    const { threads, limit_ms }: Lane = LANES[kind];
    const lane = lanes.get(kind);
    if (lane === undefined) throw new Error(`there is no lane ${kind}`);
    const limit = limit_ms === undefined ? undefined : AbortSignal.timeout(limit_ms);
    if (lane.running < threads) lane.running += 1;
    else await turnOf(lane.waiting, limit);
    try {
      const thread = takeThread();
      return (await inThread(thread, report, { progress, onPart, keep, limit })) as T;
    } finally {
      const [next] = lane.waiting;
      if (next === undefined) lane.running -= 1;
      else next();
    }
  }

  return {
    audit: (anchor, progress) => run({ name: 'audit', anchor }, progress),
    usage: (filter, top, max) => run({ name: 'usage', filter, top, max }),
    usageCsv: (filter) => streamed((taken, onPart) => run({ name: 'usage_csv', filter, taken }, undefined, onPart)),
    statement: (account, period) => run({ name: 'statement', account, period }),
    month: (question) => run({ name: 'month', question }),
    monthZip: (question) => streamed((taken, onPart) => run({ name: 'month_zip', question, taken }, undefined, onPart)),
    reprice: (filter, terms, progress) => run({ name: 'reprice', filter, terms }, progress),
    prunable: (times) => run({ name: 'prunable', times }),
    countTasks: (filter) => run({ name: 'tasks', filter }),
    requests: requestReads((question) => run({ name: 'requests', ...question })),
    ownRequests: {
      page: (question) => run({ name: 'own_requests', question }),
      explain: (account, id) => run({ name: 'own_request', account, id }),
    },
    searchRows: (searched) => run({ name: 'search', searched }),
  };
}

/** Waits until another report has ended. @throws ReportRefused */
function turnOf(waiting: Set<() => void>, limit: AbortSignal | undefined): Promise<void> {
  if (waiting.size >= MAX_WAITING) throw new ReportRefused(`${waiting.size} other reports wait`);
  return new Promise((resolve, reject) => {
    const take = () => {
      waiting.delete(take);
      limit?.removeEventListener('abort', tooLate);
      resolve();
    };
    const tooLate = () => {
      waiting.delete(take);
      reject(new ReportRefused('other reports took too long'));
    };
    waiting.add(take);
    limit?.addEventListener('abort', tooLate, { once: true });
  });
}

type OnPart = (part: never, stop: () => void) => void;

/** Parts of a thread in the order in which it sends them. @param start runs the thread, which counts on `taken`. */
async function* streamed<P extends Part>(
  start: (taken: Int32Array, onPart: (part: P, stop: () => void) => void) => Promise<unknown>,
): AsyncGenerator<P, void> {
  const taken = new Int32Array(new SharedArrayBuffer(4));
  const parts: P[] = [];
  let stop = () => {};
  let wake = () => {};
  let isOver = false;
  const end = start(taken, (part, kill) => {
    parts.push(part);
    stop = kill;
    wake();
  }).finally(() => {
    isOver = true;
    wake();
  });
  // Reported by the loop below, and ignored if its reader has left.
  end.catch(() => {});
  try {
    for (;;) {
      const part = parts.shift();
      if (part !== undefined) {
        yield part;
        Atomics.add(taken, 0, 1);
        Atomics.notify(taken, 0);
      } else if (isOver) break;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
    await end;
  } finally {
    // A reader that has left: the thread would wait for it.
    if (!isOver) stop();
  }
}

interface Listening {
  readonly progress: AuditProgress;
  readonly onPart: OnPart | undefined;
  /** Gets the thread when it has answered. */
  readonly keep: (thread: Worker) => void;
  /** Ends the thread. */
  readonly limit: AbortSignal | undefined;
}

function inThread(thread: Worker, order: ReportOrder, { progress, onPart, keep, limit }: Listening): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const tooLate = () => {
      reject(new ReportRefused('it took too long'));
      void thread.terminate();
    };
    limit?.addEventListener('abort', tooLate, { once: true });
    const ended = (error: unknown) => {
      limit?.removeEventListener('abort', tooLate);
      reject(error instanceof Error ? error : new Error('the thread of the report has ended'));
    };
    const listen = (answer: Answer) => {
      // The thread of an order sends the parts that its reader expects.
      if ('part' in answer) return onPart?.(answer.part as never, () => void thread.terminate());
      if ('percent' in answer) return progress(answer.percent);
      thread.off('message', listen).off('error', ended).off('exit', ended);
      limit?.removeEventListener('abort', tooLate);
      keep(thread);
      if ('error' in answer) reject(fromSentError(answer.error));
      else resolve(answer.value);
    };
    thread.on('message', listen).once('error', ended).once('exit', ended);
    thread.postMessage(order);
  });
}
