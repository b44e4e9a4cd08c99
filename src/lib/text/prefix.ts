/** Matches names: `*` patterns of allow-lists, and suggestions for misspelt names. */

/**
 * Returns a test whether a name matches one of the patterns, such as `c/*` and `chat-*`. `*` matches any number of any characters,
 * including `/`; all other characters match themselves. Without patterns nothing matches.
 *
 * The parts between the stars are searched once from left to right, so matching never backtracks.
 */
export function globMatcher(patterns: readonly string[]): (name: string) => boolean {
  const literals = new Set(patterns.filter((pattern) => !pattern.includes('*')));
  const globs = patterns.filter((pattern) => pattern.includes('*')).map(compileGlob);
  return (name) => literals.has(name) || globs.some((matches) => matches(name));
}

function compileGlob(pattern: string): (name: string) => boolean {
  const parts = pattern.split('*');
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  const middle = parts.slice(1, -1).filter((part) => part !== '');
  return (name) => {
    if (!name.startsWith(first) || !name.endsWith(last)) return false;
    const end = name.length - last.length;
    let from = first.length;
    for (const part of middle) {
      const at = name.indexOf(part, from);
      if (at === -1) return false;
      from = at + part.length;
    }
    // The parts must not overlap: `a*a` does not match `a`.
    return from <= end;
  };
}

/** Longer names are not compared: they are not typos, and the comparison is slow. */
const LONGEST = 100;

/**
 * The candidate that a misspelt name most likely means, or undefined if none is near. Near means at most one typo per three
 * characters and at most three in total; a typo is a character added, omitted, changed, or swapped with the next. Case is ignored.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > LONGEST) return undefined;
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const allowed = Math.min(3, Math.floor(Math.max(name.length, candidate.length) / 3));
    if (Math.abs(name.length - candidate.length) > allowed) continue;
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance <= allowed && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Damerau-Levenshtein distance in its optimal string alignment form: no substring is edited twice. */
export function editDistance(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
