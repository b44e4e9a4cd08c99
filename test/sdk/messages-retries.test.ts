/** What the SDK of messages retries, and what the gateway retries at another target. */
import t from 'tap';
import { chunk, type Script, streamHead } from '../support/fault-server.ts';
import { targetRig } from '../support/targets.ts';
import { collect, failureOf, startGateway } from './gateway.ts';
import { message, messageEvents, messageEventTexts } from './message-answer.ts';
import { messagesSdks, say } from './messages-sdks.ts';

t.test('When the messages SDK retries', async (t) => {
  const gateway = await startGateway(t);
  // The SDK waits seconds before a retry, so the tests run at the same time.
  t.jobs = 2;

  for (const { version, Sdk } of messagesSdks) {
    t.test(`the messages SDK ${version}`, { buffered: true }, async (t) => {
      t.jobs = 5;
      const client = new Sdk({ baseURL: gateway.url, apiKey: gateway.key });

      t.test('waits for the time in retry-after, retries and succeeds', { buffered: true }, async (t) => {
        const prompt = `[flaky] ${version}`;
        const message = await client.messages.create(say(prompt));
        t.match(message, { stop_reason: 'end_turn' });
        const tries = await gateway.received(prompt);
        t.same(
          tries.map(({ status }) => status),
          [529, 200],
        );
        const [first, second] = tries;
        // Without retry-after: 1 it would wait half a second at most. Timers may be a few milliseconds early.
        t.ok(Number(second?.at_ms) - Number(first?.at_ms) > 950);
        t.equal(first?.body, second?.body);
      });

      t.test('retries a stream that has not begun', { buffered: true }, async (t) => {
        const prompt = `[flaky] streamed ${version}`;
        t.match(await client.messages.stream(say(prompt)).finalText(), /streamed/);
        t.equal((await gateway.received(prompt)).length, 2);
      });

      t.test('gives up after two retries; the gateway adds none and hides none', { buffered: true }, async (t) => {
        const prompt = `[busy] ${version}`;
        const error = await failureOf(client.messages.create(say(prompt)));
        t.type(error, Sdk.RateLimitError);
        t.match(error, { headers: Headers });
        t.equal('headers' in error && error.headers instanceof Headers && error.headers.get('retry-after'), '1');
        t.same(
          (await gateway.received(prompt)).map(({ status }) => status),
          [429, 429, 429],
        );
      });

      t.test('never retries a stream that has begun', { buffered: true }, async (t) => {
        const prompt = `[truncate] ${version}`;
        await failureOf(client.messages.stream(say(prompt)).finalMessage());
        t.equal((await gateway.received(prompt)).length, 1);
      });

      t.test('never retries a refusal', { buffered: true }, async (t) => {
        const prompt = `[reject] ${version}`;
        await failureOf(client.messages.create(say(prompt)));
        t.equal((await gateway.received(prompt)).length, 1);
      });
    });
  }

  gateway.keysStayHere();
});

t.test(
  'Official SDKs do not notice that a request went on to another target, and wait as told when no target is left',
  async (t) => {
    t.setTimeout(600_000);

    const answers: Script = ({ request, reply, write }) => {
      if (!/"stream":\s*true/.test(request.body.toString())) return reply(200, message);
      write(streamHead);
      for (const text of messageEventTexts) write(chunk(text));
      write('0\r\n\r\n');
    };
    const limited = { type: 'error', error: { type: 'rate_limit_error', message: 'slow down' } };

    for (const { version, Sdk } of messagesSdks) {
      t.test(`the messages SDK ${version}`, async (t) => {
        const rig = await targetRig(t, answers);
        rig.a.play(({ reply }) => reply(429, limited, 'retry-after: 1\r\n'));
        const client = new Sdk({ baseURL: rig.stack.url, apiKey: rig.stack.key, maxRetries: 0 });
        t.match(await client.messages.create(say('hello')), {
          content: [{ text: 'a red kite' }],
          usage: { output_tokens: 3 },
        });
        t.strictSame(rig.posts(), [1, 1], 'a refused it, and b answered');
        await new Promise((wake) => setTimeout(wake, 1_100));
        const stream = await client.messages.create({ ...say('hello'), stream: true });
        t.strictSame(
          (await collect(stream)).map(({ type }) => type),
          messageEvents.map(({ type }) => type),
        );

        rig.b.play(({ reply }) => reply(429, limited, 'retry-after: 1\r\n'));
        for (let n = 0; n < 2; n += 1)
          t.match(await failureOf(client.messages.create(say('hello'))), { status: /429|503/ });
        const down = await failureOf(client.messages.create(say('hello')));
        t.match(down, { status: 503 });
        rig.b.play(answers);
        const patient = new Sdk({ baseURL: rig.stack.url, apiKey: rig.stack.key, maxRetries: 3 });
        t.match(
          await patient.messages.create(say('hello')),
          { content: [{ text: 'a red kite' }] },
          'it waits as retry-after says',
        );
      });
    }
  },
);
