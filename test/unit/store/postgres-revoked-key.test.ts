/** A key that another gateway revokes stops working at once, by a notification; and after a second if the notification is lost. */
import t from 'tap';
import { createPool, endPool } from '../../../src/engines/postgres/connection.ts';
import { KeyCache } from '../../../src/engines/postgres/key-cache.ts';
import { openStore } from '../../../src/open-store.ts';
import { OPERATOR } from '../../support/operator.ts';
import { PostgresServer } from '../../support/postgres.ts';
import { until } from '../../support/stack.ts';
import { makeOwner } from '../../support/stores.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());

const sha256 = 'ab'.repeat(32);

for (const isNotified of [true, false]) {
  t.test(isNotified ? 'with a notification' : 'without one', async (t) => {
    const url = await server.database();
    const store = await openStore(url);
    const { account } = await makeOwner(store, 'acme', '1');
    const settings = { name: null, models: null, price_factor_nano: null, expires_at_ms: null };
    await store.createKey({ id: 'key_1', sha256, prefix: 'tg_x', account, ...settings }, OPERATOR);
    const pool = createPool(url, 1, 'gateway');
    let now_ms = 0;
    const keys = new KeyCache(
      pool,
      url,
      () => {},
      () => now_ms,
    );
    t.teardown(async () => {
      await keys.close();
      await endPool(pool);
      await store.close();
    });
    if (isNotified) await keys.listen();
    t.match(await keys.find(sha256), { id: 'key_1', revoked_at_ms: null });
    t.notOk(keys.find(sha256) instanceof Promise, 'it is cached');
    await store.revokeKey('key_1', OPERATOR);
    if (!isNotified) {
      t.match(await keys.find(sha256), { revoked_at_ms: null });
      now_ms += 1_000;
    }
    await until(
      async () => (await keys.find(sha256))?.revoked_at_ms,
      (revoked_at_ms) => typeof revoked_at_ms === 'number',
    );
    t.equal(now_ms, isNotified ? 0 : 1_000);
  });
}
