/** SIGTERM and SIGINT let requests in progress finish; a second signal does not. */
import { once } from 'node:events';
import { request } from 'node:http';
import t from 'tap';
import { smallConfig, workspace } from '../support/tollgate.ts';

t.test('after a signal the request in progress finishes, and the exit code is 0', async (t) => {
  const { start } = await workspace(t);
  const gateway = start(['serve', '--sandbox', '--port', '0', '--json', '--config', smallConfig]);
  const { url, key } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  const response = await fetch(`${url}/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'chat-large',
      max_tokens: 64,
      stream: true,
      messages: [{ role: 'user', content: 'count to ten' }],
    }),
  });
  t.equal(response.status, 200);
  gateway.child.kill('SIGTERM');
  t.match(await response.text(), /message_stop/);
  t.equal((await gateway.ended).code, 0);
});

t.test('a second signal ends the process at once', async (t) => {
  const { start } = await workspace(t);
  const gateway = start(['serve', '--sandbox', '--port', '0', '--json', '--config', smallConfig]);
  const { url, key } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  // The answer to `expect` shows that the request is in progress; its body is never sent.
  const unfinished = request(`${url}/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' },
  });
  unfinished.on('error', () => {});
  unfinished.flushHeaders();
  await once(unfinished, 'continue');
  // Repeated, because a second signal shortly after the first counts as the same one.
  const signals = setInterval(() => gateway.child.kill('SIGINT'), 100);
  t.teardown(() => clearInterval(signals));
  const { code, stderr } = await gateway.ended;
  t.equal(code, 1);
  t.match(stderr, /"level":"warn",.*"requests":1,"msg":"stopping at once; requests in progress are cut off"\}\n$/);
});

t.test('the sandbox command prints the variables for a gateway, and stops on a signal', async (t) => {
  const { start } = await workspace(t);
  const sandbox = start(['sandbox', '--port', '0']);
  await sandbox.seen(/Press Ctrl-C/);
  t.match(sandbox.output.stdout, /export TOLLGATE_C_URL=http:\/\/127\.0\.0\.1:\d+\/c\n\s+export TOLLGATE_C_KEY=\S+/);
  sandbox.child.kill('SIGTERM');
  t.equal((await sandbox.ended).code, 0);
});
