/** The audits that this gateway runs, and their results. They are forgotten when the gateway ends. */
import Type from 'typebox';
import { randomId } from '../lang/random-id.ts';
import { type AuditReport, parseAnchor } from '../store/audit-report.ts';
import type { NewEvent, Store } from '../store/store.ts';
import { formatTime, timeOrNull } from './documents.ts';
import type { GatewayView } from './gateway-view.ts';
import { Problem } from './problem.ts';
import { Id, nullable, object, Text, Time } from './schemas.ts';

/** An audit. */
interface Audit {
  readonly id: string;
  /** As given. */
  readonly anchor: string | undefined;
  readonly started_at_ms: number;
  finished_at_ms: number | null;
  percent: number;
  report: AuditReport | undefined;
  /** Why it could not be finished. */
  error: string | undefined;
}

const count = Type.Integer();

export const AuditSchema = object({
  id: Id('the id of the audit'),
  state: Text('running, ok, breaches or failed'),
  started_at: Time,
  finished_at: nullable(Time),
  percent: Type.Integer({ description: 'how much of it is done, from 0 to 100' }),
  error: nullable(Text('why it failed')),
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

/** Results that are kept. */
const KEPT = 50;
/** Breaches that are shown. More are of one cause. */
const SHOWN_BREACHES = 200;

const audits = new Map<string, Audit>();
const byKey = new Map<string, Audit>();

/** What an audit needs. */
interface From {
  readonly reports: GatewayView['reports'];
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
  readonly store: Pick<Store, 'recordEvents'>;
}

/** Starts an audit. One runs at a time. @param key recognizes a repetition. @throws Problem request_running, idempotency_conflict */
export function startAudit(
  anchor: string | undefined,
  key: string | undefined,
  { reports, now, random, store }: From,
): Audit {
  const repeated = key === undefined ? undefined : byKey.get(key);
  if (repeated !== undefined) {
    if (repeated.anchor === anchor) return repeated;
    const hint = 'use a new key for an audit with another anchor';
    throw new Problem('idempotency_conflict', 'the Idempotency-Key was used with another anchor', hint);
  }
  const running = [...audits.values()].find(({ finished_at_ms }) => finished_at_ms === null);
  if (running !== undefined) {
    throw new Problem('request_running', `the audit ${running.id} is running`, 'wait until it has ended');
  }
  const id = randomId('audit', { random });
  const audit: Audit = {
    id,
    anchor,
    started_at_ms: now(),
    finished_at_ms: null,
    percent: 0,
    report: undefined,
    error: undefined,
  };
  keep(audits, id, audit);
  if (key !== undefined) keep(byKey, key, audit);
  reports
    .audit(anchor === undefined ? undefined : parseAnchor(anchor), (percent) => {
      audit.percent = percent;
    })
    .then(
      (report) => {
        audit.report = report;
        return report.ok ? undefined : store.recordEvents([failedEvent(id, report, now())]);
      },
      (error: unknown) => {
        audit.error = error instanceof Error ? error.message : String(error);
      },
    )
    // The result is kept even if the store takes no event.
    .catch(() => {})
    .finally(() => {
      audit.finished_at_ms = now();
    });
  return audit;
}

function failedEvent(id: string, { breaches }: AuditReport, at_ms: number): NewEvent {
  const invariants = [...new Set(breaches.map(({ invariant }) => invariant))];
  const data = { audit: id, breaches: breaches.length, invariants };
  return { cause: `audit.failed ${id}`, type: 'audit.failed', account: null, subject: 'audit', data, at_ms };
}

function keep(all: Map<string, Audit>, key: string, audit: Audit): void {
  all.set(key, audit);
  const [oldest] = all.keys();
  if (all.size > KEPT && oldest !== undefined) all.delete(oldest);
}

/** The audit with this id. */
export function findAudit(id: string): Audit | undefined {
  return audits.get(id);
}

/** The audits that are kept, newest first; at most 50. */
export function allAudits(): readonly Audit[] {
  return [...audits.values()].toReversed();
}

/** The document of an audit. */
export function auditDocument({ id, started_at_ms, finished_at_ms, percent, report, error }: Audit) {
  const ended = error === undefined ? (report?.ok === true ? 'ok' : 'breaches') : 'failed';
  return {
    ...{ id, state: finished_at_ms === null ? 'running' : ended },
    ...{
      started_at: formatTime(started_at_ms),
      finished_at: timeOrNull(finished_at_ms),
      percent,
      error: error ?? null,
    },
    ...{ ok: report?.ok ?? null, anchor: report?.anchor ?? null, checked: report?.checked ?? null },
    breaches: report?.breaches.slice(0, SHOWN_BREACHES).map((breach) => ({ ...breach })) ?? [],
    breach_count: report?.breaches.length ?? null,
  };
}
