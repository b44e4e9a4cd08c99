/** A gateway is stopped while its PostgreSQL server is gone and ids of upstreams wait in memory: they are stored, or in the log. */
import t, { type Test } from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { PostgresServer } from '../support/postgres.ts';
import { until } from '../support/stack.ts';
import { workspace } from '../support/tollgate.ts';
import { video } from './load.ts';
import { startRig, statuses } from './rig.ts';

t.setTimeout(600_000);

const CREATIONS = 12;
const ids = Array.from({ length: CREATIONS }, (_, index) => `cgt-${index + 1}`).sort();

const server = await PostgresServer.start();
t.teardown(() => server.remove());

/** A gateway whose upstream answers creations after the store is gone. */
async function loseStore(t: Test, threads: number, limit: string) {
  const store_url = await server.store();
  const edits = [['server: {', `server: { drain: { limit: ${limit} },`]] as const;
  const rig = await startRig(t, await workspace(t), { threads, store: store_url, edits });
  const { upstream, caller, asked, together } = rig;
  const { key } = await caller('acme', '1000');
  upstream.hold();
  const sent = asked(key, CREATIONS, video.path, video.body);
  await together(sent);
  await server.stop();
  upstream.release();
  const running = async () => {
    const store = await openStore(store_url);
    const { tasks } = await store.listTasks({ limit: 100 }).finally(() => store.close());
    return tasks.filter(({ state }) => state === 'running').map(({ upstream_id }) => upstream_id);
  };
  return { ...rig, running, answered: statuses(sent.map((each) => each.catch(() => ({ status: 0 })))) };
}

for (const threads of [1, 2]) {
  t.test(`with ${threads} thread(s), the server stays away: the log has each id and what to do`, async (t) => {
    const { gateway, answered } = await loseStore(t, threads, '1s');
    gateway.child.kill('SIGTERM');
    const { code, stderr } = await gateway.ended;
    t.equal(code, 3);
    const lines: Record<string, unknown>[] = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const lost = lines.filter(({ msg }) => msg === 'a record may be lost: the store did not confirm it');
    t.same(lost.map(({ upstream_id }) => upstream_id).sort(), ids);
    for (const { level, task, upstream, next } of lost) {
      t.match({ level, task, upstream }, { level: 'error', task: /^task_/, upstream: 'c' });
      t.match(next, /^ask the upstream how job cgt-\d+ ended, and run tollgate task resolve task_\S+ --capture UNITS/);
    }
    t.notOk((await answered).includes(200), 'no caller was told of a success');
    await server.up();
  });

  t.test(`with ${threads} thread(s), the server comes back in time: each id is stored`, async (t) => {
    const { gateway, running } = await loseStore(t, threads, '60s');
    gateway.child.kill('SIGTERM');
    await until(
      async () => gateway.output.stderr,
      (text) => text.includes('stopping; requests in progress are finished first'),
    );
    await server.up();
    t.equal((await gateway.ended).code, 0);
    t.same((await running()).sort(), ids);
  });
}
