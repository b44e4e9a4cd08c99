/** A stop: announced, and without a broken request. */

import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

t.test(
  'After SIGTERM, every caller that keeps its connection gets an answer that says `connection: close`, and loses no request',
  async (t) => {
    t.setTimeout(300_000);

    const CALLERS = 32;

    for (const threads of ['1', '2']) {
      t.test(`with --threads ${threads}`, async (t) => {
        const { start, run } = await workspace(t);
        await run(['migrate']);
        const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'secret' };
        const gateway = start(['serve', '--json', '--port', '0', '--threads', threads, '--config', smallConfig], {
          env,
        });
        const { url } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
        let answers = 0;
        const { promise: busy, resolve: isBusy } = Promise.withResolvers<void>();
        const callers = Array.from({ length: CALLERS }, async (_, index) => {
          const agent = new Agent({ keepAlive: true, maxSockets: 1 });
          // Some send all the time, some leave their connection idle.
          for (;;) {
            const { status, connection } = await send(`${url}/healthz`, agent);
            if (status !== 200) return `answered with ${status}`;
            answers += 1;
            if (answers === 4 * CALLERS) isBusy();
            if (connection === 'close') return 'told';
            await sleep((index % 8) * 100);
          }
        });
        await Promise.race([busy, ...callers]);
        gateway.child.kill('SIGTERM');
        t.same(await Promise.all(callers), Array(CALLERS).fill('told'));
        t.equal((await gateway.ended).code, 0);
      });
    }

    for (const { name, signal, more } of [
      { name: 'after SIGINT', signal: 'SIGINT', more: [] },
      { name: 'with --sandbox', signal: 'SIGTERM', more: ['--sandbox'] },
    ] as const) {
      t.test(`a stop ${name} does not wait for callers to go elsewhere`, async (t) => {
        const { dir, start } = await workspace(t);
        const config = join(dir, 'gateway.yaml');
        const small = readFileSync(join(root, smallConfig), 'utf8');
        writeFileSync(config, small.replace('server: {', 'server: { drain: { lame_duck: 1h },'));
        const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'secret' };
        const gateway = start(['serve', '--json', '--port', '0', '--config', config, ...more], { env });
        await gateway.seen(/^.+\n/);
        gateway.child.kill(signal);
        t.equal((await gateway.ended).code, 0);
      });
    }

    /** Rejects if the request is not answered. */
    function send(url: string, agent: Agent): Promise<{ readonly status: number; readonly connection: string }> {
      return new Promise((resolve, reject) => {
        const sent = request(url, { agent }, (response) => {
          const { statusCode: status = 0, headers: received } = response;
          response.resume().once('end', () => resolve({ status, connection: received.connection ?? '' }));
        });
        sent.once('error', reject).end();
      });
    }
  },
);

t.test('SIGTERM and SIGINT let requests in progress finish; a second signal does not', async (t) => {
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
});
