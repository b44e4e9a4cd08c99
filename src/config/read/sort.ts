/**
 * Sorts the findings, and merges those with one cause: one name that several lines use, a name in two spellings, and a line that stands for
 * several entries because it is repeated over a list or inherited by `like`.
 */
import { parsePointer } from '../../lib/json/pointer.ts';
import type { Diagnostic, DiagnosticCode } from './diagnostic.ts';
import { lineWords } from './position.ts';

/** Codes of findings about missing or unused parts, which another line may have caused. They are not about a name that is used. */
const CONCLUSIONS: ReadonlySet<DiagnosticCode> = new Set([
  'unused',
  'outside-prefix',
  'price-depth',
  'price-missing',
  'uncharged',
]);

/** Codes for which one mistake may show in several lines: findings with the same message are one, which lists the other lines. */
const ONE_CAUSE: ReadonlySet<DiagnosticCode> = new Set([
  'unknown-reference',
  'unknown-type',
  'unknown-default',
  'unknown-limit',
  'unknown-fact',
  'unknown-param',
  'price-missing',
  'price-by',
  'bad-default',
  'bad-schema',
  'unusual-name',
  'price-unknown-value',
  ...CONCLUSIONS,
]);

/** With more lines than this, a message gives only their number. */
const MAX_LINES = 8;

/** More names do not fit in one line. */
const MAX_NAMES = 3;

/** Sorts findings by file and position. Findings at the same position keep their order. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = Map.groupBy(
    inLists(withoutUnusedFields(diagnostics)),
    ({ code, pointer, file, line, column, message }) =>
      ONE_CAUSE.has(code) ? `${code} ${message}` : `${code} ${pointer} ${file}:${line}:${column} ${message}`,
  );
  const joined = oneOfTwoSpellings([...groups.values()].flatMap(joinPlaces));
  return mergeRepeated(joined.toSorted(comparePlaces));
}

/** The findings, without fields of `each` that nothing uses if there is an error: it may be the reason. */
function withoutUnusedFields(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (!diagnostics.some(({ severity }) => severity === 'error')) return diagnostics;
  return diagnostics.filter(({ code, pointer }) => code !== 'unused' || !pointer.startsWith('/each/'));
}

/** Merges findings with one cause into the first, which lists the lines of the others. */
function joinPlaces(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const [first, ...others] = findings.toSorted(comparePlaces);
  if (first === undefined) return [];
  const own = new Set(others.filter(({ file }) => file === first.file).map(({ line }) => line));
  own.delete(first.line);
  const elsewhere = new Set(
    others.filter(({ file }) => file !== first.file).map((other) => lineWords(other, first.file)),
  );
  const count = own.size + elsewhere.size;
  if (count === 0) return [first];
  const noun = own.size === 1 ? 'line' : 'lines';
  const places = [...(own.size === 0 ? [] : [`${noun} ${[...own].join(', ')}`]), ...elsewhere].join(', ');
  const where = count > MAX_LINES ? `${count} other lines` : places;
  const also = CONCLUSIONS.has(first.code) ? 'also in' : 'also used in';
  return [{ ...first, message: `${first.message}, ${also} ${where}` }];
}

/**
 * Keeps one finding where a name is declared in one spelling and used in another, although findings may suggest either spelling. An
 * error takes precedence over a warning, and the declaration over its uses.
 */
function oneOfTwoSpellings(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const pairs = new Map(
    findings.flatMap((finding) => (finding.spelling === undefined ? [] : [[finding, finding.spelling] as const])),
  );
  const rank = ({ severity, code }: Diagnostic): number =>
    (severity === 'error' ? 0 : 2) + (CONCLUSIONS.has(code) ? 0 : 1);
  const compare = (a: Diagnostic, b: Diagnostic): number => rank(a) - rank(b) || comparePlaces(a, b);
  return findings.filter((finding) => {
    const pair = pairs.get(finding);
    if (pair === undefined) return true;
    const same = [...pairs].filter(([, names]) => pair.every((name) => names.includes(name)));
    const areBoth = same.some(([, [name]]) => name !== pair[0]);
    return !areBoth || same.map(([each]) => each).toSorted(compare)[0] === finding;
  });
}

