/**
 * Finds a member name that an object in a JSON text has twice. JSON.parse keeps the last of the two in silence and another
 * parser may keep the first, so that what was checked and priced would not be what the upstream does (RFC 8259, section 4).
 *
 * Compared with jsonc-parser 3.3.1 (`visit`) and @humanwhocodes/momoa 3.3.13 by `node bench/readers/run.ts bodies` (Node 26, processor
 * time per MB). A chat: 3 ms here, 15 and 59 ms there. Base64: 0.01, 4 and 16 ms. Empty objects: 12, 53 and 348 ms. 90,000 members in
 * one object: 77, 69 and 231 ms. Both libraries recurse: 100,000 levels end them with a RangeError.
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

/** Up to this many names an object's names are compared one by one; from there on a set is kept. */
const FEW = 12;

/** An open array on the stack of frames; an open object is there as the place of its first name in the stack of names. */
const ARRAY = -1;

/** A pointer names at most this many levels: a body nested a million deep would have one of megabytes. */
const POINTER_LEVELS = 32;

/** What one pass over a JSON text tells about it. */
export interface Inspection {
  /** The JSON Pointer of the first duplicated member, as `findDuplicateKey` gives it; the pass ends there. */
  readonly duplicate: string | undefined;
  /** Whether some member's name is written with an escape; `parseJson` says why that matters. */
  readonly escapedNames: boolean;
  /** How deep objects and arrays are nested: 0 for a scalar, 1 for `{}`. */
  readonly depth: number;
  /** Objects, arrays, members and elements, counted together; the pass ends at the first one above the limit. */
  readonly nodes: number;
  /** The most members of one object; the pass ends at the first one above the limit. */
  readonly members: number;
  /** The first member with which a document could reach into the prototypes of the objects made from it. */
  readonly poison: Poison | undefined;
}

export type Poison = '__proto__' | 'constructor.prototype';

/**
 * The JSON Pointer of the first member whose name its object already has, comparing decoded names, or undefined when every
 * name is there once. For a member more than 32 levels down it is the pointer of the value at that level which holds it.
 * The pointer repeats names that the sender chose, however long: shorten it before showing it.
 */
export function findDuplicateKey(text: string): string | undefined {
  return inspectJson(text).duplicate;
}

/** Room for the open objects and arrays of most texts; kept, for it is dear to allocate. */
const room = new Int32Array(256);

/**
 * Looks a JSON text through: one pass and no recursion; values are neither decoded nor kept.
 *
 * @param most_nodes where the pass ends: a text with more nodes costs no more than one with as many.
 * @param most_members the same for the members of one object.
 */
export function inspectJson(
  text: string,
  most_nodes = Number.POSITIVE_INFINITY,
  most_members = Number.POSITIVE_INFINITY,
): Inspection {
  const names = new OpenNames();
  let frames: Int32Array<ArrayBuffer> = room;
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
        // Decoding an escape always shortens.
        if (name.length !== end - at - 2) escapedNames = true;
        if (name === '__proto__') poison ??= name;
        // The last name before those of this object is its own, unless an array lies between.
        else if (name === 'prototype' && frames[depth - 1] !== ARRAY && names.before(frame) === 'constructor')
          poison ??= 'constructor.prototype';
        if (!names.add(frame, depth, name)) {
          return { duplicate: pointerAt(text, at), escapedNames, depth: deepest, nodes, members, poison };
        }
        members = Math.max(members, names.count - frame);
        if (members > most_members) break;
      }
      nameNext = false;
      at = end;
      continue;
    }
    if (isPassedOver(code)) {
      at++;
      continue;
    }
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (++nodes > most_nodes) break;
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
      if (++nodes > most_nodes) break;
      nameNext = frame !== ARRAY;
    }
    at++;
  }
  return { duplicate: undefined, escapedNames, depth: deepest, nodes, members, poison };
}

/** What most of a text outside its strings is: white space, digits, letters and colons. One comparison or two, for speed. */
function isPassedOver(code: number): boolean {
  return code < QUOTE || (code > COMMA && code < OPEN_BRACKET);
}

function doubled(frames: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(frames.length * 2);
  larger.set(frames);
  return larger;
}

/** The names of all open objects on one stack, so that a document of a million small objects allocates no sets. */
class OpenNames {
  count = 0;
  readonly #stack: string[] = [];
  #sets: Map<number, Set<string>> | undefined;

  /** Takes the name of the object that began at `base`, `depth` levels deep; false when that object has it already. */
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

  /** The name that came last before those of the object that began at `base`. */
  before(base: number): string | undefined {
    return this.#stack[base - 1];
  }

  close(base: number, depth: number): void {
    if (this.count - base > FEW) this.#sets?.delete(depth);
    this.count = base;
  }
}

/** One open level on the way to a place: an object with the offset of its current name, or an array with its current index. */
interface Level {
  readonly isObject: boolean;
  place: number;
}

/** The pointer of the member whose name begins at `offset`: a second pass, made only once a duplicate is found. */
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
