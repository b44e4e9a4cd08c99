/**
 * A JSON.parse that decodes escaped member names correctly.
 *
 * V8 (at least 13.6 to 14.6, Node 24 and 26) compares the undecoded text of a member's name with the name that followed in earlier
 * objects of the same shape: after `{"q":1,"\\":2}`, `{"q":1,"\u0061":2}` parses to a member named `\` instead of `a`
 * (https://github.com/nodejs/node/issues/63785, https://issues.chromium.org/issues/521080746). A caller could first send a name
 * with a backslash, and then hide `duration` from the bill while the upstream still reads it.
 * Only names with an escape are affected, so documents without one take the fast path.
 *
 * The last comparison of `node bench/readers/run.ts bodies` shows the bug: for such a text JSON.parse takes 0.4 µs and returns the
 * wrong name; this function takes 1.6 µs.
 */
import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  skipSpace,
  skipValue,
  stringEnd,
} from './json-scan.ts';

/**
 * Parses a JSON text. Use it for every text from outside: requests and responses.
 *
 * @param escapedNames the result of `inspectJson` for the same text, which saves a pass over it.
 * @throws SyntaxError like JSON.parse. Its message may quote the text.
 */
export function parseJson(text: string, escapedNames?: boolean): unknown {
  const value: unknown = JSON.parse(text);
  return (escapedNames ?? hasEscapedName(text)) ? rebuild(text) : value;
}

/** `parseJson`, or undefined for a text that is not JSON. */
export function tryParseJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Whether a member name contains an escape. A string followed by a colon is a name. */
function hasEscapedName(text: string): boolean {
  let backslash = text.indexOf('\\');
  let at = backslash === -1 ? -1 : text.indexOf('"');
  while (at !== -1) {
    const end = stringEnd(text, at);
    if (backslash < at) backslash = text.indexOf('\\', at);
    if (backslash === -1) return false;
    if (backslash < end && text.charCodeAt(skipSpace(text, end)) === COLON) return true;
    at = text.indexOf('"', end);
  }
  return false;
}

/** Builds the value of a text that JSON.parse has accepted. It decodes each name separately and does not recurse. */
function rebuild(text: string): unknown {
  const top: unknown[] = [];
  const open: object[] = [];
  let target: object = top;
  let name: string | undefined;
  const add = (value: unknown): void => {
    if (Array.isArray(target)) target.push(value);
    // defineProperty instead of assignment, so that __proto__ becomes an ordinary member.
    else if (name !== undefined)
      Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true });
    name = undefined;
  };
  for (let at = skipSpace(text, 0); at < text.length; at = skipSpace(text, at)) {
    const code = text.charCodeAt(at);
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      const container = code === OPEN_BRACE ? {} : [];
      add(container);
      open.push(target);
      target = container;
      at++;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      target = open.pop() ?? top;
      at++;
    } else if (code === COMMA || code === COLON) {
      at++;
    } else {
      const end = code === QUOTE ? stringEnd(text, at) : skipValue(text, at);
      const value: unknown = JSON.parse(text.slice(at, end));
      if (typeof value === 'string' && name === undefined && !Array.isArray(target)) name = value;
      else add(value);
      at = end;
    }
  }
  return top[0];
}
