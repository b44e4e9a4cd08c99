/** Downloads that nobody reads, and reports that take long, delay no other report. */
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { cny, makeOwner, tempFolder } from '../../../test/support/stores.ts';
import { openStore } from '../../ledger/open-store.ts';
import { createReports } from './report-threads.ts';

const SUMS = 12_000;

t.test('unread downloads', async (t) => {
  const url = `sqlite:${tempFolder(t)}/store.db`;
  const store = await openStore(url);
  const { account, key } = await makeOwner(store, 'acme', '100');
  const lease = { account, owner: 'test', amount_nano: cny('50'), until_ms: Date.now() + 60_000 };
  const opened = await store.openSpendLease(lease);
  if (!opened.ok) return t.fail('no lease');
  const about = {
    account,
    key,
    hold_id: opened.hold_id,
    route: 'r',
    units: { input: '12' },
    amount_nano: cny('0.001'),
  };
  const rows = Array.from({ length: SUMS }, (_, index) => ({ ...about, model: `model-${index}` }));
  await store.recordUsage(rows);
  await store.close();

  const reports = createReports(url);
  const unread = Array.from({ length: 4 }, () => reports.usageCsv({ by: ['model'] })[Symbol.asyncIterator]());
  const firsts = unread.map((each) => each.next());
  t.match(await Promise.all(firsts.slice(0, 2)), [{ done: false }, { done: false }]);
  let isNext = false;
  const next = Promise.all(firsts).then(() => {
    isNext = true;
  });
  const { sums } = await reports.usage({ by: ['account'] }, undefined, 100);
  t.equal(sums, 1);
  t.match(await reports.statement(account, { from_ms: 0, to_ms: Date.now() }), { movements: [{ kind: 'topup' }] });
  t.notOk(isNext, 'other reports do not wait for them, but the third download does');

  // The first two are cut, and the next ones get their turn.
  await next;
  const rest = async () => {
    for (let part = await unread[0]?.next(); part?.done === false; ) part = await unread[0]?.next();
  };
  await t.rejects(rest(), { message: /nobody reads/ });
  for (const each of unread) await each.return?.();
  await sleep(0);
});
