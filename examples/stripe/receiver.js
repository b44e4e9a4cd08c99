/**
 * Books Stripe's payments in tollgate: a payment is a top-up, a refund or a lost dispute an adjustment. It keeps nothing: each booking has the
 * id of what Stripe reports, so an event may come twice, late and in any order. docs/guides/sell-access.md says how to start it.
 */
import { createServer } from 'node:http';
import { Stripe } from 'stripe';

const {
  STRIPE_KEY,
  STRIPE_API = 'https://api.stripe.com',
  STRIPE_SECRET,
  ADMIN_URL,
  TOLLGATE_ADMIN_TOKEN,
} = process.env;
const { CURRENCY = 'USD', PORT = '8090' } = process.env;
const api = new URL(STRIPE_API);
const stripe = new Stripe(STRIPE_KEY, {
  protocol: api.protocol.slice(0, -1),
  host: api.hostname,
  port: api.port || 443,
});
/** Stripe counts in the smallest unit of the currency. */
const decimals = new Intl.NumberFormat('en', { style: 'currency', currency: CURRENCY }).resolvedOptions()
  .maximumFractionDigits;

/** Events beside the payment itself: whether their amount is taken or given back. */
const SIGNS = {
  'refund.created': -1,
  'refund.failed': 1,
  'charge.dispute.funds_withdrawn': -1,
  'charge.dispute.funds_reinstated': 1,
};

/** What an event says about money, with the id under which it is booked; undefined: nothing. */
function bookingOf({ type, data: { object } }) {
  const { id, currency, amount, amount_received, payment_intent: payment } = object;
  if (type === 'payment_intent.succeeded') return { id, payment: id, amount: amount_received, currency };
  const sign = SIGNS[type];
  return sign && { id: `${id}:${type}`, payment, amount: sign * amount, currency };
}

async function book({ payment, amount, currency, id }) {
  if (currency.toUpperCase() !== CURRENCY)
    throw new Error(`${id} is in ${currency}, and the gateway counts in ${CURRENCY}`);
  // The checkout wrote the account there: `payment_intent_data: { metadata: { account } }`.
  const { account } = (await stripe.paymentIntents.retrieve(payment)).metadata;
  if (account === undefined) throw new Error(`payment ${payment} names no account in its metadata`);
  const isPayment = id === payment;
  const body = isPayment
    ? { amount: decimal(amount), reference: id }
    : { amount: decimal(amount), reason: `Stripe ${id} of ${payment}`, overdraw: true };
  const path = `accounts/${encodeURIComponent(account)}/${isPayment ? 'topups' : 'adjustments'}`;
  const headers = { authorization: `Bearer ${TOLLGATE_ADMIN_TOKEN}`, 'content-type': 'application/json' };
  const answer = await fetch(`${ADMIN_URL}/admin/v1/${path}`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': `stripe:${id}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${id} is not booked: ${answer.status} ${await answer.text()}`);
}

function decimal(amount) {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return amount < 0 ? `-${text}` : text;
}

const server = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  let event;
  try {
    event = stripe.webhooks.constructEvent(
      Buffer.concat(parts),
      request.headers['stripe-signature'] ?? '',
      STRIPE_SECRET,
    );
  } catch {
    response.writeHead(400).end();
    return;
  }
  try {
    const booking = bookingOf(event);
    if (booking !== undefined) await book(booking);
    response.writeHead(200).end();
  } catch (error) {
    // Stripe sends the event again for three days.
    console.error(`event ${event.id}: ${error.message}`);
    response.writeHead(503).end();
  }
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
