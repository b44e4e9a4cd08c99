/**
 * Hides the gateway's credential in an answer that echoes it, as some vendors do when they refuse a key. The callers
 * ask for it only if the status is not 2xx. Bytes are passed as they come, except those that may be the beginning of the credential.
 */

import { Readable } from 'node:stream';
import type { AnswerControl, AnswerReader } from '../http1/answer-handler.ts';
import { type CodedAnswer, decodeAnswer } from './decode-answer.ts';
import { decoding } from './decoding.ts';
import { headerIn, headersWithout, TRACE_HEADERS } from './headers.ts';

/** Shorter texts are no secrets, and may stand anywhere. */
const SHORTEST = 8;
/** An authentication scheme before a credential: `Bearer `. */
const SCHEME = /^[A-Za-z][\w-]* +/;

/**
 * Passes an answer on to the reader without the credential.
 *
 * @param added the headers of the credential, a flat list of names and values.
 */
export function masking(reader: AnswerReader, added: readonly string[]): AnswerReader {
  const secrets = secretsIn(added);
  return secrets.length === 0 ? reader : hiding(reader, secrets);
}

function hiding(reader: AnswerReader, secrets: readonly string[]): AnswerReader {
  return decoding(new Hiding(reader, secrets));
}

/** Hides secrets in an answer without a content-coding. */
class Hiding implements AnswerReader {
  readonly #reader: AnswerReader;
  readonly #secrets: readonly string[];
  #control: AnswerControl | undefined;
  /** The beginning of a secret, if that is how the answer so far ends. */
  #held = '';

  constructor(reader: AnswerReader, secrets: readonly string[]) {
    this.#reader = reader;
    this.#secrets = secrets;
  }

  onResponseStart(control: AnswerControl, statusCode: number, headers: readonly string[]): void {
    this.#control = control;
    this.#reader.onResponseStart(control, statusCode, hideIn(headers, this.#secrets));
  }

  onResponseData(control: AnswerControl, chunk: Buffer): void {
    // Latin-1 keeps every byte, and a credential is ASCII.
    const text = hide(this.#held + chunk.toString('latin1'), this.#secrets);
    const end = text.length - begunAtEnd(text, this.#secrets);
    this.#held = text.slice(end);
    if (end > 0) this.#reader.onResponseData(control, Buffer.from(text.slice(0, end), 'latin1'));
  }

  onResponseEnd(): void {
    if (this.#held !== '' && this.#control !== undefined)
      this.#reader.onResponseData(this.#control, Buffer.from(this.#held, 'latin1'));
    this.#reader.onResponseEnd();
  }

  /** What is held is a part of a credential, so it is not passed. */
  onResponseError(error: Error): void {
    this.#reader.onResponseError(error);
  }
}

/** The values of a flat list, without their schemes, also as JSON and URLs may write them. */
function secretsIn(added: readonly string[]): readonly string[] {
  const values = added.filter((_, index) => index % 2 === 1 && !TRACE_HEADERS.has(added[index - 1] ?? ''));
  const secrets = values.map((value) => value.replace(SCHEME, '')).filter((secret) => secret.length >= SHORTEST);
  return [...new Set(secrets.flatMap(writtenOut))];
}

/** What libraries write as \uXXXX in JSON: .NET, Gson, and those that escape every sign. */
const ESCAPED = [/[+&<>'"`]/g, /[=&<>']/g, /[^A-Za-z0-9]/g];

function writtenOut(secret: string): readonly string[] {
  const inUrl = encodeURIComponent(secret);
  const inJson = ESCAPED.flatMap((signs) => [
    secret.replaceAll(signs, (sign) => `\\u00${hex(sign)}`),
    secret.replaceAll(signs, (sign) => `\\u00${hex(sign).toUpperCase()}`),
  ]);
  // .NET writes URLs in lower case, and PHP escapes the slash in JSON.
  const lower = inUrl.replaceAll(/%../g, (code) => code.toLowerCase());
  return [secret, secret.replaceAll('/', '\\/'), inUrl, lower, ...inJson];
}

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).padStart(2, '0');
}

/** How many characters at the end of the text are the beginning of a secret. */
function begunAtEnd(text: string, secrets: readonly string[]): number {
  return Math.max(0, ...secrets.map((secret) => begunIn(text, secret)));
}

function begunIn(text: string, secret: string): number {
  let length = Math.min(text.length, secret.length - 1);
  while (length > 0 && !text.endsWith(secret.slice(0, length))) length -= 1;
  return length;
}

/**
 * The answer with stars in place of the credential. One in a content-coding loses it then.
 *
 * @param added the headers of the credential, a flat list of names and values.
 */
export function maskAnswer({ headers: received, body }: CodedAnswer, added: readonly string[]): CodedAnswer {
  const secrets = secretsIn(added);
  const headers = hideIn(received, secrets);
  const encoding = headerIn(received, 'content-encoding');
  const plain = encoding === undefined ? body : decodeAnswer({ headers: received, body });
  const text = (plain ?? body).toString('latin1');
  const hidden = hide(text, secrets);
  if (hidden === text) return { headers, body };
  const changed = Buffer.from(hidden, 'latin1');
  if (encoding === undefined || plain === undefined) return { headers, body: changed };
  const kept = headersWithout(headers, (name) => OF_CODED.has(name));
  return { headers: [...kept, 'content-length', String(changed.length)], body: changed };
}

/** Hides the credential in an answer whose body is streamed. */
export function maskStream(received: readonly string[], body: Readable, added: readonly string[]): MaskedStream {
  const secrets = secretsIn(added);
  if (secrets.length === 0) return { headers: received, body };
  let headers = received;
  let reading: AnswerControl = {
    received_bytes: 0,
    pause: () => body.pause(),
    resume: () => body.resume(),
    abort: (reason) => body.destroy(reason),
  };
  const masked = new Readable({
    read: () => reading.resume(),
    destroy(error, done) {
      body.destroy();
      done(error);
    },
  });
  const reader = hiding(
    {
      onResponseStart(control, _statusCode, shown) {
        reading = control;
        headers = shown;
      },
      onResponseData(control, chunk) {
        if (!masked.push(chunk)) control.pause();
      },
      onResponseEnd: () => masked.push(null),
      onResponseError: (error) => masked.destroy(error),
    },
    secrets,
  );
  const own = reading;
  reader.onResponseStart(own, 0, received);
  body.on('data', (chunk: Buffer) => reader.onResponseData(own, chunk));
  body.on('end', () => reader.onResponseEnd());
  body.on('error', (error) => reader.onResponseError(error));
  return { headers, body: masked };
}

interface MaskedStream {
  /** A flat list of names and values. */
  readonly headers: readonly string[];
  readonly body: Readable;
}

/** What describes the body as it was coded. */
const OF_CODED: ReadonlySet<string> = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'etag']);

function hideIn(headers: readonly string[], secrets: readonly string[]): readonly string[] {
  return headers.map((each) => hide(each, secrets));
}

function hide(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '*'.repeat(secret.length)), text);
}
