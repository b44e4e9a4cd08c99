/** Meters one answer, compressed or not, and says in the end what was heard of it. */
import { codingsOf } from '../lang/codings.ts';
import type { MeterPlan } from '../plan.ts';
import { createDecoder, type Decoder } from './decoder.ts';
import { type Counts, createMeter, isEventStream, type Meter } from './meter.ts';

/** What was heard of an answer. */
export interface HeardAnswer extends Omit<Counts, 'final' | 'failed'> {
  /** Whether the counts are the final ones; if not, more may have been used than they tell. */
  readonly isFinal: boolean;
  /** Whether the answer said that it failed, and told no usage. */
  readonly hasFailed: boolean;
  /** Of the body that passed, decoded as far as it could be. */
  readonly answer_bytes: number;
  readonly is_stream: boolean;
  /** The codings, where the answer had one that is unknown. */
  readonly undecoded: string | undefined;
}

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

  /** Reads the next bytes of the answer as they came. They must not be changed later. */
  push(chunk: Buffer): void {
    if (this.#decoder !== undefined) this.#decoder.push(chunk);
    else if (this.#undecoded === undefined) this.#read(chunk);
    else this.#bytes += chunk.length;
  }

  /** No more bytes come. Undefined where there is nothing to wait for. */
  end(): Promise<void> | undefined {
    return this.#decoder?.end().then((isWhole) => {
      this.#isDecoded = isWhole;
    });
  }

  /** @param isWhole whether the answer came to its end */
  heard(isWhole: boolean): HeardAnswer {
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
