/** SDKs wait as the headers of a limit say. */
import t, { type Test } from 'tap';
import { failureOf } from '../sdk/gateway.ts';
import { generativeSdks } from '../sdk/generative-sdks.ts';
import { messagesSdks, say } from '../sdk/messages-sdks.ts';
import { OPERATOR } from '../support/operator.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { startStack } from '../support/stack.ts';

// Tests that the official messages SDKs back off: they wait as long as retry-after says, try again and succeed.

const config = edited(shippedText, ['limits: {}\n', 'limits: { per_key: { by: [key], requests: 1/min } }\n']);

/** The clock stands still, so that the minute ends when the test says so. */
let now_ms = Date.now();
const stack = await startStack({ config, now: () => now_ms });
t.teardown(() => stack.close());

/**
 * Ends pauses of exactly this length at once, and moves the gateway's clock by it. An SDK that waits shorter comes before the minute has
 * ended. Returns the pauses so far.
 */
function endPauses(t: Test, length_ms: number): readonly number[] {
  const pauses: number[] = [];
  const original = globalThis.setTimeout;
  t.teardown(() => {
    globalThis.setTimeout = original;
  });
  const ending = (run: () => void, delay_ms?: number, ...args: readonly unknown[]) => {
    const isPause = delay_ms === length_ms;
    if (isPause) {
      pauses.push(delay_ms);
      now_ms += delay_ms;
    }
    return Reflect.apply(original, globalThis, [run, isPause ? 0 : delay_ms, ...args]);
  };
  globalThis.setTimeout = Object.assign(ending, original);
  return pauses;
}

for (const { version, Sdk } of messagesSdks) {
  t.test(`the messages SDK ${version} waits until the minute has ended`, async (t) => {
    const { key } = await stack.newAccount(`waits_${version.replaceAll('.', '_')}`);
    const seen: number[] = [];
    const counting: typeof fetch = async (...request) => {
      const answer = await fetch(...request);
      seen.push(answer.status);
      return answer;
    };
    const client = new Sdk({ baseURL: stack.url, apiKey: key, fetch: counting });
    await client.messages.create(say('first'));
    now_ms += 58_000;
    // Without the header the first pause of the SDK is at most half a second.
    const pauses = endPauses(t, 2_000);
    t.match(await client.messages.create(say('second')), { stop_reason: 'end_turn' });
    t.same(seen, [200, 429, 200]);
    t.same(pauses, [2_000]);
  });

  t.test(`the messages SDK ${version} does not try a spend limit again`, async (t) => {
    const { key, key_id } = await stack.newAccount(`spends_${version.replaceAll('.', '_')}`);
    await stack.store.editKey(key_id, { limits: { spend_per_day: '0.000001', requests: 'none' } }, OPERATOR);
    let sent = 0;
    const counting: typeof fetch = (...request) => {
      sent += 1;
      return fetch(...request);
    };
    const client = new Sdk({ baseURL: stack.url, apiKey: key, fetch: counting });
    t.match(await failureOf(client.messages.create(say('hello'))), { status: 402 });
    t.equal(sent, 1);
  });
}

t.test('generative SDKs', async (t) => {
  // Tests what the generative SDKs make of a limit: an error with the status and the word of the interface, and nothing is sent upstream.
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
      await stack.store.editKey(key_id, { limits: { spend_per_day: '0.000001', requests: 'none' } }, OPERATOR);
      const { models } = client({ baseUrl: stack.url, apiKey: key });
      const error = await failureOf(models.generateContent(hello));
      t.type(error, ApiError);
      t.match(error, { status: 402 });
      t.match(JSON.parse(error.message), { error: { code: 402, message: /limit/ } });
    });
  }
});
