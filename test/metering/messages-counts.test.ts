/** Counts of a messages answer beyond the usual four: compaction and advisor passes, one-hour cache writes, web searches. */
import t, { type Test } from 'tap';
import { chargeRig, costOf, events } from '../faults/charges.ts';
import { chunk, streamHead } from '../support/fault-server.ts';
import { auditOk, messagesJson, messagesStream, post } from '../support/interfaces.ts';

const rigged = await chargeRig(t, () => {}, { balance: '100000' });
const { server, stack, charged } = rigged;

async function costs(t: Test, usage: object, units: Readonly<Record<string, number>>) {
  server.play(({ reply }) => reply(200, { usage }));
  t.same(await charged(() => post(rigged, messagesJson)), { units, amount_nano: costOf(units) }, 'JSON');
  const end = events.start({ input_tokens: 1, output_tokens: 1 }) + events.end(usage);
  server.play(({ write }) => write(`${streamHead}${chunk(end)}0\r\n\r\n`));
  t.same(
    await charged(() => post(rigged, messagesStream)),
    { units, amount_nano: costOf(units) },
    'stream, at its end',
  );
  const begin =
    events.start({ ...usage, output_tokens: 1 }) + events.end({ output_tokens: Object(usage).output_tokens });
  server.play(({ write }) => write(`${streamHead}${chunk(begin)}0\r\n\r\n`));
  return charged(() => post(rigged, messagesStream));
}

t.test('compaction and advisor passes are added up by type', async (t) => {
  const iterations = [
    { type: 'compaction', input_tokens: 180, output_tokens: 35, cache_read_input_tokens: 20 },
    { type: 'message', input_tokens: 23, output_tokens: 10 },
    { type: 'advisor_message', model: 'other', input_tokens: 7, output_tokens: 5, cache_creation_input_tokens: 3 },
  ];
  const usage = { input_tokens: 23, output_tokens: 10, iterations };
  await costs(t, usage, { input: 210, output: 50, cache_read: 20, cache_write: 3 });
});

t.test('one-hour cache writes are a separate class', async (t) => {
  const usage = {
    input_tokens: 4,
    output_tokens: 6,
    cache_creation_input_tokens: 50,
    cache_creation: { ephemeral_5m_input_tokens: 20, ephemeral_1h_input_tokens: 30 },
  };
  const units = { input: 4, output: 6, cache_write: 20, cache_write_1h: 30 };
  t.same((await costs(t, usage, units)).units, units, 'stream, at its beginning');
});

t.test('each web search is charged', async (t) => {
  const usage = { input_tokens: 4, output_tokens: 6, server_tool_use: { web_search_requests: 1 } };
  const units = { input: 4, output: 6, web_search: 1 };
  t.same((await costs(t, usage, units)).units, units, 'stream, at its beginning');
  t.equal(costOf({ web_search: 1 }), 72_000_000n);
  await auditOk(t, stack);
});
