/** A charge that would take a wallet beyond 64 bits fails without changing anything, and the rest of its batch is committed. */
import t from 'tap';
import { NANO } from '../../../src/lang/amount.ts';
import { OPERATOR } from '../../support/operator.ts';
import { capture, cny, makeOwner, openFreshSqlite, release, runTask } from '../../support/stores.ts';

const open = openFreshSqlite('thread');

t.test('a charge beyond the range of a wallet changes nothing', async (t) => {
  const { store } = await open(t, { now: 1_000 });
  const acme = await makeOwner(store, 'acme', '100');
  const names = Array.from({ length: 11 }, (_, index) => `task_${index}`);
  for (const name of names) await runTask(store, acme, name, '1');

  const charge = capture('1000000000');
  const beyond = 10n * charge.amount_nano;
  const settled = await Promise.allSettled(
    names.map((name, index) => store.settleTask(name, index === 10 ? release() : charge, undefined, beyond)),
  );
  t.strictSame(
    settled.map(({ status }) => status),
    [...Array.from({ length: 9 }, () => 'fulfilled'), 'rejected', 'fulfilled'],
  );
  t.match(await store.getTask('task_9'), { state: 'running', charged_nano: null });
  t.match(await store.wallet(acme.account), { posted_nano: cny('100') - 9n * charge.amount_nano, held_nano: cny('1') });
  t.match(await store.audit(), { ok: true, breaches: [] });

  t.equal(await store.markReview('task_9', 'for an operator'), true);
  await store.topup(acme.account, 2_000_000_000n * NANO, null, OPERATOR);
  t.match(
    await store.settleTask('task_9', charge, undefined, beyond),
    { outcome: 'settled' },
    'after a top-up it can be charged',
  );
  t.match(await store.audit(), { ok: true, breaches: [] });
});
