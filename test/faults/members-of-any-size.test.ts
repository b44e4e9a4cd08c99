/** Usage is read behind members of any size, and what cannot be read is always logged with its place. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { AnswerMeter } from '../../src/billing/metering/answer-meter.ts';
import { MessageMeter } from '../../src/billing/metering/message-meter.ts';
import { compileConfig } from '../../src/config/compile-config.ts';
import type { BranchPlan, ForwardRoute, MeteredAnswer, MeterPlan } from '../../src/plan/index.ts';
import { chunk, streamHead } from '../support/fault-server.ts';
import { auditOk, messagesJson, messagesStream, post } from '../support/interfaces.ts';
import { root } from '../support/tollgate.ts';
import { chargeRig, event, events } from './charges.ts';

function routesOf(file: string): readonly ForwardRoute[] {
  const text = readFileSync(join(root, file), 'utf8');
  const variables = [...text.matchAll(/env: (TOLLGATE_(?!STORE)\w+)/g)].map(([, name = '']) => name);
  const env = Object.fromEntries(
    variables.map((name) => [name, name.endsWith('_URL') ? 'https://vendor.example' : 'x']),
  );
  const { plan, diagnostics } = compileConfig(join(root, file), { env });
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics));
  return plan.routes.filter((route) => route.action === 'forward');
}

function ruleOf(file: string, name: string): MeterPlan {
  const branches = routesOf(file).flatMap((route): readonly BranchPlan[] => route.branches);
  const found = branches.find(({ meter }) => meter?.name === name)?.meter;
  if (found === undefined) throw new Error(`${file} has no metered rule ${name}`);
  return found;
}

/** What a whole answer reports, received in pieces of a kilobyte. */
function read(rule: MeterPlan, contentType: string, text: string): MeteredAnswer | undefined {
  const meter = new AnswerMeter(rule);
  meter.onHead(200, contentType, undefined);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 1_000) meter.onData(bytes.subarray(at, at + 1_000));
  return meter.result(true);
}

const KiB = 1024;
const MiB = KiB * KiB;
const JSON_TYPE = 'application/json';
const EVENTS = 'text/event-stream';

t.test('responses', async (t) => {
  const rule = ruleOf('examples/openai.yaml', 'response_tokens');
  const usage = { input_tokens: 20_000, input_tokens_details: { cached_tokens: 0 }, output_tokens: 47 };
  const search = { type: 'web_search_call', action: { type: 'search', query: 'kites' } };
  const reasoning = (bytes: number) => ({ type: 'reasoning', encrypted_content: 'x'.repeat(bytes) });
  for (const bytes of [68 * KiB, 90 * KiB, MiB, 64 * MiB]) {
    const response = {
      id: 'resp_1',
      instructions: 'y'.repeat(bytes),
      output: [search, reasoning(bytes), search, { type: 'web_search_call', action: { type: 'open_page' } }, search],
      usage,
    };
    const expected = {
      values: { prompt: 20_000n, completion: 47n, searches: 3n },
      seen: true,
      isFinal: true,
      unread: undefined,
    };
    t.match(read(rule, JSON_TYPE, JSON.stringify(response)), expected, `whole, ${bytes} bytes`);
    const stream =
      event('response.created', { response: { ...response, output: [], usage: null } }) +
      event('response.completed', { response });
    const streamed = read(rule, EVENTS, stream);
    t.match(streamed, expected, `streamed, ${bytes} bytes`);
    t.match(streamed?.reported, '"/response/usage":{"input_tokens":20000', 'what explain shows');
  }
});

t.test('tavily', async (t) => {
  const rule = ruleOf('examples/tavily.yaml', 'extractions');
  const results = [{ url: 'https://example.com', raw_content: 'z'.repeat(70 * KiB) }];
  t.match(read(rule, JSON_TYPE, JSON.stringify({ results, usage: { credits: 2 } })), { seen: true, unread: undefined });
});

