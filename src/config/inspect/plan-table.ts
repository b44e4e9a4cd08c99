/** A table of `tollgate plan`. Each section of the configuration makes its own. */
import type { Closable, Plan } from '../../plan/index.ts';

export type Row = readonly string[];

export interface PlanTable {
  readonly columns: (plan: Plan) => Row;
  readonly rows: (plan: Plan) => readonly Row[];
  /** Not shown without rows. */
  readonly isOptional?: boolean;
}

export function nameOf({ name }: { readonly name: string }): string {
  return name;
}

/** The first `max` items and the number of the others: `a b +3`. */
export function few(items: readonly string[], max: number): string {
  const shown = items.slice(0, max).join(' ');
  return items.length > max ? `${shown} +${items.length - max}` : shown;
}

/** Names with their values. */
export function listed(values: Readonly<Record<string, unknown>>): string {
  const each = Object.entries(values).map(([name, value]) => `${name} ${value}`);
  return each.length === 0 ? '-' : each.join(', ');
}

/** Why something takes no requests; undefined: it is open. */
export function closedState({ retired, maintenance }: Closable): string | undefined {
  if (retired !== undefined) return retired.from === undefined ? 'retired' : `retired from ${retired.from}`;
  return maintenance && 'maintenance';
}

/** The columns are as wide as their longest cell. */
export function alignedRows(rows: readonly Row[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
