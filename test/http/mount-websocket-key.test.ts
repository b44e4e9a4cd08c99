/** Tests that a caller's key in the query of a WebSocket is not sent to the upstream of a mount. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import t from 'tap';
import { shippedText } from '../support/shipped-text.ts';
import { startStack, until } from '../support/stack.ts';

const asked: string[] = [];
const upstream = createServer().on('upgrade', ({ url = '' }, socket) => {
  asked.push(url);
  socket.destroy();
});
await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
const { port } = upstream.address() as AddressInfo;
const mounts = '\nmounts:\n  talks: { prefix: /v1beta/talks, upstream: generative }\n';
const stack = await startStack({
  config: shippedText + mounts,
  upstreams: { generative: `http://127.0.0.1:${port}` },
});
t.teardown(async () => {
  await stack.close();
  upstream.close();
});

for (const [query, wanted] of [
  [`?alt=sse&key=${stack.key}`, '/v1beta/talks/one?alt=sse'],
  [`?key=${stack.key}`, '/v1beta/talks/one'],
] as const) {
  t.test(wanted, async (t) => {
    asked.length = 0;
    new WebSocket(`${stack.url.replace('http', 'ws')}/v1beta/talks/one${query}`).onerror = () => {};
    const [url = ''] = await until(
      async () => asked,
      (urls) => urls.length > 0,
    );
    t.equal(url.replace(/\?$/, ''), wanted);
  });
}
