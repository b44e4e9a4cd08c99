/** Tests streamed messages of the messages SDK. */
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { collect, failureOf, startGateway } from './gateway.ts';
import { messagesSdks, saidBack, say } from './messages-sdks.ts';

const gateway = await startGateway(t);

for (const { version, Sdk } of messagesSdks) {
  t.test(`the messages SDK ${version}`, async (t) => {
    const client = new Sdk({ baseURL: gateway.url, apiKey: gateway.key });

    t.test('accumulates the text of a stream', async (t) => {
      const stream = client.messages.stream(say('stream to me'));
      const deltas: string[] = [];
      stream.on('text', (delta) => deltas.push(delta));
      const message = await stream.finalMessage();
      t.equal(deltas.join(''), saidBack('stream to me'));
      t.equal(deltas.length, 10, 'every event arrives separately');
      t.match(message.content, [{ type: 'text', text: deltas.join('') }]);
      t.match(message, { stop_reason: 'end_turn', usage: { input_tokens: 4, output_tokens: 10 } });
      t.match(stream.request_id, /^req/);
    });

    t.test('reads the events of a stream in their order', async (t) => {
      const events = await collect(await client.messages.create({ ...say('[words=2] events'), stream: true }));
      t.same(
        events.map(({ type }) => type),
        [
          'message_start',
          'content_block_start',
          'content_block_delta',
          'content_block_delta',
          'content_block_stop',
          'message_delta',
          'message_stop',
        ],
        'all events except the ping, which the SDK hides',
      );
    });

    t.test('assembles a tool call from its pieces', async (t) => {
      const input_schema = { type: 'object' as const, properties: { city: { type: 'string' } }, required: ['city'] };
      const asked = { ...say('[tool] weather'), tools: [{ name: 'get_weather', input_schema }] };
      const message = await client.messages.stream(asked).finalMessage();
      t.match(message.content, [{ type: 'tool_use', name: 'get_weather', input: { city: 'sandbox' } }]);
      t.equal(message.stop_reason, 'tool_use');
    });

    t.test('fails for a stream that broke off', async (t) => {
      const stream = client.messages.stream(say('[truncate] half a stream'));
      const heard: string[] = [];
      stream.on('text', (delta) => heard.push(delta));
      const error = await failureOf(stream.finalMessage());
      t.not(heard.length, 0, 'the events before the break were passed on');
      t.type(error, Sdk.APIError);
      t.match(error, { error: { type: 'error', error: { type: 'api_error', message: String } } });
    });

    t.test('reading event by event also fails for a stream that broke off', async (t) => {
      const events = await client.messages.create({ ...say('[truncate] half the events'), stream: true });
      t.type(await failureOf(collect(events)), Sdk.APIError);
    });

    t.test('fails for a stream that broke off also when it reads slowly', async (t) => {
      const events = await client.messages.create({ ...say('[truncate] to a slow reader'), stream: true });
      const read = async () => {
        for await (const _ of events) await sleep(20);
      };
      t.type(await failureOf(read()), Sdk.APIError);
    });

    t.test("reports the upstream's error in the middle of a stream", async (t) => {
      const error = await failureOf(client.messages.stream(say('[stream-error] overloaded')).finalMessage());
      t.type(error, Sdk.APIError);
      t.match(error, { error: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } } });
    });

    t.test('fails for a stream without its last events', async (t) => {
      const error = await failureOf(client.messages.stream(say('[no-end] and then nothing')).finalMessage());
      t.type(error, Sdk.AnthropicError);
    });
  });
}

gateway.keysStayHere();
