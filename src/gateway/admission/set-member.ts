/** Sets one value in a JSON text and changes no other byte. */
import { OPEN_BRACE } from '../../lib/json/json-scan.ts';
import { insertMembers, scanArray, scanObject } from '../../lib/json/raw-json.ts';

/** A value in a text, as offsets in UTF-16 units; the end is exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Sets the value at a path. Objects on the way that are absent are added, and values on the way that are no objects or arrays are
 * replaced by objects.
 *
 * @param text that JSON.parse accepts, and whose outermost value is an object.
 * @param path names of members, or indexes of elements; at least one.
 * @param rawValue JSON text.
 */
export function setMember(text: string, path: readonly string[], rawValue: string): string {
  let start = 0;
  for (const [index, name] of path.entries()) {
    const below = path.slice(index + 1);
    const found = find(text, start, name);
    if (found === undefined) {
      return insertMembers(text, [{ path: path.slice(0, index), key: name, rawValue: nested(below, rawValue) }]);
    }
    if (below.length === 0 || (text.charCodeAt(found.start) !== OPEN_BRACE && text[found.start] !== '[')) {
      return text.slice(0, found.start) + nested(below, rawValue) + text.slice(found.end);
    }
    start = found.start;
  }
  return text;
}

/** The member or element; of members with the same name the last, the one that JSON.parse returns. */
function find(text: string, start: number, name: string): Span | undefined {
  const member = scanObject(text, start).findLast(({ key }) => key === name);
  if (member !== undefined) return { start: member.valueStart, end: member.valueEnd };
  return scanArray(text, start)[Number(name)];
}

function nested(path: readonly string[], rawValue: string): string {
  return path.reduceRight((value, name) => `{${JSON.stringify(name)}:${value}}`, rawValue);
}
