/** Tests when the messages SDK retries. */
import t from 'tap';
import { failureOf, startGateway } from './gateway.ts';
import { messagesSdks, say } from './messages-sdks.ts';

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
