/** Tests aborted requests of the generative SDK. */
import t from 'tap';
import { until } from '../support/stack.ts';
import { cancelling, failureOf, startGateway } from './gateway.ts';
import { generativeSdks } from './generative-sdks.ts';

// With pace 1 a late answer takes 5 s and a long stream 1 s; no test waits for their end.
const gateway = await startGateway(t, { pace: 1, config: cancelling() });

for (const { name, client } of generativeSdks) {
  t.test(`the generative SDK ${name}`, async (t) => {
    const { models } = client({ baseUrl: gateway.url, apiKey: gateway.key });

    t.test('aborts before the answer, and the upstream request is cancelled', async (t) => {
      const contents = `[late] answer ${name}.`;
      const caller = new AbortController();
      const ask = { model: 'gen-pro', contents, config: { abortSignal: caller.signal } };
      const failure = failureOf(models.generateContent(ask));
      await until(
        () => gateway.received(contents),
        (entries) => entries.length === 1,
      );
      caller.abort();
      t.match(await failure, { message: /abort/i });
      t.equal((await gateway.ended(contents, 'caller-left')).status, null);
    });

    t.test('aborts a stream, and the upstream request is cancelled', async (t) => {
      const contents = `[long] stream ${name}.`;
      const caller = new AbortController();
      const ask = { model: 'gen-pro', contents, config: { abortSignal: caller.signal } };
      const read = async () => {
        for await (const _ of await models.generateContentStream(ask)) caller.abort();
      };
      t.match(await failureOf(read()), { message: /abort/i });
      const { pieces } = await gateway.ended(contents, 'caller-left');
      t.ok(pieces < 50, `${pieces} pieces of 50 were sent`);
    });
  });
}

gateway.keysStayHere();
