/** Trees: JSON values with `${name}` placeholders in their strings, read once; error envelopes and other bodies are rendered from them. */

import {
  namesOf,
  type Piece,
  parseTemplate,
  refuseOptional,
  renderText,
  type Template,
  type Values,
} from '../text/template.ts';
import { escapePointerToken, lookUp, ownValue } from './pointer.ts';

type Name = Extract<Piece, { readonly kind: 'name' }>;

/** A tree as read: any JSON value. It is rendered as a value, not as text, so the result is always well-formed. */
export type Tree =
  /** A part without names. */
  | { readonly kind: 'constant'; readonly value: unknown }
  /** A value of its own type. */
  | { readonly kind: 'value'; readonly name: Name }
  | { readonly kind: 'text'; readonly text: Template }
  /** Left out with its member or item if the name has no value. */
  | { readonly kind: 'if'; readonly name: Name; readonly below: Tree }
  | { readonly kind: 'list'; readonly items: readonly Tree[] }
  | { readonly kind: 'object'; readonly members: readonly (readonly [key: string, tree: Tree])[] };

/** A problem in a tree, with its JSON Pointer; inside a string, also with the offset and the name. */
export type TreeIssue = {
  readonly pointer: string;
  readonly message: string;
  readonly name?: string;
  readonly offset?: number;
};

/** A tree, or all its problems. `names` are the names that the tree uses, without duplicates. */
export type TreeResult =
  | { readonly ok: true; readonly tree: Tree; readonly names: readonly string[] }
  | { readonly ok: false; readonly issues: readonly TreeIssue[] };

interface TreeState {
  readonly known: readonly string[];
  readonly names: Set<string>;
  readonly issues: TreeIssue[];
}

/** Envelopes are a few levels deep. The limit stops a tree that contains itself, which YAML aliases can produce. */
const MAX_DEPTH = 64;

/**
 * Reads a tree. In its strings:
 * - `${name}` alone keeps the type of the value: an integer code stays an integer, and a missing value becomes null;
 * - `${name}` inside other text is written as text, a missing value as the empty string;
 * - `${name?}` alone, as the value of an object's member, leaves the member out if the value is undefined or null;
 * - an object whose only member is named `${name?}` is that member's value, and its own member or list item is left out if the name has
 *   no value;
 * - `$${` is written as `${`.
 *
 * @param known the allowed names, such as `error.name`; `model.card.*` allows every name below `model.card.`.
 */
export function readTree(tree: unknown, known: readonly string[]): TreeResult {
  const state: TreeState = { known, names: new Set(), issues: [] };
  const read = readPart(tree, '', 0, false, state);
  if (state.issues.length > 0) return { ok: false, issues: state.issues };
  return { ok: true, tree: read, names: [...state.names] };
}

function readPart(tree: unknown, pointer: string, depth: number, member: boolean, state: TreeState): Tree {
  if (depth > MAX_DEPTH) return refuse(state, pointer, `a tree is at most ${MAX_DEPTH} levels deep`);
  if (typeof tree === 'string') return readString(tree, pointer, member, state);
  if (tree === null || typeof tree === 'boolean') return { kind: 'constant', value: tree };
  if (typeof tree === 'number' && Number.isFinite(tree)) return { kind: 'constant', value: tree };
  if (Array.isArray(tree)) return readList(tree, pointer, depth, state);
  if (isPlainObject(tree)) return readObject(tree, pointer, depth, state);
  return refuse(state, pointer, `a tree contains only JSON values, and '${String(tree)}' is not one`);
}

function readList(tree: readonly unknown[], pointer: string, depth: number, state: TreeState): Tree {
  const items = tree.map((item, index) => readPart(item, `${pointer}/${index}`, depth + 1, false, state));
  const list: Tree = { kind: 'list', items };
  return items.every(isConstant) ? { kind: 'constant', value: renderTree(list, {}) } : list;
}

/** The name of the only member of an optional part. */
const CONDITION = /^\$\{[^{}]*\?\}$/;

function readObject(tree: object, pointer: string, depth: number, state: TreeState): Tree {
  const [condition = '', ...others] = Object.keys(tree);
  if (others.length === 0 && CONDITION.test(condition)) {
    const place = `${pointer}/${escapePointerToken(condition)}`;
    const name = readString(condition, place, true, state);
    const below = readPart(ownValue(tree, condition), place, depth + 1, false, state);
    return name.kind === 'value' ? { kind: 'if', name: name.name, below } : below;
  }
  const members = Object.keys(tree).map((key): readonly [string, Tree] => {
    const place = `${pointer}/${escapePointerToken(key)}`;
    if (key.includes('${')) {
      return [key, refuse(state, place, "'${' is replaced in values, not in the names of members")];
    }
    return [key, readPart(ownValue(tree, key), place, depth + 1, true, state)];
  });
  const object: Tree = { kind: 'object', members };
  return members.every(([, member]) => isConstant(member))
    ? { kind: 'constant', value: renderTree(object, {}) }
    : object;
}

function readString(text: string, pointer: string, member: boolean, state: TreeState): Tree {
  const { pieces, issues } = parseTemplate(text, state.known);
  const [only] = pieces;
  const whole = pieces.length === 1 && only?.kind === 'name' ? only : undefined;
  const misplaced = whole !== undefined && member ? [] : refuseOptional(pieces);
  for (const issue of [...issues, ...misplaced]) state.issues.push({ pointer, ...issue });
  for (const name of namesOf(pieces)) state.names.add(name);
  if (whole !== undefined) return { kind: 'value', name: whole };
  if (pieces.every((piece) => piece.kind === 'text')) return { kind: 'constant', value: renderText(pieces, {}) };
  return { kind: 'text', text: pieces };
}

/**
 * Renders a tree as a JSON value. Parts of the tree without names are shared between calls, so treat the result as read-only.
 * The value is undefined if the whole tree is `${name?}` and has no value.
 */
export function renderTree(tree: Tree, values: Values): unknown {
  switch (tree.kind) {
    case 'constant':
      return tree.value;
    case 'value':
      return renderValue(tree.name, values);
    case 'if':
      return renderValue(tree.name, values) === undefined ? undefined : renderTree(tree.below, values);
    case 'text':
      return renderText(tree.text, values);
    case 'list':
      return tree.items.flatMap((item) => {
        const value = renderTree(item, values);
        return item.kind === 'if' && value === undefined ? [] : [value];
      });
    case 'object': {
      const rendered: (readonly [string, unknown])[] = [];
      for (const [key, member] of tree.members) {
        const value = renderTree(member, values);
        if (value !== undefined) rendered.push([key, value]);
      }
      // fromEntries defines properties instead of assigning them, so __proto__ stays an ordinary member.
      return Object.fromEntries(rendered);
    }
  }
}

function renderValue(name: Name, values: Values): unknown {
  const value = lookUp(name, values);
  if (value === undefined || value === null) return name.optional ? undefined : null;
  // JSON.stringify throws on a bigint.
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
  return value;
}

function isConstant(tree: Tree): boolean {
  return tree.kind === 'constant';
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function refuse(state: TreeState, pointer: string, message: string): Tree {
  state.issues.push({ pointer, message });
  return { kind: 'constant', value: null };
}
