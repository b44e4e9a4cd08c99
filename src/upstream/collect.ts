/** Takes an upstream's whole answer before anything is passed on: for answers that must be acted on durably first. */
import type { Dispatcher } from 'undici';
import type { UpstreamClient, UpstreamRequest } from './client.ts';
import { UpstreamFailure } from './failure.ts';
import { callerResponseHeaders } from './headers.ts';

export interface Answer {
  readonly statusCode: number;
  /** Flat list, ready for the caller. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Far above any task record; an answer beyond it is a fault of the upstream. */
const answer_limit_bytes = 8 * 1024 * 1024;

/** @throws UpstreamFailure when the connection fails, times out or breaks off, or the answer is too large. */
export function collect(client: UpstreamClient, request: UpstreamRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let sent = false;
    let statusCode = 0;
    let headers: string[] = [];
    const chunks: Buffer[] = [];
    let size = 0;

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart() {
        sent = true;
      },
      onResponseStart(controller, status) {
        if (status < 200) return;
        statusCode = status;
        headers = callerResponseHeaders(rawHeaders(controller));
      },
      onResponseData(controller, chunk) {
        size += chunk.length;
        if (size > answer_limit_bytes) {
          controller.abort(new Error(`the answer is larger than ${answer_limit_bytes} bytes`));
          return;
        }
        chunks.push(chunk);
      },
      onResponseEnd() {
        resolve({
          statusCode,
          headers,
          body: chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks),
        });
      },
      onResponseError(_controller, error) {
        reject(new UpstreamFailure(request.upstream.name, error, sent));
      },
    };
    try {
      client.dispatch(request, handler);
    } catch (error) {
      reject(new UpstreamFailure(request.upstream.name, error, sent));
    }
  });
}

/** undici hands HTTP/1 headers over as they came: a flat list of names and values. */
export function rawHeaders(controller: Dispatcher.DispatchController): readonly (Buffer | string)[] {
  return Array.isArray(controller.rawHeaders) ? controller.rawHeaders : [];
}
