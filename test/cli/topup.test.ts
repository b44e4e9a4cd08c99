/** A top-up is made once, and only of a valid amount. */
import t from 'tap';
import { workspace } from '../support/tollgate.ts';

t.test('A top-up with a reference counts once', async (t) => {
  t.test('a reference adds its amount once', async (t) => {
    const { json, run } = await workspace(t);
    await json(['account', 'create', 'acme']);
    const balances = { account: 'acme', posted: '100.00', held: '0.00', available: '100.00' };
    const topup = ['wallet', 'topup', 'acme', '100', '--reference', 'invoice-7'];
    t.same(await json(topup), { ...balances, repeated: false });
    t.same(await json(topup), { ...balances, repeated: true });
    t.same(await json(['wallet', 'show', 'acme']), balances);

    t.equal((await run(['wallet', 'topup', 'acme', '200', '--reference', 'invoice-7'])).code, 1);
    t.same(await json(['wallet', 'show', 'acme']), balances, 'the reference with another amount is rejected');

    t.match(await json(['wallet', 'topup', 'acme', '0.5']), { posted: '100.50' });
    t.match(
      await json(['wallet', 'topup', 'acme', '0.5']),
      { posted: '101.00' },
      'without a reference each top-up counts',
    );
  });

  t.test('a top-up that filled a wallet can be repeated', async (t) => {
    const { json, run } = await workspace(t);
    await json(['account', 'create', 'acme']);
    const topup = (reference: string) => ['wallet', 'topup', 'acme', '1000000000', '--reference', reference];
    for (let n = 1; n <= 8; n += 1) await json(topup(`invoice-${n}`));
    t.match(await json(topup('invoice-8')), { posted: '8000000000.00', repeated: true });
    const { code, stderr } = await run(topup('invoice-9'));
    t.equal(code, 1);
    t.match(stderr, 'account acme has 8000000000.00, and a wallet is limited to 8000000000.00');
  });

  t.test('the ledger lists entries newest first', async (t) => {
    const { json } = await workspace(t);
    const { id } = Object(await json(['account', 'create', 'acme']));
    await json(['wallet', 'topup', id, '100', '--reference', 'invoice-7']);
    await json(['wallet', 'topup', 'acme', '0.000000001']);
    const first = {
      id: '1',
      kind: 'topup',
      amount: '100.00',
      posted_delta: '100.00',
      held_delta: '0.00',
      hold_id: null,
      task_id: null,
      reference: 'invoice-7',
      memo: null,
    };
    const ledger = Object(await json(['ledger', 'acme']));
    t.match(ledger, {
      account: 'acme',
      entries: [
        { id: '2', amount: '0.000000001', reference: null },
        { ...first, at: /^\d{4}-\d\d-\d\dT.*Z$/ },
      ],
    });
    t.same(Object.keys(ledger.entries[1]), [...Object.keys(first), 'at']);
    t.equal(Object(await json(['ledger', 'acme', '--limit', '1'])).entries.length, 1);
  });
});

t.test('Malformed and too large amounts of `wallet topup`', async (t) => {
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
});
