/** Matches paths with prefixes of whole segments. */

/** Whether a path equals the prefix or begins with it, in whole segments. */
export function liesUnder(path: string, prefix: string): boolean {
  return prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);
}

/** The items with the longest prefix that matches the path. There are several if they share it. */
export function withLongestPrefix<T extends { readonly prefix: string }>(
  path: string,
  items: Iterable<T>,
): readonly T[] {
  let longest: readonly T[] = [];
  for (const each of items) {
    if (!liesUnder(path, each.prefix)) continue;
    const length = longest[0]?.prefix.length ?? 0;
    if (each.prefix.length > length) longest = [each];
    else if (each.prefix.length === length) longest = [...longest, each];
  }
  return longest;
}
