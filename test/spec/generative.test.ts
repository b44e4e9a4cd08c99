/** The specification, Resources: generative-content request and list of models. */
import t from 'tap';
import { keyHeader } from '../support/requests.ts';
import { call, type Reply } from '../support/stack.ts';
import { customer } from './customers.ts';
import { observe, passed } from './journal.ts';
import { stackFor, statement } from './support.ts';

const stack = await stackFor(t);
const { account, key } = await customer(stack);
const ask = (method: string, path: string, body?: unknown): Promise<Reply> =>
  call(stack.url + path, method, body, keyHeader('/v1beta', key));
const generate =
  (body: unknown, model = 'gen-pro') =>
  () =>
    ask('POST', `/v1beta/models/${model}:generateContent`, body);

statement(t, 'generative.contents', async (t) => {
  const text =
    '{"contents":[{"role":"user", "parts":[{"text":"caf\\u00e9"},{"text":"2"}]},{"parts":[{"text":"3"}]}],' +
    '"generationConfig":{"temperature":1.0,"seed":12345678901234567890}}';
  const { reply, up } = await passed(stack, generate(text));
  t.equal(reply.status, 200);
  t.equal(up.body, text);
  for (const wrong of [
    {},
    { contents: 'hello' },
    { contents: [] },
    { contents: [{}] },
    { contents: [{ parts: 'x' }] },
  ]) {
    const { result, sent } = await observe(stack, generate(wrong));
    t.equal(result.status, 400);
    t.match(result.json, { error: { code: 400, status: 'INVALID_ARGUMENT', message: /contents/ } });
    t.strictSame(sent, [], 'nothing was forwarded');
  }
});

statement(t, 'generative.model', async (t) => {
  const body = { model: 'gen-flash', contents: [{ parts: [{ text: 'hello' }] }] };
  const { reply, up } = await passed(stack, generate(body));
  t.equal(up.path, '/v1beta/models/gen-pro:generateContent');
  t.equal(reply.json.modelVersion, 'gen-pro', 'a model in the body is ignored');
  for (const model of ['nobody', 'chat-large', 'c/vidgen-2.0', 'vidgen-2.0']) {
    const { result, sent } = await observe(stack, generate(body, model));
    t.equal(result.status, 404, model);
    t.match(result.json, { error: { code: 404, status: 'NOT_FOUND' } });
    t.strictSame(sent, []);
  }
});

statement(t, 'generative.list', async (t) => {
  const { status, json } = await ask('GET', '/v1beta/models');
  t.equal(status, 200);
  t.strictSame(Object.keys(json), ['models']);
  const pro = json.models.find(({ name }: { name: string }) => name === 'models/gen-pro');
  t.strictSame(pro, {
    name: 'models/gen-pro',
    baseModelId: 'gen-pro',
    version: '001',
    displayName: 'Gen Pro',
    inputTokenLimit: 1048576,
    outputTokenLimit: 65536,
    supportedGenerationMethods: ['generateContent', 'streamGenerateContent', 'countTokens'],
  });
});

statement(t, 'generative.pages', async (t) => {
  const names: string[] = [];
  let token: string | undefined;
  for (let page = 0; page < 10; page++) {
    const query = `pageSize=1${token === undefined ? '' : `&pageToken=${token}`}`;
    const { json } = await ask('GET', `/v1beta/models?${query}`);
    t.equal(json.models.length, 1);
    names.push(json.models[0].name);
    token = json.nextPageToken;
    if (token === undefined) break;
  }
  const all = (await ask('GET', '/v1beta/models')).json.models;
  t.strictSame(
    names,
    all.map(({ name }: { name: string }) => name),
  );
  t.strictSame((await ask('GET', '/v1beta/models?pageSize=0')).json.models, all, '0 is the default');
  t.strictSame(
    (await ask('GET', '/v1beta/models/gen-pro')).json,
    all.find((each: { baseModelId: string }) => each.baseModelId === 'gen-pro'),
  );
  t.match((await ask('GET', '/v1beta/models/vidgen-2.0')).json, { error: { code: 404, status: 'NOT_FOUND' } });
  const { key: narrow } = await stack.newKey(account, { models: ['gen-f*'] });
  const seen = await call(`${stack.url}/v1beta/models`, 'GET', undefined, keyHeader('/v1beta', narrow));
  t.match(seen.json, { models: [{ name: 'models/gen-flash' }] }, 'only the models that the key may use');
});
