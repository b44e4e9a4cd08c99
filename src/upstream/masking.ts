/**
 * Hides the gateway's credential in an answer that echoes it, as some vendors do when they refuse a key. Only answers with another status
 * than 2xx are read for it: they are small, and no caller streams them. All other bytes are passed unchanged.
 */
import type { UpstreamRequest } from './client.ts';
import { type CodedAnswer, decodeAnswer } from './decode-answer.ts';
import { headerIn } from './headers.ts';
import type { AnswerControl, AnswerHandler } from './http1/answer-handler.ts';

/** The body of a larger answer is passed as it is. */
const LARGEST_bytes = 64 * 1024;
/** Shorter texts are no secrets, and may stand anywhere. */
const SHORTEST = 8;
/** An authentication scheme before a credential: `Bearer `. */
const SCHEME = /^[A-Za-z][\w-]* +/;

/** Reads the answer to a request, to which the client then adds the headers of the credential. */
export function masking(handler: AnswerHandler, { target, headers }: UpstreamRequest): AnswerHandler {
  return target.credential === undefined ? handler : new Masking(handler, headers, headers.length);
}

class Masking implements AnswerHandler {
  readonly #handler: AnswerHandler;
  readonly #headers: readonly string[];
  readonly #from: number;
  /** The answer so far, while it is held back. */
  #held: Held | undefined;
  #isOver = false;

  constructor(handler: AnswerHandler, headers: readonly string[], from: number) {
    this.#handler = handler;
    this.#headers = headers;
    this.#from = from;
  }

  onRequestStart(control: AnswerControl): void {
    this.#handler.onRequestStart(control);
  }

  onResponseStart(control: AnswerControl, statusCode: number, headers: readonly string[]): void {
    const isSuccess = statusCode >= 200 && statusCode < 300;
    if (isSuccess) this.#handler.onResponseStart(control, statusCode, headers);
    else this.#held = { control, statusCode, headers, body: [], length: 0 };
  }

  onResponseData(control: AnswerControl, chunk: Buffer): void {
    if (this.#isOver) return;
    const held = this.#held;
    if (held === undefined) {
      this.#handler.onResponseData(control, chunk);
      return;
    }
    // The chunk may be a view of a buffer that is used again.
    held.body.push(Buffer.from(chunk));
    held.length += chunk.length;
    if (held.length > LARGEST_bytes)
      this.#release({ ...held, headers: hideIn(held.headers, secretsIn(this.#added())) });
  }

  onResponseEnd(): void {
    const held = this.#held;
    if (held !== undefined) {
      const { headers, body } = maskAnswer({ headers: held.headers, body: Buffer.concat(held.body) }, this.#added());
      this.#release({ ...held, headers, body: [body] });
    }
    if (this.#isOver) return;
    this.#isOver = true;
    this.#handler.onResponseEnd();
  }

  /** What has come of the answer may have a part of the credential at its end, so it is not passed. */
  onResponseError(error: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#handler.onResponseError(error);
  }

  #added(): readonly string[] {
    return this.#headers.slice(this.#from);
  }

  #release({ control: real, statusCode, headers, body }: Held): void {
    this.#held = undefined;
    const control: AnswerControl = {
      get received_bytes() {
        return real.received_bytes;
      },
      pause: () => real.pause(),
      resume: () => real.resume(),
      // The answer may have ended, and only then gets to the handler.
      abort: (reason) => {
        real.abort(reason);
        this.onResponseError(reason);
      },
    };
    this.#handler.onResponseStart(control, statusCode, headers);
    for (const chunk of body) if (!this.#isOver) this.#handler.onResponseData(control, chunk);
  }
}

/** What describes the body as it was coded. */
const OF_CODED: ReadonlySet<string> = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'etag']);

interface Held {
  readonly control: AnswerControl;
  readonly statusCode: number;
  readonly headers: readonly string[];
  readonly body: Buffer[];
  length: number;
}

/** The values of a flat list, without their schemes. */
function secretsIn(added: readonly string[]): readonly string[] {
  const values = added.filter((_, index) => index % 2 === 1);
  return values.map((value) => value.replace(SCHEME, '')).filter((secret) => secret.length >= SHORTEST);
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
  // Latin-1 keeps every byte, and a credential is ASCII.
  const text = plain?.toString('latin1') ?? '';
  const hidden = hide(text, secrets);
  if (hidden === text) return { headers, body };
  const changed = Buffer.from(hidden, 'latin1');
  if (encoding === undefined) return { headers, body: changed };
  const kept = headers.filter((_, index) => !OF_CODED.has(headers[index - (index % 2)]?.toLowerCase() ?? ''));
  return { headers: [...kept, 'content-length', String(changed.length)], body: changed };
}

function hideIn(headers: readonly string[], secrets: readonly string[]): readonly string[] {
  return headers.map((each) => hide(each, secrets));
}

function hide(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '*'.repeat(secret.length)), text);
}
