/** The SDKs list models and count tokens. */

import { GoogleGenerativeAI } from '@google/generative-ai';
import t from 'tap';
import { collect, failureOf, startGateway } from './gateway.ts';
import { generativeSdks } from './generative-sdks.ts';

// Tests the model list of the generative SDK.

const gateway = await startGateway(t);
const { key: restricted } = await gateway.newKey(gateway.account, { models: ['gen-pro', 'chat-*'] });
const names = (models: readonly { readonly name?: string }[]) => models.map((model) => model.name);

/** Not those of the messages interface, which these SDKs cannot call. */
const all = ['models/gen-pro', 'models/gen-flash'];

for (const { name, client, ApiError } of generativeSdks) {
  t.test(`the generative SDK ${name}`, async (t) => {
    const { models } = client({ baseUrl: gateway.url, apiKey: gateway.key });
    const few = client({ baseUrl: gateway.url, apiKey: restricted }).models;

    t.test('lists the chat models and no video models', async (t) => {
      const listed = await collect(await models.list());
      t.same(names(listed), all);
      t.match(listed[0], {
        displayName: 'Gen Pro',
        inputTokenLimit: 1_048_576,
        supportedActions: ['generateContent', 'streamGenerateContent'],
      });
    });

    t.test('reads the list page by page', async (t) => {
      const pager = await models.list({ config: { pageSize: 1 } });
      t.same(names(pager.page), all.slice(0, 1));
      t.ok(pager.hasNextPage());
      t.same(names(await pager.nextPage()), all.slice(1));
      t.notOk(pager.hasNextPage());
      t.same(names(await collect(await models.list({ config: { pageSize: 1 } }))), all);
    });

    t.test('gets one model', async (t) => {
      t.match(await models.get({ model: 'gen-flash' }), { name: 'models/gen-flash', displayName: 'Gen Flash' });
      t.match(await models.get({ model: 'models/gen-flash' }), { name: 'models/gen-flash' });
    });

    t.test('lists only the models that its key may use', async (t) => {
      t.same(names(await collect(await few.list())), ['models/gen-pro']);
      t.same(names(await collect(await few.list({ config: { pageSize: 1 } }))), ['models/gen-pro']);
      t.match(await few.get({ model: 'gen-pro' }), { name: 'models/gen-pro' });
    });

    t.test('gets the same 404 for a hidden, an unknown and a video model', async (t) => {
      const cases = [
        { model: 'gen-flash', by: few },
        { model: 'gen-nonexistent', by: models },
        { model: 'vidgen-2.0', by: models },
      ];
      for (const { model, by } of cases) {
        const error = await failureOf(by.get({ model }));
        t.type(error, ApiError);
        t.match(JSON.parse(error.message), { error: { code: 404, status: 'NOT_FOUND' } });
      }
    });

    t.test('gets 401 for a wrong key', async (t) => {
      const stranger = client({ baseUrl: gateway.url, apiKey: 'tg_wrong' }).models;
      t.match(await failureOf(stranger.list()), { status: 401 });
    });
  });
}

t.test('the gateway answers from its own catalogue', async (t) => {
  t.same(await gateway.received(), []);
});

// Tests token counts of the generative SDKs.

for (const { name, client, ApiError } of generativeSdks) {
  t.test(`the generative SDK ${name} counts tokens`, async (t) => {
    const { models } = client({ baseUrl: gateway.url, apiKey: gateway.key });
    t.match(await models.countTokens({ model: 'gen-pro', contents: `count ${name}` }), { totalTokens: Number });
    const [entry] = await gateway.received(`count ${name}`);
    t.match(entry, { method: 'POST', path: '/v1beta/models/gen-pro:countTokens' });
    const error = await failureOf(models.countTokens({ model: 'gen-nonexistent', contents: 'none' }));
    t.type(error, ApiError);
    t.match(error, { status: 404 });
  });
}

t.test('@google/generative-ai counts tokens', async (t) => {
  const model = new GoogleGenerativeAI(gateway.key).getGenerativeModel({ model: 'gen-pro' }, { baseUrl: gateway.url });
  t.match(await model.countTokens('count me'), { totalTokens: Number });
});
