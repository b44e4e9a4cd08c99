/** Counts values of a request's body: images, tools, whatever a hold depends on that its bytes do not tell. */
import { compileEach } from '../lang/places.ts';
import { compilePointer } from '../lang/pointer.ts';
import type { CountFunction } from '../plan.ts';

/** What is counted, as the configuration says it. */
export interface CountedSpec {
  /** JSON Pointers in which `*` stands for every item of an array. */
  readonly each: readonly string[];
  readonly where: MatcherSpec | undefined;
  readonly unless: MatcherSpec | undefined;
  /** A member of each value that is added in place of 1, and what is added where it is no whole number from 1. */
  readonly add: { readonly pointer: string; readonly otherwise: number } | undefined;
  /** A text in each value whose length is added up. */
  readonly less: string | undefined;
}

/** Texts by JSON Pointer; null for an absent member, `bash_*` for every text that begins with `bash_`. */
export type MatcherSpec = Readonly<Record<string, readonly (string | null)[]>>;

/** Compiles a count. @throws SyntaxError when a text is no pointer. */
export function compileCounted({ each, where, unless, add, less }: CountedSpec): CountFunction {
  const walk = compileEach(each);
  const isWanted = where === undefined ? () => true : compileMatcher(where);
  const isLeftOut = unless === undefined ? () => false : compileMatcher(unless);
  const added = add === undefined ? () => 1n : compileAdded(add.pointer, add.otherwise);
  const textAt = less === undefined ? () => undefined : compilePointer(less);
  return (body) => {
    let count = 0n;
    let text_bytes = 0;
    const visit = (value: unknown): void => {
      if (!isWanted(value) || isLeftOut(value)) return;
      count += added(value);
      const text = textAt(value);
      // A text takes at least as many bytes of the body as it has UTF-16 units, so this never takes off too much.
      if (typeof text === 'string') text_bytes += text.length;
    };
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
