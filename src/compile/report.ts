/** What every pass reports to: findings with the place in the document that they are about. */
import type { Diagnostic, DiagnosticCode, Severity } from '../config/diagnostic.ts';
import type { Repairs } from '../config/repairs.ts';
import { type Path, type Source, type Spot, toPointer } from '../config/source.ts';
import type { Section } from './sections.ts';

/** A place in the document: member names and indexes from the root. */
export type Place = Path;

type Add = (code: DiagnosticCode, place: Place, message: string, hint: string, spot?: Spot) => void;

/** Collects findings in the order in which the passes make them. */
export interface Report {
  readonly error: Add;
  readonly warning: Add;
  /** The line of a place's key, for messages that name another place. */
  readonly lineOf: (place: Place) => number;
  /** Notes that what was just reported may be why something of these sections is not used. */
  readonly suspect: (sections: readonly Section[]) => void;
  readonly isSuspect: (section: Section) => boolean;
  /**
   * Whether an error was reported at the place. Something that may be a consequence of a mistake is left out only where this
   * says that the mistake itself was reported.
   */
  readonly isReported: (place: Place) => boolean;
  /** The pointers of everything that has an error. */
  readonly errorPointers: () => readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** One name that is wrong is one mistake, however often it is used: its message lists the other lines. */
const ONE_CAUSE: ReadonlySet<DiagnosticCode> = new Set([
  'unknown-reference',
  'unknown-type',
  'unknown-default',
  'unknown-limit',
  'unknown-fact',
  'price-by',
  'bad-default',
  'bad-schema',
]);

/** One value that is wrong is one mistake in each entry of a section: a fact's value that a price table repeats in each row. */
const ONE_CAUSE_IN_ENTRY: ReadonlySet<DiagnosticCode> = new Set(['price-unknown-value']);

/** More lines than these are only counted. */
const MOST_LINES = 8;

/** A report on the source given. What was repaired is not the operator's, and no finding is about it. */
export function createReport(source: Source, repairs: Repairs): Report {
  const groups = new Map<string, Diagnostic[]>();
  const suspects = new Set<Section>();
  const errors = new Set<string>();
  const add = (severity: Severity): Add => {
    return (code, place, message, hint, spot = {}) => {
      if (repairs.has(place)) return;
      const finding = source.diagnostic(code, repairs.toSource(place), message, hint, { ...spot, severity });
      const cause = causeOf(code, place, finding);
      if (severity === 'error') errors.add(finding.pointer);
      const key = `${code} ${cause} ${message}`;
      groups.set(key, [...(groups.get(key) ?? []), finding]);
    };
  };
  return {
    error: add('error'),
    warning: add('warning'),
    lineOf: (place) => source.at(repairs.toSource(place), 'key').line,
    suspect: (sections) => {
      for (const section of sections) suspects.add(section);
    },
    isReported: (place) => errors.has(toPointer(repairs.toSource(place))),
    isSuspect: (section) => suspects.has(section),
    errorPointers: () => [...errors],
    get diagnostics() {
      return [...groups.values()].flatMap(joinPlaces);
    },
  };
}

function causeOf(code: DiagnosticCode, place: Place, { line, column }: Diagnostic): string {
  if (ONE_CAUSE.has(code)) return '';
  return ONE_CAUSE_IN_ENTRY.has(code) ? place.slice(0, 2).join(' ') : `${line}:${column}`;
}

/** The first of several findings of one cause, with the lines of the others. */
function joinPlaces(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const [first, ...others] = findings.toSorted((a, b) => a.line - b.line || a.column - b.column);
  if (first === undefined) return [];
  const lines = [...new Set(others.map(({ line }) => line))].filter((line) => line !== first.line);
  if (lines.length === 0) return [first];
  const noun = lines.length === 1 ? 'line' : 'lines';
  const where = lines.length > MOST_LINES ? `${lines.length} other lines` : `${noun} ${lines.join(', ')}`;
  return [{ ...first, message: `${first.message}, also used in ${where}` }];
}
