/** Sends requests over the connections of the gateway to an upstream that a script plays. */
import { setImmediate as turnEnd } from 'node:timers/promises';
import type { Test } from 'tap';
import type { AnswerHandler } from '../../src/upstream/http1/answer-handler.ts';
import { connectTo } from '../../src/upstream/http1/connect.ts';
import { ConnectionPool } from '../../src/upstream/http1/pool.ts';
import type { WireRequest } from '../../src/upstream/http1/write-request.ts';
import { type FaultServer, type Script, startFaultServer } from '../support/fault-server.ts';

/** Longer than any test. */
export const long_ms = 60_000;
/** A whole answer. */
export const small = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

/** A pool and its upstream. */
export interface Rig {
  readonly pool: ConnectionPool;
  readonly server: FaultServer;
  /** Resolves when the connection can be used again. */
  send(request?: Partial<WireRequest>, handler?: Partial<AnswerHandler>): Promise<string>;
}

/** Both end with the test. */
export async function rig(t: Test, script: Script): Promise<Rig> {
  const server = await startFaultServer(script);
  const origin = new URL(server.url);
  const pool = new ConnectionPool(origin, connectTo(origin, long_ms));
  t.teardown(async () => {
    pool.destroy();
    await server.close();
  });
  const sendAndRest = async (request?: Partial<WireRequest>, handler?: Partial<AnswerHandler>) => {
    const answer = await send(pool, request, handler);
    for (let turn = 0; turn < 3; turn += 1) await turnEnd();
    return answer;
  };
  return { pool, server, send: sendAndRest };
}

/** Writes a text and closes the connection. */
export function last(text: string): Script {
  return ({ write, end }) => {
    write(text);
    end();
  };
}

/** @param wrapped the handler in another one. @returns `STATUS BODY`, or the code or message of the error. */
export function send(
  pool: ConnectionPool,
  request: Partial<WireRequest> = {},
  handler: Partial<AnswerHandler> = {},
  wrapped = (whole: AnswerHandler) => whole,
): Promise<string> {
  const whole = { method: 'GET', path: '/', headers: [], body: undefined };
  return new Promise((resolve) => {
    let said = '';
    pool.dispatch(
      { ...whole, headers_timeout_ms: long_ms, idle_timeout_ms: long_ms, ...request },
      wrapped({
        onRequestStart() {},
        onResponseStart(_control, status) {
          said = `${status} `;
        },
        onResponseData(_control, chunk) {
          said += chunk.toString('latin1');
        },
        onResponseEnd: () => resolve(said),
        onResponseError: (error) => resolve('code' in error ? String(error.code) : error.message),
        ...handler,
      }),
    );
  });
}
