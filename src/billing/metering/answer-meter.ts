/** Meters one answer, compressed or not. */
import { codingsOf } from '../../lib/net/codings.ts';
import type { MeteredAnswer, MeterPlan } from '../../plan/index.ts';
import { createDecoder, type Decoder } from './decoder.ts';
import { createMeter, formOf, type Meter } from './meter.ts';

/** Counts the usage of one answer while it is received. Error answers are not metered, because they cost nothing. */
export class AnswerMeter {
  readonly #plan: MeterPlan;
  /** Undefined before the head of a successful answer. */
  #meter: Meter | undefined;
  #isStream = false;
  #decoder: Decoder | undefined;
  #undecoded: string | undefined;
  #bytes = 0;
  #isDecoded = true;

  constructor(plan: MeterPlan) {
    this.#plan = plan;
  }

  /** @param encoding the answer's `content-encoding` @param header the value of a header, by its lower-case name */
  onHead(
    statusCode: number,
    contentType: string | undefined,
    encoding: string | undefined,
    header?: (name: string) => string | undefined,
  ): void {
    if (statusCode >= 300) return;
    const form = formOf(contentType);
    this.#meter = createMeter(this.#plan, form, header);
    this.#isStream = form !== 'json';
    if (encoding === undefined) return;
    const codings = codingsOf(encoding);
    if (codings.length === 0) return;
    this.#decoder = createDecoder(codings, (chunk) => this.#read(chunk));
    if (this.#decoder === undefined) this.#undecoded = codings.join(', ');
  }

  /** Reads the next bytes of the answer as received. They must not be changed later. */
  onData(chunk: Buffer): void {
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

  /** @param isWhole whether the answer was received to its end. @returns undefined if there was no successful answer. */
  result(isWhole: boolean): MeteredAnswer | undefined {
    if (this.#meter === undefined) return undefined;
    const { values, facts, seen, unusable, fell, final, failed } = this.#meter.counts();
    const isFinal = final ?? (isWhole && this.#isDecoded);
    return {
      values,
      facts,
      seen,
      unusable,
      fell,
      reported: this.#meter.reported(),
      unread: this.#undecodedText() ?? (isWhole ? this.#meter.unread() : undefined),
      isFinal,
      hasFailed: failed && !seen && unusable.length === 0,
      answer_bytes: this.#bytes,
      answer_text_bytes: isFinal && seen && unusable.length === 0 ? this.#bytes : this.#meter.textBytes(this.#bytes),
      is_stream: this.#isStream,
    };
  }

  #undecodedText(): string | undefined {
    if (this.#undecoded !== undefined) return `its content-encoding ${this.#undecoded} is unknown`;
    return this.#isDecoded ? undefined : `its content-encoding cannot be decoded after ${this.#bytes} bytes`;
  }

  #read(chunk: Buffer): void {
    this.#bytes += chunk.length;
    this.#meter?.push(chunk);
  }
}
