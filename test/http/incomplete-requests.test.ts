/** Callers that do not complete their requests get a 408. */
import t from 'tap';
import { long, rig, withTimeouts } from '../support/interfaces.ts';
import { rawCaller, readAnswer } from '../support/raw-caller.ts';
import { edited } from '../support/shipped-text.ts';
import { messages, neutral } from './envelopes.ts';

const config = edited(withTimeouts(long), [
  'timeout: { headers: 15s, body: 20s, request: 5m }',
  'timeout: { headers: 300ms, body: 20s, request: 600ms }',
]);
const { stack, server } = await rig(t, () => {}, { config });

const started: Readonly<Record<string, readonly [bytes: string, error: unknown]>> = {
  'half a request line': ['POST /v1/mess', neutral('request_timeout')],
  'half a head': ['POST /v1/messages HTTP/1.1\r\nhost: g\r\nx-', neutral('request_timeout')],
  'half a body': [
    `POST /v1/messages HTTP/1.1\r\nhost: g\r\nx-api-key: ${stack.key}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
    messages.error(408, 'timeout_error'),
  ],
};

for (const [name, [bytes, error]] of Object.entries(started)) {
  t.test(`a caller that sends only ${name} gets a 408`, async (t) => {
    const caller = await rawCaller(stack.url, bytes);
    // A few bytes do not extend the time-out.
    const drip = setInterval(() => caller.write('a'), 100);
    caller.socket.on('close', () => clearInterval(drip));
    await caller.untilEnded();
    clearInterval(drip);
    caller.leave();
    const { status, body } = readAnswer(caller.received);
    t.equal(status, 408);
    t.match(JSON.parse(body), error);
    t.equal(server.seen.length, 0);
  });
}

t.test("time-outs longer than Node's defaults are accepted", async (t) => {
  const patient = edited(withTimeouts(long), [
    'headers: 15s, body: 20s, request: 5m',
    'headers: 6m, body: 20s, request: 10m',
  ]);
  const other = await rig(t, ({ reply }) => reply(200, {}), { config: patient });
  t.ok(other.stack.url);
});
