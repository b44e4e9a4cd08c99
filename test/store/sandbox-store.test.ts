/** The demo account and key of the sandbox are never written to the configured store. */
import { spawn } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
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
