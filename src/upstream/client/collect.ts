/** Reads an upstream's whole answer into memory, for answers that must be recorded durably before the caller gets them. */

import { tryParseJson } from '../../lib/json/parse-json.ts';
import { isSuccessful } from '../../lib/net/status.ts';
import type { AnswerHandler, AnswerReader } from '../http1/answer-handler.ts';
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
}

/**
 * Sends a request and resolves with the whole answer.
 *
 * @param isStale called just before the request is sent, which is long after this call if the process was suspended while it
 *   connected. If it returns true, the request is not sent.
 * @throws UpstreamFailure when the connection fails, times out or breaks off, when the answer is too large, and when the upstream
 *   refuses the gateway's credential and is configured to fail then.
 */
export function collect(
  client: Pick<UpstreamClient, 'dispatch' | 'credentialRefused'>,
  request: UpstreamRequest,
  isStale: () => boolean = () => false,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let sent = false;
    let statusCode = 0;
    let headers: readonly string[] = [];
    // The client adds the headers of the credential behind these.
    const own_headers = request.headers.length;
    const gathered = new Gathered();
    let size = 0;
    const { headers_timeout_ms, idle_timeout_ms } = request.upstream;
    let deadline: NodeJS.Timeout | undefined;
    const fail = (error: unknown) => {
      clearTimeout(deadline);
      const failure = new UpstreamFailure(request, error, { sent, began: statusCode !== 0 });
      request.call?.end(failure.code);
      reject(failure);
    };

    const handler: AnswerHandler & AnswerReader = {
      onRequestStart(control) {
        if (isStale()) {
          control.abort(new Error('the gateway was too busy and sent nothing upstream'));
          return;
        }
        sent = true;
        // The idle time-out restarts with every byte, so a slow trickle would never time out.
        deadline = setTimeout(() => control.abort(new TotalTimeout()), headers_timeout_ms + idle_timeout_ms);
      },
      reader: () => handler,
      onResponseStart(_control, status, received) {
        statusCode = status;
        request.call?.answer(status);
        ({ headers } = readAnswerHead(received));
      },
      onResponseData(control, chunk) {
        size += chunk.length;
        if (size > ANSWER_LIMIT_bytes) {
          control.abort(new Error(`the answer is larger than ${ANSWER_LIMIT_bytes} bytes`));
          return;
        }
        gathered.add(chunk);
      },
      onResponseEnd() {
        clearTimeout(deadline);
        request.call?.end();
        if (mayRefuseCredential(statusCode)) client.credentialRefused(request, statusCode);
        if (refusesCredential(request.upstream, statusCode)) {
          reject(new UpstreamFailure(request, new CredentialRefused(statusCode), { sent: false }));
          return;
        }
        const answer = { headers, body: gathered.take() };
        const shown = isSuccessful(statusCode) ? answer : maskAnswer(answer, request.headers.slice(own_headers));
        resolve({ statusCode, ...shown });
      },
      onResponseError: fail,
    };
    try {
      client.dispatch(request, handler);
    } catch (error) {
      fail(error);
    }
  });
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
