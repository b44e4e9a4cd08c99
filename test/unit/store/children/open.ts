/** Opens and closes the store at the URL that it receives. */
import { openStore } from '../../../../src/open-store.ts';
import { answer } from './answer.ts';

answer(async (url) => {
  const store = await openStore(url);
  await store.close();
  return 'opened';
});
