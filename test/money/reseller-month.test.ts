/**
 * A month of the reseller of examples/reseller: customers of each group and of none, over the change to winter time, the end of the month and
 * the rise of a price. A calculator that shares no code with the gateway reads the same files: every statement is right to the last nano.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { parse } from 'yaml';
import { monthDocument } from '../../src/admin/api/month-document.ts';
import { monthOf, statementDocument } from '../../src/admin/api/statement.ts';
import type { AccountEdit } from '../../src/ledger/store/store.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { OPERATOR } from '../support/operator.ts';
import { PostgresServer } from '../support/postgres.ts';
import { createRandom } from '../support/random.ts';
import { seed } from '../support/sample.ts';
import { call, startStack, until } from '../support/stack.ts';

const folder = join(import.meta.dirname, '../../examples/reseller');
const main = join(folder, 'gateway.yaml');

// The calculator. Amounts are whole numbers of 10^-12 until the end.

interface Table {
  readonly of?: string;
  readonly factor?: string;
  readonly round?: string;
  readonly decimals?: number;
  readonly currency?: string;
  readonly minimum?: string;
  readonly bands?: { readonly long_context: { readonly of: readonly string[]; readonly up_to: { standard: number } } };
  readonly table: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly from?: Readonly<Record<string, Table['table']>>;
}
const files = [main, ...globSync('prices/*.yaml', { cwd: folder }).map((name) => join(folder, name))];
const parts = files.map((file) => parse(readFileSync(file, 'utf8')));
const tables: Readonly<Record<string, Table>> = Object.assign({}, ...parts.map(({ prices }) => prices));
const models: Readonly<Record<string, { readonly price: string; readonly cost: string }>> = Object.assign(
  {},
  ...parts.map((part) => part.models),
);
const [{ groups, currency }] = parts;
/** The midnight in Berlin with which the first of November begins. */
const RISE_ms = Date.parse('2098-10-31T23:00:00Z');
/** What a list has in place of a table. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pro: { house_best: 'pro_best' },
  acme: { house_best: 'acme_best', gpt_4o: 'acme_gpt_4o', xai_grok_4_3: 'acme_grok' },
};

function scaled(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** a × b / divisor, rounded half up. */
const product = (a: bigint, b: bigint, divisor: bigint) => (2n * a * b + divisor) / (2n * divisor);

function priceOf(name: string, unit: string, isLong: boolean, at_ms: number): bigint {
  const table = tables[name];
  if (table === undefined) throw new Error(`there is no table ${name}`);
  if (table.of !== undefined) {
    const exact = priceOf(table.of, unit, isLong, at_ms) * scaled(table.factor ?? '1', 9);
    if (table.round !== 'up') return product(exact, 1n, 10n ** 9n);
    const step = 10n ** BigInt(21 - (table.decimals ?? 12));
    return (((exact + step - 1n) / step) * step) / 10n ** 9n;
  }
  const rows = at_ms >= RISE_ms && table.from !== undefined ? table.from['2098-11-01'] : table.table;
  const row = table.bands === undefined ? rows : rows?.[isLong ? 'long' : 'standard'];
  const price = scaled(String(Object(row)[unit]), 12);
  return table.currency === undefined ? price : product(price, scaled(currency.rates[table.currency], 9), 10n ** 9n);
}

/** The table that the prices of this one are made of. */
function rootOf(name: string): Table {
  const table = tables[name];
  if (table === undefined) throw new Error(`there is no table ${name}`);
  return table.of === undefined ? table : rootOf(table.of);
}

function minimumOf(name: string): bigint {
  const { of: other, factor = '1', minimum = '0' } = tables[name] ?? {};
  return other === undefined ? scaled(minimum, 12) : product(minimumOf(other), scaled(factor, 9), 10n ** 9n);
}

type Units = Readonly<Record<'input' | 'cache_read' | 'cache_write' | 'output', number>>;

/** In nano. @param factor with nine decimals */
function costOf(name: string, units: Units, at_ms: number, factor: bigint): bigint {
  const { bands } = rootOf(name);
  const prompt = units.input + units.cache_read + units.cache_write;
  const isLong = bands !== undefined && prompt > bands.long_context.up_to.standard;
  // Of a millionth of 10^-12.
  const sum = Object.entries(units).reduce(
    (total, [unit, count]) => total + BigInt(count) * (count === 0 ? 0n : priceOf(name, unit, isLong, at_ms)),
    0n,
  );
  const minimum = minimumOf(name) * 1_000_000n;
  return product(sum > 0n && sum < minimum ? minimum : sum, factor, 10n ** 18n);
}

// The traffic.

interface Customer {
  readonly name: string;
  readonly account: string;
  readonly key: string;
  group: string | null;
  own: bigint | null;
}

