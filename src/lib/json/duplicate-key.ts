/**
 * Finds duplicate member names in a JSON text. JSON.parse silently keeps the last of two members and another parser may keep the
 * first, so the gateway might check and price another value than the upstream uses (RFC 8259, section 4).
 *
 * By `node bench/readers/run.ts bodies`, a MB of chat takes 3 ms here, 15 ms with jsonc-parser and 59 ms with momoa. Both recurse, and
 * fail at 100,000 levels.
 */
import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  decodeKey,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  skipSpace,
  stringEnd,
} from './json-scan.ts';
import { escapePointerToken } from './pointer.ts';

/** Up to this many names of an object are compared one by one; for more names a set is used. */
const FEW = 12;

/** The frame of an open array. The frame of an open object is the index of its first name in the stack of names. */
const ARRAY = -1;

/** The maximum levels of a pointer: for a body nested a million levels deep, a full pointer would take megabytes. */
const POINTER_LEVELS = 32;

/** The findings of one pass over a JSON text. */
export interface Inspection {
  /**
   * The JSON Pointer of the first duplicate member, by decoded names; the pass ends there. For a member more than 32 levels deep, it is
   * that of the value at level 32 that contains it. It has names chosen by the sender, of any length: shorten it before showing it.
   */
  readonly duplicate: string | undefined;
  /** Whether a member name contains an escape; see `parseJson` for why that matters. */
  readonly escapedNames: boolean;
  /** The nesting depth of objects and arrays: 0 for a scalar, 1 for `{}`. */
  readonly depth: number;
  /** The number of objects, arrays, members and elements together; the pass ends at the first one above the limit. */
  readonly nodes: number;
  /** The largest number of members of one object; the pass ends at the first member above the limit. */
  readonly members: number;
  /** The first member that could change the prototype of an object built from the document. */
  readonly poison: Poison | undefined;
}

/** A member that could change the prototype of an object built from the document. */
export type Poison = '__proto__' | 'constructor.prototype';

/** Space for the open objects and arrays of most texts, reused because allocating it is expensive. */
const sharedFrames = new Int32Array(256);

/**
 * Inspects a JSON text in one pass without recursion; it neither decodes nor stores values.
 *
 * @param max_nodes the pass ends at the first node above this limit, which bounds its cost.
 * @param max_members the same limit for the members of one object.
 */
export function inspectJson(
  text: string,
  max_nodes = Number.POSITIVE_INFINITY,
  max_members = Number.POSITIVE_INFINITY,
): Inspection {
  const names = new OpenNames();
  let frames: Int32Array<ArrayBuffer> = sharedFrames;
  let depth = 0;
  let deepest = 0;
  let frame = ARRAY;
  let nameNext = false;
  let escapedNames = false;
  let poison: Poison | undefined;
  let nodes = 0;
  let members = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = stringEnd(text, at);
      if (nameNext) {
        const name = decodeKey(text, at, end);
        // Decoding an escape always shortens the name.
        if (name.length !== end - at - 2) escapedNames = true;
        if (name === '__proto__') poison ??= name;
        // The last name before the names of this object is the object's own name, unless it is in an array.
        else if (name === 'prototype' && frames[depth - 1] !== ARRAY && names.before(frame) === 'constructor')
          poison ??= 'constructor.prototype';
        if (!names.add(frame, depth, name)) {
          return { duplicate: pointerAt(text, at), escapedNames, depth: deepest, nodes, members, poison };
        }
        members = Math.max(members, names.count - frame);
        if (members > max_members) break;
      }
      nameNext = false;
      at = end;
      continue;
    }
    if (isSkipped(code)) {
      at++;
      continue;
    }
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (++nodes > max_nodes) break;
      if (depth === frames.length) frames = doubled(frames);
      frames[depth++] = frame;
      if (depth > deepest) deepest = depth;
      nameNext = code === OPEN_BRACE;
      frame = nameNext ? names.count : ARRAY;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      if (frame !== ARRAY) names.close(frame, depth);
      depth = Math.max(0, depth - 1);
      frame = frames[depth] ?? ARRAY;
      nameNext = false;
    } else if (code === COMMA) {
      if (++nodes > max_nodes) break;
      nameNext = frame !== ARRAY;
    }
    at++;
  }
  return { duplicate: undefined, escapedNames, depth: deepest, nodes, members, poison };
}

/** Whether the character needs no action: white space, digits, letters and colons, the majority outside strings. */
function isSkipped(code: number): boolean {
  return code < QUOTE || (code > COMMA && code < OPEN_BRACKET);
}

function doubled(frames: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(frames.length * 2);
  larger.set(frames);
  return larger;
}

/** The names of all open objects on one stack: small objects, even a million of them, need no sets. */
class OpenNames {
  count = 0;
  readonly #stack: string[] = [];
  #sets: Map<number, Set<string>> | undefined;

  /** Adds a name to the object whose names begin at `base`, `depth` levels deep; false if the object already has it. */
  add(base: number, depth: number, name: string): boolean {
    if (this.count - base < FEW) {
      for (let index = base; index < this.count; index++) if (this.#stack[index] === name) return false;
    } else {
      this.#sets ??= new Map();
      let set = this.#sets.get(depth);
      if (set === undefined) {
        set = new Set(this.#stack.slice(base, this.count));
        this.#sets.set(depth, set);
      }
      if (set.has(name)) return false;
      set.add(name);
    }
    this.#stack[this.count++] = name;
    return true;
  }

  /** The last name before the object whose names begin at `base`. */
  before(base: number): string | undefined {
    return this.#stack[base - 1];
  }

  close(base: number, depth: number): void {
    if (this.count - base > FEW) this.#sets?.delete(depth);
    this.count = base;
  }
}

/** One level of a path: an object with the offset of its current name, or an array with its current index. */
interface Level {
  readonly isObject: boolean;
  place: number;
}

/** The pointer of the member whose name begins at `offset`: a second pass, which runs only if there is a duplicate. */
function pointerAt(text: string, offset: number): string {
  const levels: Level[] = [];
  let depth = 0;
  let at = 0;
  while (at < offset) {
    const code = text.charCodeAt(at);
    const level = depth <= POINTER_LEVELS ? levels.at(-1) : undefined;
    if (code === QUOTE) {
      const end = stringEnd(text, at);
      if (level?.isObject && text.charCodeAt(skipSpace(text, end)) === COLON) level.place = at;
      at = end;
      continue;
    }
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (depth < POINTER_LEVELS) levels.push({ isObject: code === OPEN_BRACE, place: 0 });
      depth++;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      if (depth <= POINTER_LEVELS) levels.pop();
      depth--;
    } else if (code === COMMA && level?.isObject === false) {
      level.place++;
    }
    at++;
  }
  const innermost = levels.at(-1);
  if (depth <= POINTER_LEVELS && innermost !== undefined) innermost.place = offset;
  return levels
    .map(({ isObject, place }) => (isObject ? decodeKey(text, place, stringEnd(text, place)) : String(place)))
    .map((token) => `/${escapePointerToken(token)}`)
    .join('');
}
