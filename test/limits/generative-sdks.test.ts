/** Tests what the generative SDKs make of a limit: an error with the status and the word of the interface, and nothing is sent upstream. */
import t from 'tap';
import { failureOf } from '../sdk/gateway.ts';
import { generativeSdks } from '../sdk/generative-sdks.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { startStack } from '../support/stack.ts';

const config = edited(shippedText, ['limits: {}\n', 'limits: { per_key: { by: [key], requests: 1/min } }\n']);
const now_ms = Date.now();
const stack = await startStack({ config, now: () => now_ms });
t.teardown(() => stack.close());
const hello = { model: 'gen-pro', contents: 'hello' };

for (const { name, client, ApiError } of generativeSdks) {
  t.test(`the generative SDK ${name} after the last request of a minute`, async (t) => {
    const { key } = await stack.newAccount(`rate_${name}`);
    const { models } = client({ baseUrl: stack.url, apiKey: key });
    t.type((await models.generateContent(hello)).text, 'string');
    for (const ask of [() => models.generateContent(hello), () => models.generateContentStream(hello)]) {
      const error = await failureOf(ask());
      t.type(error, ApiError);
      t.match(error, { status: 429 });
      t.match(JSON.parse(error.message), { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: String } });
    }
  });

  t.test(`the generative SDK ${name} beyond a spend limit`, async (t) => {
    const { key, key_id } = await stack.newAccount(`spend_${name}`);
    await stack.store.setKeyLimits(key_id, { spend_per_day: '0.000001', requests: 'none' });
    const { models } = client({ baseUrl: stack.url, apiKey: key });
    const error = await failureOf(models.generateContent(hello));
    t.type(error, ApiError);
    t.match(error, { status: 402 });
    t.match(JSON.parse(error.message), { error: { code: 402, message: /limit/ } });
  });
}
