/** Opens tasks of 1 each until the money is not enough, and answers with the number of admitted tasks. */
import { openStore } from '../../../../src/open-store.ts';
import { newTask } from '../../../support/stores.ts';
import { answer } from './answer.ts';
import { untilFree } from './until-free.ts';

const [url = '', account = '', key = '', index = ''] = process.argv.slice(2);
const store = await openStore(url);

answer(async () => {
  for (let admitted = 0; ; admitted += 1) {
    const task = newTask({ account, key }, `task_${index}_${admitted}`, '1');
    const opened = await untilFree(() => store.openTask(task));
    if (!opened.ok) return admitted;
    await new Promise(setImmediate);
  }
});
