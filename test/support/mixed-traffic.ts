/** Random requests of all kinds of routes for one stack: the shipped ones, free ones, a WebSocket, tasks whose price has classes, files and forms. */
import type { Test } from 'tap';
import { media } from '../../src/config/sandbox/media.ts';
import { formatNano } from '../../src/lib/money/amount.ts';
import { startFaultServer } from './fault-server.ts';
import type { createRandom } from './random.ts';
import { connectRealtime, frame, realtimeUpstream } from './realtime.ts';
import {
  keyHeader,
  officialBody,
  passedCheck,
  runTask,
  tasksPath,
  tokenBody,
  unifiedBody,
  unifiedPath,
  upload,
} from './requests.ts';
import { edited, portableText } from './shipped-text.ts';
import { type Stack, until } from './stack.ts';

type Random = ReturnType<typeof createRandom>;

const KINDS = [
  ...(['chat', 'stream', 'generate', 'official', 'unified', 'live', 'job', 'hear', 'part', 'asset', 'free'] as const),
];
const FREE_PATHS = ['/v1/models', '/v1beta/models', '/v1/account/balance', '/v1/account/tasks', '/v1/account/limits'];
const CHAT = { messages: [{ role: 'user', content: 'hello' }] };

/** The shipped configuration with more routes, and with other prices than the last time. */
export function trafficText(random: Random): string {
  const amount = (max: number) => `"${formatNano(BigInt(random.integer(1, max * 1_000_000)) * 1_000n + 7n)}"`;
  const classes = (max: number) => `{ input: ${amount(max)}, cached: ${amount(max)}, output: ${amount(max)} }`;
  return edited(
    portableText,
    ['480p:  { none: "0.460000"', `480p:  { none: ${amount(2)}`],
    ['input: "36.00", cache_write: "45.00"', `input: ${amount(60)}, cache_write: "45.00"`],
    [
      'gen_flash:  { unit: million_tokens, by: [class], table: { input: "2.20"',
      `gen_flash:  { unit: million_tokens, by: [class], table: { input: ${amount(9)}`,
    ],
    [
      '\nupstreams:\n',
      `
upstreams:
  live: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: LIVE_KEY } } }
  work: { url: "http://127.0.0.1:1", auth: { header: authorization, scheme: Bearer, secret: { env: WORK_KEY } } }
`,
    ],
    [
      '\nprices:\n',
      `
prices:
  live: { unit: request, by: [class], table: { token: ${amount(1)}, word: ${amount(1)} } }
  jobs: { unit: million_tokens, by: [size, class], table: { small: ${classes(20)}, large: ${classes(40)} } }
  sound: { unit: second, by: [class], table: { second: ${amount(1)} } }
`,
    ],
    [
      '\nmodels:\n',
      `
models:
  live-1: { type: live, upstream: live, price: live, limits: { output: 10 } }
  job-1: { type: job, upstream: work, price: jobs }
  hear-1: { type: hear, upstream: work, price: sound }
`,
    ],
    [
      '  messages:\n    body: { type: error',
      '  messages:\n    websocket: { data: { type: error, error: { type: "${error.name}" } } }\n    body: { type: error',
    ],
    [
      '\nbilling:\n',
      `
billing:
  live:
    unit: request
    facts: { output: { limit: output } }
    hold: { token: { cel: output }, word: { cel: "2" } }
    counts: { tokens: /response/usage/output_tokens, words: /usage/words }
    charge: { token: { cel: tokens }, word: { cel: words } }
    without_usage: { token: { cel: "4" } }
  job_tokens:
    unit: million_tokens
    facts:
      size: { at: /size, type: string, enum: [small, large], default: small }
      most: { at: /most, type: int }
    hold: { input: { cel: most }, cached: { cel: most }, output: { cel: most } }
    actual:
      at: { /usage/input: input, /usage/cached: { input: -1, cached: 1 }, /usage/output: output }
      otherwise: { output: { cel: most } }
      failed: { at: { /usage/input: input }, otherwise: { input: { cel: most } } }
      cancelled: { otherwise: { input: { cel: "0" } } }
    cap: 3
  file_seconds:
    unit: second
    facts: { size: { at: /file/bytes, type: int }, length: { media: { file: file, otherwise: size / 500 + 1 } } }
    hold: { second: { cel: size / 500 + 1 } }
    counts: { seconds: { ceil: /duration } }
    charge: { second: { cel: seconds } }
    without_usage: { second: { cel: length } }
`,
    ],
    [
      '\ntasks:\n',
      `
tasks:
  job:
    id: /id
    status: { at: /status, running: [queued], succeeded: [done], failed: [failed], cancelled: [cancelled] }
    deadline: 1h
`,
    ],
    [
      '\nroutes:\n',
      `
routes:
  live:
    match: GET /v1/realtime
    model: { query: model, type: live }
    websocket: { event: /type, starts: [response.created], ends: [response.done], reports: [transcribed], message: 64KiB, idle: 1h }
    billing: live
  create_job: { match: POST /api/v3/jobs, model: { is: job-1 }, billing: job_tokens, creates_task: job }
  get_job: { match: "GET /api/v3/jobs/{id}", task: { poll: id, kinds: [job] } }
  hear: { match: POST /api/v3/hear, model: { is: hear-1 }, file: { content_types: [audio/*] }, billing: file_seconds }
  part: { match: POST /api/v3/part, model: { is: hear-1 }, form: { file: { type: file } }, billing: file_seconds }
`,
    ],
  );
}