interface Sent {
  readonly account: string;
  readonly model: string;
  readonly at_ms: number;
  readonly amount_nano: bigint;
  readonly cost_nano: bigint;
}

const CHOSEN = [
  ...(['house-best', 'gpt-4o', 'gpt-4o-mini', 'gpt-5.4', 'xai/grok-4.3', 'mistral/mistral-small-latest'] as const),
  ...Object.keys(models).filter((id) => /^(deepseek|fireworks_ai|novita|gmi|vercel_ai_gateway|nebius)\//.test(id)),
];
const OF_STARTER = ['house-best', 'gpt-4o-mini', 'mistral/mistral-small-latest'];

/** Usage as the vendors of these models report it. */
function usageOf(model: string, { input, cache_read, cache_write, output }: Units, reasoning: number) {
  const prompt_tokens = input + cache_read + cache_write;
  const completion_tokens = output - reasoning;
  const counted = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + output };
  if (model.startsWith('deepseek/')) return { ...counted, prompt_cache_hit_tokens: cache_read };
  const prompt_tokens_details = { cached_tokens: cache_read, cache_write_tokens: cache_write };
  return { ...counted, prompt_tokens_details, completion_tokens_details: { reasoning_tokens: reasoning } };
}

const MOMENTS = [
  '2098-09-30T21:59:59.999Z',
  '2098-09-30T22:00:00Z',
  '2098-10-07T12:00:00Z',
  '2098-10-15T03:00:00Z',
  // Half past two, twice.
  '2098-10-26T00:30:00Z',
  '2098-10-26T01:30:00Z',
  '2098-10-31T12:00:00Z',
  '2098-10-31T22:59:59.999Z',
  '2098-10-31T23:00:00Z',
  '2098-11-02T08:00:00Z',
];

