/**
 * Estimates how much of an event stream is text, for an answer that ends without its usage. The first events are kept, and parsed only if
 * the estimate is needed. Of the others, every fourth part is searched for the names of the texts: parsing each event would cost more than
 * the rest of the stream.
 */
import { tryParseJson } from '../../lib/json/parse-json.ts';
import { follow, type Pointer } from '../../lib/json/pointer.ts';

/** How much of a stream is kept, which is more than most streams have, and then the length of a part. */
const PART_bytes = 16 * 1024;
/** Of so many parts after the first, one is searched. */
const PARTS = 4;
const QUOTE = 0x22;
const SPACE = 0x20;
const BACKSLASH = 0x5c;
const ESCAPE = /\\(?:u[\da-fA-F]{4}|[^u])/g;

/** Keeps the first bytes of a stream, and searches parts of the others. */
export class TextSample {
  readonly #pointers: readonly Pointer[];
  /** The names of the texts with what follows them, without the opening quote: JSON is full of quotes. */
  readonly #signs: readonly string[];
  readonly #first: string[] = [];
  #first_bytes = 0;
  /** The part that is searched next. */
  #part: string[] = [];
  #part_bytes = 0;
  #later_bytes = 0;
  #searched_bytes = 0;
  #text_bytes = 0;

  /** @param pointers where the text stands in an event. */
  constructor(pointers: readonly Pointer[]) {
    this.#pointers = pointers;
    this.#signs = [...new Set(pointers.map((at) => `${JSON.stringify(at.at(-1) ?? '').slice(1)}:`))];
  }

  /** @param chunk the next bytes of the stream, as Latin-1. */
  add(chunk: string): void {
    if (this.#first_bytes < PART_bytes) {
      this.#first.push(chunk);
      this.#first_bytes += chunk.length;
      return;
    }
    const isSearched = Math.floor(this.#later_bytes / PART_bytes) % PARTS === 0;
    this.#later_bytes += chunk.length;
    if (isSearched) {
      this.#part.push(chunk);
      this.#part_bytes += chunk.length;
    } else if (this.#part_bytes > 0) {
      this.#searchPart();
    }
  }

  /** The bytes of text in a stream of so many bytes. A long one without any text says nothing, so all bytes count. */
  bytesIn(stream_bytes: number): number {
    const first = this.#first.join('');
    const cut = endOfEvents(first);
    const events = first.slice(0, cut).split(/(?<=\n\r?\n)/);
    const first_bytes = events.reduce((sum, event) => sum + this.#textOf(event), 0);
    if (this.#part_bytes > 0) this.#searchPart();
    // Of the event that the first part has begun, the rest is in the second.
    const later_bytes = this.#later_bytes + first.length - cut;
    const share = this.#searched_bytes === 0 ? 0 : this.#text_bytes / this.#searched_bytes;
    const text_bytes = first_bytes + Math.round(later_bytes * share);
    return text_bytes === 0 && this.#first_bytes < stream_bytes ? stream_bytes : text_bytes;
  }

  #textOf(event: string): number {
    const lines = Buffer.from(event, 'latin1').toString().split(/\r?\n/);
    const value = tryParseJson(lines.flatMap((line) => (line.startsWith('data:') ? line.slice(5) : [])).join('\n'));
    if (value === undefined) return 0;
    const texts = this.#pointers.map((at) => follow(at, value)).filter((found) => typeof found === 'string');
    return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  }

  /** Searches whole events, unless there is only a part of one. */
  #searchPart(): void {
    const part = this.#part.join('');
    this.#part = [];
    this.#part_bytes = 0;
    const start = part.indexOf('\n\n') + 1;
    const end = endOfEvents(part);
    const events = end > start ? part.slice(start, end) : part;
    this.#searched_bytes += events.length;
    for (const sign of this.#signs) this.#search(events, sign);
  }

  #search(text: string, sign: string): void {
    for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at)) {
      const isName = text.charCodeAt(at - 1) === QUOTE;
      at += sign.length;
      if (text.charCodeAt(at) === SPACE) at += 1;
      if (!isName || text.charCodeAt(at) !== QUOTE) continue;
      const end = endOfText(text, at + 1);
      const raw = text.slice(at + 1, end);
      this.#text_bytes += raw.length;
      if (raw.includes('\\'))
        for (const [written] of raw.matchAll(ESCAPE)) this.#text_bytes += bytesOf(written) - written.length;
      at = end;
    }
  }
}

/** The offset after the last complete event. */
function endOfEvents(text: string): number {
  const plain = text.lastIndexOf('\n\n');
  const windows = text.lastIndexOf('\n\r\n');
  return Math.max(plain === -1 ? 0 : plain + 2, windows === -1 ? 0 : windows + 3);
}

/** The offset of the closing quote, or the length. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    // After an even number of backslashes, which escape each other, the quote ends the text.
    if ((at - before) % 2 === 1) return at;
  }
  return text.length;
}

/** The bytes in UTF-8 of what an escape stands for. Each half of a surrogate pair is two. */
function bytesOf(written: string): number {
  if (written[1] !== 'u') return 1;
  const code = Number.parseInt(written.slice(2), 16);
  if (code < 0x80) return 1;
  return code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
}
