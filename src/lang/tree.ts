/** Trees: JSON values with `${name}` placeholders in their strings, compiled once; error envelopes and other bodies are made from them. */
import { escapePointerToken, ownValue } from './pointer.ts';
import { namesOf, type Piece, parseTemplate, refuseOptional, renderText, type Values } from './template.ts';

export { compileTemplate, type TemplateIssue, type TemplateResult } from './template.ts';

/** A tree is any JSON value. It is rendered as a value, not as text, so the result is always well-formed. */
export type Tree = string | number | boolean | null | readonly Tree[] | { readonly [key: string]: Tree };

/** A problem in a tree, with its JSON Pointer; inside a string, also with the offset and the name. */
export type TreeIssue = {
  readonly pointer: string;
  readonly message: string;
  readonly name?: string;
  readonly offset?: number;
};

/**
 * A compiled tree, or all its problems. `render` returns a JSON value; parts of the tree without names are shared between calls,
 * so treat the result as read-only. `names` are the names that the tree uses, without duplicates.
 */
export type TreeResult =
  | { readonly ok: true; readonly render: (values: Values) => unknown; readonly names: readonly string[] }
  | { readonly ok: false; readonly issues: readonly TreeIssue[] };

/** A compiled part: a constant, or a function to render, which returns undefined to leave its member out. */
type Part =
  | { readonly kind: 'constant'; readonly value: unknown }
  | { readonly kind: 'dynamic'; readonly render: (values: Values) => unknown };

/** The state of one compilation. */
interface Compilation {
  readonly known: readonly string[];
  readonly names: Set<string>;
  readonly issues: TreeIssue[];
}

/** Envelopes are a few levels deep. The limit stops a tree that contains itself, which YAML aliases can produce. */
const MAX_DEPTH = 64;

/**
 * Compiles a tree. In its strings:
 * - `${name}` alone keeps the type of the value: an integer code stays an integer, and a missing value becomes null;
 * - `${name}` inside other text is written as text, a missing value as the empty string;
 * - `${name?}` alone, as the value of an object's member, leaves the member out if the value is undefined or null;
 * - `$${` is written as `${`.
 *
 * @param known the allowed names, such as `error.name`; `model.card.*` allows every name below `model.card.`.
 */
export function compileTree(tree: unknown, known: readonly string[]): TreeResult {
  const compilation: Compilation = { known, names: new Set(), issues: [] };
  const part = compilePart(tree, '', 0, false, compilation);
  if (compilation.issues.length > 0) return { ok: false, issues: compilation.issues };
  return { ok: true, render: (values) => renderPart(part, values), names: [...compilation.names] };
}

function compilePart(tree: unknown, pointer: string, depth: number, member: boolean, compilation: Compilation): Part {
  if (depth > MAX_DEPTH) return refuse(compilation, pointer, `a tree is at most ${MAX_DEPTH} levels deep`);
  if (typeof tree === 'string') return compileString(tree, pointer, member, compilation);
  if (tree === null || typeof tree === 'boolean') return { kind: 'constant', value: tree };
  if (typeof tree === 'number' && Number.isFinite(tree)) return { kind: 'constant', value: tree };
  if (Array.isArray(tree)) return compileArray(tree, pointer, depth, compilation);
  if (isPlainObject(tree)) return compileObject(tree, pointer, depth, compilation);
  return refuse(compilation, pointer, `a tree contains only JSON values, and '${String(tree)}' is not one`);
}

function compileArray(tree: readonly unknown[], pointer: string, depth: number, compilation: Compilation): Part {
  const parts = tree.map((item, index) => compilePart(item, `${pointer}/${index}`, depth + 1, false, compilation));
  if (parts.every(isConstant)) return { kind: 'constant', value: tree };
  return { kind: 'dynamic', render: (values) => parts.map((part) => renderPart(part, values)) };
}

function compileObject(tree: object, pointer: string, depth: number, compilation: Compilation): Part {
  const members = Object.keys(tree).map((key): readonly [string, Part] => {
    const place = `${pointer}/${escapePointerToken(key)}`;
    if (key.includes('${')) {
      return [key, refuse(compilation, place, "'${' is replaced in values, not in the names of members")];
    }
    return [key, compilePart(ownValue(tree, key), place, depth + 1, true, compilation)];
  });
  if (members.every(([, part]) => isConstant(part))) return { kind: 'constant', value: tree };
  const render = (values: Values): unknown => {
    const rendered: (readonly [string, unknown])[] = [];
    for (const [key, part] of members) {
      const value = renderPart(part, values);
      if (value !== undefined) rendered.push([key, value]);
    }
    // fromEntries defines properties instead of assigning them, so __proto__ stays an ordinary member.
    return Object.fromEntries(rendered);
  };
  return { kind: 'dynamic', render };
}

function compileString(text: string, pointer: string, member: boolean, compilation: Compilation): Part {
  const { pieces, issues } = parseTemplate(text, compilation.known);
  const [only] = pieces;
  const whole = pieces.length === 1 && only?.kind === 'name' ? only : undefined;
  const misplaced = whole !== undefined && member ? [] : refuseOptional(pieces);
  for (const issue of [...issues, ...misplaced]) compilation.issues.push({ pointer, ...issue });
  for (const name of namesOf(pieces)) compilation.names.add(name);
  if (whole !== undefined) return { kind: 'dynamic', render: (values) => renderWhole(whole, values) };
  if (pieces.every((piece) => piece.kind === 'text')) return { kind: 'constant', value: renderText(pieces, {}) };
  return { kind: 'dynamic', render: (values) => renderText(pieces, values) };
}

function renderWhole(piece: Extract<Piece, { readonly kind: 'name' }>, values: Values): unknown {
  const value = piece.lookup(values);
  if (value === undefined || value === null) return piece.optional ? undefined : null;
  // JSON.stringify throws on a bigint.
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
  return value;
}

function renderPart(part: Part, values: Values): unknown {
  return part.kind === 'constant' ? part.value : part.render(values);
}

function isConstant(part: Part): boolean {
  return part.kind === 'constant';
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function refuse(compilation: Compilation, pointer: string, message: string): Part {
  compilation.issues.push({ pointer, message });
  return { kind: 'constant', value: null };
}
