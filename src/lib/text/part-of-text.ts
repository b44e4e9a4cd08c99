/** Reads a part of a text, such as the id in an address. */

/** The text around `{id}` in a pattern such as `/files/{id}:download`. */
export function readPart(pattern: string): readonly [before: string, after: string] {
  const [before = '', after = ''] = pattern.split('{id}');
  return [before, after];
}

/** The id in a text: what stands between the two, or the whole text; undefined if there is none. Without `after`, all of the rest. */
export function idIn(text: string, part: readonly [before: string, after: string] | undefined): string | undefined {
  const [before, after] = part ?? ['', ''];
  const start = text.indexOf(before) + before.length;
  if (start < before.length) return undefined;
  const end = after === '' ? text.length : text.indexOf(after, start);
  return end <= start ? undefined : text.slice(start, end);
}
