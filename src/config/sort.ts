/** Sorts the findings, and merges those of a line that stands for several entries: repeated over a list, or inherited by `like`. */
import { parsePointer } from '../lang/pointer.ts';
import type { Diagnostic } from './diagnostic.ts';

/** How many entries a message names. */
const MOST_NAMES = 3;

/** Sorts findings by position in the file. Findings at the same position keep their order. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const sorted = diagnostics.toSorted((a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column);
  return mergeRepeated(sorted);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Keeps the first finding of each mistake, and names the entries in its message. */
function mergeRepeated(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const kept: { readonly finding: Diagnostic; readonly pointers: Set<string>; readonly entries: Set<string> }[] = [];
  for (const finding of diagnostics) {
    const { code, line, column, pointer } = finding;
    const same = kept.find(
      ({ finding: one }) => one.code === code && one.line === line && one.column === column && one.pointer !== pointer,
    );
    const group = same ?? { finding, pointers: new Set<string>(), entries: new Set<string>() };
    // A place can have several mistakes, and so can its repetitions.
    if (same === undefined) kept.push(group);
    group.pointers.add(pointer);
    group.entries.add(finding.within ?? String(parsePointer(pointer)?.[1] ?? pointer));
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
