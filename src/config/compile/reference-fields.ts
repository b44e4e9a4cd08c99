/**
 * Resolves references between sections. Every reference goes through `use`, which reports an unknown name with the most
 * similar one, marks entries as used, and reports nothing that a repair may explain.
 */

import { nearest } from '../../lib/text/prefix.ts';
import type { DiagnosticCode } from '../read/diagnostic.ts';
import type { Path } from '../read/position.ts';
import { type EntryOf, entriesOf, referredBy, SECTIONS, type Section } from '../sections/index.ts';
import type { Evidence } from './report.ts';
import type { Scope } from './scope.ts';

/**
 * The declared names of a section. A declaration that did not compile has the value undefined: its mistake is already
 * reported, and a reference to it is not a mistake.
 */
export interface References<Value> {
  /** Marks the name as used and returns its value. Reports an unknown name at `place`. */
  readonly use: (name: string, place: Path, grounds?: Evidence) => Value | undefined;
  readonly isUsed: (name: string) => boolean;
  /** The entries that compiled. */
  readonly compiled: ReadonlyMap<string, Value>;
}

/** Names that the document declares. */
export interface Names<Value> {
  /** A name without a value is declared, but its value has a mistake. */
  readonly names: ReadonlyMap<string, Value | undefined>;
  /** Whether `names` has all names that the operator declared. If not, only a misspelling of one of them is reported. */
  readonly isComplete: boolean;
}

export interface DeclaredNames<Value> extends Names<Value> {
  readonly code: DiagnosticCode;
  /** The message about an unknown name: `'clud' is not an upstream`. */
  readonly unknown: (name: string) => string;
  /** The remedy if nothing is declared. */
  readonly none?: (name: string) => string;
  /** The section whose entries they are. */
  readonly section?: Section;
  /** Sections whose entries may only seem unused because of an unknown name. */
  readonly suspects?: readonly Section[];
}

/** Creates the references to declared names. */
export function createReferences<Value>(declared: DeclaredNames<Value>, { repairs, report }: Scope): References<Value> {
  const { names, isComplete, code, unknown, none, section, suspects = [] } = declared;
  const used = new Set<string>();
  const compiled = new Map<string, Value>();
  for (const [name, value] of names) if (value !== undefined) compiled.set(name, value);
  return {
    use(name, place, grounds) {
      // Names in a placeholder are not the operator's.
      if (repairs.has(place)) return undefined;
      used.add(name);
      if (names.has(name)) return names.get(name);
      const near = nearest(name, names.keys());
      // The entry may have been removed because of its name.
      const isMeant = near !== undefined && section !== undefined && repairs.has([section, near]);
      if (isMeant || (section !== undefined && report.isDoubted(section))) {
        report.suspect(suspects);
        return undefined;
      }
      if (!isComplete && near === undefined) return undefined;
      const hint = names.size === 0 && none !== undefined ? none(name) : suggestion(name, names.keys());
      const message =
        names.size === 0 && section !== undefined
          ? `this names ${SECTIONS[section].entry}, but there is none`
          : unknown(name);
      report.error(code, place, message, hint, { ...grounds, spelling: spellingOf(name, names.keys()) });
      report.suspect(suspects);
      return undefined;
    },
    isUsed: (name) => used.has(name),
    compiled,
  };
}

/** The names that a mapping declares: its entries, and those that a repair removed, which have no value. */
export function namesIn<Value>(
  place: Path,
  entries: Iterable<readonly [string, Value | undefined]>,
  { repairs }: Scope,
): Names<Value> {
  const names = new Map<string, Value | undefined>(entries);
  for (const name of repairs.keysBelow(place)) if (!names.has(name)) names.set(name, undefined);
  return { names, isComplete: !repairs.has(place) };
}

/**
 * Compiles every entry of a section. `compile` returns undefined after it has reported why. An entry with a placeholder is
 * checked but counts as not compiled. An entry that was removed still counts as declared.
 */
export function compileSection<Name extends Section, Value>(
  section: Name,
  scope: Scope,
  compile: (name: string, config: EntryOf<Name>) => Value | undefined,
): References<Value> {
  const { config, repairs } = scope;
  const entries: [string, Value | undefined][] = [];
  for (const [name, entry] of entriesOf(section, config)) {
    const value = compile(name, entry);
    entries.push([name, repairs.hasPlaceholder([section, name]) ? undefined : value]);
  }
  return createReferences(
    {
      ...namesIn([section], entries, scope),
      code: 'unknown-reference',
      unknown: (name) => `'${name}' is not ${SECTIONS[section].entry}`,
      none: (name) => `declare '${name}' in ${section}, or include the file that does`,
      section,
      suspects: [section, ...referredBy(section)],
    },
    scope,
  );
}

/** The name and the candidate that it probably means, for findings about misspelt names. */
export function spellingOf(name: string, candidates: Iterable<string>): Evidence['spelling'] {
  const near = nearest(name, candidates);
  return near === undefined ? undefined : [name, near];
}

/** `did you mean 'cloud'?`, or else the first 8 candidates. */
export function suggestion(name: string, candidates: Iterable<string>): string {
  const names = [...candidates];
  const near = nearest(name, names);
  if (near !== undefined) return `did you mean '${near}'?`;
  if (names.length === 0) return 'declare it first (none is declared yet)';
  const shown = names.slice(0, 8).join(', ');
  return `use one of: ${shown}${names.length > 8 ? ', …' : ''}`;
}