/** Starts the upstreams that the sandbox does not play, and sends requests. The caller starts the stack with `upstreams`. */
export async function startTraffic(t: Test) {
  const realtime = await realtimeUpstream(t);
  const jobs = new Map<string, object>();
  const work = await startFaultServer(({ request: { method, target, body }, reply }) => {
    if (target === '/api/v3/hear' || target === '/api/v3/part')
      return reply(200, body.length % 2 === 0 ? { duration: body.length / 30_000 } : {});
    if (method !== 'POST') return reply(200, jobs.get(target.slice(target.lastIndexOf('/') + 1)));
    const id = `job-${jobs.size}`;
    jobs.set(id, { id, ...JSON.parse(String(body)).answer });
    return reply(200, { id, status: 'queued' });
  });
  t.teardown(() => work.close());
  let calls = 0;

  /** Opens a WebSocket, on which the upstream sends responses and reports. @returns how many were charged */
  async function live(stack: Stack, key: string, random: Random): Promise<number> {
    const events = Array.from({ length: random.integer(1, 3) }, () =>
      random.chance(0.7)
        ? [
            { type: 'response.created' },
            { type: 'response.done', response: { usage: { output_tokens: random.integer(0, 10) } } },
          ]
        : [{ type: 'transcribed', usage: { words: random.integer(1, 5) } }],
    );
    const isCut = random.chance(0.4);
    const id = `${++calls}`;
    const caller = await connectRealtime(stack.url, key, `model=live-1&beta=${id}`);
    const vendor = realtime.opened.find(({ url }) => new URLSearchParams(url.split('?')[1]).get('beta') === id)?.side;
    if (!('socket' in caller) || vendor === undefined) throw new Error('the WebSocket was not opened');
    const sent = [...events.flat(), ...(isCut ? [{ type: 'response.created' }] : [])];
    for (const event of sent) vendor.send(event);
    await until(
      async () => caller.texts().length,
      (count) => count === sent.length,
    );
    if (isCut) caller.socket.destroy();
    else caller.socket.end(frame(8, Buffer.from([3, 232]), true));
    return events.length + (isCut ? 1 : 0);
  }

  /** A group and an asset, which the other caller cannot use, and a task with it. */
  async function asset(t: Test, me: Caller, other: Caller, isDeleted: boolean): Promise<void> {
    const group = await passedCheck(me);
    const path = `/api/v3/assets/${(await upload(me, group)).json.Result.Id}`;
    const image_url = { url: `asset://${path.slice('/api/v3/assets/'.length)}` };
    const text = { type: 'text', text: 'she waves [instant]' };
    const body = tokenBody({ content: [text, { type: 'image_url', image_url }] });
    for (const at of [path, `/api/v3/asset-groups/${group}`]) {
      t.equal((await me.call('GET', at)).status, 200, at);
      t.equal((await other.call('GET', at)).status, 404, `${at} of another account`);
    }
    t.equal((await other.call('POST', tasksPath, body)).status, 404);
    await runTask(me, tasksPath, body);
    if (!isDeleted) return;
    t.equal((await me.call('DELETE', path)).status, 200);
    t.equal((await me.call('GET', path)).status, 404, 'deleted');
  }

  return {
    upstreams: { live: realtime.url, work: work.url },
    /** One request of a random route, or what belongs together. @returns the model of each charge that it makes */
    async request(t: Test, stack: Stack, key: string, other: string, random: Random): Promise<readonly string[]> {
      const as = (whose: string): Caller => ({
        call: (method, to, body) => stack.call(method, to, body, keyHeader(to, whose)),
      });
      const { call } = as(key);
      const max_tokens = random.integer(1, 200);
      switch (random.pick(KINDS)) {
        case 'chat':
          await call('POST', '/v1/messages', { model: 'chat-large', max_tokens, ...CHAT });
          return ['chat-large'];
        case 'stream':
          await call('POST', '/v1/messages', { model: 'chat-small', max_tokens, stream: true, ...CHAT });
          return ['chat-small'];
        case 'generate': {
          const contents = [{ role: 'user', parts: [{ text: 'hello' }] }];
          const generationConfig = { maxOutputTokens: max_tokens };
          await call('POST', '/v1beta/models/gen-flash:generateContent', { contents, generationConfig });
          return ['gen-flash'];
        }
        case 'official':
          await runTask({ call }, tasksPath, officialBody({ duration: random.integer(4, 12) }));
          return ['c/vidgen-2.0'];
        case 'unified': {
          const body = unifiedBody({ duration: random.integer(4, 12), resolution: '480p' });
          await runTask({ call }, unifiedPath('c'), body);
          return ['c/vidgen-2.0'];
        }
        case 'live':
          return new Array<string>(await live(stack, key, random)).fill('live-1');
        case 'job': {
          const [most, status] = [random.integer(1, 200_000), random.pick(['done', 'done', 'failed', 'cancelled'])];
          const input = random.integer(1, most);
          const usage = { input, cached: random.integer(0, input), output: random.integer(0, most) };
          const answer = { status, ...(random.chance(0.7) && { usage }) };
          await runTask({ call }, '/api/v3/jobs', { most, size: random.pick(['small', 'large']), answer });
          return status === 'cancelled' ? [] : ['job-1'];
        }
        case 'hear': {
          const query = new URLSearchParams({ seconds: String(random.integer(1, 3)) });
          const sound = Buffer.from(media({ name: 'a.wav', query, range: undefined }).body);
          // An odd number of bytes: the upstream reports nothing.
          const body = random.chance(0.5) ? sound : Buffer.concat([sound, Buffer.alloc(1)]);
          const headers = { ...keyHeader('/api/v3', key), 'content-type': 'audio/wav' };
          t.equal((await stack.call('POST', '/api/v3/hear', body, headers)).status, 200);
          return ['hear-1'];
        }
        case 'part': {
          const form = new FormData();
          form.append('file', new Blob([Buffer.from(random.bytes(random.integer(1, 3_000)))]), 'a.wav');
          const sent = new Response(form);
          const headers = { ...keyHeader('/api/v3', key), 'content-type': sent.headers.get('content-type') ?? '' };
          const body = Buffer.from(await sent.arrayBuffer());
          t.equal((await stack.call('POST', '/api/v3/part', body, headers)).status, 200);
          return ['hear-1'];
        }
        case 'free': {
          for (const path of FREE_PATHS) t.equal((await call('GET', path)).status, 200, path);
          const { status } = await call('POST', '/v1/messages/count_tokens', { model: 'chat-large', ...CHAT });
          t.equal(status, 200);
          return [];
        }
        case 'asset':
          await asset(t, as(key), as(other), random.chance(0.5));
          return ['vidgen-2.0'];
      }
    },
  };
}

type Caller = { readonly call: (method: string, to: string, body?: unknown) => ReturnType<Stack['call']> };
