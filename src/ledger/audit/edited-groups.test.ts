/** The audit finds a group, and a factor in its place, that were edited by hand. */
import Database from 'better-sqlite3';
import t from 'tap';
import { OPERATOR } from '../../../test/support/operator.ts';
import { tempFolder } from '../../../test/support/stores.ts';
import { openStore } from '../open-store.ts';

const path = `${tempFolder(t)}/store.db`;
const store = await openStore(`sqlite:${path}`);
t.teardown(() => store.close());
await store.createAccount({ id: 'acct_1', name: 'acme', price_factor_nano: null, group: 'pro' }, OPERATOR);
await store.createAccount({ id: 'acct_2', name: 'globex', price_factor_nano: 1_000_000_000n }, OPERATOR);
const db = new Database(path);
t.teardown(() => db.close());
t.strictSame((await store.audit()).breaches, []);

for (const [account, column, value, name] of [
  ['acct_1', 'group_name', "'gold'", 'group'],
  ['acct_1', 'group_name', 'NULL', 'group'],
  ['acct_2', 'group_name', "'pro'", 'group'],
  ['acct_1', 'price_factor', '1000000000', 'discount'],
  ['acct_2', 'price_factor', '0', 'discount'],
] as const)
  t.test(`${column} of ${account} becomes ${value}`, async (t) => {
    const select = db.prepare<[string], unknown>(`SELECT ${column} FROM account WHERE id = ?`).pluck();
    const before = select.get(account);
    db.exec(`UPDATE account SET ${column} = ${value} WHERE id = '${account}'`);
    const message = `account ${account}: ${name} is not what its changes say`;
    t.match((await store.audit()).breaches, [{ invariant: 'row_equals_its_changes', message }]);
    db.prepare(`UPDATE account SET ${column} = ? WHERE id = ?`).run(before, account);
    t.strictSame((await store.audit()).breaches, []);
  });