t.test('messages of a WebSocket', async (t) => {
  const route = routesOf('examples/openai.yaml').find(({ websocket }) => websocket !== undefined);
  const meter = route?.branches[0]?.meter;
  if (route?.websocket === undefined || meter === undefined) throw new Error('the example has no WebSocket');
  const ids: string[] = [];
  const created = [{ resource: 'things', id: [['response', 'id']] }];
  const messages = new MessageMeter(meter, route.websocket, { created, onId: (_, id) => ids.push(id) });
  const usage = { input_token_details: { text_tokens: 3 }, output_token_details: { text_tokens: 5 } };
  const say = (message: object) => {
    const bytes = Buffer.from(JSON.stringify(message));
    for (let at = 0; at < bytes.length; at += 1_000) messages.push(bytes.subarray(at, at + 1_000));
    return messages.end();
  };
  const long = 'x'.repeat(3 * MiB);
  const [name = ''] = route.websocket.ends;
  t.match(say({ type: name, response: { output: [{ text: long }], id: 'resp_1', usage } }), {
    what: 'end',
    counts: { values: { text_in: 3n, text_out: 5n }, seen: true, unread: undefined },
  });
  t.match(say({ response: { output: long, usage }, type: name }), { counts: { seen: true } });
  t.match(say({ type: name, response: { output: long } }), {
    counts: { seen: false, unread: `message 3 (${name}) has no usage` },
  });
  t.same(ids, ['resp_1']);
});

/** The last line about an answer that was not read. */
async function rigged(t: Test) {
  const rig = await chargeRig(t, () => {}, { balance: '100000' });
  return { ...rig, line: () => rig.logged.findLast((each) => 'unread' in each) };
}

t.test('usage that cannot be read is logged with the route, the place and a remedy', async (t) => {
  const rig = await rigged(t);
  const { server, charged } = rig;
  const remedy = /tollgate record.*billing rule messages_tokens/;
  const about = { route: 'create_message', remedy };
  for (const [name, body, unread] of [
    ['no usage', '{"content":[]}', /^nothing at \/usage\/input_tokens, .* in 14 bytes$/],
    ['no JSON', '<html>fine</html>', /^nothing at .* in 17 bytes$/],
    ['cut JSON', '{"usage":{"input_tokens":5,"output_tokens":7},"content":"', /^its JSON is incomplete at byte 57$/],
  ] as const) {
    server.play(({ reply }) => reply(200, body));
    await charged(() => post(rig, messagesJson));
    t.match(rig.line(), { ...about, unread }, name);
  }
  const broken = `${events.start({ input_tokens: 5 })}data: {"usage":{"output_tokens":\n\n`;
  server.play(({ write }) => write(`${streamHead}${chunk(broken)}0\r\n\r\n`));
  await charged(() => post(rig, messagesStream));
  t.match(rig.line(), {
    ...about,
    unread: `the JSON of an event that ends before byte ${broken.length} is incomplete`,
  });
  server.play(({ write }) => write(`${streamHead}${chunk(events.delta())}0\r\n\r\n`));
  await charged(() => post(rig, messagesStream));
  t.match(rig.line(), { ...about, unread: /^nothing at .* in events, \d+ bytes$/ });
  const before = rig.logged.length;
  const sound =
    events.start({ input_tokens: 5 }) + events.delta('x'.repeat(100_000)) + events.end({ output_tokens: 7 });
  server.play(({ write }) => write(`${streamHead}${chunk(sound)}0\r\n\r\n`));
  t.same((await charged(() => post(rig, messagesStream))).units, { input: 5, output: 7 });
  t.equal(rig.logged.length, before, 'a sound answer has no line');
  await auditOk(t, rig.stack);
});

t.test('counts that go down are logged and counted', async (t) => {
  const rig = await rigged(t);
  const text =
    events.start({ input_tokens: 1200, cache_read_input_tokens: 5000, output_tokens: 1 }) +
    events.end({ input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 47 });
  rig.server.play(({ write }) => write(`${streamHead}${chunk(text)}0\r\n\r\n`));
  t.same((await rig.charged(() => post(rig, messagesStream))).units, { input: 1200, cache_read: 5000, output: 47 });
  t.match(rig.logged.at(-1), {
    anomalies: ['fell'],
    notes: ['input was 1200, later 0', 'cache_read was 5000, later 0'],
  });
  t.equal(await rig.counted('doubtful', 'fell'), 1);
});

t.test('a route writes a bounded number of such lines', async (t) => {
  const rig = await rigged(t);
  rig.server.play(({ reply }) => reply(200, '{"content":[]}'));
  for (let sent = 0; sent < 130; sent += 1) await post(rig, messagesJson);
  const lines = rig.logged.filter((each) => 'unread' in each).length;
  // The minute may end in between.
  t.ok(lines >= 100 && lines <= 130, `${lines} lines`);
  t.equal(await rig.counted('doubtful', 'estimated'), 130);
});
