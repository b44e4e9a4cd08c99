/**
 * Estimates how much of an event stream is text. Most bytes of an event are its envelope, and the envelopes of a stream resemble each other:
 * they are read in the first events, and counted in the others.
 */
import { tryParseJson } from '../lang/parse-json.ts';
import { follow, type Pointer } from '../lang/pointer.ts';

/** How much of a stream is kept. A hundred short events are enough to know the next thousands. */
const SAMPLE_bytes = 16 * 1024;
const DATA_LINE = '\ndata';
/** The most of it that one chunk can end with. */
const OVERLAP = DATA_LINE.length - 1;

/** Keeps the first bytes of a stream, and counts the events after them. It is read only if the stream ends without its usage. */
export class TextSample {
  readonly #pointers: readonly Pointer[];
  readonly #chunks: string[] = [];
  #length = 0;
  #later_events = 0;
  /** The end of the chunk before, where a line may begin. */
  #tail = '';

  /** @param pointers where the text stands in an event. */
  constructor(pointers: readonly Pointer[]) {
    this.#pointers = pointers;
  }

  /** @param chunk the next bytes of the stream, as Latin-1. */
  add(chunk: string): void {
    if (this.#length < SAMPLE_bytes) {
      this.#chunks.push(chunk);
      this.#length += chunk.length;
      return;
    }
    // JSON has no line feed inside a text, so each of these begins an event.
    for (let at = chunk.indexOf(DATA_LINE); at !== -1; at = chunk.indexOf(DATA_LINE, at + 1)) this.#later_events += 1;
    // One that two chunks share. A chunk may be a single byte.
    if ((this.#tail + chunk.slice(0, OVERLAP)).includes(DATA_LINE)) this.#later_events += 1;
    this.#tail = chunk.length < OVERLAP ? (this.#tail + chunk).slice(-OVERLAP) : chunk.slice(-OVERLAP);
  }

  /** The bytes of text in a stream of so many bytes. A long sample without any text says nothing, so all bytes count. */
  bytesIn(stream_bytes: number): number {
    const events = Buffer.from(this.#chunks.join(''), 'latin1')
      .toString()
      .split(/(?<=\n\r?\n)/);
    // The last one may be incomplete. It counts as one of the others.
    const last = /\n\r?\n$/.test(events.at(-1) ?? '') ? undefined : events.pop();
    let text_bytes = 0;
    let sample_bytes = 0;
    for (const event of events) {
      sample_bytes += Buffer.byteLength(event);
      for (const text of this.#textsOf(event)) text_bytes += Buffer.byteLength(text);
    }
    if (this.#length >= stream_bytes) return text_bytes;
    if (text_bytes === 0) return stream_bytes;
    const envelope_bytes = (sample_bytes - text_bytes) / events.length;
    const later_events = this.#later_events + (last === undefined ? 0 : 1);
    return Math.max(text_bytes, Math.round(stream_bytes - envelope_bytes * (events.length + later_events)));
  }

  #textsOf(event: string): readonly string[] {
    const data = event.split(/\r?\n/).flatMap((line) => (line.startsWith('data:') ? line.slice('data:'.length) : []));
    const value = tryParseJson(data.join('\n'));
    if (value === undefined) return [];
    return this.#pointers.map((at) => follow(at, value)).filter((found) => typeof found === 'string');
  }
}
