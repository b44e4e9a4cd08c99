/** Every change that the store acknowledged is still there after the process was killed. */
import t from 'tap';
import { startChildren } from '../../../../test/support/store/children.ts';
import { makeOwner } from '../../../../test/support/stores.ts';
import { openStore } from '../../open-store.ts';

const order = ['dispatching', 'running', 'succeeded'];

for (const acknowledgements of [1, 20, 50]) {
  t.test(`killed after ${acknowledgements} acknowledgements`, async (t) => {
    const url = `sqlite:${t.testdir()}/store.db`;
    const store = await openStore(url);
    const { account, key } = await makeOwner(store, 'acme', '1000');
    await store.close();
    const [child] = await startChildren(t, 'acknowledge', 1, [url, account, key]);
    if (child === undefined) throw new Error('no child');
    const acknowledged = new Map<string, string>();
    let heard = 0;
    await new Promise((resolve) => {
      child.process.on('message', ({ id, state }: { id: string; state: string }) => {
        acknowledged.set(id, state);
        heard += 1;
        if (heard === acknowledgements) child.process.kill('SIGKILL');
      });
      child.process.on('exit', resolve);
      child.process.send('go');
    });

    const reopened = await openStore(url);
    t.teardown(() => reopened.close());
    for (const [id, state] of acknowledged) {
      const found = (await reopened.getTask(id))?.state ?? 'missing';
      t.ok(order.indexOf(found) >= order.indexOf(state), `${id} was ${state} and is ${found}`);
    }
    t.strictSame((await reopened.audit()).breaches, []);
  });
}
