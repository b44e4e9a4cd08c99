/** Removes events from a stream of server-sent events (WHATWG HTML, section 9.2.6) and changes no other byte. */
import { tryParseJson } from '../../lib/json/parse-json.ts';
import { follow } from '../../lib/json/pointer.ts';
import type { HiddenEvents } from '../../plan/index.ts';

const LF = 0x0a;
const CR = 0x0d;

/** A longer event is passed on without being read. Hidden events are small. */
const LARGEST_EVENT_bytes = 64 * 1024;

/** Receives a stream in chunks that are split anywhere, and returns the bytes to pass on. */
export class EventFilter {
  readonly #hidden: HiddenEvents;
  /** The beginning of an event that has not ended yet. */
  #held: Buffer[] = [];
  #held_bytes = 0;
  /** Whether the current line is empty so far. */
  #isBlank = true;
  #afterCarriageReturn = false;
  /** What became of the event that the last line break ended. The line feed of that break may still follow. */
  #ended: 'hidden' | 'passed' | undefined = undefined;
  /** The current event is too long to be held. */
  #isTooLong = false;

  constructor(hidden: HiddenEvents) {
    this.#hidden = hidden;
  }

  /** The bytes that can be passed on now. */
  push(chunk: Buffer): Buffer {
    const passed: Buffer[] = [];
    let from = 0;
    let at = 0;
    while (at < chunk.length) {
      if (this.#afterCarriageReturn) {
        this.#afterCarriageReturn = false;
        if (chunk[at] === LF) {
          at += 1;
          if (this.#ended === undefined) continue;
          if (this.#ended === 'passed') passed.push(chunk.subarray(from, at));
          from = at;
          continue;
        }
      }
      const end = lineEnd(chunk, at);
      if (end > at) {
        this.#isBlank = false;
        this.#ended = undefined;
      }
      if (end === chunk.length) break;
      at = end + 1;
      this.#afterCarriageReturn = chunk[end] === CR;
      this.#ended = undefined;
      if (this.#isBlank) {
        this.#endEvent(chunk.subarray(from, at), passed);
        from = at;
      }
      this.#isBlank = true;
    }
    if (from < chunk.length) this.#hold(chunk.subarray(from), passed);
    const [only] = passed;
    return passed.length === 1 && only !== undefined ? only : Buffer.concat(passed);
  }

  /** The bytes of an event that did not end. */
  end(): Buffer {
    const rest = Buffer.concat(this.#held);
    this.#held = [];
    this.#held_bytes = 0;
    return rest;
  }

  #endEvent(last: Buffer, passed: Buffer[]): void {
    const event = this.#held.length === 0 ? last : Buffer.concat([...this.#held, last]);
    const isHidden = !this.#isTooLong && event.length <= LARGEST_EVENT_bytes && isHiddenEvent(event, this.#hidden);
    if (!isHidden) passed.push(event);
    this.#ended = isHidden ? 'hidden' : 'passed';
    this.#held = [];
    this.#held_bytes = 0;
    this.#isTooLong = false;
  }

  #hold(piece: Buffer, passed: Buffer[]): void {
    this.#isTooLong ||= this.#held_bytes + piece.length > LARGEST_EVENT_bytes;
    if (this.#isTooLong) {
      passed.push(...this.#held, piece);
      this.#held = [];
      this.#held_bytes = 0;
      return;
    }
    this.#held.push(piece);
    this.#held_bytes += piece.length;
  }
}

/** The offset of the next line feed or carriage return, or the length. */
function lineEnd(chunk: Buffer, from: number): number {
  const lineFeed = chunk.indexOf(LF, from);
  const end = lineFeed === -1 ? chunk.length : lineFeed;
  const carriageReturn = chunk.subarray(from, end).indexOf(CR);
  return carriageReturn === -1 ? end : from + carriageReturn;
}

function isHiddenEvent(event: Buffer, { has, sign, empty }: HiddenEvents): boolean {
  if (!event.includes(sign)) return false;
  const data = dataOf(event.toString('utf8'));
  if ((follow(has, data) ?? null) === null) return false;
  const list = empty && follow(empty, data);
  return empty === undefined || (Array.isArray(list) && list.length === 0);
}

/** The parsed data of an event; undefined if it is not JSON. */
function dataOf(event: string): unknown {
  const lines = event.split(/\r\n|\n|\r/).filter((line) => line.startsWith('data:'));
  return tryParseJson(lines.map((line) => line.slice(line.startsWith('data: ') ? 6 : 5)).join('\n'));
}