async function month(t: Test, store_url?: string) {
  const random = createRandom(seed);
  let now_ms = Date.parse('2098-09-29T10:00:00Z');
  let usage: object = {};
  const vendor = await startFaultServer(({ reply }) => reply(200, {}));
  vendor.play(({ reply }) =>
    reply(200, { id: 'c', object: 'chat.completion', choices: [{ message: { content: 'Hi.' } }], usage }),
  );
  const names = Object.keys(parse(readFileSync(main, 'utf8')).each.vendor);
  const stack = await startStack({
    file: main,
    upstreams: Object.fromEntries(names.map((name) => [name, vendor.url])),
    now: () => now_ms,
    ...(store_url !== undefined && { store_url }),
  });
  t.teardown(async () => {
    await stack.close();
    await vendor.close();
  });
  const { store } = stack;
  const edit = async (customer: Customer, change: AccountEdit) => {
    const edited = await store.editAccount(customer.account, change, OPERATOR);
    if (typeof edited === 'string') throw new Error(edited);
    if (change.group !== undefined) customer.group = change.group;
    if (change.price_factor_nano !== undefined) customer.own = change.price_factor_nano;
  };
  const customers: Customer[] = [];
  for (const [name, group, own] of [
    ['anna', 'starter', null],
    ['ben', 'pro', null],
    ['carla', 'partner', null],
    ['acme', 'acme', null],
    ['dora', null, null],
    ['emil', 'pro', 777_777_777n],
  ] as const) {
    const made = { name, group: null, own: null, ...(await stack.newAccount(name, '500')) };
    await edit(made, { group, price_factor_nano: own });
    customers.push(made);
  }

  const sent: Sent[] = [];
  async function send(customer: Customer, model: string): Promise<void> {
    const isLong = random.chance(0.1) && ['gpt-5.4', 'xai/grok-4.3'].includes(model);
    const reasoning = model.startsWith('xai/') ? random.integer(0, 900) : 0;
    const units = {
      input: isLong ? random.pick([199_500, 272_500, 300_000]) : random.integer(1, 3_000),
      cache_read: random.pick([0, 0, 128, 499, 500, 501]),
      cache_write: model.startsWith('gpt-5') ? random.integer(0, 700) : 0,
      output: reasoning + random.integer(0, 800),
    };
    usage = usageOf(model, units, reasoning);
    const prompt = units.input + units.cache_read + units.cache_write;
    const body = { model, max_tokens: 1_000, messages: [{ role: 'user', content: 'x'.repeat(prompt) }] };
    const at_ms = now_ms;
    const { status, text } = await call(`${stack.url}/v1/chat/completions`, 'POST', body, {
      authorization: `Bearer ${customer.key}`,
    });
    t.equal(status, 200, `${customer.name} ${model} ${text.slice(0, 200)}`);
    const { price = '', cost = '' } = models[model] ?? {};
    const group = customer.group === null ? undefined : groups[customer.group];
    const table = EXCEPTIONS[customer.group ?? '']?.[price] ?? price;
    const factor = customer.own ?? scaled(group?.factor ?? '1', 9);
    const amount_nano = costOf(table, units, at_ms, factor);
    const cost_nano = costOf(cost, units, at_ms, 10n ** 9n);
    sent.push({ account: customer.account, model, at_ms, amount_nano, cost_nano });
  }
  /** Closes all leases. The clock may pass the end of the month meanwhile. */
  const settled = () =>
    until(
      async () => {
        now_ms += 6_000;
        return Promise.all(customers.map(({ account }) => store.wallet(account)));
      },
      (wallets) => wallets.every((wallet) => wallet?.held_nano === 0n),
    );

  for (const moment of MOMENTS) {
    now_ms = Date.parse(moment);
    for (const customer of customers) {
      const models = customer.group === 'starter' ? OF_STARTER : CHOSEN;
      for (const model of ['house-best', random.pick(models), random.pick(models)]) await send(customer, model);
      if (customer.group === 'acme') for (const model of ['gpt-4o', 'xai/grok-4.3']) await send(customer, model);
    }
    // Usage has the time at which the request ended.
    await until(
      () => store.usageById(BigInt(sent.length)),
      (row) => row !== undefined,
    );
    await settled();
    const dora = customers.find(({ name }) => name === 'dora');
    // She grows in the middle of the month.
    if (dora !== undefined && moment === '2098-10-15T03:00:00Z') await edit(dora, { group: 'pro' });
    if (dora !== undefined && moment === '2098-10-15T03:00:00Z') await edit(dora, { price_factor_nano: null });
  }
  t.match(
    await call(
      `${stack.url}/v1/chat/completions`,
      'POST',
      { model: 'gpt-4o', messages: [] },
      {
        authorization: `Bearer ${customers[0]?.key}`,
      },
    ),
    { status: 404 },
    'a model that starters may not use',
  );

  const berlin = (at_ms: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit' }).format(at_ms);
  const amountOf = (rows: readonly Sent[], key: 'amount_nano' | 'cost_nano') =>
    rows.reduce((total, row) => total + row[key], 0n);
  for (const each of ['2098-09', '2098-10', '2098-11']) {
    const tz = 'Europe/Berlin';
    const seller = { invoice: 'INV', tz };
    const about = { ...monthOf(each, tz), month: each, tz, currency: 'EUR', now_ms, seller };
    const inMonth = sent.filter(({ at_ms }) => berlin(at_ms) === each);
    for (const { account, name } of customers) {
      const own = inMonth.filter((row) => row.account === account);
      const statement = statementDocument(await store.accountStatement(account, about), {
        ...about,
        account: { id: account, name },
      });
      const expected = [...new Set(own.map(({ model }) => model))].toSorted().map((model) => {
        const rows = own.filter((row) => row.model === model);
        return { model, requests: rows.length, amount: amountOf(rows, 'amount_nano') };
      });
      const stated = statement.charges.map(({ model, requests, amount }) => ({
        model,
        requests,
        amount: scaled(amount, 9),
      }));
      t.strictSame(
        stated.toSorted((a, b) => (a.model < b.model ? -1 : 1)),
        expected,
        `${each} ${name}: what was used costs what the calculator says`,
      );
      const before = sent.filter((row) => row.account === account && berlin(row.at_ms) <= each);
      // What was used in the last second of a month is taken from the wallet in the next one.
      const carried = before.filter(({ at_ms }) => at_ms + 1 === about.to_ms);
      t.equal(
        scaled('500', 9) - amountOf(before, 'amount_nano') + amountOf(carried, 'amount_nano'),
        scaled(statement.closing, 9),
        `${each} ${name}: the closing balance`,
      );
    }
    const { data, total } = monthDocument(await store.accountMonths(about), about, {
      sort: 'charged',
      order: 'desc',
      top: undefined,
    });
    for (const sum of ['opening', 'topups', 'charged', 'closing'] as const)
      t.equal(
        data.reduce((all, row) => all + scaled(row[sum], 9), 0n),
        scaled(total[sum], 9),
        `${each}: the sum of ${sum}`,
      );
    t.equal(scaled(total.cost ?? '', 9), amountOf(inMonth, 'cost_nano'), `${each}: what the vendors charge`);
  }
  t.strictSame((await store.audit()).breaches, []);
}

t.test(`SQLite, SEED=${seed}`, (t) => month(t));

t.test(`PostgreSQL, SEED=${seed}`, async (t) => {
  const server = await PostgresServer.start();
  t.teardown(() => server.remove());
  await month(t, await server.store());
});
