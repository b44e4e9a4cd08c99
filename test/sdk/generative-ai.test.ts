/** Tests the older generative SDK, @google/generative-ai. */
import {
  GoogleGenerativeAI,
  GoogleGenerativeAIError,
  GoogleGenerativeAIFetchError,
  SchemaType,
} from '@google/generative-ai';
import t from 'tap';
import { until } from '../support/stack.ts';
import { cancelling, collect, failureOf, startGateway } from './gateway.ts';
import { saidBack } from './generative-sdks.ts';

const gateway = await startGateway(t, { config: cancelling() });
const model = (options: { name?: string; key?: string; apiVersion?: string } = {}) =>
  new GoogleGenerativeAI(options.key ?? gateway.key).getGenerativeModel(
    { model: options.name ?? 'gen-pro' },
    { baseUrl: gateway.url, ...(options.apiVersion === undefined ? {} : { apiVersion: options.apiVersion }) },
  );

for (const apiVersion of [undefined, 'v1']) {
  t.test(`@google/generative-ai, API version ${apiVersion ?? 'by default'}`, async (t) => {
    const pro = model(apiVersion === undefined ? {} : { apiVersion });

    t.test('generates content', async (t) => {
      const { response } = await pro.generateContent(`hello ${apiVersion}`);
      t.equal(response.text(), saidBack(`hello ${apiVersion}`));
      t.match(response.usageMetadata, { candidatesTokenCount: Number, totalTokenCount: Number });
      t.match(await gateway.received(`hello ${apiVersion}`), [{ path: '/v1beta/models/gen-pro:generateContent' }]);
    });

    t.test('streams content', async (t) => {
      const { stream, response } = await pro.generateContentStream('stream to me');
      const chunks = await collect(stream);
      t.equal(chunks.map((chunk) => chunk.text()).join(''), saidBack('stream to me'));
      t.equal((await response).text(), saidBack('stream to me'), 'the response is assembled from the events');
    });

    t.test('calls a function', async (t) => {
      const parameters = { type: SchemaType.OBJECT, properties: { city: { type: SchemaType.STRING } } } as const;
      const tools = [
        { functionDeclarations: [{ name: 'get_weather', parameters: { ...parameters, required: ['city'] } }] },
      ];
      const contents = [{ role: 'user', parts: [{ text: '[tool] weather' }] }];
      const { response } = await pro.generateContent({ contents, tools });
      t.same(response.functionCalls(), [{ name: 'get_weather', args: { city: 'sandbox' } }]);
    });

    t.test('holds a chat', async (t) => {
      const chat = pro.startChat();
      await chat.sendMessage(`first ${apiVersion}`);
      t.equal((await chat.sendMessage('second')).response.text(), saidBack('second'));
      t.equal((await chat.getHistory()).length, 4);
    });

    t.test('gets its own error for what is refused', async (t) => {
      for (const [word, status] of [
        ['reject', 400],
        ['busy', 429],
        ['overloaded', 503],
        ['reset', 502],
      ] as const) {
        const error = await failureOf(pro.generateContent(`[${word}] please`));
        t.type(error, GoogleGenerativeAIFetchError);
        t.match(error, { status });
      }
    });

    t.test('fails for a stream that broke off', async (t) => {
      const { stream, response } = await pro.generateContentStream('[truncate] half a stream');
      const whole = failureOf(response);
      t.type(await failureOf(collect(stream)), GoogleGenerativeAIError);
      t.type(await whole, GoogleGenerativeAIError);
    });
  });
}

t.test('a wrong key and a model of another interface are refused before the upstream', async (t) => {
  t.match(await failureOf(model({ key: 'tg_wrong' }).generateContent('not sent')), { status: 401 });
  t.match(await failureOf(model({ name: 'chat-large' }).generateContent('not sent')), { status: 404 });
  t.same(await gateway.received('not sent'), []);
});

t.test('a caller who aborts cancels the upstream request', async (t) => {
  const caller = new AbortController();
  const { stream, response } = await model().generateContentStream('[words=20000] talk on', { signal: caller.signal });
  const whole = failureOf(response);
  const read = async () => {
    for await (const _ of stream) caller.abort();
  };
  await failureOf(read());
  await whole;
  await until(
    () => gateway.received('talk on'),
    ([entry]) => entry?.outcome === 'caller-left',
  );
  t.pass('the journal shows that the gateway left');
});

gateway.keysStayHere();
