/** Tests that the official messages SDKs back off: they wait as long as retry-after says, try again and succeed. */
import t from 'tap';
import { failureOf } from '../sdk/gateway.ts';
import { messagesSdks, say } from '../sdk/messages-sdks.ts';
import { edited, shippedText } from '../support/shipped-text.ts';
import { startStack } from '../support/stack.ts';

const config = edited(shippedText, ['limits: {}\n', 'limits: { per_key: { by: [key], requests: 1/min } }\n']);
/** The clock stands still, so that the minute ends when the test says so. */
let now_ms = Date.now();
const stack = await startStack({ config, now: () => now_ms });
t.teardown(() => stack.close());

for (const { version, Sdk } of messagesSdks) {
  t.test(`the messages SDK ${version} waits until the minute has ended`, async (t) => {
    const { key } = await stack.newAccount(`waits_${version.replaceAll('.', '_')}`);
    const seen: { readonly status: number; readonly at_ms: number }[] = [];
    const counting: typeof fetch = async (...request) => {
      const at_ms = performance.now();
      const answer = await fetch(...request);
      seen.push({ status: answer.status, at_ms });
      // The minute ends while the SDK waits.
      if (answer.status === 429) now_ms += 2_000;
      return answer;
    };
    const client = new Sdk({ baseURL: stack.url, apiKey: key, fetch: counting });
    await client.messages.create(say('first'));
    // Two seconds before the end of the minute.
    now_ms += 58_000;
    t.match(await client.messages.create(say('second')), { stop_reason: 'end_turn' });
    t.same(
      seen.map(({ status }) => status),
      [200, 429, 200],
    );
    const pause_ms = Number(seen[2]?.at_ms) - Number(seen[1]?.at_ms);
    // Without the header the first pause of the SDK is at most half a second.
    t.ok(pause_ms > 1_900, `it waited ${Math.round(pause_ms)} ms`);
  });

  t.test(`the messages SDK ${version} does not try a spend limit again`, async (t) => {
    const { key, key_id } = await stack.newAccount(`spends_${version.replaceAll('.', '_')}`);
    await stack.store.setKeyLimits(key_id, { spend_per_day: '0.000001', requests: 'none' });
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
