/** Uses up the file descriptors of its process, sends a request to an address and to a name, and prints why each fails. */
import { openSync } from 'node:fs';
import { devNull } from 'node:os';
import { UpstreamFailure } from '../../src/upstream/client/failure.ts';
import { connectTo } from '../../src/upstream/http1/connect.ts';
import { ConnectionPool } from '../../src/upstream/http1/pool.ts';

const sentTo = { upstream: { name: 'messages' }, target: { name: 'default' } };
const times = { headers_timeout_ms: 60_000, idle_timeout_ms: 60_000 };
const pools = ['http://127.0.0.1:9', 'http://localhost:9'].map((url) => {
  const origin = new URL(url);
  return new ConnectionPool(origin, connectTo(origin, 60_000), { connections: 9, wait_ms: 60_000, surplus() {} });
});
try {
  for (;;) openSync(devNull, 'r');
} catch {
  for (const pool of pools) {
    const { code, kind } = await new Promise<UpstreamFailure>((resolve) =>
      pool.dispatch(
        { method: 'GET', path: '/', headers: [], body: undefined, ...times },
        {
          onRequestStart() {},
          reader() {
            throw new Error('an answer came');
          },
          onResponseError: (error) => resolve(new UpstreamFailure(sentTo, error, { sent: false })),
        },
      ),
    );
    process.stdout.write(`${code} ${kind}\n`);
  }
}
