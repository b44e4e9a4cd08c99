/** A gateway that is killed in the middle of changes has made each change together with its record, or neither. */
import t from 'tap';
import { openStore } from '../../src/store/open.ts';
import { startAdmin } from '../support/admin.ts';

t.test('kill -9 in the middle of changes', async (t) => {
  const admin = await startAdmin(t, ['--threads', '2']);
  let answered = 0;
  const send = async (worker: number) => {
    for (let count = 0; ; count++) {
      const change = { amount: '-0.01', reason: `${worker} ${count}` };
      const edit = { name: `account-${worker}-${count}` };
      const [one, other] = await Promise.all([
        admin.post('/accounts/demo/adjustments', change),
        admin.post('/accounts', edit),
      ]);
      t.strictSame([one.status, other.status], [201, 201]);
      answered += 2;
      if (answered > 60) admin.kill();
    }
  };
  await Promise.all(Array.from({ length: 4 }, (_, worker) => send(worker).catch(() => {})));
  t.ok(answered > 60);
  const store = await openStore(admin.work.store, { access: 'read' });
  t.teardown(() => store.close());
  const demo = await store.findAccount('demo');
  const changes = await store.changes({ limit: 10_000 });
  const entries = await store.entries(demo?.id ?? '', 10_000);
  const adjusted = changes.filter(({ operation }) => operation === 'wallet.adjust');
  t.equal(adjusted.length, entries.filter(({ kind }) => kind === 'adjust').length);
  const made = changes.filter(({ operation }) => operation === 'account.create');
  t.equal(made.length, (await store.listAccounts()).length);
  t.ok(adjusted.length + made.length - 1 >= answered, 'what was answered is stored');
  t.match(await admin.work.json(['audit']), { ok: true });
});
