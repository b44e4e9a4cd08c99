/** A task that names an earlier one is priced by the facts of that one, if it is the same account's. */
import t from 'tap';
import { checkConfig } from '../../src/config/compile-config.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';

const config = `version: 1
store: { url: "sqlite:./data/unused.db" }
currency: { code: USD }
upstreams: { vendor: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: KEY } } } }
prices:
  clips: { unit: second, by: [size], table: { small: "0.10", large: "0.30" } }
models:
  clip: { type: video, upstream: vendor, price: clips }
envelopes:
  plain: { body: { error: "\${error.name}", message: "\${error.message}" }, names: { invalid_request: bad, unauthenticated: who, insufficient_funds: poor, resource_not_found: nothing, internal: failed } }
interfaces:
  main: { prefix: /, auth: [{ header: authorization, scheme: Bearer }], envelope: plain, forward: { headers: [content-type], query: [] } }
billing:
  seconds:
    unit: second
    facts:
      seconds: { at: /seconds, type: int, default: 4 }
      size: { at: /size, type: string, enum: [small, large], default: small }
    hold: { cel: seconds }
    actual: { otherwise: { cel: seconds } }
  remixed_seconds:
    unit: second
    facts:
      seconds: { earlier: { kinds: [clip, remix], param: clip_id, fact: seconds }, type: int }
      size: { earlier: { kinds: [clip, remix], param: clip_id, fact: size }, type: string, enum: [small, large] }
      other: { earlier: { kinds: [clip, still], at: /first, fact: seconds }, type: int, default: 0 }
    hold: { cel: seconds + other }
    actual: { otherwise: { cel: seconds + other } }
  plain: { unit: second, facts: { seconds: { at: /seconds, type: int, default: 1 }, size: { at: /size, type: string, enum: [small, large], default: small } }, hold: { cel: seconds }, actual: { otherwise: { cel: seconds } } }
tasks:
  still: { id: /id, query: "/clips/{id}", status: { at: /status, running: [running], succeeded: [done], failed: [failed] }, deadline: 1h }
  clip: { id: /id, status: { at: /status, running: [running], succeeded: [done], failed: [failed] }, deadline: 1h }
  remix: { id: /id, query: "/clips/{id}", status: { at: /status, running: [running], succeeded: [done], failed: [failed] }, deadline: 1h }
routes:
  draw: { match: POST /stills, model: { is: clip }, billing: plain, creates_task: still, examples: [{ name: a still, body: {}, answer: { body: { id: s-1 } }, expect: { task: s-1, hold: "0.1" } }] }
  drawn: { match: "GET /stills/{id}", task: { poll: id, kinds: [still] }, examples: [{ name: drawn, after: a still, answer: { body: { id: s-1, status: done } }, expect: { state: succeeded, charge: "0.1" } }] }
  create:
    match: POST /clips
    model: { is: clip }
    billing: seconds
    creates_task: clip
    examples:
      - { name: a clip, body: { seconds: 8, size: large }, answer: { body: { id: c-1 } }, expect: { task: c-1, units: { seconds: 8 } } }
  remix:
    match: "POST /clips/{clip_id}/remix"
    model: { is: clip }
    billing: remixed_seconds
    creates_task: remix
    examples:
      - { name: a remix, after: a clip, params: { clip_id: c-1 }, body: { prompt: bluer }, answer: { body: { id: c-2 } }, expect: { task: c-2, units: { seconds: 8 }, facts: { size: large }, hold: "2.4" } }
  get: { match: "GET /clips/{id}", task: { poll: id, kinds: [clip, remix] }, examples: [{ name: done, after: a clip, answer: { body: { id: c-1, status: done } }, expect: { state: succeeded, charge: "2.4" } }, { name: remixed, after: a remix, answer: { body: { id: c-2, status: done } }, expect: { state: succeeded, charge: "2.4" } }] }
`;

t.test('check plays the remix after the clip', async (t) => {
  const { diagnostics } = await checkConfig('x.yaml', { text: config, env: { KEY: 'a-secret' } });
  t.same(diagnostics, []);
});

t.test('the gateway prices it by the earlier task of the same account', async (t) => {
  let made = 0;
  const upstream = await startFaultServer(({ reply }) => reply(200, { id: `up-${++made}` }));
  const stack = await startStack({ config, upstreams: { vendor: upstream.url } });
  t.teardown(async () => {
    await stack.close();
    await upstream.close();
  });
  const newest = async () => (await stack.store.listTasks({ limit: 1 })).tasks[0];
  t.equal((await stack.call('POST', '/clips', { seconds: 8, size: 'large' })).status, 200);
  t.equal((await stack.call('POST', '/clips/up-1/remix', {})).status, 200);
  t.match(await newest(), { facts: { seconds: '8', size: 'large' }, hold_nano: 2_400_000_000n });
  t.equal((await stack.call('POST', '/clips/up-2/remix', { first: 'up-1' })).status, 200, 'a remix of the remix');
  t.match(await newest(), { facts: { seconds: '8', other: '8' }, hold_nano: 4_800_000_000n });
  const sent = upstream.seen.length + 1;
  const unknown = await stack.call('POST', '/clips/up-9/remix', {});
  t.match(unknown, { status: 404, json: { error: 'nothing', message: /'up-9' does not exist/ } });
  t.equal((await stack.call('POST', '/clips/up-1/remix', { first: 7 })).status, 400);
  t.equal((await stack.call('POST', '/clips/up-1/remix', { First: 'up-1' })).status, 400);
  // Before the rule had the fact.
  await stack.adopt(
    config
      .replace('seconds: { at: /seconds, type: int, default: 1 }, ', '')
      .replace(
        'hold: { cel: seconds }, actual: { otherwise: { cel: seconds } } }\ntasks',
        'hold: { cel: "1" }, actual: { otherwise: { cel: "1" } } }\ntasks',
      )
      .replace('kinds: [clip, still]', 'kinds: [clip]'),
  );
  t.equal((await stack.call('POST', '/stills', {})).status, 200);
  await stack.adopt(config);
  t.match(await stack.call('POST', '/clips/up-1/remix', { first: 'up-4' }), {
    status: 400,
    json: { message: /'up-4' has no seconds/ },
  });
  const other = await stack.newAccount('other', '100');
  const theirs = await stack.call('POST', '/clips/up-1/remix', {}, { authorization: `Bearer ${other.key}` });
  t.equal(theirs.status, 404, 'the task of another account');
  t.equal(upstream.seen.length, sent, 'nothing more was sent');
  t.same((await stack.store.audit()).breaches, []);
});
