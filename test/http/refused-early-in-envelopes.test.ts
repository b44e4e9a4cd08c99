/** Refusals that Node would make itself come in the envelope of the interface, where the path is known. */
import t from 'tap';
import { long, rig, withTimeouts } from '../faults/wires.ts';
import { interfaces, neutral } from './envelopes.ts';
import { rawCaller, readAnswer } from './raw-caller.ts';

const { stack, server } = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long) });
const names: Readonly<Record<string, string>> = {
  video: 'invalid_request',
  generative: 'INVALID_ARGUMENT',
  messages: 'invalid_request_error',
};

async function answerTo(bytes: string) {
  const caller = await rawCaller(stack.url, bytes);
  await caller.until(/\r\n\r\n[\s\S]*\}$/);
  caller.leave();
  const { status, body } = readAnswer(caller.received);
  return { status, json: JSON.parse(body) };
}

const requests: readonly (readonly [string, number, (path: string) => string])[] = [
  ['no host', 400, (path) => `POST ${path} HTTP/1.1\r\ncontent-length: 2\r\n\r\n{}`],
  ['an expectation that is unknown', 417, (path) => `POST ${path} HTTP/1.1\r\nhost: g\r\nexpect: tea\r\n\r\n`],
  ['headers that are too large', 431, (path) => `GET ${path} HTTP/1.1\r\nhost: g\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`],
];

for (const [name, status, request] of requests) {
  t.test(`${name} is a ${status}`, async (t) => {
    for (const wire of interfaces) {
      const answer = await answerTo(request(wire.path));
      t.equal(answer.status, status, wire.name);
      t.match(answer.json, wire.error(status, names[wire.name] ?? ''), wire.name);
    }
    const outside = await answerTo(request('/elsewhere'));
    t.equal(outside.status, status);
    t.match(outside.json, neutral('invalid_request'));
    t.equal(server.seen.length, 0, 'nothing went up');
  });
}

t.test('HTTP/1.0 needs no host', async (t) => {
  t.equal((await answerTo('GET /v1/models HTTP/1.0\r\n\r\n')).status, 401);
});
