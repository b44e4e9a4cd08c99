/** Paths with parameters: `/jobs/{id}`. */

/** Texts, and the names of parameters. */
export type PathTemplate = readonly (string | { readonly param: string })[];

/** Splits a path into texts and parameters. Braces that are no parameter stay in the texts. */
export function readPath(text: string): PathTemplate {
  return text
    .split(/(\{[A-Za-z0-9_]+\})/)
    .map((part, index) => (index % 2 === 1 ? { param: part.slice(1, -1) } : part));
}

/** The path as it is written. */
export function pathText(path: PathTemplate): string {
  return path.map((part) => (typeof part === 'string' ? part : `{${part.param}}`)).join('');
}

/** The path with these values, each percent-encoded. */
export function fillPath(path: PathTemplate, params: Readonly<Record<string, string>>): string {
  let filled = '';
  for (const part of path) filled += typeof part === 'string' ? part : encodeURIComponent(params[part.param] ?? '');
  return filled;
}
