/** Official SDKs do not notice that a request went on to another target, and wait as told when no target is left. */
import t from 'tap';
import { chunk, type Script, streamHead } from '../support/fault-server.ts';
import { targetRig } from '../support/targets.ts';
import { collect, failureOf } from './gateway.ts';
import { message, messageEvents, messageEventTexts } from './message-answer.ts';
import { messagesSdks, say } from './messages-sdks.ts';

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
