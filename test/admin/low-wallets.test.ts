/** Accounts with less available than `currency.low_wallet`: the list is what the figure of the health counts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { startAdmin } from '../support/admin.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';

const work = await workspace(t);
const config = join(work.dir, 'gateway.yaml');
const small = readFileSync(smallConfig, 'utf8');
const write = (currency: string) => writeFileSync(config, small.replace('{ code: CNY }', currency));
write('{ code: CNY, low_wallet: "10.00" }');
const admin = await startAdmin(t, ['--config', config], work);
const names = async (query: string) => {
  const { body } = await admin.get(`/accounts?low=true&${query}`);
  return [body.data.map(({ name }: { name: string }) => name), body.has_more];
};

for (const [name, amount, credit_limit] of [
  ['a empty', null, '0'],
  ['b full', '10', '0'],
  ['c low', '9.999999999', '0'],
  ['d credit', null, '10'],
  ['e low', '3', '1'],
] as const) {
  await admin.post('/accounts', { name, credit_limit });
  if (amount !== null) await admin.post(`/accounts/${encodeURIComponent(name)}/topups`, { amount });
}

t.test('what can be spent counts, with the credit limit, a page at a time', async (t) => {
  const [low] = await names('');
  t.strictSame(
    low.filter((name: string) => /^[a-e] /.test(name)),
    ['a empty', 'c low', 'e low'],
  );
  t.equal(low.length, (await admin.get('/health')).body.low_wallets, 'as many as the figure says');
  const { body } = await admin.get('/accounts?low=true&limit=1');
  t.strictSame(await names(`limit=1&starting_after=${body.data[0].id}`), [['c low'], true]);
  t.strictSame(await names('prefix=e'), [['e low'], false]);
  t.equal((await admin.get('/accounts?low=perhaps')).status, 400);
});

t.test('without currency.low_wallet there is no answer', async (t) => {
  write('{ code: CNY }');
  t.equal((await admin.post('/config/reload', {}, { headers: { 'if-match': '*' } })).status, 200);
  const { body } = await admin.get('/accounts?low=true');
  t.match(body, { code: 'invalid_value', remedy: 'set currency.low_wallet' });
});
