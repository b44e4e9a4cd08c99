/** Rows of PostgreSQL refer to others without foreign keys: the audit finds one that refers to nothing. */
import type { Test } from 'tap';
import { openStore } from '../../../src/ledger/open-store.ts';
import type { PostgresServer } from '../postgres.ts';
import { makeHealthyStore } from './tampered.ts';

const REFERENCES = [
  ['entry', 'account', "'nobody'"],
  ['entry', 'hold_id', '1'],
  ['task', 'account', "'nobody'"],
  ['task', 'key', "'nobody'"],
  ['task', 'hold_id', '1'],
  ['lease', 'hold_id', '1'],
  ['lease', 'account', "'nobody'"],
  ['usage', 'hold_id', '1'],
  ['usage', 'account', "'nobody'"],
  ['usage', 'key', "'nobody'"],
] as const;

export function auditsReferences(t: Test, server: PostgresServer): void {
  t.test('the audit finds a row that refers to nothing', async (t) => {
    const url = await server.store();
    const database = new URL(url).pathname.slice(1);
    await makeHealthyStore(url);
    await server.query('ALTER TABLE entry DISABLE TRIGGER USER', database);
    const store = await openStore(url);
    t.teardown(() => store.close());
    const breaches = async () => (await store.audit()).breaches.filter(({ invariant }) => !/schema/.test(invariant));
    t.same(await breaches(), []);
    for (const [table, column, missing] of REFERENCES) {
      await server.query(`CREATE TABLE kept AS TABLE ${table}`, database);
      // The hold of an entry of kind hold is its own id.
      const which = column === 'hold_id' && table === 'entry' ? "WHERE kind <> 'hold'" : '';
      const first = `(SELECT max(ctid) FROM ${table} ${which})`;
      await server.query(`UPDATE ${table} SET ${column} = ${missing} WHERE ctid = ${first}`, database);
      t.not((await breaches()).length, 0, `${table}.${column}`);
      await server.query(`DELETE FROM ${table}; INSERT INTO ${table} TABLE kept; DROP TABLE kept`, database);
    }
    t.same(await breaches(), []);
  });
}
