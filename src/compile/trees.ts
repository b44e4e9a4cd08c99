/** Compiles trees and templates, and reports mistakes at their position in the file. */
import { parsePointer } from '../lang/pointer.ts';
import { compileTemplate, compileTree, type TemplateIssue } from '../lang/tree.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

type Render<Value> = (values: Readonly<Record<string, unknown>>) => Value;

/** Compiles a tree. Reports each unknown name and each malformed `${`. */
export function readTree(tree: unknown, known: readonly string[], place: Place, scope: Scope): Render<unknown> {
  const result = compileTree(tree, known);
  if (result.ok) return result.render;
  for (const issue of result.issues) reportIssue(issue, [...place, ...(parsePointer(issue.pointer) ?? [])], scope);
  return () => null;
}

/** Compiles a template string. Reports the same mistakes as `readTree`. */
export function readTemplate(text: string, known: readonly string[], place: Place, scope: Scope): Render<string> {
  const result = compileTemplate(text, known);
  if (result.ok) return result.render;
  for (const issue of result.issues) reportIssue(issue, place, scope);
  return () => '';
}

function reportIssue(issue: Partial<TemplateIssue> & { readonly message: string }, place: Place, scope: Scope): void {
  const [message = '', ...remedy] = issue.message.split('; ');
  const spot = issue.offset === undefined ? {} : { offset: issue.offset };
  const code = issue.name === undefined ? 'bad-template' : 'unknown-name';
  scope.report.error(code, place, message, remedy.join('; '), spot);
}
