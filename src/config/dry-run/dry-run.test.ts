/** Tests the dry run with the shipped configuration. */
import t from 'tap';
import { ask } from '../../../test/support/dry-runs.ts';
import { NANO } from '../../lib/money/amount.ts';
import type { ErrorKind } from '../../lib/refusal.ts';
import { nobody } from './dry-exchange.ts';

const text = { type: 'text', text: 'a red kite' };

t.test('a dry run describes each step in words', async (t) => {
  const content = [text, { type: 'image_url', image_url: { url: 'asset://a1' } }];
  const { steps, result } = ask('create_video_task', {
    model: 'c/vidgen-2.0',
    content,
    duration: 4,
    resolution: '480p',
    seed: 5,
  });
  t.same(steps, [
    { name: 'parse', said: '168 bytes of JSON' },
    { name: 'model', said: 'c/vidgen-2.0, of upstream c' },
    { name: 'branch', said: 'official' },
    { name: 'validate', said: 'the body fits its schema' },
    { name: 'pick', said: 'removes seed' },
    { name: 'ownership', said: 'asset a1, owned by the account' },
    { name: 'quote', said: 'resolution 480p, duration 4, reference none, reference_seconds 0' },
    { name: 'quote', said: 'units { seconds: 4 }' },
    { name: 'quote', said: 'holds 1.84 CNY: 4 s × 0.46' },
    { name: 'forward', said: 'POST /api/v3/contents/generations/tasks to upstream c' },
    {
      name: 'forward',
      said: `{"model":"c/vidgen-2.0","content":${JSON.stringify(content)},"duration":4,"resolution":"480p"}`,
    },
    {
      name: 'record',
      said: 'a task of kind official_video; released at 4xx; an unknown outcome is resolved from /api/v3/contents/generations/tasks',
    },
  ]);
  t.match(result, {
    ok: true,
    admitted: {
      branch: 'official',
      model: 'c/vidgen-2.0',
      upstream: 'c',
      upstream_path: '/api/v3/contents/generations/tasks',
      needs: [{ resource: 'asset', id: 'a1' }],
    },
  });
});

t.test('the first refusal ends the run', async (t) => {
  const { steps, result, branch } = ask('create_video_task', {
    model: 'c/vidgen-2.0',
    content: [text],
    duration: 'four',
  });
  t.same(steps.at(-1), { name: 'refused', said: 'invalid_request: duration must be a positive integer of seconds' });
  t.equal(steps.length, 4);
  t.equal(branch, 'official');
  t.match(result, { ok: false, refusal: { kind: 'invalid_request' } });
});

t.test('requests that the specification does not allow are refused', async (t) => {
  const video = { model: 'vidgen-2.0', content: [text] };
  const table: readonly (readonly [string, unknown, ErrorKind, RegExp])[] = [
    [
      'create_video_task',
      { ...video, duration: 16 },
      'invalid_request',
      /^duration must be an integer from 4 to 15, or -1$/,
    ],
    [
      'create_video_task',
      { ...video, execution_expires_after: 60 },
      'invalid_request',
      /^execution_expires_after must be/,
    ],
    [
      'create_video_task',
      { model: 'c/vidgen-2.0', prompt: 'p', duration: 4 },
      'invalid_request',
      /^content is required$/,
    ],
    ['create_video_task', { model: 'c/vidgen-2.0', content: [text] }, 'invalid_request', /^duration is required$/],
    [
      'create_video_task',
      { model: 'c/vidgen-2.0', content: [text], duration: -1 },
      'invalid_request',
      /^duration must be/,
    ],
    ['create_video_task', { model: 'nothing', content: [text] }, 'model_not_found', /'nothing'/],
    ['create_video_task', { model: 'chat-large', content: [text] }, 'model_not_found', /'chat-large'/],
    ['create_c_video', { model: 'k/vidgen-2.0', prompt: 'p' }, 'invalid_request', /must start with c\/vidgen$/],
    ['create_c_video', { model: 'vidgen-2.0', prompt: 'p' }, 'invalid_request', /must start with c\/vidgen$/],
    ['create_c_video', { model: 'c/vidgen-2.0', prompt: '' }, 'invalid_request', /^prompt must be a non-empty string$/],
    ['create_asset', { URL: 'https://a' }, 'invalid_request', /^GroupId is required$/],
    ['create_message', { model: 'gen-pro', messages: [{}] }, 'model_not_found', /'gen-pro'/],
    [
      'count_tokens',
      { model: 'chat-large', messages: [{}], stream: true },
      'invalid_request',
      /^stream is not accepted here$/,
    ],
  ];
  for (const [name, body, kind, message] of table) {
    const { result } = ask(name, body);
    t.notOk(result.ok, name);
    if (!result.ok)
      t.match({ kind: result.refusal.kind, message: result.refusal.message }, { kind, message }, `${name} ${message}`);
  }
});

t.test('the upstream gets the unified body with the billed defaults', async (t) => {
  const { result } = ask(
    'create_c_video',
    '{"model":"c/vidgen-2.0","prompt":"p","seed":1e2,"references":[{"type":"video","url":"https://a/b"}]}',
  );
  t.equal(
    result.ok && result.admitted.body,
    '{"model":"c/vidgen-2.0","prompt":"p","seed":1e2,"references":[{"type":"video","url":"https://a/b","role":"reference_video"}],' +
      '"duration":4,"resolution":"480p","ratio":"16:9","generate_audio":true,"watermark":false}',
  );
});

t.test('a key sees its own models only', async (t) => {
  const body = { model: 'c/vidgen-2.0', prompt: 'p' };
  t.match(ask('create_c_video', body, { principal: nobody(NANO, () => false) }).result, {
    ok: false,
    refusal: { kind: 'model_not_found' },
  });
});

t.test('a route that reads a body requires one', async (t) => {
  for (const name of ['create_video_task', 'create_asset_group', 'generate_content_v1beta']) {
    const { result } = ask(name, undefined, { params: { model: 'gen-pro' } });
    t.match(
      result,
      { ok: false, refusal: { kind: 'invalid_request', message: 'the body is empty; send a JSON object' } },
      name,
    );
  }
});

t.test('a model in the path, a rewritten path, and a GET without a body', async (t) => {
  const contents = [{ parts: [{ text: 'hello' }] }];
  t.match(ask('generate_content_v1', { contents }, { params: { model: 'gen-pro' } }).result, {
    ok: true,
    admitted: {
      model: 'gen-pro',
      upstream: 'generative',
      upstream_path: '/v1beta/models/gen-pro:generateContent',
      quote: {
        price: 'gen_pro',
        hold_units: [
          { class: 'input' },
          { class: 'audio', units_nano: 0n },
          { class: 'output', units_nano: 65_536_000_000_000n },
        ],
      },
    },
  });
  t.match(ask('get_asset', undefined, { params: { id: 'a/1' } }), {
    steps: [
      { name: 'branch' },
      { name: 'ownership', said: 'asset a/1, owned by the account' },
      { name: 'forward', said: 'GET /api/v3/assets/a%2F1 to upstream cloud' },
    ],
    result: { ok: true, admitted: { upstream: 'cloud', upstream_path: '/api/v3/assets/a%2F1', body: undefined } },
  });
});
