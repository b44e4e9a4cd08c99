/** Runs reports over the whole store, each in a thread of its own. */
import { startThread } from '../platform/start-sibling.ts';
import type { Anchor, AuditProgress, AuditReport } from '../store/audit-report.ts';
import type { ChargeFilter } from '../store/reads/each-charge.ts';
import type { AccountStatement, StatementPeriod } from '../store/reads/statement.ts';
import type { TaskFilter, UsageFilter, UsageSum } from '../store/records.ts';
import type { Prunable, PruneTimes } from '../store/store.ts';
import { fromSentError, type SentError } from '../store/writer/sent-error.ts';
import type { NewPrices, Repricing } from './reprice.ts';

/** What a thread reports. */
export interface ReportOrder {
  readonly url: string;
  readonly report:
    | { readonly name: 'audit'; readonly anchor: Anchor | undefined }
    | { readonly name: 'usage'; readonly filter: UsageFilter }
    | { readonly name: 'usage_csv'; readonly filter: UsageFilter; readonly taken: Int32Array }
    | { readonly name: 'statement'; readonly account: string; readonly period: StatementPeriod }
    | { readonly name: 'reprice'; readonly filter: ChargeFilter; readonly prices: NewPrices }
    | { readonly name: 'prunable'; readonly times: PruneTimes }
    | { readonly name: 'tasks'; readonly filter: CountedTasks };
}

/** Which tasks are counted. */
export type CountedTasks = Omit<TaskFilter, 'limit' | 'offset'>;

type Answer =
  | { readonly text: string }
  | { readonly value: unknown }
  | { readonly error: SentError }
  | { readonly percent: number };

/** Reports of one store. */
export interface Reports {
  audit(anchor: Anchor | undefined, progress: AuditProgress): Promise<AuditReport>;
  usage(filter: UsageFilter): Promise<readonly UsageSum[]>;
  /** The lines of a CSV file in parts. The thread waits for the reader, so that the memory stays small. */
  usageCsv(filter: UsageFilter): AsyncIterable<string>;
  statement(account: string, period: StatementPeriod): Promise<AccountStatement>;
  /** What a period would have cost. */
  reprice(filter: ChargeFilter, prices: NewPrices, progress: AuditProgress): Promise<Repricing>;
  countTasks(filter: CountedTasks): Promise<number>;
  prunable(times: PruneTimes): Promise<Prunable>;
}

/** Reports that run at the same time. Others wait. */
const MAX_THREADS = 2;

/** Creates the reports of the store at a URL. */
export function createReports(url: string): Reports {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function run<T>(
    report: ReportOrder['report'],
    progress: AuditProgress = () => {},
    onText?: OnText,
  ): Promise<T> {
    if (running >= MAX_THREADS) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return (await inThread({ url, report }, progress, onText)) as T;
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    audit: (anchor, progress) => run({ name: 'audit', anchor }, progress),
    usage: (filter) => run({ name: 'usage', filter }),
    usageCsv: (filter) => streamed((taken, onText) => run({ name: 'usage_csv', filter, taken }, undefined, onText)),
    statement: (account, period) => run({ name: 'statement', account, period }),
    reprice: (filter, prices, progress) => run({ name: 'reprice', filter, prices }, progress),
    prunable: (times) => run({ name: 'prunable', times }),
    countTasks: (filter) => run({ name: 'tasks', filter }),
  };
}

type OnText = (text: string, stop: () => void) => void;

/** Texts of a thread in the order in which it sends them. @param start runs the thread, which counts on `taken`. */
async function* streamed(start: (taken: Int32Array, onText: OnText) => Promise<unknown>): AsyncGenerator<string, void> {
  const taken = new Int32Array(new SharedArrayBuffer(4));
  const texts: string[] = [];
  let stop = () => {};
  let wake = () => {};
  let isOver = false;
  const end = start(taken, (text, kill) => {
    texts.push(text);
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
      const text = texts.shift();
      if (text !== undefined) {
        yield text;
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
    stop();
  }
}

function inThread(order: ReportOrder, progress: AuditProgress, onText?: OnText): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const thread = startThread(import.meta, 'report-thread', order);
    thread.unref();
    thread.on('message', (answer: Answer) => {
      if ('text' in answer) onText?.(answer.text, () => void thread.terminate());
      else if ('percent' in answer) progress(answer.percent);
      else if ('error' in answer) reject(fromSentError(answer.error));
      else resolve(answer.value);
    });
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the thread of the report has ended')));
  });
}
