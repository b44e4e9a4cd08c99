/** A command that writes reports a locked store, with an error code for scripts, and changes nothing. */
import Database from 'better-sqlite3';
import t from 'tap';
import { workspace } from '../support/tollgate.ts';

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
