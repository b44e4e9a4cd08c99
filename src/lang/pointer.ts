/** Parses and compiles JSON Pointers (RFC 6901), by which the configuration refers to values in a document. */

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

/**
 * Returns a function that follows a pointer into a parsed JSON document; it returns undefined if there is no value.
 * It reads only own members, so `/__proto__` and `/constructor` find only members of the document itself,
 * and in arrays only canonical indexes (`0`, `10`; not `01`, `-`, `length`).
 *
 * @throws SyntaxError if the text is not a pointer; check it with `parsePointer` first.
 */
export function compilePointer(text: string): (document: unknown) => unknown {
  const tokens = parsePointer(text);
  if (tokens === undefined) throw new SyntaxError(`'${text}' is not a JSON Pointer`);
  const [only, second] = tokens;
  if (tokens.length === 1 && only !== undefined) return (document) => step(document, only);
  if (tokens.length === 2 && only !== undefined && second !== undefined) {
    return (document) => step(step(document, only), second);
  }
  return (document) => tokens.reduce(step, document);
}

function step(value: unknown, token: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && !INDEX.test(token)) return undefined;
  return ownValue(value, token);
}

/** The value of an own property; undefined for inherited and absent ones. */
export function ownValue(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
