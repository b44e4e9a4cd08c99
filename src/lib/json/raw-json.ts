/**
 * Reads and edits JSON as text. Members are removed from or added to a body without changing any other byte:
 * a number such as 12345678901234567890 keeps its spelling, which parsing and serializing would change.
 *
 * The text must be one that JSON.parse accepts. For any other text these functions still end, but the result is meaningless.
 *
 * By `node bench/readers/run.ts bodies`, adding a member to a chat of 0.75 MB takes 4 ms here and 45 ms with jsonc-parser, which recurses
 * and fails at 100,000 levels.
 */
import {
  CLOSE_BRACKET,
  COMMA,
  decodeKey,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  skipSpace,
  skipValue,
  stringEnd,
} from './json-scan.ts';

export { type Inspection, inspectJson } from './duplicate-key.ts';
export { parseJson } from './parse-json.ts';

/** One member of an object in a text: its decoded name and its offsets in UTF-16 units; ends are exclusive. */
export interface RawMember {
  readonly key: string;
  readonly valueStart: number;
  readonly valueEnd: number;
}

/** One element of an array in a text, as offsets in UTF-16 units; the end is exclusive. */
export interface RawElement {
  readonly start: number;
  readonly end: number;
}

/** The members of the object that begins at `start` (white space is skipped); empty if there is no object. */
export function scanObject(text: string, start = 0): readonly RawMember[] {
  const members: RawMember[] = [];
  let at = skipSpace(text, start);
  if (text.charCodeAt(at) !== OPEN_BRACE) return members;
  at = skipSpace(text, at + 1);
  while (text.charCodeAt(at) === QUOTE) {
    const keyEnd = stringEnd(text, at);
    const valueStart = skipSpace(text, skipSpace(text, keyEnd) + 1);
    const valueEnd = skipValue(text, valueStart);
    members.push({ key: decodeKey(text, at, keyEnd), valueStart, valueEnd });
    at = skipSpace(text, valueEnd);
    if (text.charCodeAt(at) !== COMMA) break;
    at = skipSpace(text, at + 1);
  }
  return members;
}

/** The elements of the array that begins at `start` (white space is skipped); empty if there is no array. */
export function scanArray(text: string, start: number): readonly RawElement[] {
  const elements: RawElement[] = [];
  let at = skipSpace(text, start);
  if (text.charCodeAt(at) !== OPEN_BRACKET) return elements;
  at = skipSpace(text, at + 1);
  while (at < text.length && text.charCodeAt(at) !== CLOSE_BRACKET) {
    const end = skipValue(text, at);
    elements.push({ start: at, end });
    at = skipSpace(text, end);
    if (text.charCodeAt(at) !== COMMA) break;
    at = skipSpace(text, at + 1);
  }
  return elements;
}

/**
 * A new object with only the given members, in the order of the text, each value with its original spelling.
 * If several members have the same name, it keeps the last: JSON.parse returns that one, and the checks have read it.
 */
export function pickMembers(text: string, keys: readonly string[]): string {
  const wanted = new Set(keys);
  const last = new Map<string, RawMember>();
  for (const member of scanObject(text)) {
    if (!wanted.has(member.key)) continue;
    // Delete first: a map keeps the position of a key that is set again.
    last.delete(member.key);
    last.set(member.key, member);
  }
  const parts = Array.from(
    last.values(),
    ({ key, valueStart, valueEnd }) => `${JSON.stringify(key)}:${text.slice(valueStart, valueEnd)}`,
  );
  return `{${parts.join(',')}}`;
}

/** A member to add to the object at `path`, under `key`. `rawValue` is JSON text. */
export interface Insertion {
  readonly path: readonly (string | number)[];
  readonly key: string;
  readonly rawValue: string;
}

/** The insertions of one call as a tree of paths, so that each level of the text is scanned only once. */
interface Branch {
  readonly members: Map<string, string>;
  readonly children: Map<string | number, Branch>;
}

/**
 * Adds members at the ends of objects in the text and changes no other byte.
 *
 * @throws RangeError if there is no object at a path, or the object already has the member. Both mean that the caller used
 * another document, and a body with a duplicate member must never be sent.
 */
export function insertMembers(text: string, insertions: readonly Insertion[]): string {
  if (insertions.length === 0) return text;
  const splices: { readonly at: number; readonly text: string }[] = [];
  const pending: { readonly branch: Branch; readonly at: number }[] = [{ branch: branchOf(insertions), at: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { branch, at } = next;
    const members = scanObject(text, at);
    if (branch.members.size > 0) splices.push(spliceInto(text, at, members, branch.members));
    if (branch.children.size === 0) continue;
    const places = new Map<string | number, number>();
    for (const member of members) places.set(member.key, member.valueStart);
    for (const [index, element] of scanArray(text, at).entries()) places.set(index, element.start);
    for (const [token, child] of branch.children) {
      const place = places.get(token);
      if (place === undefined) throw new RangeError(`there is no value at '${token}' to insert into`);
      pending.push({ branch: child, at: place });
    }
  }
  splices.sort((left, right) => left.at - right.at);
  const parts: string[] = [];
  let from = 0;
  for (const splice of splices) {
    parts.push(text.slice(from, splice.at), splice.text);
    from = splice.at;
  }
  parts.push(text.slice(from));
  return parts.join('');
}

function branchOf(insertions: readonly Insertion[]): Branch {
  const root: Branch = { members: new Map(), children: new Map() };
  for (const { path, key, rawValue } of insertions) {
    let branch = root;
    for (const token of path) {
      const child = branch.children.get(token) ?? { members: new Map(), children: new Map() };
      branch.children.set(token, child);
      branch = child;
    }
    if (branch.members.has(key)) throw new RangeError(`'${key}' is inserted twice into the same object`);
    branch.members.set(key, rawValue);
  }
  return root;
}

function spliceInto(text: string, start: number, members: readonly RawMember[], added: ReadonlyMap<string, string>) {
  const open = skipSpace(text, start);
  if (text.charCodeAt(open) !== OPEN_BRACE) throw new RangeError('members can only be inserted into an object');
  const taken = members.find((member) => added.has(member.key));
  if (taken !== undefined) throw new RangeError(`the object already has '${taken.key}'`);
  const parts = Array.from(added, ([key, rawValue]) => `${JSON.stringify(key)}:${rawValue}`).join(',');
  const last = members.at(-1);
  return last === undefined ? { at: open + 1, text: parts } : { at: last.valueEnd, text: `,${parts}` };
}
