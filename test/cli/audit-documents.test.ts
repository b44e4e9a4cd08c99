/** The documents, exit codes and anchors of `audit`. */
import Database from 'better-sqlite3';
import t from 'tap';
import { workspace } from './tollgate.ts';

t.test('audit --json reports ok for a correct store, and each breach for a broken one', async (t) => {
  const { store, json, run } = await workspace(t);
  await json(['account', 'create', 'acme']);
  await json(['wallet', 'topup', 'acme', '10']);
  const correct = await json(['audit']);
  t.match(correct, { ok: true, anchor: /^1:[0-9a-f]{64}$/, checked: { accounts: 1, entries: 1, holds: 0, tasks: 0 } });
  t.same(Object(correct).breaches, []);

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

t.test(
  'audit --anchor exits with 0 if the history is unchanged, 1 if it changed, 2 for a malformed anchor',
  async (t) => {
    const { json, run } = await workspace(t);
    await json(['account', 'create', 'acme']);
    await json(['wallet', 'topup', 'acme', '10']);
    const [, anchor = ''] = /^anchor: (\S+)$/m.exec((await run(['audit'])).stdout) ?? [];
    await json(['wallet', 'topup', 'acme', '10']);
    t.equal((await run(['audit', '--anchor', anchor])).code, 0);
    t.equal((await run(['audit', '--anchor', anchor.slice(2)])).code, 0, 'the hash alone');
    const other = await run(['audit', '--anchor', anchor.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))]);
    t.equal(other.code, 1);
    t.match(other.stdout, /anchor_in_history/);
    t.match(await run(['audit', '--anchor', 'yesterday']), { code: 2, stderr: /An anchor is ID:HASH/ });
  },
);
