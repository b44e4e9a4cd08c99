/**
 * Copies a store to a new, empty one, also on another engine: every row of one snapshot, audited on both sides. Calling it again continues
 * an interrupted copy.
 */
import { type CopyProgress, copyRows } from '../../engines/copy/copy-rows.ts';
import { openStore } from '../../open-store.ts';
import { type Anchor, type AuditReport, parseAnchor } from '../../store/audit-report.ts';
import { destinationOf, movedError, type StoreMove } from '../../store/moved.ts';
import { StoreError } from '../../store/store.ts';
import { isPostgresUrl, requireStoreUrl } from '../../store/store-url.ts';
import type { CopyFrom, CopyTo } from './ends.ts';
import { postgresTaken, withPostgresCopy, withPostgresSource } from './postgres-ends.ts';
import { sqliteTaken, withSqliteCopy, withSqliteSource } from './sqlite-ends.ts';

export interface StoreCopyReport {
  /** Rows that this call wrote; fewer than all if it continued an interrupted copy. */
  readonly rows: number;
  readonly source: AuditReport;
  readonly target: AuditReport;
  /** Whether both audits are clean, and show the same history. */
  readonly ok: boolean;
  /** Whether gateways may use the target. A move with breaches does not open it. */
  readonly isOpen: boolean;
  /** Whether gateways refuse the source. */
  readonly isMoved: boolean;
}

/**
 * Copies the store at `from` to an empty store at `to`. Gateways cannot use the target before the copy is complete and the source is
 * retired, so they can never use both. If the target is already the complete copy, only audits both.
 *
 * @param keep the source stays in use, and gateways may write to it meanwhile.
 * @throws StoreError when one of the two cannot be used, or a process has the source open.
 */
export async function copyStore(
  from: string,
  to: string,
  progress: CopyProgress,
  { keep = false }: { readonly keep?: boolean } = {},
): Promise<StoreCopyReport> {
  for (const url of [from, to]) requireStoreUrl(url);
  const withSource = isPostgresUrl(from) ? withPostgresSource : withSqliteSource;
  return withSource(from, keep, async (source) => {
    const { moved } = source;
    if (moved !== undefined && moved.destination !== destinationOf(to)) throw movedError(moved);
    const taken = isPostgresUrl(to) ? await postgresTaken(to) : sqliteTaken(to);
    if (taken !== undefined) return completed(source, to, taken, keep);
    const withTarget = isPostgresUrl(to) ? withPostgresCopy : withSqliteCopy;
    return withTarget(to, async (target) => {
      const rows = await target.fill((into) => copyRows(source.rows, into, progress));
      return finish(source, target, {
        rows,
        moved: keep ? undefined : { destination: destinationOf(to), at_ms: Date.now() },
      });
    });
  });
}

/** Retires the source before the target is opened, so a kill in between leaves a move that can be continued. */
async function finish(
  source: CopyFrom,
  target: CopyTo,
  { rows, moved }: { readonly rows: number; readonly moved: StoreMove | undefined },
): Promise<StoreCopyReport> {
  const audits = { source: await source.audit(), target: await target.audit() };
  const isSame = isCopyOf(audits.source, audits.target);
  const ok = isSame && audits.source.ok && audits.target.ok;
  // A copy whose source stays in use is opened even with breaches: the source has the same.
  const isOpen = moved === undefined ? isSame : ok;
  if (isOpen && moved !== undefined && source.moved === undefined) await source.retire(moved);
  if (isOpen) await target.open();
  return { ...audits, rows, ok, isOpen, isMoved: source.moved !== undefined || (isOpen && moved !== undefined) };
}

/** The report about a target that exists. @throws StoreError with the text `taken` unless it is the complete copy of this source. */
async function completed(source: CopyFrom, to: string, taken: string, keep: boolean): Promise<StoreCopyReport> {
  const isMoved = source.moved !== undefined;
  if (!isMoved && !keep) throw new StoreError(taken);
  const audited = await source.audit();
  // A gateway may have used the new store since.
  const target = await auditOf(to, isMoved && audited.anchor !== null ? parseAnchor(audited.anchor) : undefined).catch(
    (cause: unknown) => {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new StoreError(`${taken}; whether it is a complete copy is not known: ${why}`, { cause });
    },
  );
  if (!isMoved && (audited.anchor === null || !isCopyOf(audited, target))) throw new StoreError(taken);
  return { rows: 0, source: audited, target, ok: audited.ok && target.ok, isOpen: true, isMoved };
}

function isCopyOf(source: AuditReport, { anchor, checked }: AuditReport): boolean {
  const { accounts, tasks } = source.checked;
  return source.anchor === anchor && checked.accounts === accounts && checked.tasks === tasks;
}

async function auditOf(url: string, anchor: Anchor | undefined): Promise<AuditReport> {
  const store = await openStore(url, { access: 'read' });
  try {
    return await store.audit(anchor);
  } finally {
    await store.close();
  }
}
