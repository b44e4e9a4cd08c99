/** The characters of methods and of the names of headers (RFC 9110 §5.6.2). */

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** Whether the text is a token, which no reader can take for anything else. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}
