/** JSON Pointer (RFC 6901): the one way in which the configuration says where a value is. */

const INDEX = /^(?:0|[1-9]\d*)$/;

/**
 * The decoded tokens of a pointer: `/content/0/a~1b` gives `['content', '0', 'a/b']`, the empty text gives `[]`.
 *
 * @returns undefined when the text is no pointer: it must be empty or begin with `/`, and `~` stands only in `~0` and `~1`.
 */
export function parsePointer(text: string): readonly string[] | undefined {
  if (text === '') return [];
  if (!text.startsWith('/') || /~(?![01])/.test(text)) return undefined;
  // RFC 6901, section 4: ~1 first, so that ~01 gives ~1 and not a slash.
  return text
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A member name as a pointer token: `a/b` gives `a~1b`. */
export function escapePointerToken(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}

/**
 * A function that follows a pointer into a parsed JSON document and gives undefined where nothing is.
 * It sees own members only, so `/__proto__` and `/constructor` find nothing that the document did not bring itself,
 * and in arrays nothing but canonical indexes (`0`, `10`; not `01`, `-`, `length`).
 *
 * @throws SyntaxError when the text is no pointer; test it with `parsePointer` first.
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

/** The value of an own property, or undefined: nothing inherited is ever seen. */
export function ownValue(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
