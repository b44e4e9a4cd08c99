/** What `cors` of an interface compiles to: which headers scripts may send and read, and how `plan` and `diff` show it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { compileShipped } from '../../../../test/support/compile-shipped.ts';
import { root, smallConfig } from '../../../../test/support/tollgate.ts';
import type { Plan } from '../../../plan/index.ts';
import { diffPlans } from '../../inspect/diff.ts';
import { formatPlan } from '../../inspect/text.ts';

const text = readFileSync(join(root, smallConfig), 'utf8');

/** The plan with this line in the interface `messages`. */
function planWith(line: string): Plan {
  const changed = text.replace('    request_id: x-request-id\n', `    request_id: x-request-id\n    ${line}\n`);
  const { plan, diagnostics } = compileShipped({ text: changed });
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics));
  return plan;
}

const corsOf = (plan: Plan) => plan.interfaces.find(({ name }) => name === 'messages')?.cors;
const off = planWith('log_headers: [x-trace]');
const on = planWith('cors: { origins: [https://app.example.com, "http://localhost:5173"] }');

t.test('it is off without the key', async (t) => {
  t.equal(corsOf(off), undefined);
  t.notMatch(formatPlan(off), 'CORS');
});

t.test('scripts may send what the interface reads and forwards, and read what the gateway says', async (t) => {
  t.strictSame(corsOf(on), {
    origins: ['https://app.example.com', 'http://localhost:5173'],
    headers: ['x-api-key', 'content-type', 'accept'],
    expose: ['x-request-id', 'retry-after', 'x-should-retry'],
    max_age_ms: 3_600_000,
  });
});

t.test('more headers come to these, each once', async (t) => {
  const plan = planWith(`log_headers: [x-trace]
    idempotency: { header: idempotency-key }
    limit_headers: { x-left: "\${requests.remaining}" }
    cors: { origins: "*", headers: [accept, x-stainless-lang], expose: [x-left, x-region], max_age: 90s }`);
  t.strictSame(corsOf(plan), {
    origins: '*',
    headers: ['x-api-key', 'content-type', 'accept', 'idempotency-key', 'x-trace', 'x-stainless-lang'],
    expose: ['x-request-id', 'x-left', 'retry-after', 'x-should-retry', 'x-region'],
    max_age_ms: 90_000,
  });
  t.match(formatPlan(plan), /ENVELOPE +CORS\nmessages .* \*\n/);
});

t.test('plan has a column of origins, and diff shows the interface', async (t) => {
  const many = planWith('cors: { origins: [https://a.example, https://b.example, https://c.example] }');
  t.match(formatPlan(many), 'https://a.example https://b.example +1');
  t.match(diffPlans(off, on), [{ change: 'changed', name: 'messages' }]);
  t.match(JSON.stringify(diffPlans(on, many)), /cors\.origins/);
});
