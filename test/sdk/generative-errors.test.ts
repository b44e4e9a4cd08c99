/** Tests which errors the generative SDK raises. */
import t from 'tap';
import { collect, failureOf, startGateway } from './gateway.ts';
import { generativeSdks } from './generative-sdks.ts';

const gateway = await startGateway(t);
const { key: restricted } = await gateway.newKey(gateway.account, { models: ['chat-*'] });
const { key: expired } = await gateway.newKey(gateway.account, { expires_at_ms: 1 });

/** The sandbox's word, and the status and name of the upstream's refusal. */
const upstreamErrors = [
  ['reject', 400, 'INVALID_ARGUMENT'],
  ['denied', 403, 'PERMISSION_DENIED'],
  ['busy', 429, 'RESOURCE_EXHAUSTED'],
  ['error', 500, 'INTERNAL'],
  ['overloaded', 503, 'UNAVAILABLE'],
] as const;

for (const { name, client, ApiError } of generativeSdks) {
  t.test(`the generative SDK ${name} gets`, async (t) => {
    const as = (apiKey: string) => client({ baseUrl: gateway.url, apiKey }).models;
    const models = as(gateway.key);
    /** The SDK's errors have the body as their message. */
    const body = (error: Error) => JSON.parse(error.message);

    for (const [word, status, code] of upstreamErrors) {
      t.test(`ApiError for the upstream's ${status} ${code}, once`, async (t) => {
        const prompt = `[${word}] ${name}`;
        const error = await failureOf(models.generateContent({ model: 'gen-pro', contents: prompt }));
        t.type(error, ApiError);
        t.match(error, { status });
        t.match(body(error), { error: { code: status, status: code, message: `[${word}]` } });
        t.equal((await gateway.received(prompt)).length, 1);
      });
      t.test(`ApiError for ${status} before a stream begins`, async (t) => {
        const error = await failureOf(models.generateContentStream({ model: 'gen-pro', contents: `[${word}]` }));
        t.type(error, ApiError);
        t.match(error, { status });
      });
    }

    t.test('ApiError 401 for a wrong and an expired key', async (t) => {
      for (const key of ['tg_wrong', expired]) {
        const error = await failureOf(as(key).generateContent({ model: 'gen-pro', contents: 'who am I' }));
        t.type(error, ApiError);
        t.match(body(error), { error: { code: 401, status: 'UNAUTHENTICATED', message: String } });
      }
      t.same(await gateway.received('who am I'), []);
    });

    t.test('ApiError 404 for a model that is unknown, hidden from the key, or of another interface', async (t) => {
      const refused = ['gen-nonexistent', 'chat-large', 'vidgen-2.0'].map((model) => ({ model, by: models }));
      for (const { model, by } of [...refused, { model: 'gen-pro', by: as(restricted) }]) {
        const error = await failureOf(by.generateContent({ model, contents: 'no model' }));
        t.type(error, ApiError);
        t.match(body(error), { error: { code: 404, status: 'NOT_FOUND' } });
      }
      t.same(await gateway.received('no model'), []);
    });

    t.test('ApiError 400 for a body that the gateway refuses', async (t) => {
      const error = await failureOf(models.generateContent({ model: 'gen-pro', contents: [{ parts: [] }] }));
      t.type(error, ApiError);
      t.match(error, { status: 400 });
      t.match(body(error), { error: { code: 400, status: 'INVALID_ARGUMENT' } });
    });

    t.test('ApiError 502 when the connection to the upstream breaks', async (t) => {
      const prompt = `[reset] ${name}`;
      const error = await failureOf(models.generateContent({ model: 'gen-pro', contents: prompt }));
      t.type(error, ApiError);
      t.match(body(error), { error: { code: 502, status: 'UNAVAILABLE' } });
      t.equal((await gateway.received(prompt)).length, 1, 'the gateway sends nothing twice');
    });

    t.test('an error, not half an answer, when the answer breaks off', async (t) => {
      await t.rejects(models.generateContent({ model: 'gen-pro', contents: '[truncate] half an answer' }));
    });

    t.test('an error, not the end, when a stream breaks off', async (t) => {
      const heard: unknown[] = [];
      const read = async () => {
        const contents = '[truncate] half a stream';
        for await (const chunk of await models.generateContentStream({ model: 'gen-pro', contents })) heard.push(chunk);
      };
      const error = await failureOf(read());
      t.type(error, ApiError);
      t.match(error, { status: 502, message: /UNAVAILABLE/ });
      t.not(heard.length, 0, 'the events before the break were passed on');
    });

    t.test("the upstream's own error in the middle of a stream", async (t) => {
      const stream = await models.generateContentStream({ model: 'gen-pro', contents: '[stream-error] overloaded' });
      const error = await failureOf(collect(stream));
      t.type(error, ApiError);
      t.match(error, { status: 503, message: /The model is overloaded/ });
    });

    t.test('an answer at the second attempt if retries are on', async (t) => {
      const prompt = `[flaky] ${name}`;
      const patient = client({ baseUrl: gateway.url, apiKey: gateway.key, retries: true });
      t.match(await patient.models.generateContent({ model: 'gen-pro', contents: prompt }), { text: String });
      t.same(
        (await gateway.received(prompt)).map(({ status }) => status),
        [503, 200],
      );
    });
  });
}

gateway.keysStayHere();
