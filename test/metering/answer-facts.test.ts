/** Facts of answers are read from JSON, events, headers and the messages of a WebSocket. */
import t from 'tap';
import { compileCount } from '../../src/billing/counts/kinds.ts';
import { MessageMeter } from '../../src/billing/metering/message-meter.ts';
import { createMeter } from '../../src/billing/metering/meter.ts';
import type { AnswerFactPlan, MeterPlan, WebSocketPlan } from '../../src/plan/index.ts';
import { counting, EVENTS, JSON_TYPE, meterOf } from '../support/metering/support.ts';

const fact = (source: Partial<AnswerFactPlan['source']>): AnswerFactPlan => ({
  name: 'tier',
  type: 'string',
  enum: undefined,
  source: { from: 'answer', at: [], default: undefined, ...source },
});
const plan: MeterPlan = {
  ...counting({ n: ['/usage/n'] }),
  answer_facts: [fact({ at: [['tier'], ['response', 'tier']] })],
};

t.test('the first place of a document, and of the last document that has one', async (t) => {
  for (const [type, text, tier] of [
    [JSON_TYPE, '{"tier":"a","usage":{"n":1},"response":{"tier":"b"}}', 'a'],
    [JSON_TYPE, '{"response":{"tier":"b"},"tier":"a"}', 'a'],
    [JSON_TYPE, '{"response":{"tier":"b"},"tier":null}', 'b'],
    [EVENTS, 'data: {"tier":"a"}\n\ndata: {"response":{"tier":"b"}}\n\ndata: {"usage":{"n":1}}\n\n', 'b'],
    [EVENTS, 'data: {"tier":"a"}\n\ndata: {"tier":null}\n\n', 'a'],
    [JSON_TYPE, `{"x":"${'x'.repeat(100_000)}","tier":7}`, 7],
  ] as const)
    for (const cuts of [[], 1]) t.same(meterOf(plan, type, text, cuts).facts, { tier }, text.slice(0, 60));
  t.equal(meterOf(plan, JSON_TYPE, '{"usage":{"n":1}}').facts, undefined);
  t.match(meterOf(plan, JSON_TYPE, `{"tier":"${'x'.repeat(5_000)}"}`).facts, { tier: {} }, 'too long for a value');
});

t.test('a header', async (t) => {
  const counts = [compileCount('n', { header: 'x-n' })];
  const inHead: MeterPlan = { ...plan, counts, answer_facts: [fact({ header: 'x-tier' })] };
  const headers: Readonly<Record<string, string>> = { 'x-n': '4', 'x-tier': 'a' };
  const read = (plan: MeterPlan) => createMeter(plan, 'json', (name) => headers[name]).counts();
  t.match(read(inHead), { facts: { tier: 'a' }, values: { n: 4n }, final: true });
  t.match(read({ ...inHead, answer_facts: plan.answer_facts }), { facts: undefined, final: undefined });
});

t.test('messages of a WebSocket, each with its own', async (t) => {
  const limits = { message_bytes: 1_000_000, idle_ms: 1_000 };
  const rules: WebSocketPlan = { event: ['type'], starts: ['start'], ends: ['end'], reports: [], ...limits };
  const meter = new MessageMeter(plan, rules, { created: [], onId: () => {} });
  const say = (message: object) => {
    meter.push(Buffer.from(JSON.stringify(message)));
    return meter.end();
  };
  t.match(say({ type: 'end', response: { tier: 'a' }, usage: { n: 1 } }), { counts: { facts: { tier: 'a' } } });
  t.match(say({ type: 'end', usage: { n: 2 } }), { counts: { facts: undefined, values: { n: 2n } } });
});
