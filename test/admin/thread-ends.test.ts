/** When the thread of the administration ends by itself, it is started again, also if its port is taken for a while. */
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { adminAt } from '../support/admin.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';

/** Ends the thread when the file `end` appears. */
const preloaded = (end: string) => `
const { existsSync, rmSync } = require('node:fs');
setInterval(() => {
  if (!process.argv[1]?.includes('admin-thread') || !existsSync(${JSON.stringify(end)})) return;
  rmSync(${JSON.stringify(end)});
  process.exit(1);
}, 20).unref();`;

t.test('its port is taken when it is started again', async (t) => {
  const work = await workspace(t);
  const end = join(work.dir, 'end');
  const preload = join(work.dir, 'preload.cjs');
  writeFileSync(preload, preloaded(end));
  const { seen, output, child, ended } = work.start(
    ['serve', '--sandbox', '--json', '--port', '0', '--config', smallConfig],
    { env: { NODE_OPTIONS: `--require ${preload}` } },
  );
  const [line] = await seen(/.*\n/);
  const { url, admin } = JSON.parse(line);
  const api = adminAt(admin.url, admin.token);
  t.equal((await api.get('/me')).status, 200);

  writeFileSync(end, '');
  while (existsSync(end)) await sleep(5);
  const other = createServer();
  const port = Number(new URL(admin.url).port);
  for (;;) {
    other.listen(port, '127.0.0.1');
    if (await once(other, 'listening').catch(() => undefined)) break;
    await sleep(5);
  }
  for (let tries = 0; tries < 300 && !output.stderr.includes('EADDRINUSE'); tries++) await sleep(100);
  t.equal((await fetch(`${url}/readyz`)).status, 200, 'callers notice nothing');
  other.close();
  let status: number | undefined;
  for (let tries = 0; tries < 50 && status !== 200; tries++) {
    await sleep(100);
    status = await api.get('/me').then(
      (answer) => answer.status,
      () => undefined,
    );
  }
  t.equal(status, 200);
  t.match(output.stderr, /EADDRINUSE.*the thread of the administration has ended, and is started again/);
  child.kill('SIGTERM');
  t.equal((await ended).code, 0);
});
