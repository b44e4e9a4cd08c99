/** On PostgreSQL, the audit finds everything that changes what a statement does without changing a row. */
import t from 'tap';
import { PostgresServer } from '../../../../test/support/postgres.ts';
import { ofToday } from '../../../../test/support/sample.ts';
import { openStore } from '../../open-store.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());
const template = await server.store();
await server.query('CREATE ROLE mallory LOGIN');

/** Changes of the schema, and the findings of the audit. */
const CASES: Readonly<Record<string, readonly [sql: string, says: RegExp]>> = {
  'a rule that drops rows': [
    'CREATE RULE gift AS ON INSERT TO usage DO INSTEAD NOTHING',
    /^the rule gift is not of tollgate/,
  ],
  'a row-security policy': [
    'CREATE POLICY mine ON task USING (false)',
    /^the row-security policy mine is not of tollgate/,
  ],
  'row security': ['ALTER TABLE task ENABLE ROW LEVEL SECURITY', /^the table task was changed: it is .*row security/],
  'row security for the owner': [
    'ALTER TABLE task FORCE ROW LEVEL SECURITY',
    /^the table task was changed: it is .*row security forced/,
  ],
  'a table without a log': ['ALTER TABLE task SET UNLOGGED', /^the table task was changed: it is "plain, unlogged"/],
  'a table of another owner': [
    'ALTER TABLE usage OWNER TO mallory',
    /^the table usage was changed: .*owned by mallory/,
  ],
  'a function of another owner': [
    "DO $$ BEGIN EXECUTE (SELECT 'ALTER FUNCTION ' || oid::regprocedure || ' OWNER TO mallory' FROM pg_proc WHERE pronamespace = 'public'::regnamespace LIMIT 1); END $$",
    /^the function \w+ was changed/,
  ],
  'a trigger that is off': [
    'ALTER TABLE entry DISABLE TRIGGER entry_is_never_changed',
    /^the trigger entry_is_never_changed was changed/,
  ],
  'a trigger that only replicas run': [
    'ALTER TABLE entry ENABLE REPLICA TRIGGER entry_is_never_changed',
    /^the trigger entry_is_never_changed was changed/,
  ],
  'references that are not checked': [
    'ALTER TABLE api_key DISABLE TRIGGER ALL',
    /^the table (api_key|account) was changed: .*internal triggers/,
  ],
  'a trigger with a name that is taken': [
    `CREATE FUNCTION nothing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
     CREATE TRIGGER entry_is_never_changed BEFORE INSERT ON usage FOR EACH ROW EXECUTE FUNCTION nothing()`,
    /^the trigger entry_is_never_changed was changed/,
  ],
  'sessions that run no triggers': [
    "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET session_replication_role = replica', current_database()); END $$",
    /^the setting session_replication_role=replica of the database is not of tollgate/,
  ],
  'rows of a child table': [
    'CREATE TABLE more () INHERITS (usage)',
    /^the table usage was changed: .*inherited by more/,
  ],
  'a view in the place of a table': [
    'ALTER TABLE usage RENAME TO old; CREATE VIEW usage AS SELECT * FROM old',
    /^the table usage is missing/,
  ],
  'a partitioned table': [
    'DROP TABLE resource; CREATE TABLE resource (kind TEXT) PARTITION BY LIST (kind)',
    /^the table resource was changed: it is "partitioned"/,
  ],
  'a generated column': [
    'ALTER TABLE usage DROP COLUMN amount, ADD COLUMN amount BIGINT NOT NULL GENERATED ALWAYS AS (0) STORED',
    /^the column usage.amount was changed: .*GENERATED/,
  ],
  'a default': ['ALTER TABLE usage ALTER COLUMN amount SET DEFAULT 0', /^the column usage.amount was changed/],
  'another order of texts': [
    'ALTER TABLE task ALTER COLUMN route TYPE text COLLATE "POSIX"',
    /^the column task.route was changed: .*POSIX/,
  ],
  'a unique index that is not valid': [
    "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'entry_resolves_a_hold_once'::regclass",
    /^the index entry_resolves_a_hold_once was changed/,
  ],
  'a sequence that repeats': [
    'ALTER SEQUENCE usage_id MAXVALUE 9 CYCLE',
    /^the sequence usage_id was changed: .*cycle/,
  ],
  'a sequence that was set back': [
    `SET session_replication_role = replica;
     INSERT INTO usage (hold_id, account, key, route, model, units, amount, at)
       SELECT 1, 'account_acme', 'key', 'create_message', 'chat-large', '{}', 0, 0 FROM generate_series(1, 3);
     SELECT setval('usage_id', 1)`,
    /^the sequence usage_id continues at 2, but usage has ids up to 3/,
  ],
  'a function that takes the place of a built-in one': [
    "CREATE FUNCTION unnest(text[]) RETURNS SETOF text LANGUAGE sql AS 'SELECT NULL::text WHERE false'",
    /^the function unnest is not of tollgate/,
  ],
};

for (const [name, [sql, says]] of ofToday(Object.entries(CASES))) {
  t.test(name, async (t) => {
    const url = await server.database(template);
    const store = await openStore(url, { access: 'read' });
    t.teardown(() => store.close());
    t.same((await store.audit()).breaches, []);
    await server.query(sql, new URL(url).pathname.slice(1));
    const { ok, breaches } = await store.audit();
    t.notOk(ok);
    t.ok(
      breaches.some(({ invariant, message }) => invariant === 'schema_as_migrated' && says.test(message)),
      'it is found',
      {
        breaches,
      },
    );
  });
}

t.test("a table in the gateway's own schema hides that of the store, and an auditor sees it", async (t) => {
  const url = await server.database(template);
  const database = new URL(url).pathname.slice(1);
  await server.query('GRANT SELECT ON ALL TABLES IN SCHEMA public TO mallory', database);
  const store = await openStore(url.replace('tollgate@', 'mallory@'), { access: 'read' });
  t.teardown(() => store.close());
  t.same((await store.audit()).breaches, []);
  await server.query('CREATE SCHEMA tollgate; CREATE TABLE tollgate.usage (LIKE usage)', database);
  t.match((await store.audit()).breaches, [
    { message: /^the table tollgate.usage, which sessions find before that of the store, is not of tollgate/ },
  ]);
});

t.test('a view beside the tables, and the functions of an extension, are no breach', async (t) => {
  const url = await server.database(template);
  await server.query(
    `CREATE VIEW spent AS SELECT account, sum(amount) FROM usage GROUP BY account;
     CREATE FUNCTION help() RETURNS int LANGUAGE sql AS 'SELECT 1';
     ALTER EXTENSION plpgsql ADD FUNCTION help()`,
    new URL(url).pathname.slice(1),
  );
  const store = await openStore(url, { access: 'read' });
  t.teardown(() => store.close());
  t.same((await store.audit()).breaches, []);
});
