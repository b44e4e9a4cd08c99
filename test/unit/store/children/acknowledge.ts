/** Opens, starts and settles tasks in an endless loop, and reports each step after the store has acknowledged it. */
import { openStore } from '../../../../src/open-store.ts';
import { capture, newTask } from '../../../support/stores.ts';
import { answer } from './answer.ts';

const [url = '', account = '', key = ''] = process.argv.slice(2);
const store = await openStore(url);

function acknowledge(id: string, state: string): Promise<void> {
  return new Promise((resolve) => process.send?.({ id, state }, () => resolve()));
}

answer(async () => {
  for (let index = 0; ; index += 1) {
    const id = `task_${index}`;
    const opened = await store.openTask(newTask({ account, key }, id, '0.001'));
    if (!opened.ok) throw new Error('the money is used up');
    await acknowledge(id, 'dispatching');
    await store.startTask(id, `up_${index}`, { status: null, record: null, next_poll_at_ms: Date.now() });
    await acknowledge(id, 'running');
    await store.settleTask(id, capture('0.001'));
    await acknowledge(id, 'succeeded');
  }
});
