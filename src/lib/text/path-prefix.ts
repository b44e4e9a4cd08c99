/** Matches paths with prefixes of whole segments. */

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
  let longestLength = 0;
  for (const each of items) {
    const length = longestPrefix(path, each.prefixes)?.length ?? 0;
    if (length === 0 || length < longestLength) continue;
    longest = length > longestLength ? [each] : [...longest, each];
    longestLength = length;
  }
  return longest;
}
