/** Official SDKs against the sandbox. */
import { createByteDance } from '@ai-sdk/bytedance';
import Anthropic from '@anthropic-ai/sdk';
import { GoogleGenAI } from '@google/genai';
import AnthropicOld from 'anthropic-sdk-0';
import t from 'tap';
import { bench } from './support.ts';

const say = (content: string) => ({
  model: 'chat-large',
  max_tokens: 50,
  messages: [{ role: 'user' as const, content }],
});

type Say = ReturnType<typeof say>;

/** The same three calls for both generations of the SDK, whose types are unrelated. */
const clients = {
  '1.x': (baseURL: string) => {
    const { messages } = new Anthropic({ baseURL, apiKey: 'any', maxRetries: 0 });
    return {
      create: (body: Say) => messages.create(body),
      stream: (body: Say) => messages.stream(body).finalMessage(),
      count: ({ model, messages: turns }: Say) => messages.countTokens({ model, messages: turns }),
    };
  },
  '0.x': (baseURL: string) => {
    const { messages } = new AnthropicOld({ baseURL, apiKey: 'any', maxRetries: 0 });
    return {
      create: (body: Say) => messages.create(body),
      stream: (body: Say) => messages.stream(body).finalMessage(),
      count: ({ model, messages: turns }: Say) => messages.countTokens({ model, messages: turns }),
    };
  },
};

for (const [name, clientAt] of Object.entries(clients)) {
  t.test(`the messages SDK ${name} accepts answers, streams and errors`, async (t) => {
    const { sandbox } = await bench(t, { pace: 0 });
    const client = clientAt(sandbox.baseUrl('messages'));
    const message = await client.create(say('hello'));
    t.match(message, { content: [{ type: 'text', text: /hello/ }], usage: { output_tokens: 8 } });
    const streamed = await client.stream(say('hello'));
    t.match(streamed, { content: message.content, usage: { output_tokens: 8 }, stop_reason: 'end_turn' });
    t.match(await client.count(say('hello')), { input_tokens: 3 });
    await t.rejects(Promise.resolve(client.create(say('[busy]'))), { message: /^429/ });
    await t.rejects(client.stream(say('[truncate]')));
    await t.rejects(client.stream(say('[stream-error]')), /Overloaded/);
  });
}

t.test('the generative SDK accepts answers, streams and errors', async (t) => {
  const { sandbox } = await bench(t, { pace: 0 });
  const httpOptions = { baseUrl: sandbox.baseUrl('generative'), apiVersion: 'v1beta' };
  const { models } = new GoogleGenAI({ apiKey: 'any', httpOptions });
  const ask = (contents: string) => ({ model: 'gen-pro', contents });
  const whole = await models.generateContent(ask('hello'));
  t.match(whole.text, /hello/);
  t.match(whole.usageMetadata, { candidatesTokenCount: 8 });
  let text = '';
  for await (const chunk of await models.generateContentStream(ask('hello'))) text += chunk.text;
  t.equal(text, whole.text);
  t.match(await models.countTokens(ask('hello')), { totalTokens: 3 });
  await t.rejects(models.generateContent(ask('[reject]')), { message: /\[reject\]/ });
});

t.test('the video SDK polls a task to its video', async (t) => {
  const { sandbox } = await bench(t, { pace: 0.01, now: Date.now });
  const provider = createByteDance({ apiKey: 'any', baseURL: `${sandbox.baseUrl('cloud')}/api/v3` });
  const generate = async (prompt: string) =>
    provider.video('vidgen-2.0').doGenerate({
      prompt,
      n: 1,
      aspectRatio: '16:9',
      resolution: '1280x720',
      duration: 5,
      fps: undefined,
      seed: 1,
      image: undefined,
      frameImages: undefined,
      inputReferences: undefined,
      generateAudio: undefined,
      providerOptions: { bytedance: { pollIntervalMs: 5 } },
    });
  const { videos, providerMetadata } = await generate('a kite');
  t.match(videos, [{ type: 'url', mediaType: 'video/mp4', url: /^http/ }]);
  t.match(providerMetadata, { bytedance: { usage: { completion_tokens: 108_000 } } });
  await t.rejects(generate('a kite [fail]'), /failed/);
  await t.rejects(generate('a kite [reject]'), /\[reject\]/);
});
