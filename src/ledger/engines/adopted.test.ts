/**
 * The audit of a store that was made before changes were recorded, and changed by a program that recorded some members of its rows, and no
 * secrets: 0.1.0 and then 0.2.0.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Database } from 'better-sqlite3';
import t, { type Test } from 'tap';
import { openToEdit, recomputeHashes } from '../../../test/support/store/edits-by-hand.ts';
import { tempFolder } from '../../../test/support/stores.ts';
import { openStore } from '../open-store.ts';
import { ADOPTION } from '../store/adopt.ts';
import { readMigrations } from './migrations.ts';
import { migrate } from './sqlite/migrate-sqlite.ts';

const MADE = gunzipSync(readFileSync(join(import.meta.dirname, '../../../test/upgrade/0.1.0/store.db.gz')));

/** A change of the account, with its new state in the row. @param columns of the row, as SQL. */
function accountEdit(before: string, after: string, columns: string): string {
  return `
    INSERT INTO change (id, at, actor, role, via, operation, subject, account, before, after, entry_id, hash)
    SELECT (SELECT coalesce(max(id), 0) + 1 FROM change), 1, 'cli:ops@host', 'admin', 'cli', 'account.edit', id, id, ${before}, ${after}, 18, ''
    FROM account WHERE name = 'acme';
    UPDATE account SET ${columns}, version = (SELECT max(id) FROM change) WHERE name = 'acme';`;
}

/** The messages of the breaches. @param earlier SQL before the rows are adopted. @param later SQL afterwards. */
async function auditAdopted(t: Test, earlier: string, later: string): Promise<readonly string[]> {
  const path = `${tempFolder(t)}/store.db`;
  writeFileSync(path, MADE, { mode: 0o600 });
  const edit = (work: (db: Database) => void) => {
    const db = openToEdit(path);
    work(db);
    recomputeHashes(db, 'change');
    db.close();
  };
  const older = readMigrations('sqlite').filter(({ id }) => id < ADOPTION);
  edit((db) => migrate(db, older, 0));
  edit((db) => {
    db.exec(accountEdit(`'{"contact":null}'`, `'{"contact":"x"}'`, "contact = 'x'"));
    db.exec(accountEdit(`'{"contact":"x"}'`, `'{"contact":"y"}'`, "contact = 'y'"));
    db.exec(earlier);
  });
  await (await openStore(`sqlite:${path}`)).close();
  edit((db) => db.exec(later));
  const store = await openStore(`sqlite:${path}`);
  const { breaches } = await store.audit();
  await store.close();
  return breaches.filter(({ invariant }) => invariant !== 'schema_as_migrated').map(({ message }) => message);
}

t.test('changes of rows that are older than changes are no breach', async (t) => {
  t.strictSame(await auditAdopted(t, '', ''), []);
});

t.test('a row that was edited by hand before its adoption is found', async (t) => {
  const messages = await auditAdopted(t, "UPDATE account SET contact = 'z' WHERE name = 'acme'", '');
  t.match(messages, [/^change \d+ \(account\.adopt\) contradicts the changes before it: contact of acct_/]);
});

t.test('a change that says the wrong thing of an adopted row is found', async (t) => {
  const audit = (before: string) =>
    auditAdopted(t, '', accountEdit(before, `'{"status":"suspended"}'`, "status = 'suspended'"));
  t.strictSame(await audit(`'{"status":"active"}'`), []);
  t.match(await audit(`'{"status":"suspended"}'`), [
    /\(account\.edit\) contradicts the changes before it: status of acct_/,
  ]);
  t.match(await audit(`'{"status":"active","colour":"red"}'`), [
    /\(account\.edit\) contradicts the changes before it: colour of acct_/,
  ]);
  t.match(await audit(`'{}'`), [/\(account\.edit\) contradicts the changes before it: status of acct_/]);
  t.match(await audit('NULL'), [/\(account\.edit\) contradicts the changes before it: status of acct_/]);
});
