/** Prepares places of JSON documents for reading them while they arrive: a tree of names, made once for all documents. */

/** A place of a document, and the places inside it that are read. */
export interface Place<Meaning> {
  readonly meanings: readonly Meaning[];
  /** The meanings that get the JSON text of the value. */
  readonly texts: readonly Meaning[];
  /** Of an object, and of an array by index. */
  readonly members: readonly Member<Meaning>[];
  /** What is read in every item of an array. */
  readonly item: Place<Meaning> | undefined;
  /** The longest spelling of any name inside, with all characters escaped. */
  readonly longestName_bytes: number;
}

/** A member, and its usual JSON bytes with quotes. */
export interface Member<Meaning> {
  readonly name: string;
  readonly bytes: Buffer;
  /** In an array; undefined if the name is no index. */
  readonly index: number | undefined;
  readonly place: Place<Meaning>;
}

/** Gets what a document has at the places, in its order, also for a repeated name. */
export interface PlaceSink<Meaning> {
  /** A string, a number, true, false or null. Undefined: it is too long, or no JSON. */
  scalar(meaning: Meaning, value: unknown): void;
  /** An object or an array begins. */
  open(meaning: Meaning, isArray: boolean): void;
  /** An item of an array has ended. */
  item(meaning: Meaning): void;
  /** The object or the array has ended. */
  close(meaning: Meaning): void;
  /** The JSON text of a value that has ended. Undefined: it is too long. */
  text(meaning: Meaning, text: string | undefined): void;
  /** A top-level object has ended. */
  end(): void;
}

/** An object or array that the reader went into. */
export interface Frame<Meaning> {
  readonly place: Place<Meaning>;
  readonly isArray: boolean;
  /** Of the current item. */
  index: number;
}

/** Stands in a path for every item of an array. */
export const EACH: unique symbol = Symbol('each item');

/** A place to read, and what a value there means. */
export interface PlaceEntry<Meaning> {
  readonly path: readonly (string | typeof EACH)[];
  readonly meaning: Meaning;
  /** Whether the JSON text of the value is needed, if it is short. */
  readonly asText?: true;
}

interface Draft<Meaning> {
  readonly meanings: Meaning[];
  readonly texts: Meaning[];
  readonly members: Map<string, Draft<Meaning>>;
  item: Draft<Meaning> | undefined;
}

const INDEX = /^(?:0|[1-9]\d*)$/;

/** The tree of all places. Its root is the document. */
export function placesOf<Meaning>(entries: readonly PlaceEntry<Meaning>[]): Place<Meaning> {
  const root = draft<Meaning>();
  // The item with a stated index is also one of all items, so the stated indexes must be known first.
  const isInEach = ({ path }: PlaceEntry<Meaning>) => path.includes(EACH);
  for (const entry of [...entries.filter((entry) => !isInEach(entry)), ...entries.filter(isInEach)])
    for (const { texts, meanings } of findAll(root, entry.path))
      (entry.asText === true ? texts : meanings).push(entry.meaning);
  return finished(root);
}

function draft<Meaning>(): Draft<Meaning> {
  return { meanings: [], texts: [], members: new Map(), item: undefined };
}

function findAll<Meaning>(root: Draft<Meaning>, path: PlaceEntry<Meaning>['path']): readonly Draft<Meaning>[] {
  let found = [root];
  for (const token of path) {
    found = found.flatMap((place) => {
      if (token !== EACH) {
        const member = place.members.get(token) ?? draft();
        place.members.set(token, member);
        return [member];
      }
      place.item ??= draft();
      return [place.item, ...[...place.members].flatMap(([name, member]) => (INDEX.test(name) ? [member] : []))];
    });
  }
  return found;
}

function finished<Meaning>({ meanings, texts, members, item }: Draft<Meaning>): Place<Meaning> {
  const inside = [...members].map(([name, member]) => ({
    name,
    bytes: Buffer.from(JSON.stringify(name)),
    index: INDEX.test(name) ? Number(name) : undefined,
    place: finished(member),
  }));
  const each = item && finished(item);
  const below = [...inside.map(({ place }) => place.longestName_bytes), each?.longestName_bytes ?? 2];
  // A UTF-16 unit takes at most six bytes: \u0061.
  const longestName_bytes = Math.max(...inside.map(({ name }) => 2 + 6 * name.length), ...below);
  return { meanings, texts, members: inside, item: each, longestName_bytes };
}
