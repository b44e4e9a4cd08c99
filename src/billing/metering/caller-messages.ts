/** Reads what callers' messages of a WebSocket name, while they pass and without keeping them. */
import { pointerText } from '../../lib/json/pointer.ts';
import { excerpt, Refusal } from '../../lib/refusal.ts';
import type { MessagesPlan } from '../../plan/index.ts';
import { PlaceReader } from './place-reader.ts';
import { EACH, type PlaceEntry, type PlaceSink, placesOf } from './places.ts';

interface Named {
  readonly resource: string;
  readonly id: string;
}

type Meaning = MessagesPlan['values'][number] | MessagesPlan['owned'][number];

/** No real message names more. Each one costs a lookup in the store. */
const MAX_IDS = 100;

/** Reads one message after another, in pieces. A member that is there twice is read twice. */
export class CallerMessages {
  readonly #reader: PlaceReader<Meaning>;
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

  /** Reads the next bytes of a message. */
  push(piece: Buffer): void {
    this.#reader.push(piece);
  }

  /** Ends a message. @returns the resources that it names. @throws Refusal `invalid_request` for a value that is not accepted. */
  end(): readonly Named[] {
    const named = this.#named;
    const refusal = this.#refusal;
    this.#reader.reset();
    this.#named = [];
    this.#refusal = undefined;
    if (refusal !== undefined) throw refusal;
    return named;
  }

  /** @param value undefined for an object, an array, and what is too long */
  #read(meaning: Meaning, value: unknown): void {
    if (value === null) return;
    const isText = typeof value === 'string' && value !== '';
    if ('resource' in meaning && isText && this.#named.length < MAX_IDS) {
      this.#named.push({ resource: meaning.resource, id: value });
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
