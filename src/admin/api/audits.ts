/** The audits that this gateway runs, and their results, which are lost when the gateway ends. */
import Type from 'typebox';
import { type AuditReport, parseAnchor } from '../../ledger/store/audit-report.ts';
import type { NewEvent, Store } from '../../ledger/store/store.ts';
import type { GatewayView } from './gateway-view.ts';
import { createJobs, type Job, type JobParts, jobDocument, jobSchema } from './running-jobs.ts';
import { nullable, object, Text } from './schemas.ts';

const count = Type.Integer();

export const AuditSchema = jobSchema('audit', 'running, ok, breaches or failed', {
  ok: nullable(Type.Boolean({ description: 'whether there is no breach; null until it is known' })),
  anchor: nullable(Text('the newest entry with its hash')),
  checked: nullable(object({ accounts: count, entries: count, holds: count, tasks: count, changes: count })),
  breaches: Type.Array(
    object({
      invariant: Text('the broken invariant'),
      account: nullable(Text('the account')),
      task: nullable(Text('the task')),
      message: Text('what is wrong'),
    }),
    { description: 'the first 200' },
  ),
  breach_count: nullable(Type.Integer({ description: 'how many breaches there are, also those that are not shown' })),
});

/** The maximum of shown breaches. More have the same cause. */
const SHOWN_BREACHES = 200;

const audits = createJobs<AuditReport>('audit');

interface From extends JobParts {
  readonly reports: GatewayView['reports'];
  readonly store: Pick<Store, 'recordEvents'>;
}

/** Starts an audit. One runs at a time. @param key recognizes a repetition. @throws Problem request_running, idempotency_conflict */
export function startAudit(anchor: string | undefined, key: string | undefined, from: From): Job<AuditReport> {
  const { reports, store, now } = from;
  const asked = anchor ?? '';
  const before = anchor === undefined ? undefined : parseAnchor(anchor);
  return (
    audits.repeated(key, asked) ??
    audits.start(asked, key, from, async (progress, id) => {
      const report = await reports.audit(before, progress);
      // The result is kept even if the store takes no event.
      if (!report.ok) await store.recordEvents([failedEvent(id, report, now())]).catch(() => {});
      return report;
    })
  );
}

function failedEvent(id: string, { breaches }: AuditReport, at_ms: number): NewEvent {
  const invariants = [...new Set(breaches.map(({ invariant }) => invariant))];
  const data = { audit: id, breaches: breaches.length, invariants };
  return { cause: `audit.failed ${id}`, type: 'audit.failed', account: null, subject: 'audit', data, at_ms };
}

/** The audit with this id. */
export function findAudit(id: string): Job<AuditReport> | undefined {
  return audits.find(id);
}

/** The audits that are kept, newest first; at most 50. */
export function allAudits(): readonly Job<AuditReport>[] {
  return audits.all();
}

/** The document of an audit. */
export function auditDocument(job: Job<AuditReport>) {
  const { finished_at_ms, result: report, error } = job;
  const ended = error === undefined ? (report?.ok === true ? 'ok' : 'breaches') : 'failed';
  return {
    ...jobDocument(job),
    state: finished_at_ms === null ? 'running' : ended,
    ok: report?.ok ?? null,
    anchor: report?.anchor ?? null,
    checked: report?.checked ?? null,
    breaches: report?.breaches.slice(0, SHOWN_BREACHES).map((breach) => ({ ...breach })) ?? [],
    breach_count: report?.breaches.length ?? null,
  };
}
