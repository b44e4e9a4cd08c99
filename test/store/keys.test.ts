/** A key is 256 random bits with a prefix, and only its hash is stored. */
import { createHash, randomBytes } from 'node:crypto';
import t from 'tap';
import { generateKey, hashKey } from '../../src/store/keys.ts';

t.test('a key is made of the random bytes that it is given', (t) => {
  let next = 0;
  const made = generateKey((size) => new Uint8Array(size).fill(next++));
  t.equal(made.key, `tg_${'A'.repeat(43)}`);
  t.equal(made.prefix, 'tg_AAAAAAAA');
  t.equal(made.id, `key_${'AQEB'.repeat(4)}`);
  t.equal(made.sha256, createHash('sha256').update(made.key).digest('hex'));
  t.end();
});

t.test('two keys differ in everything', (t) => {
  const [one, two] = [generateKey(randomBytes), generateKey(randomBytes)];
  t.match(one.key, /^tg_[\w-]{43}$/);
  for (const field of ['key', 'id', 'prefix'] as const) t.not(one[field], two[field]);
  t.end();
});

t.test('every text is hashed, whatever its shape', (t) => {
  for (const text of ['', 'tg_', 'sk-other', "' OR 1=1 --", 'é', '\0', 'x'.repeat(100_000)]) {
    t.equal(hashKey(text), createHash('sha256').update(text).digest('hex'));
  }
  t.end();
});
