/** Template strings: text with `${name}` placeholders, parsed once and checked against the known names. */
import { lookUp } from '../json/pointer.ts';
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
      /** The name at its dots. */
      readonly steps: readonly string[];
    };

/** A problem in a template, with its offset. */
export interface TemplateIssue {
  readonly message: string;
  readonly offset: number;
  readonly name?: string;
}

export type Template = readonly Piece[];

/** The parts of a template in order, and all issues. */
export interface ParsedTemplate {
  readonly pieces: Template;
  readonly issues: readonly TemplateIssue[];
}

/** A parsed template string, or all its problems. `names` are the names that it uses, without duplicates. */
export type TemplateResult =
  | { readonly ok: true; readonly template: Template; readonly names: readonly string[] }
  | { readonly ok: false; readonly issues: readonly TemplateIssue[] };

const NAME = /^[A-Za-z_][\w-]*(?:\.[\w-]+)*$/;

/**
 * Reads a string with `${name}` placeholders; `$${` is written as `${`. A missing value is written as the empty string.
 *
 * @param known the allowed names; `model.card.*` allows every name below `model.card.`.
 */
export function readTemplate(text: string, known: readonly string[]): TemplateResult {
  const { pieces, issues } = parseTemplate(text, known);
  const problems = [...issues, ...refuseOptional(pieces)];
  if (problems.length > 0) return { ok: false, issues: problems };
  return { ok: true, template: pieces, names: namesOf(pieces) };
}

/** Splits a template into its parts and checks its names. */
export function parseTemplate(text: string, known: readonly string[]): ParsedTemplate {
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
    pieces.push({ kind: 'name', name, optional, offset: open, steps: name.split('.') });
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
  // A name without its unit may mean several: suggest them all.
  const units = known.filter((each) => each.startsWith(`${name}_`));
  const meant = units.length > 1 ? units.map((unit) => `'${unit}'`).join(' or ') : near && `'${near}'`;
  const remedy = meant === undefined ? `known here: ${known.join(', ')}` : `did you mean ${meant}?`;
  return { offset, name, message: `'${name}' is not known here; ${remedy}` };
}

function isKnown(name: string, known: readonly string[]): boolean {
  return known.some((entry) => (entry.endsWith('.*') ? name.startsWith(entry.slice(0, -1)) : entry === name));
}

/** The names that a template uses, each once, in the order of their first use. */
export function namesOf(pieces: Template): readonly string[] {
  const names = new Set<string>();
  for (const piece of pieces) if (piece.kind === 'name') names.add(piece.name);
  return [...names];
}

/** Renders a template as one text: missing values as nothing, objects as JSON. */
export function renderText(template: Template, values: Values): string {
  let text = '';
  for (const piece of template) text += piece.kind === 'text' ? piece.text : textOf(lookUp(piece, values));
  return text;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** An issue for every `${name?}`, for places where there is no member to leave out. */
export function refuseOptional(pieces: Template): readonly TemplateIssue[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'text' || !piece.optional) return [];
    const message = `'\${${piece.name}?}' may only be the whole value of an object's member, which it leaves out; write \${${piece.name}}`;
    return [{ offset: piece.offset, name: piece.name, message }];
  });
}
