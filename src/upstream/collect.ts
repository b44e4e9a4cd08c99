/** Takes an upstream's whole answer before anything is passed on: for answers that must be acted on durably first. */
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { codingsOf, isZlib, MOST_CODINGS } from '../lang/codings.ts';
import { parseJson } from '../lang/parse-json.ts';
import type { UpstreamClient, UpstreamRequest } from './client.ts';
import { CredentialRefused, refusesCredential, UpstreamFailure } from './failure.ts';
import { Gathered } from './gathered.ts';
import { headerIn, readAnswerHead } from './headers.ts';

export interface Answer {
  readonly statusCode: number;
  /** Flat list, ready for the caller. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Far above any task record; an answer beyond it is a fault of the upstream. */
const answer_limit_bytes = 8 * 1024 * 1024;

/**
 * @param isStale asked when the request is about to leave, which may be long after this call where the process was stopped while
 *   it connected; true: it is not sent any more.
 * @throws UpstreamFailure when the connection fails, times out or breaks off, when the answer is too large, and when the upstream
 *   refuses the gateway's credential and is configured to fail then.
 */
export function collect(
  client: UpstreamClient,
  request: UpstreamRequest,
  isStale: () => boolean = () => false,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let sent = false;
    let statusCode = 0;
    let headers: string[] = [];
    const gathered = new Gathered();
    let size = 0;
    const { headers_timeout_ms, idle_timeout_ms } = request.upstream;
    let deadline: NodeJS.Timeout | undefined;
    const fail = (error: unknown) => {
      clearTimeout(deadline);
      reject(new UpstreamFailure(request.upstream.name, error, sent, statusCode !== 0));
    };

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(controller) {
        if (isStale()) {
          controller.abort(new Error('the gateway was held up, and sent nothing'));
          return;
        }
        sent = true;
        // undici counts silences. An answer that drips, or only ever announces itself with 1xx, has no end by them.
        deadline = setTimeout(() => controller.abort(new TotalTimeout()), headers_timeout_ms + idle_timeout_ms);
      },
      onResponseStart(controller, status) {
        if (status < 200) return;
        statusCode = status;
        ({ headers } = readAnswerHead(rawHeaders(controller)));
      },
      onResponseData(controller, chunk) {
        size += chunk.length;
        if (size > answer_limit_bytes) {
          controller.abort(new Error(`the answer is larger than ${answer_limit_bytes} bytes`));
          return;
        }
        gathered.add(chunk);
      },
      onResponseEnd() {
        clearTimeout(deadline);
        if (refusesCredential(statusCode)) {
          client.credentialRefused(request.upstream, statusCode);
          if (request.upstream.credential_refused === 'upstream_failed') {
            reject(new UpstreamFailure(request.upstream.name, new CredentialRefused(statusCode), false));
            return;
          }
        }
        resolve({ statusCode, headers, body: gathered.take() });
      },
      onResponseError(_controller, error) {
        fail(error);
      },
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
 * The answer as text for whoever must read it: decoded, where the upstream encoded it in spite of being asked not to.
 * Undefined when it cannot be, or is larger decoded than any answer may be. What is passed on are the bytes as they came.
 */
export function answerText({ headers, body }: Answer): string | undefined {
  const codings = codingsOf(headerIn(headers, 'content-encoding'));
  if (codings.length > MOST_CODINGS) return undefined;
  let decoded_body = body;
  try {
    for (const coding of codings.toReversed()) {
      const decode = decoders.get(coding);
      if (decode === undefined) return undefined;
      decoded_body = decode(decoded_body);
    }
    return decoded_body.toString('utf8');
  } catch {
    return undefined;
  }
}

/** The answer as JSON; undefined when it is none. */
export function readJson(answer: Answer): unknown {
  const text = answerText(answer);
  if (text === undefined) return undefined;
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

const decoded = { maxOutputLength: answer_limit_bytes };
const decoders: ReadonlyMap<string, (body: Buffer) => Buffer> = new Map([
  ['gzip', (body) => gunzipSync(body, decoded)],
  ['x-gzip', (body) => gunzipSync(body, decoded)],
  ['deflate', (body) => (isZlib(body[0]) ? inflateSync(body, decoded) : inflateRawSync(body, decoded))],
  ['br', (body) => brotliDecompressSync(body, decoded)],
  ['zstd', (body) => zstdDecompressSync(body, decoded)],
]);

/** undici hands HTTP/1 headers over as they came: a flat list of names and values. */
export function rawHeaders(controller: Dispatcher.DispatchController): readonly (Buffer | string)[] {
  return Array.isArray(controller.rawHeaders) ? controller.rawHeaders : [];
}
