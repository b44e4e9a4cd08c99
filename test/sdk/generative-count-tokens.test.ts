/** Tests token counts of the generative SDKs. */
import { GoogleGenerativeAI } from '@google/generative-ai';
import t from 'tap';
import { failureOf, startGateway } from './gateway.ts';
import { generativeSdks } from './generative-sdks.ts';

const gateway = await startGateway(t);

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
