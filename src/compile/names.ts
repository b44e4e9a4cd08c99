/** The names that one section of the configuration declares, and who uses them. */
import { nearest } from '../lang/prefix.ts';
import { namedBy, type Section } from './lost.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/**
 * What a section declares, by name. A declaration that did not compile is there with the value undefined: its own mistake is
 * reported already, and a reference to it is none.
 */
export interface Names<Value> {
  /** What the name stands for; reports an unknown name at the place given. */
  readonly use: (name: string, place: Place) => Value | undefined;
  /** Whether anything uses the name. A misspelt use counts for the name that it most likely meant. */
  readonly isUsed: (name: string) => boolean;
  /** Everything that compiled. */
  readonly compiled: ReadonlyMap<string, Value>;
}

/**
 * Compiles every entry of a section: one that gives undefined has reported why. One in which something stands in for a part
 * of it is looked through, and counts as not compiled; one that was left out is declared all the same.
 *
 * @param thing what the names stand for, with its article: `an upstream`
 */
export function compileSection<Config, Value>(
  section: Section,
  thing: string,
  entries: Readonly<Record<string, Config>> | undefined,
  scope: Scope,
  compile: (name: string, config: Config) => Value | undefined,
): Names<Value> {
  const { gaps } = scope;
  const declared = new Map<string, Value | undefined>(gaps.keysBelow([section]).map((name) => [name, undefined]));
  for (const [name, entry] of Object.entries(entries ?? {})) {
    const value = compile(name, entry);
    declared.set(name, gaps.isBroken([section, name]) ? undefined : value);
  }
  return namesOf(thing, declared, !gaps.has([section]), scope, [section, ...namedBy(section)]);
}

/**
 * @param isComplete whether every name is there that was declared
 * @param excused sections of which something may be unused because a name is unknown
 */
export function namesOf<Value>(
  thing: string,
  declared: ReadonlyMap<string, Value | undefined>,
  isComplete: boolean,
  { gaps, report }: Scope,
  excused: readonly Section[] = [],
): Names<Value> {
  const used = new Set<string>();
  const compiled = new Map<string, Value>();
  for (const [name, value] of declared) if (value !== undefined) compiled.set(name, value);
  return {
    use(name, place) {
      // A stand-in's names mean nothing.
      if (gaps.has(place)) return undefined;
      used.add(name);
      if (declared.has(name)) return declared.get(name);
      const near = nearest(name, declared.keys());
      if (near !== undefined) used.add(near);
      else if (!isComplete) return undefined;
      else report.excuse(...excused);
      report.error('unknown-reference', place, `'${name}' is not ${thing}`, suggestion(name, declared.keys()));
      return undefined;
    },
    isUsed: (name) => used.has(name),
    compiled,
  };
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
