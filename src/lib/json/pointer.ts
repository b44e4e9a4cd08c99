/** Parses and follows JSON Pointers (RFC 6901), by which the configuration refers to values in a document. */

const INDEX = /^(?:0|[1-9]\d*)$/;

/**
 * The decoded tokens of a pointer: `/content/0/a~1b` gives `['content', '0', 'a/b']`, the empty text gives `[]`.
 *
 * @returns undefined if the text is not a pointer: it must be empty or begin with `/`, and `~` may occur only in `~0` and `~1`.
 */
export function parsePointer(text: string): readonly string[] | undefined {
  if (text === '') return [];
  if (!text.startsWith('/') || /~(?![01])/.test(text)) return undefined;
  // RFC 6901, section 4: replace ~1 first, so that ~01 becomes ~1 and not a slash.
  return text
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Encodes a member name as a pointer token: `a/b` gives `a~1b`. */
export function escapePointerToken(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A JSON Pointer as its decoded tokens. */
export type Pointer = readonly string[];

/** Parses a pointer that was checked. @throws SyntaxError if the text is not a pointer; check it with `parsePointer` first. */
export function readPointer(text: string): Pointer {
  const tokens = parsePointer(text);
  if (tokens === undefined) throw new SyntaxError(`'${text}' is not a JSON Pointer`);
  return tokens;
}

/** The text of a pointer. */
export function pointerText(pointer: Pointer): string {
  return pointer.map((token) => `/${escapePointerToken(token)}`).join('');
}

/**
 * Follows a pointer into a parsed JSON document; undefined if there is no value. Reads only own members, so `/__proto__` and
 * `/constructor` find only members of the document itself, and in arrays only canonical indexes (`0`, `10`; not `01`, `-`, `length`).
 */
export function follow(pointer: Pointer, document: unknown): unknown {
  let value = document;
  for (let at = 0; at < pointer.length; at += 1) value = step(value, pointer[at] ?? '');
  return value;
}

/** Follows one token; undefined if there is no such member or item. */
export function step(value: unknown, token: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && !INDEX.test(token)) return undefined;
  return ownValue(value, token);
}

/** The value of an own property; undefined for inherited and absent ones. */
export function ownValue(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

/** Looks up a dotted name, such as `error.name`: as one flat key first, else by walking own properties along its dots. */
export function lookUp(
  { name, steps }: { readonly name: string; readonly steps: readonly string[] },
  values: Readonly<Record<string, unknown>>,
): unknown {
  if (Object.hasOwn(values, name)) return values[name];
  let value: unknown = values;
  for (const step of steps) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = ownValue(value, step);
  }
  return value;
}
