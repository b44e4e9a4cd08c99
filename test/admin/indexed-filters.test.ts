/** No filter of a list reads a whole table: each list × each filter, by SQLite's own plan. The operations are the list. */
import Database from 'better-sqlite3';
import t from 'tap';
import type { Context } from '../../src/admin/api/operation.ts';
import { operations } from '../../src/admin/api/table.ts';
import { toSqlite } from '../../src/ledger/engines/sqlite/dialect.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { readMethods } from '../../src/ledger/store/read-methods.ts';
import type { Reading } from '../../src/ledger/store/sql.ts';
import { OPERATOR } from '../support/operator.ts';
import { makeOwner, tempFolder } from '../support/stores.ts';

const file = `${tempFolder(t)}/store.db`;
const store = await openStore(`sqlite:${file}`);
t.teardown(() => store.close());
const { account, key } = await makeOwner(store, 'acme', '5');
const webhook = { id: 'webhook_example', account: null, name: null, events: null, url: 'https://hooks.invalid/' };
await store.createWebhook({ ...webhook, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }, OPERATOR);
const db = new Database(file, { readonly: true });
t.teardown(() => db.close());

/** The column of a filter. Undefined: the list is read in parts of 2,000 rows by an index, and the filter applies to each part. */
const COLUMNS: Readonly<Record<string, string | undefined>> = {
  'account.list prefix': 'name>',
  'account.list low': undefined,
  'account.list match': undefined,
  'account.list negative': undefined,
  'account.list suspended': undefined,
  'account.list unused': undefined,
  'account.list group': undefined,
  'account.list sort': undefined,
  'account.list activity': undefined,
  'account.list tz': undefined,
  'task.list state': undefined,
  'task.list model': undefined,
  'limit.list account': 'account=?',
};
/** Reports, and request records, have indexes and tests of their own. Prices are in no table. */
const REPORTS: ReadonlySet<string> = new Set(['usage.sum', 'request.list', 'request.unknown', 'price.list']);
const values: Readonly<Record<string, unknown>> = {
  account,
  subject: key,
  actor: 'somebody',
  prefix: 'ac',
  state: 'sent',
};

/** The plans of the statements that an operation runs. */
async function plansOf(run: (store: Context['store']) => Promise<unknown>): Promise<readonly string[]> {
  const plans: string[] = [];
  const read = async <T>(reading: Reading<T>): Promise<T> => {
    let step = reading.next([]);
    while (step.done !== true)
      step = reading.next(
        step.value.map(({ of, values: given }) => {
          const { text, parameters } = toSqlite(of.text);
          const bound = parameters.map((index) => (Array.isArray(given[index]) ? '[]' : given[index]));
          const plan = db.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...bound);
          plans.push(plan.map((line) => String(Reflect.get(Object(line), 'detail'))).join('\n'));
          return [];
        }),
      );
    return step.value;
  };
  const { findAccount, webhookById } = store;
  const explained = { ...store, ...readMethods({ read, snapshot: read }), findAccount, webhookById };
  // An empty answer may be refused.
  await run(explained).catch(() => {});
  return plans;
}

const lists = operations.filter(({ input, method }) => method === 'GET' && 'limit' in input.properties);
t.ok(lists.length >= 8);

for (const operation of lists) {
  const { name, input, path, example } = operation;
  const filters = Object.keys(input.properties).filter(
    (each) => !['limit', 'starting_after', 'total', 'part'].includes(each) && !path.includes(`{${each}}`),
  );
  for (const filter of filters) {
    const named = `${name} ${filter}`;
    if (REPORTS.has(name) || (named in COLUMNS && COLUMNS[named] === undefined)) continue;
    t.test(named, async (t) => {
      const inPath = Object.entries({ ...example, account }).filter(([each]) => path.includes(`{${each}}`));
      const asked = { ...Object.fromEntries(inPath), [filter]: values[filter] ?? t.fail(`no value for ${filter}`) };
      const plan = () => ({ limits: {}, models: new Map() });
      const context = { store, now: () => 0, plan } as unknown as Context;
      const plans = await plansOf((explained) => operation.run(asked, { ...context, store: explained }));
      const column = COLUMNS[named] ?? `${filter}=?`;
      t.ok(
        plans.some((each) => each.includes('USING') && each.includes(column)),
        `an index has ${column}: ${plans.join(' | ')}`,
      );
    });
  }
}
