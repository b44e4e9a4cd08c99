/**
 * Repeats entries over lists. A key with `$(family)` stands for one entry per entry of the list `family`, and so does a text in a
 * list. Below them `$(family)` is the entry's name and `$(family.path)` its field.
 */
import { isMap, isScalar, isSeq, type ParsedNode, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { nearest } from '../../../lib/text/prefix.ts';
import { lineWords, type Path, type Spot } from '../position.ts';
import type { ListEntry, Lists } from './lists.ts';
import type { Mistakes } from './mistakes.ts';
import { keyOf, listWith, MAX_NODES, mapWith, type ParsedPair, pairOf } from './nodes.ts';
import {
  type ListText,
  type Placeholder,
  placeholdersIn,
  type Replacement,
  substitute,
  substitutedScalar,
} from './placeholders.ts';

/** The current entry of each list, inside a repeated entry. */
type Bound = ReadonlyMap<string, ListEntry>;

/** Keys of trees, in which `${NAME}` is a value. */
const TREES: ReadonlySet<string | number> = new Set([
  'body',
  'stream',
  'item',
  'list',
  'answer',
  'headers',
  'limit_headers',
]);

/** Repeats the entries below a node, and adds the mistakes. */
export class Repeater {
  readonly #lists: Lists;
  readonly #mistakes: Mistakes;
  readonly #hasAllLists: boolean;
  readonly #missing = new Set<string>();
  /** The fields that placeholders name: `family.env`. */
  readonly #used = new Set<string>();
  #left = MAX_NODES;
  /** Whether the entry of a section that is being repeated has a placeholder without a value. */
  #isOpen = false;

  constructor(lists: Lists, mistakes: Mistakes) {
    this.#lists = lists;
    this.#mistakes = mistakes;
    this.#hasAllLists = mistakes.isWhole;
  }

  /** The node with its entries repeated; the node itself when nothing in it repeats. */
  repeat(node: ParsedNode, path: Path = [], bound: Bound = new Map()): ParsedNode {
    if (!this.#take(1, path, {})) return node;
    if (isMap(node)) return this.#repeatMap(node, path, bound);
    if (isSeq(node)) return this.#repeatList(node, path, bound);
    return isScalar(node) ? this.#fill(node, path, bound) : node;
  }

  /** Warns about fields that no placeholder names, unless a mistake may be the reason. */
  reportUnusedFields(): void {
    if (this.#mistakes.diagnostics.length > 0 || !this.#hasAllLists) return;
    for (const [list, entries = []] of this.#lists) {
      for (const { name, fields } of entries) {
        const unused = [...fields.keys()].find((field) => !this.#used.has(`${list}.${field}`));
        if (unused === undefined) continue;
        const [message, hint] = [
          `nothing uses the field '${unused}' of '${list}'`,
          `write $(${list}.${unused}) where it belongs, or remove it`,
        ];
        this.#mistakes.add('unused', ['each', list, name, unused], message, hint, {
          on: 'key',
          severity: 'warning',
          isClear: true,
        });
        break;
      }
    }
  }

  #repeatMap(node: YAMLMap.Parsed, path: Path, bound: Bound): ParsedNode {
    const items = node.items.flatMap((pair) => this.#repeatPair(pair, path, bound));
    if (items.length === node.items.length && items.every((pair, index) => pair === node.items[index])) return node;
    return mapWith(node, items);
  }

  #repeatPair(pair: ParsedPair, path: Path, bound: Bound): readonly ParsedPair[] {
    // The content of a section's entry is judged as a whole.
    if (path.length !== 1) return this.#repeated(pair, path, bound);
    this.#isOpen = false;
    const pairs = this.#repeated(pair, path, bound);
    if (this.#isOpen) for (const each of pairs) this.#mistakes.markUnclear([...path, keyOf(each)]);
    return pairs;
  }

  #repeated(pair: ParsedPair, path: Path, bound: Bound): readonly ParsedPair[] {
    const { key, value } = pair;
    const name = keyOf(pair);
    const place = [...path, name];
    const placeholders = placeholdersIn(name);
    if (placeholders.length === 0 || !isScalar(key)) {
      const repeated = value && this.repeat(value, place, bound);
      return repeated === value ? [pair] : [pairOf(key, repeated)];
    }
    const bindings = this.#bindings(placeholders, bound, place, { on: 'key' });
    // It is unknown which entries the section has.
    if (bindings.length === 0 && path.length === 1) this.#mistakes.markIncomplete();
    return bindings.map((each) => {
      const filled = substitute(name, placeholders, (placeholder) =>
        this.#valueOf(placeholder, each, place, { on: 'key' }),
      );
      return pairOf(substitutedScalar(key as Scalar.Parsed, filled), value && this.repeat(value, place, each));
    });
  }

  #repeatList(node: YAMLSeq.Parsed, path: Path, bound: Bound): ParsedNode {
    const items = node.items.flatMap((item, index) => {
      const place = [...path, index];
      const placeholders = isScalar(item) ? placeholdersIn(String(item.value)) : [];
      if (placeholders.length === 0) return [this.repeat(item, place, bound)];
      const spot = { offset: placeholders[0]?.at };
      return this.#bindings(placeholders, bound, place, spot).map((each) => this.repeat(item, place, each));
    });
    if (items.length === node.items.length && items.every((item, index) => item === node.items[index])) return node;
    return listWith(node, items);
  }

  #fill(node: Scalar.Parsed, path: Path, bound: Bound): ParsedNode {
    if (typeof node.value !== 'string') return node;
    const placeholders = placeholdersIn(node.value);
    if (placeholders.length === 0) return node;
    const filled = substitute(node.value, placeholders, (placeholder, at) =>
      this.#valueOf(placeholder, bound, path, { offset: at }),
    );
    return substitutedScalar(node, filled);
  }

  /** The current entries, extended by each entry of a list that is not among them. None if the list is unknown. */
  #bindings(placeholders: readonly Replacement[], bound: Bound, place: Path, spot: Spot): readonly Bound[] {
    const lists = placeholders.flatMap(({ by }) => (by === undefined ? [] : [by.list]));
    const names = [...new Set(lists.map((list) => this.#known(list) ?? list))].filter((name) => !bound.has(name));
    const [name, other] = names;
    if (name === undefined) return [bound];
    if (other !== undefined) {
      const hint = 'repeat over one list here, and over the other in an entry below';
      this.#report(place, `this repeats over two lists, ${name} and ${other}`, hint, spot);
      return [];
    }
    const entries = this.#lists.get(name);
    if (entries === undefined) {
      this.#isOpen = true;
      this.#find(name, place, spot);
    }
    if (entries === undefined || !this.#take(entries.length, place, spot)) return [];
    return entries.map((entry) => new Map([...bound, [name, entry]]));
  }

  /** Whether that many more values fit. Reports the first that do not. */
  #take(count: number, place: Path, spot: Spot): boolean {
    const isFirst = this.#left >= 0;
    this.#left -= count;
    if (this.#left >= 0) return true;
    const message = `this file has more than ${MAX_NODES} values, counting those that are repeated`;
    const hint = 'shorten the lists of `each`';
    if (isFirst) this.#mistakes.add('bad-each', place, message, hint, { ...spot, isClear: false });
    return false;
  }

  #valueOf({ list, field }: Placeholder, bound: Bound, place: Path, spot: Spot): ListText | undefined {
    const known = this.#find(list, place, spot);
    const entry = known === undefined ? undefined : bound.get(known);
    if (entry === undefined) {
      const hint = `put $(${list}) into the key of the entry that is to be repeated`;
      const message = `$(${list}) has no value here, because nothing around it repeats over ${list}`;
      if (known === list) this.#report(place, message, hint, spot);
      this.#isOpen = true;
      return undefined;
    }
    const length = this.#lists.get(known ?? list)?.length ?? 0;
    if (field === undefined) return { text: entry.name, at: entry.at, of: length };
    this.#used.add(`${known ?? list}.${field}`);
    const near = entry.fields.has(field) ? field : this.#nearField(field, entry, known ?? list);
    if (near !== field) this.#reportField(field, near, entry, known ?? list, place, spot);
    if (near === undefined) this.#isOpen = true;
    const value = near === undefined ? undefined : entry.fields.get(near);
    return value && { ...value, of: length };
  }

  /** The field of the entry that was probably meant. If other entries have the field, fields that they also have are excluded. */
  #nearField(field: string, entry: ListEntry, list: string): string | undefined {
    const others = this.#lists.get(list)?.filter((each) => each !== entry) ?? [];
    const isInOthers = (name: string): boolean => others.some(({ fields }) => fields.has(name));
    return nearest(
      field,
      isInOthers(field) ? [...entry.fields.keys()].filter((each) => !isInOthers(each)) : entry.fields.keys(),
    );
  }

  /** Reports a field that an entry lacks: at the entry if others have the field, else where it is used. */
  #reportField(
    field: string,
    near: string | undefined,
    { name }: ListEntry,
    list: string,
    place: Path,
    spot: Spot,
  ): void {
    if (this.#lists.get(list)?.some(({ fields }) => fields.has(field)) !== true) {
      const hint = near === undefined ? `add it: ${name}: { ${field || 'path'}: … }` : `did you mean '${near}'?`;
      this.#report(place, `${name} of the list ${list} has no field '${field}'`, hint, spot);
      return;
    }
    const at = ['each', list, name, ...(near === undefined ? [] : [near])];
    const { source } = this.#mistakes;
    const where = lineWords(source.at(place, spot.on), source.at(at).file);
    const [message, hint] =
      near === undefined
        ? [`'${name}' has no field '${field}', which ${where} uses`, `add ${field}: …`]
        : [`'${near}' is not a field of the other entries of '${list}'`, `did you mean '${field}'?`];
    this.#mistakes.add('bad-each', at, message, hint, { on: 'key', isClear: true });
  }

  /** The list of that name, or the one that was probably meant. */
  #known(list: string): string | undefined {
    if (this.#lists.has(list)) return list;
    return this.#hasAllLists ? nearest(list, this.#lists.keys()) : undefined;
  }

  /** Like `#known`; reports an unknown name, unless it may be in a part that is missing. */
  #find(list: string, place: Path, spot: Spot): string | undefined {
    const near = this.#known(list);
    if (near === list || !this.#hasAllLists) return near;
    // A missing list is one mistake, however often it is used.
    if (near === undefined && this.#missing.has(list)) return undefined;
    this.#missing.add(list);
    const isOpen = list.startsWith('$(');
    const message = isOpen ? `${list} has no closing parenthesis` : `'${list}' is not a list of each`;
    const closed = near ?? [...this.#lists.keys()].find((each) => list.startsWith(each, 2)) ?? 'NAME';
    const declare = `declare it: each: { ${list || 'family'}: [a, b] }`;
    const unknown = place.slice(2).some((key) => TREES.has(key))
      ? `write \${${list}} for a value of the request, or ${declare}`
      : declare;
    const hint = isOpen ? `write $(${closed})` : near === undefined ? unknown : `did you mean '${near}'?`;
    this.#report(place, message, hint, spot);
    return near;
  }

  #report(place: Path, message: string, hint: string, spot: Spot): void {
    this.#mistakes.add('bad-placeholder', place, message, hint, { ...spot, isClear: true });
  }
}
