/** Malformed and too large amounts of `wallet topup`. */
import t from 'tap';
import { workspace } from '../support/tollgate.ts';

t.test('a malformed amount is rejected with an explanation and changes nothing', async (t) => {
  const { json, run } = await workspace(t);
  await json(['account', 'create', 'acme']);
  const amounts = [
    '-5',
    '-0.01',
    '0',
    '0.00',
    '1e3',
    '0x10',
    '4,60',
    '4.6 ',
    '+4',
    '.5',
    '1.0000000001',
    '10000000000',
    'ten',
    '',
    'NaN',
    'Infinity',
  ];
  for (const amount of amounts) {
    const result = await run(['wallet', 'topup', 'acme', amount]);
    t.equal(result.code, 2, `'${amount}'`);
    t.match(result.stderr, /amount|too large|too small/);
    t.notMatch(result.stderr, /unknown option/);
  }
  t.match(await json(['wallet', 'show', 'acme']), { posted: '0.00', available: '0.00' });
});

t.test('a top-up beyond the limit of a wallet is rejected', async (t) => {
  const { json, run } = await workspace(t);
  await json(['account', 'create', 'acme']);
  for (let round = 1; round <= 8; round += 1) {
    t.match(await json(['wallet', 'topup', 'acme', '1000000000']), { posted: `${round}000000000.00` });
  }
  const result = await run(['wallet', 'topup', 'acme', '1000000000']);
  t.equal(result.code, 1);
  t.match(result.stderr, /is limited to/);
  t.match(await json(['audit']), { ok: true });
});
