/** Changes beyond the limit of the writer's queue are refused, and every acknowledged change is stored. Records have places of their own. */
import t from 'tap';
import { OPERATOR } from '../../../test/support/operator.ts';
import { cny, makeOwner, openFreshSqlite } from '../../../test/support/stores.ts';

t.test('a full queue refuses changes, and loses none that it accepted', async (t) => {
  const { store } = await openFreshSqlite('thread')(t, { now: 0 });
  const owner = await makeOwner(store, 'acme', '0');
  const asked = Array.from({ length: 9_000 }, (_, index) =>
    store.topup(owner.account, cny('0.01'), `r${index}`, OPERATOR),
  );
  const outcomes = await Promise.allSettled(asked);
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.name] : []));
  t.ok(refused.length > 0, `${refused.length} were refused`);
  t.ok(refused.every((name) => name === 'StoreBusyError'));
  const wallet = await store.wallet(owner.account);
  t.equal(wallet?.posted_nano, cny('0.01') * BigInt(done), 'every acknowledged change, and no other');
  t.match(await store.topup(owner.account, cny('1'), 'after', OPERATOR), { ok: true }, 'then it accepts changes again');
  t.match(await store.audit(), { ok: true });
});

t.test('a queue full of requests accepts as many records, and refuses those beyond', async (t) => {
  const { store } = await openFreshSqlite('thread')(t, { now: 0 });
  const { account } = await makeOwner(store, 'acme', '0');
  const requests = Array.from({ length: 8_300 }, () => store.probe());
  const records = Array.from({ length: 8_300 }, (_, index) => store.recordResource('group', `g${index}`, account));
  const refused = async (asked: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected').length;
  t.same(await Promise.all([refused(requests), refused(records)]), [8_300 - 8_192, 8_300 - 8_192]);
  const page = { limit: 1, offset: 0 };
  t.equal((await store.listResources('group', account, page)).total, 8_192);
});
