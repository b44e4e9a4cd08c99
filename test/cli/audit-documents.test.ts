import Database from 'better-sqlite3';
import t from 'tap';
import { workspace } from './tollgate.ts';

t.test('audit --json: ok over a sound store, each breach over a broken one', async (t) => {
  const { store, json, run } = await workspace(t);
  await json(['account', 'create', 'acme']);
  await json(['wallet', 'topup', 'acme', '10']);
  t.same(await json(['audit']), { ok: true, checked: { accounts: 1, entries: 1, holds: 0, tasks: 0 }, breaches: [] });

  const db = new Database(store.slice('sqlite:'.length));
  db.exec('UPDATE account SET posted = posted + 1');
  db.close();
  const broken = await run(['audit', '--json']);
  t.equal(broken.code, 1);
  const report = JSON.parse(broken.stdout);
  t.equal(report.ok, false);
  t.same(Object.keys(report.breaches[0]), ['invariant', 'account', 'task', 'message']);
  const text = await run(['audit']);
  t.equal(text.code, 1);
  t.match(text.stdout, report.breaches[0].message);
});
