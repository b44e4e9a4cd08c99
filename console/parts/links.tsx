/** Links to what a row names, and states in one word. */
import type { ComponentChildren } from 'preact';
import { segment, to } from '../lib/address.ts';
import { isPeriod, type Named, type ReportColumn } from './breakdown.ts';
import { Badge, type Tone } from './page.tsx';
import { type PeriodQuery, stepQuery } from './period.tsx';

export function AccountLink({ name }: { readonly name: string }) {
  return <a href={to(`/accounts/${segment(name)}`)}>{name}</a>;
}

export function KeyLink({ id, children }: { readonly id: string; readonly children?: string }) {
  return (
    <a class="id" href={to(`/keys/${segment(id)}`)}>
      {children ?? id}
    </a>
  );
}

export function TaskLink({ id }: { readonly id: string }) {
  return (
    <a class="id" href={to(`/tasks/${segment(id)}`)}>
      {id}
    </a>
  );
}

export function EntryLink({ id }: { readonly id: string }) {
  return (
    <a class="id" href={to(`/entries/${segment(id)}`)}>
      {id}
    </a>
  );
}

export function RequestLink({ id }: { readonly id: string }) {
  return (
    <a class="id" href={to(`/requests/${segment(id)}`)}>
      {id}
    </a>
  );
}

/** @param id of an entry, a task, a metered request or a lease. */
export function ChargeLink({ id, children }: { readonly id: string; readonly children?: ComponentChildren }) {
  return (
    <a class={children === undefined ? 'id' : undefined} href={to(`/charges/${segment(id)}`)}>
      {children ?? id}
    </a>
  );
}

interface RequestsLinkProps {
  readonly row: Named;
  /** The columns of the row. */
  readonly by: readonly ReportColumn[];
  /** Of the report. */
  readonly period: PeriodQuery | undefined;
  readonly count: number;
}

/** How many requests a row of a report has, which leads to their list. */
export function RequestsLink({ row, by, period, count }: RequestsLinkProps) {
  if (by.includes('month')) return <>{count}</>;
  return <a href={to('/requests', requestsOf(row, by, period))}>{count}</a>;
}

/** The filters of the requests of a row. */
export function requestsOf(row: Named, columns: readonly ReportColumn[], period: PeriodQuery | undefined) {
  const step = columns.filter(isPeriod).map((column) => row[column])[0];
  const subjects = columns.filter((column) => !isPeriod(column)).map((column) => [column, row[column] ?? undefined]);
  return { ...Object.fromEntries(subjects), ...(step ? stepQuery(step) : period) };
}

/** The state of an account. */
export function StatusBadge({ status }: { readonly status: 'active' | 'suspended' }) {
  return <Badge tone={status === 'active' ? 'good' : 'bad'}>{status}</Badge>;
}

const TONES: Readonly<Record<string, Tone>> = {
  succeeded: 'good',
  failed: 'bad',
  review: 'warn',
  unknown: 'warn',
};

/** The state of a task. */
export function StateBadge({ state }: { readonly state: string }) {
  return <Badge tone={TONES[state] ?? 'plain'}>{state}</Badge>;
}

/** Whether a key or a token still works. */
export function ValidityBadge({
  revoked_at,
  expires_at,
}: {
  readonly revoked_at: string | null;
  readonly expires_at: string | null;
}) {
  if (revoked_at !== null) return <Badge tone="bad">revoked</Badge>;
  if (expires_at !== null && Date.parse(expires_at) <= Date.now()) return <Badge tone="bad">expired</Badge>;
  return <Badge tone="good">valid</Badge>;
}
