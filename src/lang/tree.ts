/** Trees: JSON values with `${name}` in their strings, compiled once, from which error envelopes and other bodies are made. */
import { escapePointerToken, ownValue } from './pointer.ts';
import { namesOf, type Piece, parseTemplate, refuseOptional, renderText, type Values } from './template.ts';

export { compileTemplate, type TemplateIssue, type TemplateResult } from './template.ts';

/** What a tree may be: any JSON value. A tree stays a value from file to wire, so what it renders is always well-formed. */
export type Tree = string | number | boolean | null | readonly Tree[] | { readonly [key: string]: Tree };

/** What is wrong with a tree: where (a JSON Pointer into it) and, inside a string, at which offset and about which name. */
export type TreeIssue = {
  readonly pointer: string;
  readonly message: string;
  readonly name?: string;
  readonly offset?: number;
};

/**
 * A compiled tree, or every problem at once. `render` gives a JSON value; parts of the tree that use no name are shared
 * between calls, so treat what it returns as read-only. `names` are the names that the tree uses, each once.
 */
export type TreeResult =
  | { readonly ok: true; readonly render: (values: Values) => unknown; readonly names: readonly string[] }
  | { readonly ok: false; readonly issues: readonly TreeIssue[] };

/** A compiled part: a constant, or something to render, which gives undefined where its member is to be left out. */
type Part =
  | { readonly kind: 'constant'; readonly value: unknown }
  | { readonly kind: 'dynamic'; readonly render: (values: Values) => unknown };

/** What is gathered while a tree is compiled. */
interface Compilation {
  readonly known: readonly string[];
  readonly names: Set<string>;
  readonly issues: TreeIssue[];
}

/** Envelopes are a few levels deep; the limit stops a tree that contains itself, as YAML aliases can make one. */
const MAX_DEPTH = 64;

/**
 * Compiles a tree. In its strings
 * - `${name}` alone keeps the type of the value: an integer code stays an integer, and a missing value becomes null;
 * - `${name}` inside other text is written as text, a missing value as nothing;
 * - `${name?}` alone, as the value of an object's member, leaves the member out when the value is undefined or null;
 * - `$${` stands for `${`.
 *
 * @param known the names that may be used, such as `error.name`; `model.card.*` admits every name below `model.card.`.
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
  return refuse(compilation, pointer, `a tree holds JSON values only, and '${String(tree)}' is none`);
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
    // fromEntries defines its properties, so that a member named __proto__ stays a member.
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
  // JSON has no bigint: JSON.stringify would throw on it.
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
