/**
 * Measures the steps of one messages request, each in its own warm loop: `node bench/steps.ts`. In a running gateway each costs more,
 * because it shares the CPU caches with everything else. The sum is the cost of tollgate's own code.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { AnswerMeter } from '../src/billing/metering/answer-meter.ts';
import { chargeMetered } from '../src/billing/pricing/metered-charge.ts';
import { quoteMetered } from '../src/billing/pricing/metered-quote.ts';
import { compileConfig } from '../src/config/compile-config.ts';
import { parseBody } from '../src/gateway/admission/body.ts';
import { selectBranch } from '../src/gateway/admission/branch.ts';
import { selectModel } from '../src/gateway/admission/model.ts';
import { validateBody } from '../src/gateway/admission/validate.ts';
import { createMetrics } from '../src/gateway/metrics/metrics.ts';
import { RequestCounts } from '../src/gateway/records/request-counts.ts';
import { createRandomPool } from '../src/gateway/runtime/create-services.ts';
import { groupUsage } from '../src/ledger/core/usage-groups.ts';
import { hashSecret } from '../src/ledger/store/secrets.ts';
import { NANO } from '../src/lib/money/amount.ts';
import { randomId } from '../src/lib/text/random-id.ts';
import { readAnswerHead, upstreamRequestHeaders } from '../src/upstream/client/headers.ts';
import { message } from './scenarios/requests.ts';

const file = resolve(import.meta.dirname, '../gateway.yaml');
const env = { TOLLGATE_MESSAGES_URL: 'http://127.0.0.1:1', TOLLGATE_MESSAGES_KEY: 'bench' };
const { plan } = compileConfig(file, { text: readFileSync(file, 'utf8'), env });
const route = plan?.routes.find(({ name }) => name === 'create_message');
if (plan === undefined || route?.action !== 'forward' || route.model === undefined)
  throw new Error('the shipped configuration no longer has the route create_message');
const { model: at } = route;
const raw = Buffer.from(message.body ?? '');
const body = parseBody(raw, 'application/json');
const sees = () => true;
const model = selectModel(at, plan.models, body.value, {}, sees);
const branch = selectBranch(route, model);
const { meter, schema } = branch;
const { target } = model.upstream;
if (meter === undefined || schema === undefined || target === undefined)
  throw new Error('the route create_message is no longer metered');
const quote = quoteMetered(meter, model, body.value, raw.length, { price_factor_nano: NANO, at_ms: 0 });
const answer = Buffer.from(
  '{"id":"msg_stub","type":"message","role":"assistant","model":"chat-large","content":[{"type":"text","text":"The kite is red, ' +
    'and the wind is from the west."}],"stop_reason":"end_turn","stop_sequence":null,"usage":{"input_tokens":42,"output_tokens":12}}',
);
const metered = () => {
  const made = new AnswerMeter(meter);
  made.onHead(200, 'application/json', undefined);
  made.onData(answer);
  return made.result(true);
};
const heard = metered();
if (heard === undefined) throw new Error('a successful answer is no longer metered');
const units = { input: '42', cache_write: '0', cache_read: '0', output: '12' };
const about = { account: 'acc_bench', key: 'key_bench', route: route.name, model: model.id };
const headers = { 'content-type': 'application/json', 'x-api-key': `tg_${'a'.repeat(43)}`, 'user-agent': 'bench' };
const rawHeaders = ['content-type', 'application/json', 'content-length', '274'];
const random = createRandomPool();
const metrics = createMetrics();
const counts = new RequestCounts();
const counted = {
  at_ms: 1_764_417_600_000,
  status: 200,
  error: undefined,
  failed_by: null,
  duration_ms: 12,
  first_byte_ms: 10,
  amount_nano: 3_672_000n,
  isRecorded: false,
};

const steps: Readonly<Record<string, () => unknown>> = {
  'an id for the request': () => randomId('req', { random }),
  'hash the key': () => hashSecret(headers['x-api-key']),
  'parse the body and find repeated members': () => parseBody(raw, 'application/json'),
  'find the model and the branch': () => selectBranch(route, selectModel(at, plan.models, body.value, {}, sees)),
  'validate against the schema': () => validateBody(schema, body.value),
  quote: () => quoteMetered(meter, model, body.value, raw.length, { price_factor_nano: NANO, at_ms: 0 }),
  'headers of the request': () => upstreamRequestHeaders(headers, route.interface.forward_headers, true),
  'headers of the answer': () => readAnswerHead(rawHeaders),
  'meter the answer': metered,
  charge: () => chargeMetered(meter, quote, heard),
  'encode the usage row': () => groupUsage([{ ...about, hold_id: 1n, units, amount_nano: 3_672_000n }]),
  'count the request': () => metrics.countRequest(route.name, 200, 12),
  'count it for the sums of requests': () => counts.add({ ...about, target: 'messages/default' }, counted),
};

const warm = 50_000;
const times = 200_000;
let total_us = 0;
for (const [name, step] of Object.entries(steps)) {
  for (let n = 0; n < warm; n += 1) step();
  const before = process.cpuUsage();
  for (let n = 0; n < times; n += 1) step();
  const { user, system } = process.cpuUsage(before);
  const us = (user + system) / times;
  total_us += us;
  console.log(`${name.padEnd(48)} ${us.toFixed(2)} µs`);
}
console.log(`${'all of them'.padEnd(48)} ${total_us.toFixed(2)} µs`);
