/** Counts values in a request's body, such as images and tools, for holds that depend on more than its bytes. */
import { compileEach } from '../lang/places.ts';
import { compilePointer } from '../lang/pointer.ts';
import type { CountFunction } from '../plan.ts';

/** What to count, as the configuration declares it. */
export interface CountedSpec {
  /** JSON Pointers in which `*` means every item of an array. */
  readonly each: readonly string[];
  readonly where: MatcherSpec | undefined;
  readonly unless: MatcherSpec | undefined;
  /** Adds this member of each value instead of 1; `otherwise` if the member is not a whole number of at least 1. */
  readonly add: { readonly pointer: string; readonly otherwise: number } | undefined;
  /** A text in each value; the lengths are added up. */
  readonly less: string | undefined;
}

/** Accepted texts by JSON Pointer; null: an absent member, `bash_*`: every text that begins with `bash_`. */
export type MatcherSpec = Readonly<Record<string, readonly (string | null)[]>>;

/** Compiles a count. @throws SyntaxError for an invalid pointer. */
export function compileCounted({ each, where, unless, add, less }: CountedSpec): CountFunction {
  const walk = compileEach(each);
  const isWanted = where === undefined ? () => true : compileMatcher(where);
  const isLeftOut = unless === undefined ? () => false : compileMatcher(unless);
  const added = add === undefined ? () => 1n : compileAdded(add.pointer, add.otherwise);
  const textAt = less === undefined ? () => undefined : compilePointer(less);
  // Here, so that a request allocates no function; a walk never waits.
  let count = 0n;
  let text_bytes = 0;
  const visit = (value: unknown): void => {
    if (!isWanted(value) || isLeftOut(value)) return;
    count += added(value);
    const text = textAt(value);
    // A text has at least as many bytes as UTF-16 units, so this never subtracts too much.
    if (typeof text === 'string') text_bytes += text.length;
  };
  return (body) => {
    count = 0n;
    text_bytes = 0;
    walk(body, visit);
    return { count, text_bytes };
  };
}

function compileAdded(pointer: string, otherwise: number): (value: unknown) => bigint {
  const at = compilePointer(pointer);
  return (value) => {
    const units = at(value);
    return BigInt(typeof units === 'number' && Number.isSafeInteger(units) && units >= 1 ? units : otherwise);
  };
}

function compileMatcher(spec: MatcherSpec): (value: unknown) => boolean {
  const tests = Object.entries(spec).map(([pointer, texts]) => {
    const at = compilePointer(pointer);
    const whole = new Set<unknown>(texts.filter((text) => text === null || !text.endsWith('*')));
    const prefixes = texts.flatMap((text) => (text?.endsWith('*') ? text.slice(0, -1) : []));
    return (value: unknown): boolean => {
      const found = at(value) ?? null;
      return whole.has(found) || (typeof found === 'string' && prefixes.some((prefix) => found.startsWith(prefix)));
    };
  });
  return (value) => tests.every((matches) => matches(value));
}
