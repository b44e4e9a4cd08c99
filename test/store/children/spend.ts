/** Opens tasks of 1 each until the money does not suffice, and answers how many were admitted. */
import { openStore } from '../../../src/store/open.ts';
import { newTask } from '../fixtures.ts';
import { answer } from './answer.ts';

const [url = '', account = '', key = '', index = ''] = process.argv.slice(2);
const store = await openStore(url);

answer(async () => {
  for (let admitted = 0; ; admitted += 1) {
    const opened = await store.openTask(newTask({ account, key }, `task_${index}_${admitted}`, '1'));
    if (!opened.ok) return admitted;
    await new Promise(setImmediate);
  }
});
