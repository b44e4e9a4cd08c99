/** Tests the video provider of the AI SDK. */
import { createByteDance } from '@ai-sdk/bytedance';
import { AISDKError, APICallError } from 'ai';
import t from 'tap';
import { formatNano, parseNano } from '../../src/lib/money/amount.ts';
import { until } from '../support/stack.ts';
import { failureOf, startGateway } from './gateway.ts';

const gateway = await startGateway(t);

interface Wish {
  readonly model?: string;
  readonly apiKey?: string;
  readonly abortSignal?: AbortSignal;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

/** Calls the provider like `generateVideo`, without its download, which refuses loopback addresses. */
const generate = (prompt: string, { model = 'vidgen-2.0', apiKey = gateway.key, abortSignal, options }: Wish = {}) =>
  createByteDance({ apiKey, baseURL: `${gateway.url}/api/v3` })
    .video(model)
    .doGenerate({
      prompt,
      n: 1,
      aspectRatio: '16:9',
      resolution: '1280x720',
      duration: 5,
      fps: undefined,
      seed: 7,
      image: undefined,
      frameImages: undefined,
      inputReferences: undefined,
      generateAudio: undefined,
      providerOptions: { bytedance: { pollIntervalMs: 10, ...options } },
      ...(abortSignal === undefined ? {} : { abortSignal }),
    });

/** A new account with 100, whose money is read as decimals. */
async function account(name: string) {
  const { account, key } = await gateway.newAccount(name, '100');
  return {
    account,
    apiKey: key,
    async money() {
      const wallet = await gateway.store.wallet(account);
      return { posted: formatNano(wallet?.posted_nano ?? 0n), held: formatNano(wallet?.held_nano ?? 0n) };
    },
    task: async () => (await gateway.store.listTasks({ account, limit: 10, offset: 0 })).tasks[0],
  };
}

t.test('a token-billed task becomes a video that can be fetched, and is charged', async (t) => {
  const { apiKey, money } = await account('tokens');
  const { videos, providerMetadata, warnings } = await generate('a red kite', { apiKey });
  t.same(warnings, []);
  t.match(providerMetadata, { bytedance: { taskId: /^cgt-/, usage: { completion_tokens: 108_000 } } });
  const [video] = videos;
  const url = video?.type === 'url' ? video.url : '';
  const file = await fetch(url);
  t.equal(file.status, 200);
  t.equal(file.headers.get('content-type'), 'video/mp4');
  t.ok(Buffer.from(await file.arrayBuffer()).includes('ftyp'), 'it is an MP4');
  t.same(await money(), { posted: '95.032', held: '0.00' }, '108 000 tokens at 46.00 per million');
  const [created] = await gateway.received('a red kite');
  t.match(JSON.parse(created?.body ?? ''), { model: 'vidgen-2.0', resolution: '720p', ratio: '16:9', seed: 7 });
});

t.test('a per-second model uses the official branch and is charged by the reported seconds', async (t) => {
  const { apiKey, money } = await account('seconds');
  const options = { watermark: true, returnLastFrame: true, serviceTier: 'flex', future_field: 'x' };
  const wish = { model: 'c/vidgen-2.0', apiKey, options };
  const { videos } = await generate('[billed=4] a blue kite', wish);
  t.match(videos, [{ type: 'url', mediaType: 'video/mp4' }]);
  t.same(await money(), { posted: '96.00', held: '0.00' }, '4 s at 1.000000');
  const [created] = await gateway.received('a blue kite');
  t.equal(created?.upstream, 'c');
  t.same(Object.keys(JSON.parse(created?.body ?? '')).sort(), [
    'content',
    'duration',
    'model',
    'ratio',
    'resolution',
    'watermark',
  ]);
});

t.test('every per-second family is served', async (t) => {
  for (const family of ['k', 'c', 's', 'z', 'r']) {
    const { videos } = await generate(`[instant] for ${family}`, { model: `${family}/vidgen-2.0` });
    t.match(videos, [{ type: 'url', url: /^http/ }], family);
  }
});

t.test('a task that fails is an error, and costs nothing', async (t) => {
  for (const model of ['vidgen-2.0', 'c/vidgen-2.0']) {
    const { apiKey, money } = await account(`failing-${model}`);
    const error = await failureOf(generate('[fail] a kite', { model, apiKey }));
    t.ok(AISDKError.isInstance(error));
    t.match(error, { name: 'BYTEDANCE_VIDEO_GENERATION_FAILED', message: /"status":"failed"/ });
    t.same(await money(), { posted: '100.00', held: '0.00' });
  }
});

t.test('a refusal of the upstream is an APICallError with its message, and costs nothing', async (t) => {
  const { apiKey, money } = await account('refused');
  for (const [word, statusCode] of [
    ['reject', 400],
    ['sensitive', 400],
    ['busy', 429],
  ] as const) {
    for (const model of ['vidgen-2.0', 'c/vidgen-2.0']) {
      const error = await failureOf(generate(`[${word}] a kite`, { model, apiKey }));
      t.ok(APICallError.isInstance(error), `${word}, ${model}`);
      t.match(error, { statusCode, responseBody: /"code":"/ });
    }
  }
  t.same(await money(), { posted: '100.00', held: '0.00' });
});

t.test('a refusal of the gateway is an APICallError, and nothing is sent', async (t) => {
  const { key: restricted } = await gateway.newKey(gateway.account, { models: ['gen-*'] });
  const { key: poor } = await gateway.newAccount('poor', '0.5');
  const cases: readonly (readonly [Wish, number, string])[] = [
    [{ apiKey: 'tg_wrong' }, 401, 'unauthorized'],
    [{ model: 'vidgen-nonexistent' }, 404, 'model_not_found'],
    [{ model: 'chat-large' }, 404, 'model_not_found'],
    [{ apiKey: restricted }, 404, 'model_not_found'],
    [{ apiKey: poor }, 402, 'insufficient_balance'],
    [{ options: { watermark: true, execution_expires_after: 1 } }, 400, 'invalid_request'],
  ];
  for (const [wish, statusCode, code] of cases) {
    const error = await failureOf(generate('never sent', wish));
    t.ok(APICallError.isInstance(error), code);
    t.match(error, { statusCode, data: { error: { code, message: String } } });
  }
  t.same(await gateway.received('never sent'), []);
});

t.test('a caller who stops waiting keeps its task and its hold, and can poll later', async (t) => {
  const { account: id, apiKey, money, task } = await account('impatient');
  const caller = new AbortController();
  const options = { pollIntervalMs: 60_000 };
  const wish = { model: 'c/vidgen-2.0', apiKey, abortSignal: caller.signal, options };
  const failure = failureOf(generate('[slow] a patient kite', wish));
  const created = await until(task, (found) => found?.state === 'running');
  caller.abort();
  t.match(await failure, { name: 'AbortError' });
  t.same(await money(), { posted: '100.00', held: '5.00' });
  const record = await until(
    () => gateway.call('GET', `/api/v3/contents/generations/tasks/${created?.upstream_id}`, undefined, bearer(apiKey)),
    ({ json }) => json.status === 'succeeded',
  );
  t.match(record.json, { content: { video_url: /^http/ }, billedSeconds: 5 });
  t.same(await money(), { posted: '95.00', held: '0.00' });
  t.match(await gateway.store.getTask(created?.id ?? ''), { account: id, state: 'succeeded' });
});

t.test('a caller who leaves during the creation still has its task', async (t) => {
  const { apiKey, money, task } = await account('gone');
  const caller = new AbortController();
  const failure = failureOf(generate('[late] a kite alone', { apiKey, abortSignal: caller.signal }));
  await until(
    () => gateway.received('a kite alone'),
    (entries) => entries.length === 1,
  );
  caller.abort();
  t.match(await failure, { name: 'AbortError' });
  t.match(await until(task, (found) => found?.state === 'running'), { upstream_id: /^cgt-/ });
  t.ok(parseNano((await money()).held) > 0n);
  t.match(await gateway.ended('a kite alone', 'answered'), { status: 200 });
});

function bearer(key: string) {
  return { authorization: `Bearer ${key}` };
}

gateway.keysStayHere();
