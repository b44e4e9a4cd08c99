/**
 * Compares the members of bodies that billing rules and routes read with those that body schemas list. A misspelt member is absent from
 * every body, so its fact always has its default, and the price is wrong.
 */

import { ownValue, parsePointer, pointerText } from '../../../lib/json/pointer.ts';
import { isRecord } from '../../../lib/json/record.ts';
import { nearest } from '../../../lib/text/prefix.ts';
import type { UsedSchema } from '../../compile/schemas.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path, Spot } from '../../read/position.ts';
import { propertiesOf, strings } from '../../read/schema-words.ts';

/** The members in which a value may be, one for each spelling, and their place. */
interface Read {
  readonly names: readonly string[];
  readonly place: Path;
  /** Where the member begins in the text. */
  readonly offset: number;
}

/**
 * Refuses members that no schema lists while it lists a similar one: a misspelt fact would always have its default. Also checks the bodies
 * of examples.
 *
 * @param used the schemas of bodies, and of facts that list what a rule knows
 */
export function checkBodyMembers(scope: Scope, used: readonly UsedSchema[]): void {
  for (const { place, file, document } of used) {
    if (place.at(-1) !== 'body') continue;
    const branch = place.slice(0, -1);
    const reads = [...readOf(branch, scope)];
    const rule = ruleOf(branch, scope);
    // A fact of the rule may list more.
    const lists = used.filter(
      (each) => each.place[0] === 'billing' && each.place[1] === rule && each.place.at(-1) === 'fits',
    );
    const known = new Set(
      [document, ...lists.map((list) => list.document)].flatMap((each) => Object.keys(propertiesOf(each))),
    );
    if (known.size === 0) continue;
    const check = (names: readonly string[], at: (index: number) => Path, spot: Spot): void => {
      // One of several spellings may be an alias that the schema does not list.
      if (names.some((name) => known.has(name))) return;
      for (const [index, name] of names.entries()) {
        const meant = nearest(name, known);
        if (meant === undefined) continue;
        const message = `the schema of the bodies has no member '${name}'`;
        const hint = `did you mean '${meant}', which ${sourceOf(meant)} has? If not, add '${name}' to the schema`;
        scope.report.error('unknown-member', at(index), message, hint, spot);
      }
    };
    const sourceOf = (name: string): string =>
      Object.hasOwn(propertiesOf(document), name)
        ? file
        : (lists.find((list) => Object.hasOwn(propertiesOf(list.document), name))?.file ?? file);
    checkNested(branch, document, file, scope);
    for (const { names, place: at, offset } of reads)
      check(names, (index) => (names.length === 1 ? at : [...at, index]), { offset });
    const read = new Set(reads.flatMap(({ names }) => names));
    for (const { name, place: at } of sentIn(branch.slice(0, 2), scope))
      if (!read.has(name)) check([name], () => at, { on: 'key' });
  }
}

/** Refuses pointers of facts whose later members the schema does not list while it lists a similar one. */
function checkNested(branch: Path, document: unknown, file: string, scope: Scope): void {
  const rule = ruleOf(branch, scope) ?? '';
  for (const [name, fact] of Object.entries(scope.config.billing?.[rule]?.facts ?? {})) {
    if (!('at' in fact)) continue;
    const spellings = [fact.at].flat();
    const findings = spellings.map((at) => unknownNested(parsePointer(at) ?? [], document));
    // One of several spellings may be an alias that the schema does not list.
    if (findings.some((found) => found === undefined)) continue;
    for (const [index, found] of findings.entries()) {
      if (found?.meant === undefined) continue;
      const [from, to] = [found.path, [...found.path.slice(0, -1), found.meant]].map(pointerText);
      const place = ['billing', rule, 'facts', name, 'at', ...(spellings.length === 1 ? [] : [index])];
      const hint = `did you mean ${to}, which ${file} has? If not, add '${found.path.at(-1)}' to the schema`;
      scope.report.error('unknown-member', place, `the schema of the bodies has no member ${from}`, hint);
    }
  }
}

/** The first later member of a pointer that the schema does not list; undefined: it lists all that it can list. */
function unknownNested(
  path: readonly string[],
  document: unknown,
): { readonly path: readonly string[]; readonly meant: string | undefined } | undefined {
  let schema = document;
  for (const [depth, token] of path.entries()) {
    const listed = propertiesOf(schema);
    const next = ownValue(listed, token);
    if (next === undefined) {
      if (depth === 0 || Object.keys(listed).length === 0) return undefined;
      return { path: path.slice(0, depth + 1), meant: nearest(token, Object.keys(listed)) };
    }
    schema = next;
  }
  return undefined;
}

/** The members of the bodies of a route's examples that are accepted. */
function sentIn(place: Path, { config }: Scope): readonly { readonly name: string; readonly place: Path }[] {
  const route = config.routes[String(place[1])];
  const examples = route !== undefined && 'examples' in route ? (route.examples ?? []) : [];
  return examples.flatMap(({ body, expect }, index) =>
    expect?.error === undefined && isRecord(body)
      ? Object.keys(body).map((name) => ({ name, place: [...place, 'examples', index, 'body', name] }))
      : [],
  );
}

/** A value of a branch, or of a route without branches. */
function written(branch: Path, { config }: Scope): unknown {
  return branch.slice(1).reduce<unknown>((value, token) => ownValue(Object(value), String(token)), config.routes);
}

/** The name of its billing rule. */
function ruleOf(branch: Path, scope: Scope): string | undefined {
  const rule = written([...branch, 'billing'], scope);
  return typeof rule === 'string' ? rule : undefined;
}

/** What the rule of a branch, and its route, read from the body. @param branch the place of the branch, or of a route without branches */
function* readOf(branch: Path, scope: Scope): Iterable<Read> {
  const { config } = scope;
  const route = config.routes[String(branch[1])];
  if (route !== undefined && 'model' in route && 'at' in route.model)
    yield { names: firstNames(route.model.at), place: [...branch.slice(0, 2), 'model', 'at'], offset: 1 };
  for (const [index, name] of strings(written([...branch, 'forward', 'only'], scope)).entries())
    yield { names: [name], place: [...branch, 'forward', 'only', index], offset: 0 };
  const rule = ruleOf(branch, scope) ?? '';
  for (const [name, fact] of Object.entries(config.billing?.[rule]?.facts ?? {})) {
    const place = ['billing', rule, 'facts', name];
    if ('at' in fact) yield { names: firstNames(fact.at), place: [...place, 'at'], offset: 1 };
    if ('count' in fact) yield { names: firstNames(fact.count.each), place: [...place, 'count', 'each'], offset: 1 };
    const [cel, at] =
      'cel' in fact ? [fact.cel, 'cel'] : 'media' in fact && 'cel' in fact.media ? [fact.media.cel, 'media'] : ['', ''];
    for (const { 1: member = '', index } of cel.matchAll(/(?<![\w.])body\.(\w+)/g))
      yield {
        names: [member],
        place: [...place, at, ...(at === 'media' ? ['cel'] : [])],
        offset: index + 'body.'.length,
      };
  }
}

/** The first member of each pointer. */
function firstNames(pointers: string | readonly string[]): readonly string[] {
  return [pointers].flat().flatMap((pointer) => parsePointer(pointer)?.[0] ?? []);
}