/** The findings. One that concerns only some entries of a list is moved to the list, because the line is right for the others. */
function inLists(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const elsewhere = new Set(findings.flatMap(({ listed, message }) => (listed === undefined ? [message] : [])));
  const wrong = Map.groupBy(findings, ({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
  return [...wrong.values()].flatMap((some) => {
    const entries = new Set(some.map(({ within }) => within)).size;
    return some.map(({ listed, ...finding }) => {
      if (listed === undefined || entries >= listed.of || elsewhere.has(finding.message)) return finding;
      const { of: _, ...place } = listed;
      return { ...finding, ...place };
    });
  });
}

/** Compares the positions of two findings: by file, line and column. */
function comparePlaces(a: Diagnostic, b: Diagnostic): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Findings with one cause: the one that is reported, and the entries that have the same. */
interface Merged {
  readonly finding: Diagnostic;
  readonly pointers: Set<string>;
  readonly entries: Set<string>;
  /** Whether the messages differ in more than the names of the entries. */
  isSame: boolean;
}

/** Keeps the first finding of each mistake, and names the entries in its message. */
function mergeRepeated(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const inParent = createInherited(diagnostics);
  const groups = new Map<string, Merged[]>();
  const kept: Merged[] = [];
  // A finding at the parent comes first, whatever the order in the file.
  for (const finding of diagnostics.toSorted((a, b) => inParent.depth(a) - inParent.depth(b))) {
    const { code, file, line, column } = inParent.of(finding);
    const key = `${code} ${file}:${line}:${column}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    const words = withoutNames(finding);
    const same = group.find((each) => !each.pointers.has(finding.pointer) && withoutNames(each.finding) === words);
    const like = same ?? group.find((each) => isRepetition(each, finding));
    const merged = like ?? { finding, pointers: new Set<string>(), entries: new Set<string>(), isSame: true };
    if (like === undefined) {
      group.push(merged);
      kept.push(merged);
    }
    merged.isSame &&= like === same;
    merged.pointers.add(finding.pointer);
    merged.entries.add(finding.within ?? String(parsePointer(finding.pointer)?.[1] ?? finding.pointer));
  }
  return kept.map(mergedFinding).toSorted(comparePlaces);
}

function mergedFinding({ finding, entries, isSame }: Merged): Diagnostic {
  const { within, inherited: _, listed: _listed, spelling: _spelling, ...shown } = finding;
  const [first = '', ...others] = entries;
  const isNamed = shown.message.includes(`'${first}'`);
  if (others.length === 0 && (within === undefined || isNamed)) return shown;
  const note = !isSame
    ? `similar for ${namesOf(others)}`
    : isNamed
      ? `the same for ${namesOf(others)}`
      : `in ${namesOf([first, ...others])}`;
  return { ...shown, message: `${shown.message} (${note})` };
}

/** Whether the finding is about the same line as the others, but about another of the entries that the line stands for. */
function isRepetition({ finding, entries }: Merged, { within }: Diagnostic): boolean {
  return within !== undefined && finding.within !== undefined && !entries.has(within);
}

/** For a missing part of an entry that its `like` lacks too: the finding about that other entry. */
function createInherited(diagnostics: readonly Diagnostic[]): {
  readonly of: (finding: Diagnostic) => Diagnostic;
  readonly depth: (finding: Diagnostic) => number;
} {
  const keyOf = (code: string, pointer: string, words: string): string => `${code} ${pointer} ${words}`;
  const all = new Map(
    diagnostics.map((diagnostic) => [keyOf(diagnostic.code, diagnostic.pointer, withoutNames(diagnostic)), diagnostic]),
  );
  const parentOf = (diagnostic: Diagnostic): Diagnostic | undefined =>
    diagnostic.inherited === undefined
      ? undefined
      : all.get(keyOf(diagnostic.code, diagnostic.inherited, withoutNames(diagnostic)));
  const representativeOf = (finding: Diagnostic): Diagnostic => {
    const parent = parentOf(finding);
    return parent === undefined ? finding : representativeOf(parent);
  };
  return { of: representativeOf, depth: (finding) => (representativeOf(finding) === finding ? 0 : 1) };
}

function namesOf(entries: readonly string[]): string {
  const more = entries.length - MAX_NAMES;
  return more > 0 ? `${entries.slice(0, MAX_NAMES).join(', ')} and ${more} more` : entries.join(', ');
}

/** The message without the names of its own entry, which differ between repetitions of one mistake. */
function withoutNames({ message, pointer, within }: Diagnostic): string {
  const names = [...(parsePointer(pointer) ?? []), ...(within === undefined ? [] : [within])];
  return names.reduce<string>((text, name) => text.replaceAll(`'${name}'`, "''"), message);
}
