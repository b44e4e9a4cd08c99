/** Reads a configuration file with all files that it includes. */
import { realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml';
import type { Diagnostic } from './diagnostic.ts';
import { correctEarlyKeys } from './early-keys.ts';
import type { Joined } from './join.ts';
import { INCLUDE, isJoinable, joinSources } from './join.ts';
import { acceptOldNames } from './old-names.ts';
import { lineWords, type Path, type Position } from './position.ts';
import { nearFile, readText, sizeProblem, type TextProblem, type Texts } from './read-text.ts';
import { quoteValue } from './schema-words.ts';
import { Source } from './source.ts';
import { checkSyntax } from './syntax.ts';

/** The text of a configuration, and what was read for it. */
export interface Gathered extends Joined {
  /** The files that can be used, joined. */
  readonly source: Source;
  /** Whether every file can be used, so that `source` is complete. */
  readonly isWhole: boolean;
  /** Absolute paths of all files that were read or looked for. */
  readonly files: readonly string[];
  /** The texts of the files that were read, by their names in diagnostics. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Far more than any real configuration has. */
const MAX_FILES = 100;
/** In all files. */
const MAX_CHARACTERS = 4 * 1024 ** 2;

/**
 * Reads a configuration with its included files. It does not throw: problems are in the diagnostics.
 *
 * @param file the main file's name as diagnostics show it; the names of others are made from it.
 * @param text used instead of the main file's text.
 * @param known texts that were read before.
 */
export function loadSources(file: string, text?: string, known?: Texts): Gathered {
  const gatherer = new Gatherer(file, known);
  const given = text === undefined ? undefined : (sizeProblem(Buffer.byteLength(text)) ?? { text });
  return gatherer.loadSources(given ?? readText(file, known));
}

class Gatherer {
  readonly #main: string;
  readonly #folder: string;
  readonly #files = new Set<string>();
  readonly #texts = new Map<string, string>();
  readonly #sources: Source[] = [];
  readonly #diagnostics: Diagnostic[] = [];
  /** Where each file was included first, by its real path. */
  readonly #included = new Map<string, Position>();
  readonly #known: Texts | undefined;
  /** Files with a mistake that makes their meaning unclear. */
  readonly #broken = new Set<Source>();
  #characters = 0;
  #isWhole = true;

  constructor(main: string, known: Texts | undefined) {
    this.#main = main;
    this.#known = known;
    this.#folder = dirname(resolve(main));
  }

  loadSources(read: ReturnType<typeof readText>): Gathered {
    this.#files.add(resolve(this.#main));
    if ('problem' in read) {
      const source = new Source(this.#main, '');
      const hint = `${read.hint}, choose another with --config FILE, or write one to start from with tollgate init`;
      this.#diagnostics.push(source.diagnostic('file-unreadable', '', `the file ${read.problem}`, hint));
      this.#isWhole = false;
      return this.#gathered(source, false);
    }
    const main = new Source(this.#main, read.text);
    this.#add(main, []);
    if (this.#isWhole && this.#sources.length === 1) return this.#gathered(main, true);
    const joined = joinSources([main, ...this.#sources.slice(1)], this.#broken);
    this.#collect(joined.diagnostics);
    this.#isWhole &&= joined.isWhole;
    return this.#gathered(joined.source, joined.isReadable);
  }

  #gathered(source: Source, isReadable: boolean): Gathered {
    const files = [...this.#files];
    return { source, isReadable, isWhole: this.#isWhole, diagnostics: this.#diagnostics, files, texts: this.#texts };
  }

  /** A text may have more findings than a call can have arguments. */
  #collect(diagnostics: readonly Diagnostic[]): void {
    for (const diagnostic of diagnostics) this.#diagnostics.push(diagnostic);
  }

  /** Adds a file, and the files that it includes. @param above the real paths of the files that include it */
  #add(source: Source, above: readonly string[]): void {
    this.#sources.push(source);
    this.#texts.set(source.file, source.text);
    this.#characters += source.text.length;
    const syntax = checkSyntax(source);
    this.#collect(syntax.diagnostics);
    if (!syntax.isReadable) this.#break(source);
    const { root } = source;
    if (syntax.isReadable && above.length > 0 && !isJoinable(root)) {
      const message = 'an included file must be a mapping of sections';
      const hint = 'start with a section, such as prices:';
      this.#diagnostics.push(source.diagnostic('wrong-type', '', message, hint));
      this.#break(source);
    }
    if (syntax.isReadable) this.#collect([...correctEarlyKeys(source), ...acceptOldNames(source)]);
    if (!isMap(root) || !root.has(INCLUDE)) return;
    // If there are two, the syntax check reports the second.
    const lists = root.items.flatMap(({ key, value }) =>
      isScalar(key) && key.value === INCLUDE ? [value ?? undefined] : [],
    );
    const list = lists.find(isSeq) ?? lists[0];
    // In a broken text, everything before the first mistake counts.
    if (!syntax.isReadable && !isBefore(list, source, syntax.diagnostics)) return;
    const names = this.#namesIn(list, source);
    for (const [index, name] of names) this.#include(name, [INCLUDE, index], source, [...above, realPath(source.file)]);
  }

  #break(source: Source): void {
    this.#isWhole = false;
    this.#broken.add(source);
  }

  /** The included files and their indexes in the list. */
  #namesIn(list: ParsedNode | undefined, source: Source): readonly (readonly [number, string])[] {
    const hint = 'write a list of paths relative to this file: [prices.yaml]';
    if (!isSeq(list) || list.items.length === 0) {
      this.#report(source, [INCLUDE], `'${INCLUDE}' must be a list of files`, hint);
      return [];
    }
    return list.items.flatMap((item, index) => {
      const name: unknown = isScalar(item) ? item.value : undefined;
      if (typeof name === 'string' && /\.ya?ml$/.test(name)) return [[index, name] as const];
      const message =
        typeof name === 'string'
          ? `${quoteValue(name)} is not the name of a YAML file`
          : 'an included file must be a text';
      this.#report(
        source,
        [INCLUDE, index],
        message,
        typeof name === 'string' ? 'write the path of a .yaml file' : hint,
      );
      return [];
    });
  }

  #include(name: string, place: Path, source: Source, above: readonly string[]): void {
    const opened = this.#open(name, place, source, above);
    if (opened instanceof Source) this.#add(opened, above);
    else this.#report(source, place, opened.problem, opened.hint);
  }

  #open(name: string, place: Path, source: Source, above: readonly string[]): Source | TextProblem {
    const path = resolve(dirname(source.file), name);
    const quoted = quoteValue(name);
    const inside = relative(this.#folder, path);
    if (isAbsolute(name) || inside.startsWith('..') || isAbsolute(inside)) {
      const hint = 'put it into that folder or below it, and write a relative path';
      return { problem: `${quoted} is outside the folder of ${this.#main}`, hint };
    }
    const real = realPath(path);
    const cycle = above.indexOf(real);
    if (cycle !== -1) {
      const names = [...above.slice(cycle), real].map((each) => relative(realPath(this.#folder), each));
      return {
        problem: `${quoted} includes itself (${names.join(' → ')})`,
        hint: 'remove one `include` of the circle',
      };
    }
    const first = this.#included.get(real);
    if (first !== undefined) {
      return {
        problem: `${quoted} is already included in ${lineWords(first, source.file)}`,
        hint: 'remove one of the two',
      };
    }
    this.#included.set(real, source.at(place));
    if (this.#sources.length >= MAX_FILES) {
      return { problem: `the configuration has more than ${MAX_FILES} files`, hint: 'join some of them' };
    }
    this.#files.add(path);
    const read = readText(path, this.#known);
    if ('problem' in read && name.includes('*'))
      return { problem: `${quoted} is a pattern`, hint: 'list each file with its name' };
    if ('problem' in read) {
      return { problem: `the file ${quoted} ${read.problem}`, hint: this.#remedy(path, source) ?? read.hint };
    }
    if (this.#characters + read.text.length > MAX_CHARACTERS) {
      const problem = `with ${quoted}, the files of the configuration have more than ${MAX_CHARACTERS / 1024 ** 2} Mi characters`;
      return { problem, hint: 'check that they are the right files' };
    }
    return new Source(join(dirname(source.file), name), read.text);
  }

  #remedy(path: string, source: Source): string | undefined {
    const near = nearFile(path);
    return near === undefined || near === path
      ? undefined
      : `did you mean '${relative(dirname(resolve(source.file)), near)}'?`;
  }

  #report(source: Source, place: Path, message: string, hint: string): void {
    this.#isWhole = false;
    this.#diagnostics.push(source.diagnostic('bad-include', place, message, hint));
  }
}

/** Whether a list of plain texts ends in a line before all findings. */
function isBefore(list: ParsedNode | undefined, source: Source, findings: readonly Diagnostic[]): boolean {
  if (!isSeq(list) || !list.items.every((item) => isScalar(item))) return false;
  const { line: end } = source.position(list.range[1]);
  return findings.every(({ line }) => line > end);
}

/** The path without symbolic links; the absolute path of a file that does not exist. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
