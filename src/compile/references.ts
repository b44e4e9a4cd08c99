/**
 * References: how a pass names what another part of the configuration declares. Every reference goes through `use`, which
 * reports an unknown name with the nearest that there is, marks what is used, and says nothing of what a repair explains.
 */
import type { DiagnosticCode } from '../config/diagnostic.ts';
import type { Spot } from '../config/source.ts';
import { nearest } from '../lang/prefix.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';
import { type EntryOf, entriesOf, referredBy, type Section, sections } from './sections.ts';

/**
 * What is declared, by name. A declaration that did not compile is there with the value undefined: its own mistake is reported
 * already, and a reference to it is none.
 */
export interface References<Value> {
  /** What the name stands for; reports an unknown name at the place given. */
  readonly use: (name: string, place: Place, spot?: Spot) => Value | undefined;
  readonly isUsed: (name: string) => boolean;
  /** Everything that compiled. */
  readonly compiled: ReadonlyMap<string, Value>;
}

/** Names that may be referred to, and what is said of one that is not among them. */
export interface Declared<Value> {
  readonly names: ReadonlyMap<string, Value | undefined>;
  /** Whether all names are there that the operator declared; if not, only a name that is nearly one of them is reported. */
  readonly isComplete: boolean;
  readonly code: DiagnosticCode;
  /** The message about an unknown name: `'clud' is not an upstream`. */
  readonly unknown: (name: string) => string;
  /** The remedy where nothing at all is declared. */
  readonly none?: (name: string) => string;
  /** Sections of which something may be unused because a name is unknown. */
  readonly suspects?: readonly Section[];
}

/** Names that a pass may refer to. */
export function createReferences<Value>(declared: Declared<Value>, { repairs, report }: Scope): References<Value> {
  const { names, isComplete, code, unknown, none, suspects = [] } = declared;
  const used = new Set<string>();
  const compiled = new Map<string, Value>();
  for (const [name, value] of names) if (value !== undefined) compiled.set(name, value);
  return {
    use(name, place, spot) {
      // A placeholder's names mean nothing.
      if (repairs.has(place)) return undefined;
      used.add(name);
      if (names.has(name)) return names.get(name);
      if (!isComplete && nearest(name, names.keys()) === undefined) return undefined;
      const hint = names.size === 0 && none !== undefined ? none(name) : suggestion(name, names.keys());
      report.error(code, place, unknown(name), hint, spot);
      report.suspect(suspects);
      return undefined;
    },
    isUsed: (name) => used.has(name),
    compiled,
  };
}

/**
 * Compiles every entry of a section: one that gives undefined has reported why. One with a placeholder in it is checked, and
 * counts as not compiled; one that was removed is declared all the same.
 */
export function compileSection<Name extends Section, Value>(
  section: Name,
  scope: Scope,
  compile: (name: string, config: EntryOf<Name>) => Value | undefined,
): References<Value> {
  const { config, repairs } = scope;
  const names = new Map<string, Value | undefined>(repairs.keysBelow([section]).map((name) => [name, undefined]));
  for (const [name, entry] of entriesOf(section, config)) {
    const value = compile(name, entry);
    names.set(name, repairs.hasPlaceholder([section, name]) ? undefined : value);
  }
  return createReferences(
    {
      names,
      isComplete: !repairs.has([section]),
      code: 'unknown-reference',
      unknown: (name) => `'${name}' is not ${sections[section].entry}`,
      suspects: [section, ...referredBy(section)],
    },
    scope,
  );
}

/** `did you mean 'cloud'?`, or the names that there are. */
export function suggestion(name: string, candidates: Iterable<string>): string {
  const names = [...candidates];
  const near = nearest(name, names);
  if (near !== undefined) return `did you mean '${near}'?`;
  if (names.length === 0) return 'none is declared; declare it';
  const shown = names.slice(0, 8).join(', ');
  return `use one of: ${shown}${names.length > 8 ? ', …' : ''}`;
}
