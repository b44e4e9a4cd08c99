/** After SIGTERM, every caller that keeps its connection gets an answer that says `connection: close`, and loses no request. */
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

t.setTimeout(300_000);

const CALLERS = 32;

for (const threads of ['1', '2']) {
  t.test(`with --threads ${threads}`, async (t) => {
    const { start, run } = await workspace(t);
    await run(['migrate']);
    const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'secret' };
    const gateway = start(['serve', '--json', '--port', '0', '--threads', threads, '--config', smallConfig], { env });
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
      const { statusCode: status = 0, headers: of } = response;
      response.resume().once('end', () => resolve({ status, connection: of.connection ?? '' }));
    });
    sent.once('error', reject).end();
  });
}
