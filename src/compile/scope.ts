/** What every pass of the compiler gets: the document, its options, its report, and the names that its sections declare. */

import type { Diagnostic, DiagnosticCode, Path } from '../config/diagnostic.ts';
import type { Repair, Repairs } from '../config/draft.ts';
import type { Texts } from '../config/read-text.ts';
import type { GatewayConfig } from '../generated/gateway.d.ts';
import { AmountError, type Nano, parseNano } from '../lang/amount.ts';
import { parseDuration_ms, parseSize_bytes } from '../lang/duration.ts';
import { nearest } from '../lang/prefix.ts';
import type { BodySchema, Plan } from '../plan.ts';
import type { Evidence, Report } from './report.ts';
import type { SchemaReader, UsedSchema } from './schemas.ts';
import { type EntryOf, entriesOf, referredBy, SECTIONS, type Section } from './sections.ts';

/** Variables and files that a configuration which was sent may name only as secrets. Their values are not in `env` and `read`. */
export interface Guarded {
  readonly variables: Readonly<Record<string, string>>;
  /** Texts by absolute path. */
  readonly files: ReadonlyMap<string, string>;
}

export interface CompileOptions {
  /** Used instead of the file's text. File names in it are still relative to the file. */
  readonly text?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly upstreams?: (name: string) => { readonly url: string; readonly secret: string } | undefined;
  /** Gets the texts of all files that are read. Files that are already in it are not read. */
  readonly read?: Texts;
  readonly guarded?: Guarded;
}

/** The plan, undefined if there was an error, and every finding in the order of the files. */
export interface Compiled {
  readonly plan: Plan | undefined;
  /** Every use of a JSON Schema file by the configuration. */
  readonly schemas: readonly UsedSchema[];
  /** The parts of schemas against which values were checked. Those of the shipped configuration have generated validators. */
  readonly parts: readonly BodySchema[];
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Absolute paths of all files that were read or looked for: the configuration, included files, schemas and secrets. If none of
   * them and no variable changes, neither does the result.
   */
  readonly files: readonly string[];
  /** The texts of the configuration's files, by their names in diagnostics, for excerpts. */
  readonly texts: ReadonlyMap<string, string>;
  /** The names of all variables that were looked up. */
  readonly variables: readonly string[];
  /** The names of all variables in the configuration. If one is not set, another variable with a similar name has a warning. */
  readonly named_variables: readonly string[];
  /** The names of the variables whose values are in the plan as texts that may be shown. */
  readonly text_variables: readonly string[];
}

/** The document, its environment and the report. */
export interface Scope {
  readonly config: GatewayConfig;
  /** The repaired parts of the document, from which a pass must draw no conclusions. */
  readonly repairs: Repairs;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly report: Report;
  /** Notes the absolute path of a file on which the plan depends. */
  readonly seen: (path: string) => void;
  /** The texts of the files that were read. */
  readonly read: Texts | undefined;
  readonly guarded: Guarded | undefined;
  /** Gets the parts of schemas against which values are checked. */
  readonly parts: BodySchema[];
  /** Gets the name of each variable that is looked up. */
  readonly variables: Set<string>;
  /** Gets the name of each variable whose value is not a secret. */
  readonly textVariables: Set<string>;
  /** Returns a compiled schema file; each file is read once. Reports a file that cannot be used. */
  readonly schemas: SchemaReader;
}

/** Timers take a signed 32-bit number of milliseconds; they treat a larger one as 1 ms. */
const LONGEST_TIMER_ms = 2 ** 31 - 1;

/** Reads an amount that is not negative. Reports one that does not fit, which the schema cannot check. */
export function readAmount(text: string, place: Path, scope: Scope, about: AmountWords = {}): Nano | undefined {
  return readParsed(() => parseNano(text, { min: 0n }), place, scope, about);
}

interface AmountWords {
  readonly code?: 'bad-amount' | 'bad-price';
  readonly example?: string;
}

/** The value that `parse` returns. Reports its AmountError. */
export function readParsed<T>(
  parse: () => T,
  place: Path,
  scope: Scope,
  { code = 'bad-amount', example = '5.00' }: AmountWords = {},
): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof AmountError)) throw error;
    scope.report.error(code, place, error.message, `write a decimal string such as "${example}"`);
    return undefined;
  }
}

/** Reads a duration in milliseconds. Reports one that is too long for a timer. */
export function readDuration_ms(text: string, place: Path, scope: Scope): number {
  const duration_ms = parseDuration_ms(text);
  if (duration_ms !== undefined && duration_ms <= LONGEST_TIMER_ms) return duration_ms;
  scope.report.error('bad-duration', place, `'${text}' is too long for a timer`, 'write at most 24d');
  return LONGEST_TIMER_ms;
}

/** The largest allowed size, and the message for a larger one: `is too large for a body`. */
export interface LargestSize {
  readonly largest_bytes: number;
  readonly message: string;
}

/** Reads a size in bytes. Reports one that is too large. */
export function readSize_bytes(
  text: string,
  place: Path,
  { largest_bytes, message }: LargestSize,
  scope: Scope,
): number {
  const size_bytes = parseSize_bytes(text);
  if (size_bytes !== undefined && size_bytes <= largest_bytes) return size_bytes;
  const hint = `write at most ${largest_bytes / 1024 ** 2}MiB`;
  scope.report.error('bad-size', place, `'${text}' ${message}`, hint);
  return largest_bytes;
}

/** Whether the value at a place is the operator's: nothing at it, above it or below it was repaired. */
export function isKnown(place: Path, { repairs }: Scope): boolean {
  return !repairs.touches(place);
}

/** The parts of a section that were repaired, with paths relative to it. */
export function unknownParts(section: Section, { repairs }: Scope): readonly Repair[] {
  return repairs.below([section]);
}

/** The keys of a route that decide which models it takes, and on which branch. */
const DECIDING: ReadonlySet<string> = new Set(['model', 'branches', 'upstream', 'task', 'catalogue']);

/** Whether it is known which models take which branch of a route. */
export function isReachKnown(route: Path, { repairs }: Scope): boolean {
  if (repairs.has(route)) return false;
  return !repairs.below(route).some(({ path: [key = '', , inBranch] }) => {
    if (key !== 'branches') return DECIDING.has(String(key));
    return inBranch === undefined || inBranch === 'when';
  });
}

/** Whether it is known for every model which routes take it. */
export function areModelsKnown({ repairs }: Scope): boolean {
  return !repairs.below(['models']).some(({ path: [, key] }) => {
    return key === undefined || key === 'type' || key === 'upstream' || key === 'price';
  });
}

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

/** The declared names, and the message for an unknown one. */
export interface Declared<Value> extends Names<Value> {
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
export function createReferences<Value>(declared: Declared<Value>, { repairs, report }: Scope): References<Value> {
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
