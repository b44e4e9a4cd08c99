/** Changes beyond the limit of the writer's queue are refused, and every acknowledged change is stored. */
import t from 'tap';
import { cny, makeOwner, openFreshSqlite } from './fixtures.ts';

t.test('a full queue refuses changes, and loses none that it accepted', async (t) => {
  const { store } = await openFreshSqlite('thread')(t, { now: 0 });
  const owner = await makeOwner(store, 'acme', '0');
  const asked = Array.from({ length: 9_000 }, (_, index) => store.topup(owner.account, cny('0.01'), `r${index}`));
  const outcomes = await Promise.allSettled(asked);
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.name] : []));
  t.ok(refused.length > 0, `${refused.length} were refused`);
  t.ok(refused.every((name) => name === 'StoreBusyError'));
  const wallet = await store.wallet(owner.account);
  t.equal(wallet?.posted_nano, cny('0.01') * BigInt(done), 'every acknowledged change, and no other');
  t.match(await store.topup(owner.account, cny('1'), 'after'), { ok: true }, 'then it accepts changes again');
  t.match(await store.audit(), { ok: true });
});
