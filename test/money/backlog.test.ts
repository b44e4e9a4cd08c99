/** Many tasks that nobody polls and that end together are not settled one portion a second, but as fast as the upstream may be asked. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { officialVideo } from '../faults/wires.ts';
import { shippedConfig, startStack } from '../support/stack.ts';

t.test('a backlog is settled portion after portion', async (t) => {
  let ahead_ms = 0;
  const config = readFileSync(shippedConfig, 'utf8').replace('concurrency: 16', 'concurrency: 1');
  const stack = await startStack({ config, now: () => Date.now() + ahead_ms });
  t.teardown(() => stack.close());
  const backlog = 30;
  for (let made = 0; made < backlog; made += 1) {
    t.equal((await stack.call('POST', officialVideo.path, officialVideo.body)).status, 202);
  }
  ahead_ms = 60_000;
  stack.settler.start();
  t.teardown(() => stack.settler.stop());
  // At a portion a second it would take twice as long as is waited here.
  const settled = async () => (await stack.store.listTasks({ states: ['succeeded'], limit: 1 })).total;
  for (let waited = 0; waited < 150 && (await settled()) < backlog; waited += 1) await sleep(100);
  t.equal(await settled(), backlog);
  t.same((await stack.store.audit()).breaches, []);
});
