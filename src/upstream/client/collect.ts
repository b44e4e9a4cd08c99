/** Reads an upstream's whole answer into memory, for answers that must be recorded durably before the caller gets them. */

import { tryParseJson } from '../../lib/json/parse-json.ts';
import { isSuccessful } from '../../lib/net/status.ts';
import type { AnswerControl, AnswerHandler, AnswerReader } from '../http1/answer-handler.ts';
import type { UpstreamClient, UpstreamRequest } from './client.ts';
import { ANSWER_LIMIT_bytes, decodeAnswer } from './decode-answer.ts';
import { CredentialRefused, mayRefuseCredential, refusesCredential, UpstreamFailure } from './failure.ts';
import { Gathered } from './gathered.ts';
import { readAnswerHead } from './headers.ts';
import { maskAnswer } from './masking.ts';

/** A whole answer of an upstream. */
export interface Answer {
  readonly statusCode: number;
  /** Flat list of names and values, filtered for the caller. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** The body was not read. */
  readonly isHead?: true;
}

export interface CollectOptions {
  /**
   * Called just before the request is sent, which is long after the call of `collect` if the process was suspended while it
   * connected. If it returns true, the request is not sent.
   */
  readonly isStale?: () => boolean;
  /** Whether the head alone is enough: then the body is not read. */
  readonly isEnough?: ((statusCode: number, contentType: string | undefined) => boolean) | undefined;
}

/**
 * Sends a request and resolves with the whole answer.
 *
 * @throws UpstreamFailure when the connection fails, times out or breaks off, when the answer is too large, and when the upstream
 *   refuses the gateway's credential and is configured to fail then.
 */
export function collect(
  client: Pick<UpstreamClient, 'dispatch' | 'credentialRefused'>,
  request: UpstreamRequest,
  options: CollectOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const collector = new Collector(client, request, options, { resolve, reject });
    try {
      client.dispatch(request, collector);
    } catch (error) {
      collector.onResponseError(error);
    }
  });
}

interface Outcome {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (failure: UpstreamFailure) => void;
}

/** Collects one answer. */
class Collector implements AnswerHandler, AnswerReader {
  readonly #client: Pick<UpstreamClient, 'credentialRefused'>;
  readonly #request: UpstreamRequest;
  readonly #options: CollectOptions;
  readonly #outcome: Outcome;
  /** The client adds the headers of the credential behind these. */
  readonly #own_headers: number;
  readonly #gathered = new Gathered();
  #sent = false;
  #statusCode = 0;
  #headers: readonly string[] = [];
  #size_bytes = 0;
  /** The head is the answer, and the rest is not read. */
  #isEnough = false;
  #deadline: NodeJS.Timeout | undefined;

  constructor(
    client: Pick<UpstreamClient, 'credentialRefused'>,
    request: UpstreamRequest,
    options: CollectOptions,
    outcome: Outcome,
  ) {
    this.#client = client;
    this.#request = request;
    this.#options = options;
    this.#outcome = outcome;
    this.#own_headers = request.headers.length;
  }

  onRequestStart(control: AnswerControl): void {
    if (this.#options.isStale?.() === true) {
      control.abort(new Error('the gateway was too busy and sent nothing upstream'));
      return;
    }
    this.#sent = true;
    const { headers_timeout_ms, idle_timeout_ms } = this.#request.upstream;
    // The idle time-out restarts with every byte, so a slow trickle would never time out.
    this.#deadline = setTimeout(() => control.abort(new TotalTimeout()), headers_timeout_ms + idle_timeout_ms);
  }

  reader(): AnswerReader {
    return this;
  }

  onResponseStart(control: AnswerControl, statusCode: number, received: readonly string[]): void {
    this.#statusCode = statusCode;
    this.#request.call?.answer(statusCode);
    const { headers, type } = readAnswerHead(received);
    this.#headers = headers;
    if (this.#options.isEnough?.(statusCode, type) !== true) return;
    this.#isEnough = true;
    this.#request.call?.end();
    this.#outcome.resolve({ statusCode, headers, body: Buffer.alloc(0), isHead: true });
    control.abort(new Error('the head of the answer is enough'));
  }

  onResponseData(control: AnswerControl, chunk: Buffer): void {
    this.#size_bytes += chunk.length;
    if (this.#size_bytes > ANSWER_LIMIT_bytes) {
      control.abort(new Error(`the answer is larger than ${ANSWER_LIMIT_bytes} bytes`));
      return;
    }
    this.#gathered.add(chunk);
  }

  onResponseEnd(): void {
    clearTimeout(this.#deadline);
    const [statusCode, request] = [this.#statusCode, this.#request];
    request.call?.end();
    if (mayRefuseCredential(statusCode)) this.#client.credentialRefused(request, statusCode);
    if (refusesCredential(request.upstream, statusCode)) {
      this.#outcome.reject(new UpstreamFailure(request, new CredentialRefused(statusCode), { sent: false }));
      return;
    }
    const answer = { headers: this.#headers, body: this.#gathered.take() };
    const credential = request.headers.slice(this.#own_headers);
    this.#outcome.resolve({ statusCode, ...(isSuccessful(statusCode) ? answer : maskAnswer(answer, credential)) });
  }

  onResponseError(error: unknown): void {
    clearTimeout(this.#deadline);
    if (this.#isEnough) return;
    const failure = new UpstreamFailure(this.#request, error, { sent: this.#sent, began: this.#statusCode !== 0 });
    this.#request.call?.end(failure.code);
    this.#outcome.reject(failure);
  }
}

class TotalTimeout extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * The decoded text of an answer, for the gateway's own use; the caller gets the original bytes. An upstream may compress an answer
 * although the request asks for `identity`.
 *
 * @returns undefined if the answer cannot be decoded or is larger than the limit when decoded.
 */
export function answerText(answer: Answer): string | undefined {
  return decodeAnswer(answer)?.toString('utf8');
}

/** The answer parsed as JSON; undefined if it is not valid JSON. */
export function readJson(answer: Answer): unknown {
  const text = answerText(answer);
  return text === undefined ? undefined : tryParseJson(text);
}
