/** Quotes text for a POSIX shell. */

/** The text as one shell word, quoted if necessary. */
export function shellWord(text: string): string {
  return /^[\w./:@%+,=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
