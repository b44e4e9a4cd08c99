/** Moving the store: refused beside a running gateway; afterwards the old store is refused by name, and can be opened again on purpose. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import t from 'tap';
import { smallConfig, workspace } from '../support/tollgate.ts';

t.setTimeout(120_000);

t.test('an operator moves the store, starts the old one by mistake, and undoes the move', async (t) => {
  const space = await workspace(t);
  const to = `sqlite:${join(space.dir, 'new.db')}`;
  const copy = ['store', 'copy', '--from', space.store, '--to', to];
  const serve = ['serve', '--sandbox', '--port', '0', '--json', '--config', smallConfig];
  const gateway = space.start(serve);
  await gateway.seen(/^.+\n/);
  t.match(await space.run(copy), { code: 3, stderr: /a process has the store .*store\.db open; stop the gateway/ });
  gateway.child.kill('SIGTERM');
  t.match(await gateway.ended, { code: 0 });

  const moved = await space.run(copy);
  t.match(moved, {
    code: 0,
    stdout: /^rows copied: [1-9][\s\S]*the copy at sqlite:.*new\.db is complete; set TOLLGATE_STORE/,
  });
  t.match(await space.json([...copy, '--json']), { ok: true, moved: true, rows: 0 });

  const refused = space.start(serve);
  t.match(await refused.ended, { code: 3, stdout: /this store was moved to sqlite:.*new\.db at 20.*store reopen/ });
  t.match(await space.run(['wallet', 'topup', 'demo', '1']), { code: 3, stderr: /this store was moved to/ });
  const shown = await space.run(['wallet', 'show', 'demo']);
  t.match(shown, { code: 0, stdout: /available/, stderr: /warning: this store was moved to sqlite:.*new\.db/ });
  t.match(await space.run(['audit']), { code: 0, stderr: /was moved/ });

  const backup = join(space.dir, 'backup.db');
  t.match(await space.run(['backup', backup]), { code: 0 });
  const restore = ['restore', backup, '--store', `sqlite:${join(space.dir, 'restored.db')}`];
  t.match(await space.run(restore), {
    code: 1,
    stderr: /backup\.db is of a store that was moved to .*new\.db[\s\S]*store reopen/,
  });

  t.match(await space.run(['store', 'reopen']), {
    code: 0,
    stdout: /gateways can use this store again\. It was moved to/,
  });
  t.match(await space.json(['store', 'reopen', '--json']), { reopened: false });
  t.match(await space.run(['wallet', 'topup', 'demo', '1']), { code: 0, stderr: '' });
});

t.test('a move that was killed after it retired the source, and finds breaches when it goes on', async (t) => {
  const space = await workspace(t);
  await space.run(['account', 'create', 'acme']);
  await space.run(['wallet', 'topup', 'acme', '5']);
  const to = join(space.dir, 'new.db');
  const copy = ['store', 'copy', '--to', `sqlite:${to}`];
  t.match(await space.run(copy), { code: 0 });
  renameSync(to, `${to}.copying`);
  const database = new DatabaseSync(space.store.slice('sqlite:'.length));
  database.exec('UPDATE account SET posted = posted + 1');
  database.close();
  const resumed = await space.run(copy);
  t.match(resumed, { code: 1, stdout: /found breaches; gateways still refuse the source.*tollgate store reopen/ });
  t.notMatch(resumed.stdout, 'nothing was moved');
  t.match(await space.json([...copy, '--json']), { ok: false, moved: true });
  t.match(await space.run(['store', 'reopen']), { code: 0 });
});

t.test('without --from, the configured store is moved', async (t) => {
  const space = await workspace(t);
  await space.run(['account', 'create', 'acme']);
  const to = `sqlite:${join(space.dir, 'new.db')}`;
  t.match(await space.run(['store', 'copy', '--to', to, '--keep']), { code: 0, stdout: /the source stays in use/ });
  t.match(await space.run(['account', 'list', '--store', to]), { stdout: /acme/ });
});
