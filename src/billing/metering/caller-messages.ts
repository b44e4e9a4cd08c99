/** Reads what callers' messages of a WebSocket name, while they pass and without keeping them. */
import { QUOTE } from '../../lib/json/json-scan.ts';
import { pointerText } from '../../lib/json/pointer.ts';
import { excerpt, Refusal } from '../../lib/refusal.ts';
import type { MessagesPlan } from '../../plan/index.ts';
import { PlaceReader } from './place-reader.ts';
import { EACH, type PlaceEntry, type PlaceSink, placesOf } from './places.ts';
import { StringReader } from './string-reader.ts';

interface Named {
  readonly resource: string;
  readonly id: string;
}

type Meaning = MessagesPlan['values'][number] | MessagesPlan['owned'][number];

/** No real message names more. Each one costs a lookup in the store. */
const MAX_IDS = 100;
const SIGNS = Buffer.from(' \t\r\n{}[]:,+-.0123456789eEtrufalsn');
/** By byte, whether JSON has it outside strings. Comments, single quotes and names without quotes could hide a member from this reader alone. */
const IS_SIGN = Array.from({ length: 256 }, (_, byte) => SIGNS.includes(byte));

/** Reads one message after another, in pieces. A member that is there twice is read twice. */
export class CallerMessages {
  readonly #reader: PlaceReader<Meaning>;
  readonly #string = new StringReader();
  /** Of this message. */
  #named: Named[] = [];
  #refusal: Refusal | undefined;

  constructor({ values, owned }: MessagesPlan) {
    const entries = [...values, ...owned].map(
      (meaning): PlaceEntry<Meaning> => ({ path: meaning.at.map((token) => (token === '*' ? EACH : token)), meaning }),
    );
    const ignore = () => {};
    const sink: PlaceSink<Meaning> = {
      scalar: (meaning, value) => this.#read(meaning, value),
      open: (meaning) => this.#read(meaning, undefined),
      item: ignore,
      close: ignore,
      text: ignore,
      end: ignore,
    };
    this.#reader = new PlaceReader(placesOf(entries), sink);
  }

  /** Reads the next bytes of a message. @param isText whether it must be JSON. Binary messages may be audio. */
  push(piece: Buffer, isText: boolean): void {
    this.#reader.push(piece);
    if (isText && this.#refusal === undefined) this.#judgeSigns(piece);
  }

  /** Ends a message. @returns the resources that it names. @throws Refusal `invalid_request` for a value that is not accepted, and for a text that is no JSON. */
  end(): readonly Named[] {
    const named = this.#named;
    const refusal = this.#refusal;
    this.#reader.reset();
    this.#string.reset();
    this.#named = [];
    this.#refusal = undefined;
    if (refusal !== undefined) throw refusal;
    return named;
  }

  #judgeSigns(piece: Buffer): void {
    this.#string.beginChunk();
    for (let at = 0; at < piece.length; ) {
      if (this.#string.isOpen) {
        at = this.#string.read(piece, at);
        continue;
      }
      const byte = piece[at] ?? 0;
      at += 1;
      if (byte === QUOTE) this.#string.open();
      else if (IS_SIGN[byte] !== true) {
        this.#refusal = new Refusal('invalid_request', 'the message is not valid JSON');
        return;
      }
    }
  }

  /** @param value undefined for an object, an array, and what is too long */
  #read(meaning: Meaning, value: unknown): void {
    if (value === null) return;
    const isText = typeof value === 'string' && value !== '';
    if ('resource' in meaning && isText) {
      if (this.#named.length < MAX_IDS) this.#named.push({ resource: meaning.resource, id: value });
      else this.#refusal ??= new Refusal('invalid_request', `the message names more than ${MAX_IDS} ids; send fewer`);
      return;
    }
    if ('accepts' in meaning && isText && meaning.accepts.includes(value)) return;
    const wanted = 'accepts' in meaning ? acceptedWords(meaning.accepts) : `the id of a ${meaning.resource}`;
    this.#refusal ??= new Refusal(
      'invalid_request',
      `${excerpt(pointerText(meaning.at))} of the message must be ${wanted}`,
    );
  }
}

function acceptedWords(accepts: readonly string[]): string {
  return accepts.length === 0 ? 'absent' : `one of ${accepts.join(', ')}`;
}
