/** Runs reports over the whole store, each in a thread of its own. */
import { startThread } from '../platform/start-sibling.ts';
import type { Anchor, AuditProgress, AuditReport } from './audit.ts';
import type { TaskFilter, UsageFilter, UsageSum } from './records.ts';
import { fromSentError, type SentError } from './writer/sent-error.ts';

/** What a thread reports. */
export interface ReportOrder {
  readonly url: string;
  readonly report:
    | { readonly name: 'audit'; readonly anchor: Anchor | undefined }
    | { readonly name: 'usage'; readonly filter: UsageFilter }
    | { readonly name: 'tasks'; readonly filter: CountedTasks };
}

/** Which tasks are counted. */
export type CountedTasks = Omit<TaskFilter, 'limit' | 'offset'>;

type Answer = { readonly value: unknown } | { readonly error: SentError } | { readonly percent: number };

/** Reports of one store. */
export interface Reports {
  audit(anchor: Anchor | undefined, progress: AuditProgress): Promise<AuditReport>;
  usage(filter: UsageFilter): Promise<readonly UsageSum[]>;
  countTasks(filter: CountedTasks): Promise<number>;
}

/** Reports that run at the same time. Others wait. */
const MAX_THREADS = 2;

/** Creates the reports of the store at a URL. */
export function createReports(url: string): Reports {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function run<T>(report: ReportOrder['report'], progress: AuditProgress = () => {}): Promise<T> {
    if (running >= MAX_THREADS) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return (await inThread({ url, report }, progress)) as T;
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    audit: (anchor, progress) => run({ name: 'audit', anchor }, progress),
    usage: (filter) => run({ name: 'usage', filter }),
    countTasks: (filter) => run({ name: 'tasks', filter }),
  };
}

function inThread(order: ReportOrder, progress: AuditProgress): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const thread = startThread(import.meta, 'report-thread', order);
    thread.unref();
    thread.on('message', (answer: Answer) => {
      if ('percent' in answer) progress(answer.percent);
      else if ('error' in answer) reject(fromSentError(answer.error));
      else resolve(answer.value);
    });
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the thread of the report has ended')));
  });
}
