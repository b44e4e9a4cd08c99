/** The report as text tables. */
import { type FigureName, figures, type Scenario } from '../scenarios/scenario.ts';
import type { GoalResult } from './goals.ts';
import { figureNames, type Result, type Spread } from './results.ts';

/** One table per scenario, then the goals. */
export function renderTables(
  measured: readonly Scenario[],
  results: readonly Result[],
  goals: readonly GoalResult[],
): string {
  const tables = measured.map((scenario) => renderScenario(scenario, results));
  return [...tables, ...(goals.length === 0 ? [] : [renderGoals(goals)])].join('\n');
}

function renderScenario({ name, about }: Scenario, results: readonly Result[]): string {
  const rows = results.filter((result) => result.scenario === name);
  const columns = figureNames().filter((figure) => rows.some((row) => row.figures[figure] !== undefined));
  const head = ['', ...columns.map((figure) => figures[figure].title)];
  const lines = rows.map((row) => [row.target, ...columns.map((figure) => cell(figure, row.figures[figure]))]);
  return `${name}: ${about}\n${align([head, ...lines])}`;
}

/** `412 (398–431)`: median, minimum and maximum of the rounds. */
function cell(figure: FigureName, spread: Spread | undefined): string {
  if (spread === undefined) return '-';
  const show = (value: number) => value.toFixed(figures[figure].digits);
  const range = show(spread.min) === show(spread.max) ? '' : ` (${show(spread.min)}–${show(spread.max)})`;
  return show(spread.median) + range;
}

function renderGoals(goals: readonly GoalResult[]): string {
  const head = ['goal', 'measured', 'target', 'beyond', ''];
  const lines = goals.map(({ name, better, measured, target, beyond, verdict }) => {
    const sign = better === 'lower' ? '≤' : '≥';
    const digits = measured.median < 100 ? 2 : 0;
    const show = (value: number) => value.toFixed(digits);
    const range = `${show(measured.median)} (${show(measured.min)}–${show(measured.max)})`;
    return [name, range, `${sign} ${target}`, `${sign} ${beyond}`, verdict];
  });
  return `goals: median of the rounds (minimum–maximum)\n${align([head, ...lines])}`;
}

/** Aligns the first column left and the others right. */
function align(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)));
  return rows.map((row) => `  ${line(row).join('  ').trimEnd()}\n`).join('');
}
