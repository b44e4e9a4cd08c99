/** Tests operations of the SDKs that the gateway does not serve. */
import { createByteDance } from '@ai-sdk/bytedance';
import Anthropic from '@anthropic-ai/sdk';
import { ApiError, GoogleGenAI } from '@google/genai';
import { GoogleGenerativeAI } from '@google/generative-ai';
import { APICallError } from 'ai';
import AnthropicOld from 'anthropic-sdk-0';
import t from 'tap';
import { failureOf, startGateway } from './gateway.ts';

const gateway = await startGateway(t);

t.test(
  'operations of the generative SDK that the gateway does not serve give an ApiError in the right envelope',
  async (t) => {
    for (const apiVersion of ['v1', 'v1beta']) {
      const { models, caches, files } = new GoogleGenAI({
        apiKey: gateway.key,
        apiVersion,
        httpOptions: { baseUrl: gateway.url },
      });
      const calls = {
        embedContent: () => models.embedContent({ model: 'gen-pro', contents: 'hello' }),
        caches: () => caches.list(),
        files: () => files.list(),
      };
      for (const [name, call] of Object.entries(calls)) {
        const error = await failureOf(call());
        t.type(error, ApiError, `${name} of ${apiVersion}`);
        t.match(error, { status: /^(404|405|501)$/ });
        if (name === 'embedContent' || apiVersion === 'v1beta')
          t.match(JSON.parse(error.message), { error: { code: Number, status: String } });
      }
    }
  },
);

t.test('so do operations of the older generative SDK', async (t) => {
  const model = new GoogleGenerativeAI(gateway.key).getGenerativeModel({ model: 'gen-pro' }, { baseUrl: gateway.url });
  t.match(await failureOf(model.embedContent('hello')), { status: /^(404|405|501)$/ });
});

t.test('operations of the messages SDKs that the gateway does not serve give a NotFoundError', async (t) => {
  const options = { baseURL: gateway.url, apiKey: gateway.key };
  const calls = {
    batches: () => new Anthropic(options).messages.batches.list(),
    files: () => new Anthropic(options).files.list(),
    'batches of 0.x': () => new AnthropicOld(options).messages.batches.list(),
    'files of 0.x': () => new AnthropicOld(options).beta.files.list(),
  };
  for (const [name, call] of Object.entries(calls)) {
    const error = await failureOf(call());
    t.match(
      error,
      { status: 404, requestID: /^req_/, error: { type: 'error', error: { type: 'not_found_error' } } },
      name,
    );
  }
  t.type(await failureOf(new Anthropic(options).files.list()), Anthropic.NotFoundError);
  t.type(await failureOf(new AnthropicOld(options).beta.files.list()), AnthropicOld.NotFoundError);
});

t.test('images of the video SDK give an APICallError', async (t) => {
  const provider = createByteDance({ apiKey: gateway.key, baseURL: `${gateway.url}/api/v3` });
  const none = { size: undefined, aspectRatio: undefined, seed: undefined, files: undefined, mask: undefined };
  const error = await failureOf(
    provider.image('vidgen-2.0').doGenerate({ prompt: 'a kite', n: 1, ...none, providerOptions: {} }),
  );
  t.ok(APICallError.isInstance(error));
  t.match(error, { statusCode: 404, data: { error: { code: 'not_found', message: String } } });
});

t.test('none of these requests is forwarded', async (t) => {
  t.same(await gateway.received(), []);
});
