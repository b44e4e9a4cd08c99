/** The hashes of keys that are remembered: bounded, and gone when a key is refused. */
import t from 'tap';
import { createKeyHashes } from './steps/authenticate.ts';

t.test('a kept hash is found by the whole key only, until the key is forgotten', async (t) => {
  const hashes = createKeyHashes();
  hashes.keep('tg_whole', 'aa');
  t.equal(hashes.get('tg_whole'), 'aa');
  t.equal(hashes.get('tg_whol'), undefined);
  t.equal(hashes.get('tg_whole '), undefined);
  hashes.forget('tg_whole');
  t.equal(hashes.get('tg_whole'), undefined);
});

t.test('the number of kept hashes is bounded', async (t) => {
  const hashes = createKeyHashes(2);
  for (const key of ['a', 'b', 'c']) hashes.keep(key, key);
  t.strictSame(
    ['a', 'b', 'c'].map((key) => hashes.get(key)),
    [undefined, undefined, 'c'],
  );
});
