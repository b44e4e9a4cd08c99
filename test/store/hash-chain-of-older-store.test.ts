/** The migration of an older store without hashes adds them from its first entry on. */
import t from 'tap';
import { readMigrations } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { migrate } from '../../src/store/sqlite/migrate.ts';

t.test('existing entries are chained', async (t) => {
  const path = `${t.testdir()}/store.db`;
  const db = await openDatabase(path);
  migrate(
    db,
    readMigrations('sqlite').filter(({ id }) => id <= 3),
    0,
  );
  db.exec(`INSERT INTO account (id, name, posted, discount, created_at) VALUES ('acct_1', 'acme', 6, 1000000000, 0);
    INSERT INTO entry (id, account, kind, amount, posted_delta, held_delta, reference, memo, at)
      VALUES (1, 'acct_1', 'topup', 1, 1, 0, 'it''s "1"', NULL, 1), (2, 'acct_1', 'topup', 2, 2, 0, NULL, 'é × ☃', 2),
        (3, 'acct_1', 'topup', 3, 3, 0, NULL, NULL, 3)`);
  db.close();
  const store = await openStore(`sqlite:${path}`);
  t.teardown(() => store.close());
  t.match(await store.audit(), { ok: true, breaches: [], anchor: /^3:[0-9a-f]{64}$/ });
  await store.topup('acct_1', 4n, null);
  t.match(await store.audit(), { ok: true, breaches: [], anchor: /^4:[0-9a-f]{64}$/ });
});
