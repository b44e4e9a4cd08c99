/** Collects the findings of the compiler's passes, without those that depend on a repair or follow from another one. */
import type { Diagnostic, DiagnosticCode, Severity } from '../read/diagnostic.ts';
import { lineWords, type Path, type Spot, toPointer } from '../read/position.ts';
import type { Source } from '../read/source.ts';
import type { Repairs } from '../repair/repairs.ts';
import type { Section } from '../sections/index.ts';

/** Where a finding points within its place, and what it depends on. */
export interface Evidence extends Spot {
  /** The finding is about the entry itself: if the entry inherits the place, the finding points at the entry's key. */
  readonly isOwn?: true;
  /** Other parts of the document that the finding rests on. If one of them was repaired, the finding is dropped. */
  readonly basis?: readonly Path[];
  /** Places of mistakes that would cause the finding. If an error is reported at one of them, earlier or later, the finding is dropped. */
  readonly causes?: readonly Path[];
  /** The name that the finding is about, and the one that its remedy suggests. */
  readonly spelling?: Diagnostic['spelling'];
}

type Add = (code: DiagnosticCode, place: Path, message: string, hint: string, grounds?: Evidence) => void;

/** Collects findings in the order in which the passes report them. */
export interface Report {
  readonly error: Add;
  readonly warning: Add;
  /** The line of a place's key, for a message at `from` that refers to it: `line 12`, or `prices.yaml:12` in another file. */
  readonly lineOf: (place: Path, from: Path) => string;
  readonly fileOf: (place: Path) => string;
  /** The key at a place as it is written: `$(family)_clip`. */
  readonly writtenKey: (place: Path) => string;
  readonly isInherited: (place: Path) => boolean;
  /** Records that the last finding may be the reason why entries of these sections are unused. */
  readonly suspect: (sections: readonly Section[]) => void;
  readonly isSuspect: (section: Section) => boolean;
  /** Records that a name of the section is declared twice: an unknown name may be the one that was meant. */
  readonly doubt: (section: Section) => void;
  readonly isDoubted: (section: Section) => boolean;
  /** Whether an error was reported at the place. A consequence of a mistake may be left out only if this is true for the mistake itself. */
  readonly isReported: (place: Path) => boolean;
  readonly errorPointers: () => readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Creates a report on a source. Drops findings that depend on a repair: the repaired values are not the operator's text. */
export function createReport(source: Source, repairs: Repairs): Report {
  const found: { readonly finding: Diagnostic; readonly causes: readonly Path[] }[] = [];
  const suspects = new Set<Section>();
  const doubted = new Set<Section>();
  const errors = new Set<string>();
  const unusedFacts = new Set<string>();
  const add = (severity: Severity): Add => {
    return (code, place, message, hint, { basis = [], causes = [], isOwn, ...spot } = {}) => {
      if (repairs.has(place) || basis.some((each) => repairs.touches(each))) return;
      const written = repairs.toSource(place);
      const isInherited = isOwn === true && source.isInherited(written.slice(0, 3));
      const at: Spot = isInherited ? { on: 'key' } : spot;
      const finding = source.diagnostic(code, isInherited ? written.slice(0, 2) : written, message, hint, {
        ...at,
        severity,
      });
      if (severity === 'error') errors.add(finding.pointer);
      // The name may be misspelt, so findings that depend on the entry may be consequences.
      else if (code === 'unused' && place[0] === 'billing') unusedFacts.add(finding.pointer);
      found.push({ finding, causes });
    };
  };
  return {
    error: add('error'),
    warning: add('warning'),
    lineOf: (place, from) => {
      const { file } = source.at(repairs.toSource(from), 'key');
      return lineWords(source.at(repairs.toSource(place), 'key'), file);
    },
    fileOf: (place) => source.at(repairs.toSource(place)).file,
    writtenKey: (place) => source.writtenKey(repairs.toSource(place)),
    isInherited: (place) => source.isInherited(repairs.toSource(place)),
    suspect: (sections) => {
      for (const section of sections) suspects.add(section);
    },
    doubt: (section) => void doubted.add(section),
    isDoubted: (section) => doubted.has(section),
    isReported: (place) => errors.has(toPointer(repairs.toSource(place))),
    isSuspect: (section) => suspects.has(section),
    // Without an error, an unused fact is not a consequence, so it must not hide the findings that follow from it.
    errorPointers: () => (errors.size === 0 ? [] : [...errors, ...unusedFacts]),
    get diagnostics() {
      const isConsequence = (causes: readonly Path[]): boolean =>
        causes.some((place) => errors.has(toPointer(repairs.toSource(place))));
      return found.flatMap(({ finding, causes }) => (isConsequence(causes) ? [] : [finding]));
    },
  };
}
