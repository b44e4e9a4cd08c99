import { once } from 'node:events';
import { request } from 'node:http';
import t from 'tap';
import { workspace } from './tollgate.ts';

t.test('a signal lets the request under way finish, and the exit code is 0', async (t) => {
  const { start } = await workspace(t);
  const gateway = start(['serve', '--sandbox', '--port', '0', '--json']);
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

t.test('a second signal ends it at once', async (t) => {
  const { start } = await workspace(t);
  const gateway = start(['serve', '--sandbox', '--port', '0', '--json']);
  const { url, key } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  // The answer to `expect` proves that the request is under way; its body never comes.
  const unfinished = request(`${url}/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' },
  });
  unfinished.on('error', () => {});
  unfinished.flushHeaders();
  await once(unfinished, 'continue');
  // Asked again and again, since a second signal right after the first counts as the same one.
  const asking = setInterval(() => gateway.child.kill('SIGINT'), 100);
  t.teardown(() => clearInterval(asking));
  const { code, stderr } = await gateway.ended;
  t.equal(code, 1);
  t.match(stderr, /"level":40,.*"requests":1,"msg":"stopping at once; requests under way are cut"\}\n$/);
});

t.test('the sandbox alone prints what points a gateway at it, and stops', async (t) => {
  const { start } = await workspace(t);
  const sandbox = start(['sandbox', '--port', '0']);
  await sandbox.seen(/Stop it with/);
  t.match(sandbox.output.stdout, /export TOLLGATE_C_URL=http:\/\/127\.0\.0\.1:\d+\/c\n\s+export TOLLGATE_C_KEY=\S+/);
  sandbox.child.kill('SIGTERM');
  t.equal((await sandbox.ended).code, 0);
});
