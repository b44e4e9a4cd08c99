/** Reads trees and templates, and reports mistakes at their position in the file. */

import { parsePointer } from '../../lib/json/pointer.ts';
import { readTree as parseTree, type Tree } from '../../lib/json/tree.ts';
import { readTemplate as parseTemplate, type Template, type TemplateIssue } from '../../lib/text/template.ts';
import type { Path } from '../read/position.ts';

import type { Scope } from './scope.ts';

export const NOTHING: Tree = { kind: 'constant', value: null };

/** Reads a tree. Reports each unknown name and each malformed `${`. */
export function readTree(tree: unknown, known: readonly string[], place: Path, scope: Scope): Tree {
  const result = parseTree(tree, known);
  if (result.ok) {
    warnOfPlainNames(tree, known, place, scope);
    return result.tree;
  }
  for (const issue of result.issues) reportIssue(issue, [...place, ...(parsePointer(issue.pointer) ?? [])], scope);
  return NOTHING;
}

/** Reads a template string. Reports the same mistakes as `readTree`. */
export function readTemplate(text: string, known: readonly string[], place: Path, scope: Scope): Template {
  const result = parseTemplate(text, known);
  if (result.ok) {
    warnOfPlainNames(text, known, place, scope);
    return result.template;
  }
  for (const issue of result.issues) reportIssue(issue, place, scope);
  return [];
}

/** A name in braces without the `$` before them. */
const PLAIN_NAME = /(?<!\$)\{([A-Za-z_][\w-]*(?:\.[\w-]+)*)\??\}/g;

/** Warns about known names in braces without `$`: callers would get the braces. */
function warnOfPlainNames(tree: unknown, known: readonly string[], place: Path, scope: Scope): void {
  if (typeof tree === 'object' && tree !== null) {
    for (const [key, below] of Object.entries(tree)) warnOfPlainNames(below, known, [...place, key], scope);
  }
  for (const { 0: text, 1: name = '', index } of typeof tree === 'string' ? tree.matchAll(PLAIN_NAME) : []) {
    if (!name.includes('.') || !known.includes(name)) continue;
    const message = `'${text}' is sent as it is written, because it has no $`;
    scope.report.warning('bad-template', place, message, `write $${text}`, { offset: index });
  }
}

function reportIssue(issue: Partial<TemplateIssue> & { readonly message: string }, place: Path, scope: Scope): void {
  const [message = '', ...remedy] = issue.message.split('; ');
  const spot = issue.offset === undefined ? {} : { offset: issue.offset };
  const code = issue.name === undefined ? 'bad-template' : 'unknown-name';
  scope.report.error(code, place, message, remedy.join('; '), spot);
}
