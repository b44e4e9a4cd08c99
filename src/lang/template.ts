/** Template strings: text with `${name}` placeholders, parsed once and checked against the known names. */
import { ownValue } from './pointer.ts';
import { nearest } from './prefix.ts';

/** The values for rendering a template, by dotted name (`error.name`) or nested (`{ error: { name } }`). */
export type Values = Readonly<Record<string, unknown>>;

/** A part of a template: plain text, or a name that is replaced by its value. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'name';
      readonly name: string;
      /** Written `${name?}`. */
      readonly optional: boolean;
      /** The offset of `${` in the template. */
      readonly offset: number;
      readonly lookup: (values: Values) => unknown;
    };

/** A problem in a template, with its offset. */
export interface TemplateIssue {
  readonly message: string;
  readonly offset: number;
  readonly name?: string;
}

/** The parts of a template in order, and all issues. */
export interface Template {
  readonly pieces: readonly Piece[];
  readonly issues: readonly TemplateIssue[];
}

/** A compiled template string, or all its problems. `names` are the names that it uses, without duplicates. */
export type TemplateResult =
  | { readonly ok: true; readonly render: (values: Values) => string; readonly names: readonly string[] }
  | { readonly ok: false; readonly issues: readonly TemplateIssue[] };

const NAME = /^[A-Za-z_][\w-]*(?:\.[\w-]+)*$/;

/**
 * Compiles a string with `${name}` placeholders; `$${` is written as `${`. A missing value is written as the empty string.
 *
 * @param known the allowed names; `model.card.*` allows every name below `model.card.`.
 */
export function compileTemplate(text: string, known: readonly string[]): TemplateResult {
  const { pieces, issues } = parseTemplate(text, known);
  const problems = [...issues, ...refuseOptional(pieces)];
  if (problems.length > 0) return { ok: false, issues: problems };
  return { ok: true, render: (values) => renderText(pieces, values), names: namesOf(pieces) };
}

/** Splits a template into its parts and checks its names. */
export function parseTemplate(text: string, known: readonly string[]): Template {
  const pieces: Piece[] = [];
  const issues: TemplateIssue[] = [];
  let plain = '';
  let at = 0;
  for (let open = text.indexOf('${'); open !== -1; open = text.indexOf('${', at)) {
    if (open > at && text[open - 1] === '$') {
      plain += `${text.slice(at, open - 1)}\${`;
      at = open + 2;
      continue;
    }
    plain += text.slice(at, open);
    const close = text.indexOf('}', open);
    if (close === -1) {
      issues.push({ offset: open, message: "'${' without '}'; write '$${' for the characters themselves" });
      return { pieces, issues };
    }
    if (plain !== '') pieces.push({ kind: 'text', text: plain });
    plain = '';
    const inner = text.slice(open + 2, close);
    const optional = inner.endsWith('?');
    const name = optional ? inner.slice(0, -1) : inner;
    const issue = checkName(name, open, known);
    if (issue !== undefined) issues.push(issue);
    pieces.push({ kind: 'name', name, optional, offset: open, lookup: lookupOf(name) });
    at = close + 1;
  }
  plain += text.slice(at);
  if (plain !== '') pieces.push({ kind: 'text', text: plain });
  return { pieces, issues };
}

function checkName(name: string, offset: number, known: readonly string[]): TemplateIssue | undefined {
  if (!NAME.test(name)) {
    return { offset, name, message: `'${name}' is not a name; write \${error.message}, or '$\${' for the characters` };
  }
  if (isKnown(name, known)) return undefined;
  const near = nearest(name, known);
  const remedy = near === undefined ? `known here: ${known.join(', ')}` : `did you mean '${near}'?`;
  return { offset, name, message: `'${name}' is not known here; ${remedy}` };
}

function isKnown(name: string, known: readonly string[]): boolean {
  return known.some((entry) => (entry.endsWith('.*') ? name.startsWith(entry.slice(0, -1)) : entry === name));
}

/** Looks a name up: as one flat key first, else by walking own properties along its dots. */
function lookupOf(name: string): (values: Values) => unknown {
  const steps = name.split('.');
  return (values) => {
    if (Object.hasOwn(values, name)) return values[name];
    let value: unknown = values;
    for (const step of steps) {
      if (typeof value !== 'object' || value === null) return undefined;
      value = ownValue(value, step);
    }
    return value;
  };
}

/** The names that a template uses, each once, in the order of their first use. */
export function namesOf(pieces: readonly Piece[]): readonly string[] {
  const names = new Set<string>();
  for (const piece of pieces) if (piece.kind === 'name') names.add(piece.name);
  return [...names];
}

/** The parts as one text: missing values as nothing, objects as JSON. */
export function renderText(pieces: readonly Piece[], values: Values): string {
  return pieces.map((piece) => (piece.kind === 'text' ? piece.text : textOf(piece.lookup(values)))).join('');
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** An issue for every `${name?}`, for places where there is no member to leave out. */
export function refuseOptional(pieces: readonly Piece[]): readonly TemplateIssue[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'text' || !piece.optional) return [];
    const message = `'\${${piece.name}?}' may only be the whole value of an object's member, which it leaves out; write \${${piece.name}}`;
    return [{ offset: piece.offset, name: piece.name, message }];
  });
}
