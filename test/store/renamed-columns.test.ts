/** A store from before columns were renamed keeps its rows; the dispatch deadline and the end of a claim get separate columns. */
import t from 'tap';
import { readMigrations } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { migrate } from '../../src/store/sqlite/migrate.ts';

const rows = `
  INSERT INTO account (id, name, held, discount, created_at) VALUES ('acct_1', 'acme', 3, 850000000, 0);
  INSERT INTO api_key (id, sha256, prefix, account, discount, created_at)
    VALUES ('key_1', zeroblob(32), 'tg_', 'acct_1', 900000000, 0);
  INSERT INTO entry (id, account, kind, amount, posted_delta, held_delta, hold_id, task_id, at)
    VALUES (1, 'acct_1', 'hold', 1, 0, 1, 1, 'dispatching', 1), (2, 'acct_1', 'hold', 1, 0, 1, 2, 'polled', 1),
      (3, 'acct_1', 'hold', 1, 0, 1, 3, 'waiting', 1);
  INSERT INTO task (id, account, key, upstream, upstream_id, kind, route, model, state, price, unit, unit_price, per, discount,
      facts, hold_id, hold, hold_units, hold_memo, otherwise_units, lease_owner, lease_until, deadline_at, created_at, updated_at)
    SELECT column1, 'acct_1', 'key_1', 'c', column2, 'video', 'create', 'm', column3, 'c', 'million_tokens', 1, 1000000, 850000000,
      '{}', column4, 1, 1, 'memo', 0, column5, column6, 99, 1, 1
    FROM (VALUES ('dispatching', NULL, 'dispatching', 1, NULL, 20), ('polled', 'u2', 'running', 2, 'gateway_1', 30),
      ('waiting', 'u3', 'running', 3, NULL, 40))`;

t.test('the values of the columns are kept', async (t) => {
  const path = `${t.testdir()}/store.db`;
  const db = await openDatabase(path);
  const older = readMigrations('sqlite').filter(({ id }) => id <= 3);
  migrate(db, older, 0);
  db.exec(rows);
  db.close();

  const store = await openStore(`sqlite:${path}`);
  t.teardown(() => store.close());
  const priced = { unit: 'million_tokens', divisor: 1_000_000n, price_factor_nano: 850_000_000n };
  const unclaimed = { claim_owner: null, claim_until_ms: null };
  t.match(await store.getTask('dispatching'), { ...priced, ...unclaimed, dispatch_deadline_ms: 20 });
  t.match(await store.getTask('polled'), { ...priced, claim_owner: 'gateway_1', claim_until_ms: 30 });
  t.match(await store.getTask('waiting'), { ...priced, ...unclaimed });
  t.match(await store.listAccounts(), [{ price_factor_nano: 850_000_000n }]);
  t.match(await store.listKeys(), [{ price_factor_nano: 900_000_000n }]);
  const { breaches } = await store.audit();
  t.strictSame(
    breaches.filter(({ invariant }) => invariant === 'schema_as_migrated'),
    [],
  );
});
