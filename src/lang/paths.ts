/** Paths: prefixes of whole segments, and parameters such as `/jobs/{id}`. */

/** Whether a path equals the prefix or begins with it, in whole segments. */
export function liesUnder(path: string, prefix: string): boolean {
  return prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);
}

/** The longest of the prefixes that match the path; undefined if none does. */
export function longestPrefix(path: string, prefixes: readonly string[]): string | undefined {
  let longest: string | undefined;
  for (const prefix of prefixes) {
    if (liesUnder(path, prefix) && prefix.length > (longest?.length ?? 0)) longest = prefix;
  }
  return longest;
}

/** The items with the longest prefix that matches the path. There are several if they share it. */
export function withLongestPrefix<T extends { readonly prefixes: readonly string[] }>(
  path: string,
  items: Iterable<T>,
): readonly T[] {
  let longest: readonly T[] = [];
  let longest_length = 0;
  for (const each of items) {
    const length = longestPrefix(path, each.prefixes)?.length ?? 0;
    if (length === 0 || length < longest_length) continue;
    longest = length > longest_length ? [each] : [...longest, each];
    longest_length = length;
  }
  return longest;
}

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
