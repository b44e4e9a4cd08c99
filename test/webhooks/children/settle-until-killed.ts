/** Settles tasks, one after the other, until it is killed. Prints the id of each that it was told is settled. */
import { openStore } from '../../../src/ledger/open-store.ts';
import { capture, runTask } from '../../support/stores.ts';

const [url = '', account = '', key = ''] = process.argv.slice(2);
const store = await openStore(url, { now: Date.now, writer: 'thread' });
for (let number = 1; ; number += 1) {
  const id = `task_${number}`;
  await runTask(store, { account, key }, id, '1');
  await store.settleTask(id, capture('1'));
  process.stdout.write(`${id}\n`);
}
