/** What the answer to a creation says decides the charge at the end of the task, at most what is held. */
import t from 'tap';
import { checkConfig } from '../../src/config/compile-config.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices:
  clips: { unit: second, by: [], table: "0.10" }
models:
  clip: { type: video, upstream: vendor, price: clips }
envelopes:
  plain: { body: { error: "\${error.name}" }, names: { invalid_request: bad, unauthenticated: who, insufficient_funds: poor, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [] } }
billing:
  seconds:
    unit: second
    facts:
      seconds: { at: /seconds, type: int, default: 8 }
      made: { answer: [/estimate/seconds, /seconds], type: int, default: 0 }
      tier: { answer_header: x-tier, type: string, enum: [full, half], default: full }
    hold: { cel: seconds }
    actual: { otherwise: { cel: '(made > 0 ? made : seconds) / (tier == "half" ? 2 : 1)' }, failed: { otherwise: { cel: "made > 0 ? 1 : 0" } } }
tasks:
  clip: { id: /id, status: { at: /status, running: [running], succeeded: [done], failed: [failed] }, deadline: 1h }
routes:
  create:
    match: POST /clips
    model: { is: clip }
    billing: seconds
    creates_task: clip
    examples:
      - { name: a clip, body: { seconds: 8 }, answer: { headers: { x-tier: half }, body: { id: c-1, estimate: { seconds: 6 } } }, expect: { task: c-1, units: { seconds: 8 } } }
  get:
    match: "GET /clips/{id}"
    task: { poll: id, kinds: [clip] }
    examples:
      - { name: done, after: a clip, answer: { body: { id: c-1, status: done } }, expect: { state: succeeded, charge: "0.3" } }
      - { name: failed, after: a clip, answer: { body: { id: c-1, status: failed } }, expect: { charge: "0.1" } }
`;

t.test('check plays the end by the answer to the creation', async (t) => {
  const { diagnostics } = await checkConfig('x.yaml', { text: config, env: { KEY: 'a-secret' } });
  t.same(diagnostics, []);
});

t.test('the answer to the creation decides the charge of the task', async (t) => {
  let made = 0;
  const upstream = await startFaultServer(({ reply }) => reply(200, {}));
  const stack = await startStack({ config, upstreams: { vendor: upstream.url } });
  t.teardown(async () => {
    await stack.close();
    await upstream.close();
  });
  for (const [answer, headers, status, charged_nano, answered] of [
    [{ estimate: { seconds: 6 } }, '', 'done', 600_000_000n, { made: '6', tier: 'full' }],
    [{ estimate: { seconds: '6' } }, 'x-tier: half\r\n', 'done', 300_000_000n, { made: '6', tier: 'half' }],
    [{ estimate: null, seconds: 3 }, '', 'done', 300_000_000n, { made: '3' }],
    [{ estimate: { seconds: 20 } }, '', 'done', 800_000_000n, { made: '20' }],
    [{}, 'x-tier: odd\r\n', 'done', 800_000_000n, { made: '0', tier: 'full' }],
    [{ seconds: 'many' }, '', 'done', 800_000_000n, { made: '0' }],
    [{ seconds: -1 }, '', 'done', 800_000_000n, { made: '-1' }],
    [{ seconds: 3 }, '', 'failed', 100_000_000n, { made: '3' }],
    [{}, '', 'failed', 0n, { made: '0' }],
  ] as const) {
    made += 1;
    const id = `up-${made}`;
    upstream.play(({ reply }) => reply(200, { id, ...answer }, `content-type: application/json\r\n${headers}`));
    t.equal((await stack.call('POST', '/clips', { seconds: 8 })).status, 200);
    upstream.play(({ reply }) => reply(200, { id, status }));
    t.equal((await stack.call('GET', `/clips/${id}`)).status, 200);
    const { tasks } = await stack.store.listTasks({ limit: 1 });
    t.match(tasks[0], { upstream_id: id, charged_nano, answered }, JSON.stringify(answer));
  }
  t.same((await stack.store.audit()).breaches, []);
});
