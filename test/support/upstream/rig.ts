/** Sends requests over the connections of the gateway to an upstream that a script plays. */
import type { Test } from 'tap';
import type { AnswerHandler, AnswerReader } from '../../../src/upstream/http1/answer-handler.ts';
import { connectTo } from '../../../src/upstream/http1/connect.ts';
import { ConnectionPool, type PoolOptions } from '../../../src/upstream/http1/pool.ts';
import type { WireRequest } from '../../../src/upstream/http1/write-request.ts';
import { type FaultServer, type Script, startFaultServer } from '../fault-server.ts';
import { until } from '../stack.ts';

/** Longer than any test. */
export const long_ms = 60_000;
/** A whole answer. */
export const small = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

/** What a test does at the events of a request. */
export type Events = Partial<AnswerReader & Pick<AnswerHandler, 'onRequestStart'>>;

/** A pool and its upstream. */
export interface Rig {
  readonly pool: ConnectionPool;
  readonly server: FaultServer;
  /** The reported pauses. */
  readonly surplus: readonly (number | undefined)[];
  /** Resolves when the open connections can be used again. */
  send(request?: Partial<WireRequest>, events?: Events): Promise<string>;
}

/** Both end with the test. */
export async function rig(t: Test, script: Script, options: Partial<PoolOptions> = {}): Promise<Rig> {
  const server = await startFaultServer(script);
  const origin = new URL(server.url);
  const surplus: (number | undefined)[] = [];
  const pool = new ConnectionPool(origin, connectTo(origin, long_ms), {
    connections: 100,
    wait_ms: long_ms,
    surplus: (pause_ms) => void surplus.push(pause_ms),
    ...options,
  });
  t.teardown(async () => {
    pool.destroy();
    await server.close();
  });
  const sendAndRest = async (request?: Partial<WireRequest>, events?: Events) => {
    const answer = await send(pool, request, events);
    await allIdle(pool);
    return answer;
  };
  return { pool, server, surplus, send: sendAndRest };
}

/** Resolves when no connection carries a request or rests after one. */
export async function allIdle(pool: ConnectionPool): Promise<void> {
  await until(
    () => Promise.resolve(pool.counts),
    ({ open, idle }) => open === idle,
  );
}

/** Writes a text and closes the connection. */
export function last(text: string): Script {
  return ({ write, end }) => {
    write(text);
    end();
  };
}

/**
 * @param events replace what is done by default.
 * @param wrapped puts the reader in another one.
 * @returns `STATUS BODY`, or the code or message of the error.
 */
export function send(
  pool: ConnectionPool,
  request: Partial<WireRequest> = {},
  events: Events = {},
  wrapped = (reader: AnswerReader) => reader,
): Promise<string> {
  const whole = { method: 'GET', path: '/', headers: [], body: undefined };
  return new Promise((resolve) => {
    let said = '';
    const reader: AnswerReader = {
      onResponseStart(_control, status) {
        said = `${status} `;
      },
      onResponseData(_control, chunk) {
        said += chunk.toString('latin1');
      },
      onResponseEnd: () => resolve(said),
      onResponseError: (error) => resolve('code' in error ? String(error.code) : error.message),
      ...events,
    };
    const { onRequestStart = () => {} } = events;
    pool.dispatch(
      { ...whole, headers_timeout_ms: long_ms, idle_timeout_ms: long_ms, ...request },
      { onRequestStart, reader: () => wrapped(reader), onResponseError: reader.onResponseError },
    );
  });
}
