/** The raw floor: a server of `node:http` and undici's dispatch that does none of a gateway's work. Prints its URL. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Dispatcher, Pool } from 'undici';

const [upstream] = process.argv.slice(2);
if (upstream === undefined) throw new Error('usage: node bench/servers/floor.ts UPSTREAM_URL');
const pool = new Pool(upstream, { allowH2: false });

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const headers = ['content-type', request.headers['content-type'] ?? 'application/json'];
    const method = request.method as Dispatcher.HttpMethod;
    const body = chunks.length === 0 ? null : Buffer.concat(chunks);
    pool.dispatch(
      { path: request.url ?? '/', method, headers, body },
      {
        onRequestStart() {},
        onResponseStart(_controller, statusCode, answered) {
          const length = answered['content-length'];
          response.setHeader('content-type', answered['content-type'] ?? 'application/json');
          if (length !== undefined) response.setHeader('content-length', length);
          response.writeHead(statusCode);
        },
        onResponseData(_controller, chunk) {
          response.write(chunk);
        },
        onResponseEnd() {
          response.end();
        },
        onResponseError() {
          response.destroy();
        },
      },
    );
  });
});
server.listen(0, '127.0.0.1', 4096, () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
