/** Settles every task that it lists, and answers with the number of tasks that it settled itself. */
import { openStore } from '../../../../src/open-store.ts';
import { capture, release } from '../../../support/stores.ts';
import { answer } from './answer.ts';
import { untilFree } from './until-free.ts';

const [url = '', index = ''] = process.argv.slice(2);
const store = await openStore(url);

answer(async () => {
  const { tasks } = await store.listTasks({ limit: 1_000, states: ['running'] });
  let won = 0;
  for (const { id } of tasks) {
    const result = await untilFree(() => store.settleTask(id, index === '0' ? release() : capture('0.5')));
    if (result?.outcome === 'settled') won += 1;
    await new Promise(setImmediate);
  }
  return won;
});
