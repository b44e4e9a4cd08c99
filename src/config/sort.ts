/** Sorts the findings, and merges those of a line that stands for several entries: repeated over a list, or inherited by `like`. */
import { parsePointer } from '../lang/pointer.ts';
import type { Diagnostic } from './diagnostic.ts';

/** How many entries a message names. */
const MOST_NAMES = 3;

/** Sorts findings by file and position. Findings at the same position keep their order. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return mergeRepeated(diagnostics.toSorted(comparePlaces));
}

/** Compares the positions of two findings: by file, line and column. */
export function comparePlaces(a: Diagnostic, b: Diagnostic): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Keeps the first finding of each mistake, and names the entries in its message. */
function mergeRepeated(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = new Map<string, { finding: Diagnostic; pointers: Set<string>; entries: Set<string> }[]>();
  const kept: { readonly finding: Diagnostic; readonly entries: ReadonlySet<string> }[] = [];
  for (const finding of diagnostics) {
    const { code, file, line, column, pointer } = finding;
    const key = `${code} ${file}:${line}:${column} ${withoutNames(finding)}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    const same = group.find(({ pointers }) => !pointers.has(pointer));
    const merged = same ?? { finding, pointers: new Set<string>(), entries: new Set<string>() };
    if (same === undefined) {
      group.push(merged);
      kept.push(merged);
    }
    merged.pointers.add(pointer);
    merged.entries.add(finding.within ?? String(parsePointer(pointer)?.[1] ?? pointer));
  }
  return kept.map(({ finding: { within, ...finding }, entries }) => {
    const [first = '', ...others] = entries;
    const isNamed = finding.message.includes(`'${first}'`);
    if (others.length === 0 && (within === undefined || isNamed)) return finding;
    const note = isNamed ? `the same for ${namesOf(others)}` : `in ${namesOf([first, ...others])}`;
    return { ...finding, message: `${finding.message} (${note})` };
  });
}

function namesOf(entries: readonly string[]): string {
  const more = entries.length - MOST_NAMES;
  return more > 0 ? `${entries.slice(0, MOST_NAMES).join(', ')} and ${more} more` : entries.join(', ');
}

/** The message without the names of its own entry, which differ between repetitions of one mistake. */
function withoutNames({ message, pointer, within }: Diagnostic): string {
  const names = [...(parsePointer(pointer) ?? []), ...(within === undefined ? [] : [within])];
  return names.reduce<string>((text, name) => text.replaceAll(`'${name}'`, "''"), message);
}
