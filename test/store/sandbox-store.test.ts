/** The demo account and key of the sandbox are never written to the configured store. */
import { spawn } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import t from 'tap';
import { program, root, smallConfig, workspace } from '../support/tollgate.ts';

t.test('serve --sandbox does not use the configured store', async (t) => {
  const { dir, store, json, run } = await workspace(t);
  await json(['account', 'create', 'acme']);
  // In its own folder, because the sandbox's store is at a relative path.
  const checkout = join(dir, 'checkout');
  await mkdir(checkout);
  await symlink(join(root, smallConfig), join(checkout, 'gateway.yaml'));
  for (const round of [1, 2]) {
    const child = spawn(process.execPath, [program, 'serve', '--sandbox', '--port', '0'], {
      cwd: checkout,
      env: { PATH: process.env.PATH ?? '', TOLLGATE_STORE: store },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    t.teardown(() => child.kill('SIGKILL'));
    let output = '';
    for await (const text of child.stdout.setEncoding('utf8')) {
      output += text;
      if (output.includes('Press Ctrl-C')) child.kill('SIGTERM');
    }
    t.match(output, /ledger demo --store sqlite:\.\/data\/sandbox\.db/, `round ${round}`);
  }
  t.match(await json(['account', 'list']), { accounts: [{ name: 'acme' }] });
  t.equal(Object(await json(['account', 'list'])).accounts.length, 1);
  t.same(await json(['key', 'list']), { keys: [] });
  const sandbox = ['--store', `sqlite:${join(checkout, 'data/sandbox.db')}`];
  t.match(await json(['wallet', 'show', 'demo', ...sandbox]), { posted: '1000.00' });
  t.equal((await run(['audit', ...sandbox])).code, 0);
});

t.test('serve --sandbox refuses a store that has other accounts', async (t) => {
  const { store, json, run } = await workspace(t);
  await json(['account', 'create', 'acme']);
  const { code, stderr } = await run(['serve', '--sandbox', '--port', '0', '--store', store]);
  t.equal(code, 1);
  t.match(stderr, /the store has the account 'acme'/);
  t.equal(Object(await json(['account', 'list'])).accounts.length, 1);
});

// A command that writes reports a locked store, with an error code for scripts, and changes nothing.

t.test('a locked store', async (t) => {
  const { run, dir } = await workspace(t);
  await run(['account', 'create', 'acme']);
  const other = new Database(`${dir}/store.db`, { fileMustExist: true });
  t.teardown(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const [words, document] = await Promise.all([
    run(['wallet', 'topup', 'acme', '5']),
    run(['account', 'create', 'bob', '--json']),
  ]);
  t.match(words, { code: 3, stderr: 'tollgate: the store is locked by another process; try again in a moment\n' });
  t.equal(document.code, 3);
  t.match(JSON.parse(document.stdout), { error: { code: 'store_unusable' } });
  other.exec('COMMIT');
  t.match(JSON.parse((await run(['wallet', 'show', 'acme', '--json'])).stdout), { posted: '0.00' });
});
