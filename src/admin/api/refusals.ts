/** The problems of requests that reach no operation, or end in an error. */
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AUTHORITY_ENDED, ROLE_LOWERED, StoreBusyError, StoreError, StoreLostError } from '../../ledger/store/store.ts';
import { AmountError } from '../../lib/money/amount.ts';
import { rawAnswer } from '../../lib/node/raw-answer.ts';
import { ReportRefused } from '../reports/report-threads.ts';
import { BASE, type Operation, routeOf } from './operation.ts';
import { Problem, problemDocument } from './problem.ts';
import { TOKEN_REMEDY } from './requester.ts';

/** A configuration with all its files is smaller. */
export const BODY_LIMIT_bytes = 4 * 1024 ** 2;
/** The limit of a request that needs no token. */
export const OPEN_BODY_LIMIT_bytes = 16 * 1024;

/** For the answer to arrive, before a connection that cannot be read is closed. */
const CLOSE_ms = 1_000;

/** Answers bytes that are not a complete HTTP request in time. Only the sender is at fault, so nothing is logged. */
export function refuseUnreadable(error: Error, socket: Socket): void {
  if (!socket.writable) return;
  const isLate = 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const [status, message]: [number, string] = isLate
    ? [408, 'the request did not arrive in time']
    : [400, 'the request is not HTTP'];
  const problem = new Problem('invalid_request', message, 'send it with an HTTP client');
  const type = ['content-type', 'application/problem+json'];
  setTimeout(() => socket.destroy(), CLOSE_ms).unref();
  socket.end(rawAnswer(status, type, JSON.stringify(problemDocument(problem))));
}

/** The refusal of a path that is not served. */
export function notServed(request: FastifyRequest): Problem {
  const [path = ''] = (request.raw.url ?? '').split('?', 1);
  return new Problem(
    'route_not_found',
    `${request.method} ${path.slice(0, 200)} is not served here`,
    `see ${BASE}/openapi.json`,
  );
}

/** The problem for any error. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ReportRefused) {
    const hint = 'ask for a shorter period or fewer columns, or try again later';
    return new Problem('report_refused', `the report was not made: ${error.message}`, hint);
  }
  const { message = '' } = Object(error);
  if (String(message).includes(AUTHORITY_ENDED))
    return new Problem(
      'unauthenticated',
      `${AUTHORITY_ENDED} while the request ran; nothing was changed`,
      TOKEN_REMEDY,
    );
  if (String(message).includes(ROLE_LOWERED))
    return new Problem('role_too_low', `${ROLE_LOWERED}; nothing was changed`, 'use a token with a higher role');
  if (error instanceof AmountError) return new Problem('invalid_value', error.message, 'give another amount');
  if (error instanceof StoreBusyError || error instanceof StoreLostError || error instanceof StoreError)
    return new Problem('store_unavailable', 'the store cannot be used now', 'try again; see the log of the gateway');
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) {
    const hint = `send at most ${BODY_LIMIT_bytes} bytes, and ${OPEN_BODY_LIMIT_bytes} without a token`;
    return new Problem('body_too_large', 'the body is too large', hint);
  }
  if (status === 415)
    return new Problem('not_json', 'the body is not application/json', 'send content-type: application/json');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Problem('invalid_request', 'the request is malformed', 'correct the request');
  return new Problem('internal', 'the request failed', 'see the log of the gateway');
}

/** Answers 405 where a path has other methods. */
export function refuseOtherMethods(app: FastifyInstance, operations: readonly Operation[]): void {
  const paths = Map.groupBy(operations, ({ path }) => path);
  for (const [path, each] of paths) {
    const allowed = each.map(({ method }) => method);
    const others = (['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD'] as const).filter(
      (method) => !allowed.some((known) => known === method),
    );
    app.route({
      method: others,
      url: routeOf({ path }),
      onRequest: async (request, reply) => {
        reply.header('allow', allowed.join(', '));
        const message = `${request.method} is not possible here`;
        throw new Problem('method_not_allowed', message, `the methods of this path are ${allowed.join(', ')}`);
      },
      handler: async () => {},
    });
  }
}
