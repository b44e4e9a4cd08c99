/** Tests that a caller's valid trace goes on to the upstream and into the log, and that nothing is added without one. */
import pino from 'pino';
import t from 'tap';
import { messagesJson, officialVideo, rig } from '../faults/interfaces.ts';

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const { stack, server } = await rig(t, ({ reply, index }) => reply(200, { id: `made-${index}` }), { log });
const trace_id = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${trace_id}-00f067aa0ba902b7-01`;

/** The trace headers that the upstream got, and the trace in the log. */
async function ask(headers: Readonly<Record<string, string>>, { path, body } = messagesJson) {
  lines.length = 0;
  await stack.call('POST', path, body, { 'x-api-key': stack.key, ...headers });
  while (!lines.some((line) => line.includes('"msg":"request"'))) await new Promise((wake) => setTimeout(wake, 5));
  const sent = Object.fromEntries(server.seen.at(-1)?.headers ?? []);
  const line = JSON.parse(lines.find((each) => each.includes('"msg":"request"')) ?? '{}');
  return { traceparent: sent.traceparent, tracestate: sent.tracestate, logged: line.trace };
}

for (const sample of [messagesJson, officialVideo]) {
  t.test(`a valid trace is passed on and logged: ${sample.path}`, async (t) => {
    const found = await ask({ traceparent, tracestate: 'rojo=1,congo=2' }, sample);
    t.strictSame(found, { traceparent, tracestate: 'rojo=1,congo=2', logged: trace_id });
  });
}

t.test('without a trace, nothing is added', async (t) => {
  t.strictSame(await ask({}), { traceparent: undefined, tracestate: undefined, logged: undefined });
});

t.test('an invalid trace is dropped', async (t) => {
  const none = { traceparent: undefined, tracestate: undefined, logged: undefined };
  t.strictSame(await ask({ traceparent: traceparent.replace('00-', 'ff-'), tracestate: 'rojo=1' }), none);
  t.strictSame(await ask({ tracestate: 'rojo=1' }), none, 'a tracestate alone');
  t.strictSame(
    await ask({ traceparent, tracestate: 'A=1' }),
    { traceparent, tracestate: undefined, logged: trace_id },
    'only the tracestate',
  );
});
