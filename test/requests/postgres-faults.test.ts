/** The tables of request records in PostgreSQL cannot be used: requests are answered and charged, and what has no record is a gap. */
import t from 'tap';
import { PostgresServer } from '../support/postgres.ts';
import { startRecorded } from '../support/recorded.ts';
import { until } from '../support/stack.ts';

t.setTimeout(120_000);
const server = await PostgresServer.start();
t.teardown(() => server.remove());

t.test('its connection is ended', async (t) => {
  const store = await server.store();
  const recorded = await startRecorded(t, [], undefined, store);
  await recorded.untilRecorded();
  await server.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tollgate request records'",
  );
  await recorded.ask(10);
  await recorded.logged(/no records of them are kept/);
  await recorded.untilRecorded();
  await recorded.logged(/requests are recorded again/);
  await recorded.settle();
});

t.test('a table is dropped', async (t) => {
  const store = await server.store();
  const recorded = await startRecorded(t, [], undefined, store);
  await recorded.untilRecorded();
  await server.query('DROP TABLE request_record CASCADE', new URL(store).pathname.slice(1));
  await recorded.ask(5);
  await recorded.logged(/tables of request records are gone/);
  await recorded.untilRecorded();
  await recorded.logged(/requests are recorded again/);
  t.match(await recorded.gaps(), { replaced: 0 });
});

t.test('tables of another version are kept under other names', async (t) => {
  const store = await server.store();
  const database = new URL(store).pathname.slice(1);
  const first = await startRecorded(t, [], undefined, store);
  await first.untilRecorded();
  first.admin.kill();
  await server.query('UPDATE request_version SET version = 99', database);
  const again = await startRecorded(t, [], undefined, store);
  await again.untilRecorded();
  await again.logged(/of version 99: they are kept with names that end in _before/);
  const [found] = await server.query<{ n: string }>('SELECT count(*) AS n FROM request_record_before', database);
  t.ok(Number(found?.n) > 0, 'their records are kept');
});

t.test('the user of the store may make no tables', async (t) => {
  const store = await server.store();
  const database = new URL(store).pathname.slice(1);
  await server.query(
    `CREATE ROLE plain LOGIN; GRANT ALL ON ALL TABLES IN SCHEMA public TO plain; GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO plain;
     REVOKE CREATE ON SCHEMA public FROM PUBLIC`,
    database,
  );
  const recorded = await startRecorded(t, [], undefined, store.replace('tollgate@', 'plain@'));
  await recorded.ask(5);
  await recorded.logged(/let the user of the store create tables in its schema, or set requests: off/);
  await server.query('GRANT CREATE ON SCHEMA public TO plain', database);
  await recorded.untilRecorded();
  await recorded.settle();
});

t.test('two gateways write the same tables', async (t) => {
  const store = await server.store();
  const both = [
    await startRecorded(t, ['--threads', '2'], undefined, store),
    await startRecorded(t, ['--threads', '2'], undefined, store),
  ];
  await Promise.all(both.flatMap((each) => [each.ask(80), each.ask(80)]));
  const [first] = both;
  if (first === undefined) return;
  const total = both.reduce((sum, { asked }) => sum + asked.length, 0);
  await until(
    () => first.admin.get('/requests/sums?by=model&since=1h'),
    ({ body }) => body.total.requests === total,
  );
  t.strictSame(await first.gaps(), {}, 'nothing was lost');
  for (const { admin } of both) t.notMatch(admin.output.stderr, /no records of them are kept/);
});
