/** The largest of many sums, with what the others add up to, are those that the whole list has. */
import t from 'tap';
import { openPlace } from '../../src/ledger/requests/open-place.ts';
import type { RequestSums } from '../../src/ledger/requests/record.ts';
import { QUARTER_ms } from '../../src/lib/time/duration.ts';
import { startAdmin } from '../support/admin.ts';
import { PostgresServer } from '../support/postgres.ts';

const server = await PostgresServer.start();
t.teardown(() => server.remove());

const ACCOUNTS = 30;
const now_ms = Date.now();

function sumOf(number: number, ago: number): RequestSums {
  const requests = 1 + ((number * 7 + ago * 3) % 11);
  const failed = { caller: number % 3, gateway: 0, upstream: ago % 2 };
  return {
    account: `acc_${number}`,
    key: `key_${number}_${ago % 2}`,
    route: 'messages',
    model: `model-${number % 4}`,
    target: 'vendor/main',
    start_ms: Math.floor(now_ms / QUARTER_ms) * QUARTER_ms - ago * 7 * QUARTER_ms,
    requests,
    recorded: requests,
    failed,
    amount_nano: String(1_000_000_000n * BigInt(number) + 7n),
    failed_amount_nano: String(number),
    counts: [
      ['status', number % 3 === 0 ? '200' : '502', requests],
      ['duration', String(20 + ((number + ago) % 30)).padStart(3, '0'), requests],
      ['first_byte', String(10 + (number % 20)).padStart(3, '0'), requests],
    ],
  };
}

for (const [engine, args] of [
  ['sqlite', []],
  ['postgres', ['--store', await server.database()]],
] as const) {
  t.test(engine, async (t) => {
    const admin = await startAdmin(t, args);
    const place = await openPlace(args[1] ?? admin.work.store);
    const sums = Array.from({ length: ACCOUNTS }, (_, number) =>
      Array.from({ length: 20 }, (_, ago) => sumOf(number, ago)),
    );
    await place.write({ records: [], sums: sums.flat(), unknown: [], gaps: [] });
    await place.close();
    for (const columns of ['account', 'key', 'account,day', 'key,model', 'account,hour'])
      for (const more of [
        'requests',
        'failures',
        'amount',
        'p95_ms',
        'requests&model=model-1',
        'requests&tz=Asia/Tokyo',
      ]) {
        const path = `/requests/sums?since=3d&by=${columns}&sort=${more}`;
        const { body: all } = await admin.get(path);
        const rows = new Set(all.data.map((row: object) => JSON.stringify(row)));
        for (const top of [1, 7, 29]) {
          const { body } = await admin.get(`${path}&top=${top}`);
          t.strictSame(body.total, all.total, path);
          t.equal(body.data.length, Math.min(top, all.data.length), path);
          t.strictSame(
            body.data.filter((row: object) => !rows.has(JSON.stringify(row))),
            [],
            `${path}&top=${top}: each is one of the whole list`,
          );
          const requests = (list: readonly Sum[]) => list.reduce((sum, each) => sum + each.requests, 0);
          const left = requests(all.data) - requests(body.data);
          t.equal(body.others?.requests ?? 0, left, path);
          if (left > 0) t.ok(body.others.p95_ms > 0 && body.others.p95_ms <= all.total.p99_ms, path);
          // Equal ones come in any order.
          const sizes = (list: readonly Sum[]) =>
            list.map((each) => (more === 'failures' ? each.failures : each.requests));
          if (more === 'requests' || more === 'failures')
            t.strictSame(sizes(body.data), sizes(all.data.slice(0, top)), path);
        }
      }
  });
}

interface Sum {
  readonly requests: number;
  readonly failures: number;
}
