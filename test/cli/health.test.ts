/** `health` says whether a gateway is ready, by its exit code and in words. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { edited, portableText } from '../support/shipped-text.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';

async function answering(t: Test, status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  t.teardown(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // After listen, the address has a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

t.test('a gateway that is ready', async (t) => {
  const { start, run, json } = await workspace(t);
  const gateway = start(['serve', '--sandbox', '--port', '0', '--json', '--config', smallConfig]);
  const { url } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  t.match(await run(['health', url]), { code: 0, stdout: 'ready\n', stderr: '' });
  t.same(await json(['health', url]), { ready: true });
  gateway.child.kill('SIGINT');
  await gateway.ended;
  t.match(await run(['health', url]), { code: 1, stderr: /^tollgate: no gateway answers at http:.*ECONNREFUSED/ });
});

t.test('a gateway that is not ready', async (t) => {
  const { run, json } = await workspace(t);
  const stopping = await answering(t, 503, JSON.stringify({ status: 'not_ready', reason: 'the gateway is stopping' }));
  t.match(await run(['health', stopping]), { code: 1, stderr: /is not ready: the gateway is stopping\n$/ });
  t.match(await json(['health', stopping]), { error: { code: 'not_ready' } });
  const other = await answering(t, 404, 'not found');
  t.match(await run(['health', other]), { code: 1, stderr: /is not ready: it answers 404\n$/ });
});

t.test('without a URL, it asks the address of the configuration', async (t) => {
  const { run, dir } = await workspace(t);
  const { port } = new URL(await answering(t, 200, '{}'));
  const shipped = portableText;
  const config = join(dir, 'gateway.yaml');
  const asked = async (listen: string, rest = '') => {
    writeFileSync(config, edited(shipped, [/listen: \S+/, `listen: ${listen}`]) + rest);
    return run(['health', '--config', config]);
  };
  t.match(await asked(`127.0.0.1:${port}`), { code: 0, stdout: 'ready\n', stderr: '' });
  t.match(await asked(`0.0.0.0:${port}`), { code: 0 }, 'any address of this machine');
  t.match(await asked(`127.0.0.1:${port}`, 'mistake: 1\n'), { code: 0 }, 'a mistake elsewhere does not matter');
  t.match(await asked(`127.0.0.1:${port}`, '"\n'), { code: 0 }, 'broken YAML does not matter either');
  t.match(await asked('127.0.0.1:0'), { code: 2, stderr: /lets the system choose the port\n {2}give the URL/ });
});

t.test('an address that is not an http URL', async (t) => {
  const { run } = await workspace(t);
  for (const address of ['8080', 'https://127.0.0.1', 'localhost:8080']) {
    t.match(await run(['health', address]), { code: 2, stderr: /is not an http URL/ }, address);
  }
});
