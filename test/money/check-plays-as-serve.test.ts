/** `check` plays an example as the gateway serves it: for random answers to polls and to metered requests, both charge the same. */
import fc from 'fast-check';
import t from 'tap';
import { compileConfig } from '../../src/config/compile-config.ts';
import { createPlayer } from '../../src/config/examples/play.ts';
import type { AnswerPlan, RoutePlan } from '../../src/plan/index.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices:
  clips: { unit: second, by: [], table: "0.10" }
  words: { unit: request, by: [class], table: { input: "0.01", output: "0.03" } }
models:
  clip: { type: video, upstream: vendor, price: clips }
  talk: { type: chat, upstream: vendor, price: words }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [] } }
billing:
  seconds:
    unit: second
    facts: { duration: { at: /duration, type: int } }
    hold: { cel: duration }
    actual: { at: /billed, otherwise: { cel: duration }, failed: { at: /billed, otherwise: { cel: "0" } } }
    cap: 3
  words:
    unit: request
    facts: {}
    hold: { input: { cel: "100" }, output: { cel: "100" } }
    counts: { asked: /usage/in, answered: { round: /usage/out } }
    charge: { input: { cel: asked }, output: { cel: answered } }
    without_usage: { input: { cel: "5" }, output: { cel: answer_bytes / 10 } }
    failed: /error
tasks:
  film: { id: /id, accept: video/*, status: { at: /status, running: [running], succeeded: [done], failed: [failed], answers: [{ code: 202, means: running }, { code: 200, type: video/*, means: succeeded }] }, deadline: 1h }
  clip: { id: /id, status: { at: /status, running: [running], succeeded: [done], failed: [failed] }, deadline: 1h }
routes:
  shoot:
    match: POST /films
    model: { is: clip }
    billing: seconds
    creates_task: film
    examples:
      - { name: a film, body: { duration: 10 }, answer: { body: { id: c-1 } }, expect: { task: c-1 } }
  film:
    match: "GET /films/{id}"
    task: { poll: id, kinds: [film] }
    examples: [{ name: done, after: a film, answer: { headers: { content-type: video/mp4 }, body: bytes }, expect: { state: succeeded, charge: "1" } }]
  ask: { match: POST /ask, model: { is: talk }, billing: words }
  create:
    match: POST /clips
    model: { is: clip }
    billing: seconds
    creates_task: clip
    examples:
      - { name: a clip, body: { duration: 10 }, answer: { body: { id: c-1 } }, expect: { task: c-1 } }
  get:
    match: "GET /clips/{id}"
    task: { poll: id, kinds: [clip] }
    examples: [{ name: done, after: a clip, answer: { body: { id: c-1, status: done } }, expect: { state: succeeded, charge: "1" } }]
`;

const { plan, diagnostics } = compileConfig('x.yaml', { text: config, env: { KEY: 'a-secret' } });
if (plan === undefined) throw new Error(JSON.stringify(diagnostics));
const player = createPlayer(plan);
const upstream = await startFaultServer(({ reply }) => reply(200, {}));
// Enough for every answer with the largest counts.
const stack = await startStack({ config, upstreams: { vendor: upstream.url }, balance: '100000' });
t.teardown(async () => {
  await stack.close();
  await upstream.close();
});

function routeOf(name: string): RoutePlan {
  const found = plan?.routes.find((route) => route.name === name);
  if (found === undefined) throw new Error(name);
  return found;
}

const TYPE = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'text/event-stream',
  'text/html',
  'video/mp4',
  'image/png',
  'application/octet-stream',
  'application/problem+json',
);
const COUNT = fc.oneof(fc.nat(40), fc.constantFrom<unknown>(2.5, '7', -1, null, 'many', {}, 1e9));
const STATUS = fc.constantFrom(200, 200, 200, 202, 404, 500);

/** JSON, a cut of it, an event, or bytes of something else. */
function textOf(value: fc.Arbitrary<object>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 4, arbitrary: value.map((each) => JSON.stringify(each)) },
    fc.tuple(value, fc.nat(20)).map(([shown, cut]) => JSON.stringify(shown).slice(0, -cut - 1)),
    fc.array(value, { maxLength: 3 }).map((all) => all.map((each) => `data: ${JSON.stringify(each)}\n\n`).join('')),
    fc.constantFrom('', '<html>', '\0\0\0 ftypmp42', '[]', '"done"'),
  );
}

function answers(value: fc.Arbitrary<object>): fc.Arbitrary<AnswerPlan> {
  return fc
    .record({ status: STATUS, type: TYPE, body: textOf(value) })
    .map(({ status, type, body }) => ({ status, headers: { 'content-type': type }, body }));
}

/** Answers the next requests so. */
function play({ status, headers, body }: AnswerPlan): void {
  upstream.play(({ reply }) => reply(status, body, `content-type: ${headers['content-type']}\r\n`));
}

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

for (const [creates, polls, path] of [
  ['create', 'get', '/clips'],
  ['shoot', 'film', '/films'],
] as const)
  t.test(`a poll of ${path}`, async (t) => {
    const value = fc.record({
      id: fc.constantFrom(undefined, 'ID', 'another'),
      status: fc.constantFrom('running', 'done', 'failed', 'odd', undefined),
      billed: some(COUNT),
    });
    const [creation] = routeOf(creates).examples;
    const [poll] = routeOf(polls).examples;
    if (creation === undefined || poll === undefined) throw new Error('no example');
    let count = 0;
    const property = fc.asyncProperty(answers(value), async (written) => {
      count += 1;
      const id = `${creates}-${count}`;
      const answer = { ...written, body: written.body.replaceAll('"ID"', JSON.stringify(id)) };
      const made = { ...creation, answer: { status: 200, headers: {}, body: JSON.stringify({ id }) } };
      const { task } = await player.play(routeOf(polls), { ...poll, answer }, [routeOf(creates), made]);
      upstream.play(({ reply }) => reply(200, { id }));
      await stack.call('POST', path, { duration: 10 });
      play(answer);
      await stack.call('GET', `${path}/${id}`);
      const { tasks } = await stack.store.listTasks({ limit: 1 });
      const seen = (shown: typeof task) => [
        shown?.upstream_id,
        shown?.state,
        shown?.status,
        shown?.charged_nano,
        shown?.reason,
      ];
      t.strictSame(seen(task), seen(tasks[0]), JSON.stringify(answer));
    });
    await fc.assert(property, { numRuns: 60 });
  });

t.test('a metered request', async (t) => {
  const value = fc.record({
    usage: some(fc.record({ in: some(COUNT), out: some(COUNT) })),
    error: fc.constantFrom(undefined, undefined, { code: 'odd' }),
  });
  const [example] = routeOf('create').examples;
  if (example === undefined) throw new Error('no example');
  let expected_nano = 0n;
  const property = fc.asyncProperty(answers(value), async (answer) => {
    const played = await player.play(routeOf('ask'), { ...example, body: '{}', answer });
    expected_nano += played.metered?.charge.amount_nano ?? 0n;
    play(answer);
    await stack.call('POST', '/ask', {});
  });
  const before = (await stack.store.wallet(stack.account))?.posted_nano ?? 0n;
  await fc.assert(property, { numRuns: 120 });
  await stack.stop();
  const after = (await stack.store.wallet(stack.account))?.posted_nano ?? 0n;
  t.equal(before - after, expected_nano);
  t.ok(expected_nano > 0n);
});
