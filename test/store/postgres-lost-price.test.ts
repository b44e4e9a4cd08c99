/** A failover loses the first use of a price table's version: the gateways that have used it store it again. */
import { hash } from 'node:crypto';
import pg from 'pg';
import t from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import type { PriceVersion } from '../../src/ledger/store/store.ts';
import { PostgresServer } from '../support/postgres.ts';
import { cny, makeOwner, type Owner } from '../support/stores.ts';

const server = await PostgresServer.start();
t.teardown(() => server.remove());

const content = '{"name":"chat","prices":[],"unit":"token"}';
const price: PriceVersion = { sha256: hash('sha256', content, 'hex'), name: 'chat', content };

function usageRow(owner: Owner, hold_id: bigint, request_id: string) {
  const basis = {
    request_id,
    upstream: 'c',
    target: 'default',
    is_stream: false,
    price,
    price_factor_nano: 1n,
    rounding: 'up',
    reported: null,
    cost: null,
  } as const;
  return { ...owner, hold_id, route: 'chat', model: 'large', units: { input: '1' }, amount_nano: cny('0.1'), basis };
}

for (const writer of ['thread', 'here'] as const) {
  t.test(`a writer ${writer === 'here' ? writer : 'in a thread'}`, async (t) => {
    const url = await server.store();
    const store = await openStore(url, { writer });
    t.teardown(() => store.close());
    const owner = await makeOwner(store, 'acme', '9');
    const lease = { account: owner.account, amount_nano: cny('1'), owner: 'g', until_ms: Date.now() + 60_000 };
    const opened = await store.openSpendLease(lease);
    if (!opened.ok) throw new Error(opened.reason);
    await store.recordUsage([usageRow(owner, opened.hold_id, 'req_1')]);
    const client = new pg.Client(url);
    await client.connect();
    await client.query('SET session_replication_role = replica; DELETE FROM price; DELETE FROM usage');
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'tollgate writer%' AND datname = current_database()",
    );
    await store.recordUsage([usageRow(owner, opened.hold_id, 'req_2')]);
    const { rows } = await client.query<{ sha256: string }>("SELECT encode(sha256, 'hex') AS sha256 FROM price");
    await client.end();
    t.same(rows, [{ sha256: price.sha256 }]);
  });
}
