/** Opens the store whose URL it is sent, and closes it. */
import { openStore } from '../../../src/store/open.ts';
import { answer } from './answer.ts';

answer(async (url) => {
  const store = await openStore(url);
  await store.close();
  return 'opened';
});
