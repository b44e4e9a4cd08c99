/** Meters one answer, compressed or not. */
import { codingsOf } from '../lang/codings.ts';
import type { MeteredAnswer, MeterPlan } from '../plan.ts';
import { createDecoder, type Decoder } from './decoder.ts';
import { createMeter, isEventStream, type Meter } from './meter.ts';

/** Counts the usage of one answer while it is received. */
export class AnswerMeter {
  readonly #meter: Meter;
  readonly #isStream: boolean;
  readonly #decoder: Decoder | undefined;
  readonly #undecoded: string | undefined;
  #bytes = 0;
  #isDecoded = true;

  /** @param encoding the answer's `content-encoding` */
  constructor(plan: MeterPlan, contentType: string | undefined, encoding: string | undefined) {
    this.#meter = createMeter(plan, contentType);
    this.#isStream = isEventStream(contentType);
    if (encoding === undefined) return;
    const codings = codingsOf(encoding);
    if (codings.length === 0) return;
    this.#decoder = createDecoder(codings, (chunk) => this.#read(chunk));
    if (this.#decoder === undefined) this.#undecoded = codings.join(', ');
  }

  /** Reads the next bytes of the answer as received. They must not be changed later. */
  push(chunk: Buffer): void {
    if (this.#decoder !== undefined) this.#decoder.push(chunk);
    else if (this.#undecoded === undefined) this.#read(chunk);
    else this.#bytes += chunk.length;
  }

  /** To be called after the last byte. @returns a promise if decoding is still running. */
  end(): Promise<void> | undefined {
    return this.#decoder?.end().then((isWhole) => {
      this.#isDecoded = isWhole;
    });
  }

  /** @param isWhole whether the answer was received to its end. */
  result(isWhole: boolean): MeteredAnswer {
    const { values, seen, unusable, skipped, final, failed } = this.#meter.counts();
    return {
      values,
      seen,
      unusable,
      skipped,
      isFinal: final ?? (isWhole && this.#isDecoded),
      hasFailed: failed && !seen && unusable.length === 0 && skipped === 0,
      answer_bytes: this.#bytes,
      is_stream: this.#isStream,
      undecoded: this.#undecoded,
    };
  }

  #read(chunk: Buffer): void {
    this.#bytes += chunk.length;
    this.#meter.push(chunk);
  }
}
