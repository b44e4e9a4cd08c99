/** Collects the findings of the compiler's passes and merges those with one cause. */
import { resolve } from 'node:path';
import type { Diagnostic, DiagnosticCode, Severity } from '../config/diagnostic.ts';
import { lineWords, type Path, type Spot, toPointer } from '../config/position.ts';
import type { Repairs } from '../config/repairs.ts';
import { comparePlaces } from '../config/sort.ts';
import type { Source } from '../config/source.ts';
import type { Section } from './sections.ts';

/** A path in the document: member names and indexes from the root. */
export type Place = Path;

/** Where a finding points within its place, and what it rests on. */
export interface Grounds extends Spot {
  /** Other parts of the document from which the finding is concluded. If one of them was repaired, it is not reported. */
  readonly basis?: readonly Place[];
}

type Add = (code: DiagnosticCode, place: Place, message: string, hint: string, grounds?: Grounds) => void;

/** Collects findings in the order in which the passes report them. */
export interface Report {
  readonly error: Add;
  readonly warning: Add;
  /** The line of a place's key, for a message at `from` that refers to it: `line 12`, or `prices.yaml:12` in another file. */
  readonly lineOf: (place: Place, from: Place) => string;
  /** The file that contains a place. */
  readonly fileOf: (place: Place) => string;
  /** The absolute paths of the files of which `fileOf` told, by the pointers of the places. */
  readonly namedIn: ReadonlyMap<string, string>;
  /** Records that the last finding may be the reason why entries of these sections are unused. */
  readonly suspect: (sections: readonly Section[]) => void;
  readonly isSuspect: (section: Section) => boolean;
  /**
   * Whether an error was reported at the place. A consequence of a mistake may be left out only if this is true for the
   * mistake itself.
   */
  readonly isReported: (place: Place) => boolean;
  /** The pointers of all errors. */
  readonly errorPointers: () => readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Codes for which a wrong name is one finding, however often it is used; its message lists the other lines. */
const ONE_CAUSE: ReadonlySet<DiagnosticCode> = new Set([
  'unknown-reference',
  'unknown-type',
  'unknown-default',
  'unknown-limit',
  'unknown-fact',
  'price-by',
  'bad-default',
  'bad-schema',
  'unusual-name',
]);

/** Codes for which a wrong value is one finding per entry of a section, such as a value in each row of a price table. */
const ONE_CAUSE_IN_ENTRY: ReadonlySet<DiagnosticCode> = new Set(['price-unknown-value']);

/** With more lines than this, a message gives only their number. */
const MOST_LINES = 8;

/** Creates a report on a source. Drops findings that rest on a repair: the repaired values are not the operator's text. */
export function createReport(source: Source, repairs: Repairs): Report {
  const groups = new Map<string, Diagnostic[]>();
  const suspects = new Set<Section>();
  const errors = new Set<string>();
  const namedIn = new Map<string, string>();
  const add = (severity: Severity): Add => {
    return (code, place, message, hint, { basis = [], ...spot } = {}) => {
      if (repairs.has(place) || basis.some((one) => repairs.touches(one))) return;
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
    lineOf: (place, from) => {
      const { file } = source.at(repairs.toSource(from), 'key');
      return lineWords(source.at(repairs.toSource(place), 'key'), file);
    },
    fileOf(place) {
      const { file } = source.at(repairs.toSource(place));
      namedIn.set(toPointer(place), resolve(file));
      return file;
    },
    namedIn,
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

function causeOf(code: DiagnosticCode, place: Place, { file, line, column }: Diagnostic): string {
  if (ONE_CAUSE.has(code)) return '';
  return ONE_CAUSE_IN_ENTRY.has(code) ? place.slice(0, 2).join(' ') : `${file}:${line}:${column}`;
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
  const where = count > MOST_LINES ? `${count} other lines` : places;
  return [{ ...first, message: `${first.message}, also used in ${where}` }];
}
