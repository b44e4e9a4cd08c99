/** The receiver of examples/stripe: events of payments, refunds and disputes, often and in any order, are booked once each. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Stripe } from 'stripe';
import t from 'tap';
import { startAdmin } from '../support/admin.ts';
import { serve } from '../support/credential-rig.ts';
import { createRandom } from '../support/random.ts';

const SECRET = 'whsec_test';
const RECEIVER = resolve(import.meta.dirname, '../../examples/stripe/receiver.js');

const admin = await startAdmin(t);
/** Stripe's API: each payment is of the account `demo`, but `pi_stray`. */
const api = await serve(t, ({ url = '' }, response) => {
  const id = url.slice(url.lastIndexOf('/') + 1);
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({ id, object: 'payment_intent', metadata: id === 'pi_stray' ? {} : { account: 'demo' } }),
  );
});
const env = {
  STRIPE_KEY: 'sk_test_1',
  STRIPE_API: api,
  STRIPE_SECRET: SECRET,
  ADMIN_URL: admin.url,
  TOLLGATE_ADMIN_TOKEN: admin.token,
  CURRENCY: 'CNY',
  PORT: '0',
};
const child = spawn(process.execPath, [RECEIVER], { env, stdio: ['ignore', 'pipe', 'pipe'] });
t.teardown(() => child.kill());
const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];

function send(body: string, header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET })) {
  return fetch(url, { method: 'POST', body, headers: { 'stripe-signature': header } });
}

/** Sends an event until it is taken, as Stripe does. */
async function deliver(event: object): Promise<void> {
  while ((await send(JSON.stringify(event))).status !== 200) await new Promise((wake) => setTimeout(wake, 20));
}

let events = 0;
function event(type: string, object: Readonly<Record<string, unknown>>) {
  events += 1;
  return { id: `evt_${events}`, object: 'event', type, data: { object: { currency: 'cny', ...object } } };
}

const moved = (id: string, amount: number, payment: string) => ({ id, amount, payment_intent: payment });
const EVENTS = [
  event('payment_intent.succeeded', { id: 'pi_1', amount_received: 10_000 }),
  event('payment_intent.succeeded', { id: 'pi_2', amount_received: 5_005 }),
  event('refund.created', moved('re_1', 2_000, 'pi_1')),
  event('refund.created', moved('re_2', 1_001, 'pi_2')),
  event('refund.failed', moved('re_2', 1_001, 'pi_2')),
  event('charge.dispute.funds_withdrawn', moved('dp_1', 3_000, 'pi_1')),
  event('charge.dispute.funds_reinstated', moved('dp_1', 3_000, 'pi_1')),
  event('charge.dispute.funds_withdrawn', moved('dp_2', 7, 'pi_2')),
  event('customer.created', { id: 'cus_1' }),
];

async function booked() {
  const { body } = await admin.get('/accounts/demo/entries?limit=200');
  return body.data.filter(({ reference }: { readonly reference: string | null }) => reference !== 'demo');
}

t.test('each event a hundred times, in any order', async (t) => {
  const random = createRandom(41);
  const deliveries = Array.from({ length: 100 }, () => EVENTS)
    .flat()
    .map((each) => ({ each, at: random.fraction() }))
    .toSorted((a, b) => a.at - b.at);
  const next = deliveries.values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const { each } of next) await deliver(each);
    }),
  );
  const entries = await booked();
  const amounts = entries.map(({ kind, amount }: { kind: string; amount: string }) => `${kind} ${amount}`).toSorted();
  t.strictSame(amounts, [
    'adjust -0.07',
    'adjust -10.01',
    'adjust -20.00',
    'adjust -30.00',
    'adjust 10.01',
    'adjust 30.00',
    'topup 100.00',
    'topup 50.05',
  ]);
  t.match(await admin.get('/accounts/demo/wallet'), { body: { posted: '1129.98' } });
});

t.test('a wrong signature, changed bytes and another currency are refused, and book nothing', async (t) => {
  const before = (await booked()).length;
  const body = JSON.stringify(event('payment_intent.succeeded', { id: 'pi_3', amount_received: 100 }));
  const wrong = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_other' });
  t.equal((await send(body, wrong)).status, 400);
  const right = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET });
  t.equal((await send(body.replace('100', '900'), right)).status, 400);
  t.equal((await send(body, '')).status, 400);
  for (const object of [
    { id: 'pi_4', amount_received: 100, currency: 'usd' },
    { id: 'pi_stray', amount_received: 100 },
  ])
    t.equal((await send(JSON.stringify(event('payment_intent.succeeded', object)))).status, 503);
  t.equal((await booked()).length, before);
});

t.test('it has at most a hundred lines, and the version that is tested', async (t) => {
  t.ok(readFileSync(RECEIVER, 'utf8').trimEnd().split('\n').length <= 100);
  const { dependencies } = JSON.parse(readFileSync(join(RECEIVER, '../package.json'), 'utf8'));
  const clients = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
  t.equal(dependencies.stripe, clients.dependencies.stripe);
});
