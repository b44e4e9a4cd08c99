/** Matching of names: `*` patterns for allow-lists, and the nearest name for a misspelt one. */

/**
 * A test whether a name matches one of the patterns, such as `c/*` and `chat-*`. `*` stands for any characters, none and `/`
 * included; everything else stands for itself. Without patterns nothing matches.
 *
 * The parts between the stars are looked for from left to right and never again, so there is nothing to backtrack into.
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
    // The parts must not share characters: `a*a` does not take `a`.
    return from <= end;
  };
}

/** Names longer than this are no typing slips, and comparing them costs time. */
const LONGEST = 100;

/**
 * The candidate that a misspelt name most likely meant, or undefined when none is near: at most one slip in three characters
 * and three in all, where a slip is a character added, left out, changed, or swapped with the next. Case counts for nothing.
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
