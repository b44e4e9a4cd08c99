/** Tests heads that Node's parser accepts, or drops without a word, and that other servers could understand differently. */
import t from 'tap';
import { long, messagesJson, rig, withTimeouts } from '../support/interfaces.ts';
import { rawCaller, readAnswer } from '../support/raw-caller.ts';
import { messages, neutral } from './envelopes.ts';

const { stack, server } = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long) });
const body = JSON.stringify(messagesJson.body);
const second = 'GET /v1/smuggled HTTP/1.1\r\nhost: g\r\n\r\n';

function request({
  version = '1.1',
  host = 'host: g',
  framing = `content-length: ${body.length}`,
  sent = body,
}): string {
  const lines = [`x-api-key: ${stack.key}`, 'content-type: application/json', framing];
  return `POST /v1/messages HTTP/${version}\r\n${host}\r\n${lines.join('\r\n')}\r\n\r\n${sent}${second}`;
}

const inChunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
const refused: Readonly<Record<string, readonly [status: number, bytes: string]>> = {
  'two host lines': [400, request({ host: 'host: g\r\nHost: h' })],
  'two host lines that are equal': [400, request({ host: 'host: g\r\nhost: g' })],
  'a host with a space and a path': [400, request({ host: 'host: a b/c@d' })],
  'a host with a user': [400, request({ host: 'host: user@g' })],
  'a host with a bad port': [400, request({ host: 'host: g:80a' })],
  'another transfer-encoding before chunked': [
    501,
    request({ framing: 'transfer-encoding: gzip, chunked', sent: inChunks }),
  ],
  'a transfer-encoding in HTTP/1.0': [
    400,
    request({ version: '1.0', framing: 'connection: keep-alive\r\ntransfer-encoding: chunked', sent: inChunks }),
  ],
  'a transfer-encoding in HTTP/1.0, without a host': [
    400,
    request({
      version: '1.0',
      host: 'connection: keep-alive',
      framing: 'transfer-encoding: chunked',
      sent: inChunks,
    }),
  ],
  'HTTP/2.0': [505, request({ version: '2.0' })],
  'two authorization lines': [400, request({ host: 'host: g\r\nAuthorization: Bearer a\r\nauthorization: Bearer b' })],
};
for (const [name, [status, bytes]] of Object.entries(refused)) {
  t.test(`${name}: ${status} in the interface's envelope, and the connection closes`, async (t) => {
    const caller = await rawCaller(stack.url, bytes);
    await caller.untilEnded();
    caller.leave();
    const answer = readAnswer(caller.received);
    t.equal(answer.status, status);
    t.match(JSON.parse(answer.body), messages.error(status, 'invalid_request_error'));
    t.notMatch(caller.received, 'smuggled');
    t.equal(server.seen.length, 0, 'nothing was sent to the upstream');
  });
}

for (const [version, status, what] of [
  ['3.7', 505, 'a version that Node does not know'],
  ['x', 400, 'a version that is none'],
  ['1.1 ', 400, 'a space after the version'],
  ['1.1\nx: y', 400, 'a request line that a bare line feed ends'],
] as const) {
  t.test(`${what}: ${status}`, async (t) => {
    const caller = await rawCaller(stack.url, request({ version }));
    await caller.untilEnded();
    caller.leave();
    const answer = readAnswer(caller.received);
    t.equal(answer.status, status);
    t.match(JSON.parse(answer.body), neutral('invalid_request'));
  });
}

t.test('what follows an offer of an upgrade is never read as a request', async (t) => {
  const key = `x-api-key: ${stack.key}`;
  const offer = `GET /v1/models HTTP/1.1\r\nhost: g\r\n${key}\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n`;
  // The parser drops the head of this request, so that its body would be the next one.
  const dropped = `POST /v1/messages HTTP/1.1\r\nhost: g\r\n${key}\r\ncontent-length: ${second.length}\r\n\r\n`;
  const caller = await rawCaller(stack.url, offer + dropped);
  await caller.until('\r\n\r\n');
  caller.write(second);
  await caller.untilEnded();
  caller.leave();
  t.equal(readAnswer(caller.received).status, 200);
  t.equal(caller.received.split('HTTP/1.1 ').length, 2, 'one answer');
});

t.test('CONNECT: 405 in an envelope, and the connection closes', async (t) => {
  const caller = await rawCaller(
    stack.url,
    `CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n${second}`,
  );
  await caller.untilEnded();
  caller.leave();
  const { status, headers, body } = readAnswer(caller.received);
  t.equal(status, 405);
  t.ok(headers.includes('allow: '));
  t.match(JSON.parse(body), neutral('method_not_allowed'));
  t.notMatch(caller.received, 'smuggled');
});

for (const host of ['', 'g', 'g:8080', 'a_b.example', '127.0.0.1:80', '[::1]', '[::1]:8080', 'g:']) {
  t.test(`the host '${host}' is accepted`, async (t) => {
    const before = server.seen.length;
    const caller = await rawCaller(stack.url, request({ host: `host: ${host}` }));
    await caller.until('HTTP/1.1 404');
    caller.leave();
    t.match(caller.received, /^HTTP\/1.1 200/);
    t.equal(server.seen.length, before + 1);
  });
}
