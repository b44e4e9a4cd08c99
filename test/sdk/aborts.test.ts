/** SDKs whose caller aborts a stream. */
import t from 'tap';
import { until } from '../support/stack.ts';
import { cancelling, failureOf, startGateway } from './gateway.ts';
import { generativeSdks } from './generative-sdks.ts';
import { messagesSdks, say } from './messages-sdks.ts';

t.test('Aborted requests of the generative SDK', async (t) => {
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
});

t.test('Aborted requests of the messages SDK', async (t) => {
  // With pace 1 a late answer takes 5 s and a long stream 1 s; no test waits for their end.
  const gateway = await startGateway(t, { pace: 1, config: cancelling() });

  for (const { version, Sdk } of messagesSdks) {
    t.test(`the messages SDK ${version}`, async (t) => {
      const client = new Sdk({ baseURL: gateway.url, apiKey: gateway.key });

      t.test('aborts before the answer, and the upstream request is cancelled', async (t) => {
        const prompt = `[late] answer ${version}`;
        const caller = new AbortController();
        const failure = failureOf(client.messages.create(say(prompt), { signal: caller.signal }));
        await until(
          () => gateway.received(prompt),
          (entries) => entries.length === 1,
        );
        caller.abort();
        t.type(await failure, Sdk.APIUserAbortError);
        t.equal((await gateway.ended(prompt, 'caller-left')).status, null);
      });

      t.test('aborts a stream, and the upstream request is cancelled', async (t) => {
        const prompt = `[long] stream ${version}`;
        const stream = client.messages.stream(say(prompt));
        stream.on('text', () => stream.abort());
        t.type(await failureOf(stream.finalMessage()), Sdk.APIUserAbortError);
        const { pieces } = await gateway.ended(prompt, 'caller-left');
        t.ok(pieces < 54, `${pieces} pieces of 54 were sent`);
      });

      t.test('leaves the loop over the events, and the upstream request is cancelled', async (t) => {
        const prompt = `[long] events ${version}`;
        for await (const { type } of await client.messages.create({ ...say(prompt), stream: true }))
          if (type === 'content_block_delta') break;
        t.match(await gateway.ended(prompt, 'caller-left'), { status: 200 });
      });
    });
  }

  gateway.keysStayHere();
});
