/** Tests the documents that commands print with `--json`. */

import Database from 'better-sqlite3';
import t from 'tap';
import { workspace } from '../support/tollgate.ts';

// The documents and tables of `account create` and `account list`.

t.test('account create and account list --json', async (t) => {
  const { json, run } = await workspace(t);
  const acme = await json(['account', 'create', 'acme']);
  t.match(acme, { id: /^acct_/, name: 'acme', discount: '1', group: null });
  t.same(Object.keys(Object(acme)), ['id', 'name', 'discount', 'group']);
  const beta = await json(['account', 'create', 'beta', '--discount', '0.85']);
  t.match(beta, { name: 'beta', discount: '0.85' });
  await json(['wallet', 'topup', 'beta', '2.50']);
  t.same(await json(['account', 'list']), {
    accounts: [
      { ...Object(acme), posted: '0.00', held: '0.00', available: '0.00' },
      { ...Object(beta), posted: '2.50', held: '0.00', available: '2.50' },
    ],
  });
  t.match(
    (await run(['account', 'list'])).stdout,
    /^NAME\s+ID\s+STATUS\s+DISCOUNT\s+AVAILABLE\nacme\s+acct_\S+\s+active\s+1\s+0\.00\nbeta/,
  );
});

t.test('creating an account with a used name fails and changes nothing', async (t) => {
  const { json } = await workspace(t);
  const acme = await json(['account', 'create', 'acme']);
  t.match(await json(['account', 'create', 'acme', '--discount', '0.5']), { error: { code: 'account_name_taken' } });
  t.match(await json(['account', 'list']), { accounts: [acme] });
});

// The documents, exit codes and anchors of `audit`.

t.test('audit --json reports ok for a correct store, and each breach for a broken one', async (t) => {
  const { store, json, run } = await workspace(t);
  await json(['account', 'create', 'acme']);
  await json(['wallet', 'topup', 'acme', '10']);
  const correct = await json(['audit']);
  t.match(correct, {
    ok: true,
    anchor: /^1:[0-9a-f]{64}\/2:[0-9a-f]{64}$/,
    checked: { accounts: 1, entries: 1, holds: 0, tasks: 0 },
  });
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

// The document and the tables of `plan`.

const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9/base', TOLLGATE_C_KEY: 'secret-of-the-upstream' };

t.test('plan prints a document or tables, without credentials', async (t) => {
  const { run } = await workspace(t);
  const document = await run(['plan', '--json'], { env });
  t.equal(document.code, 0);
  t.match(JSON.parse(document.stdout), {
    routes: [{ name: 'create_video_task', branches: [{ name: 'official' }, {}] }],
  });
  const text = await run(['plan'], { env });
  t.match(text.stdout, /POST\s+\/api\/v3\/contents\/generations\/tasks/);
  for (const { stdout, stderr } of [document, text]) t.notMatch(stdout + stderr, 'secret-of-the-upstream');
});

t.test('global options work before and after the command', async (t) => {
  const { run } = await workspace(t);
  const after = await run(['plan', '--json', '--config', 'gateway.yaml']);
  t.equal(after.code, 0);
  t.same(await run(['--config', 'gateway.yaml', '--json', 'plan']), after);
  t.same(await run(['--json', 'plan', '--config=gateway.yaml']), after);
});

t.test('a configuration with an error has no plan', async (t) => {
  const { run } = await workspace(t);
  const result = await run(['plan', '--config', 'package.json']);
  t.equal(result.code, 1);
  t.match(result.stderr, /package\.json:\d+:\d+ error [\s\S]*tollgate: the configuration package\.json cannot be used/);
});
