/** CVE-2026-3635 (fastify): X-Forwarded-Proto and X-Forwarded-Host were trusted from any sender. */
import pino from 'pino';
import t from 'tap';
import {
  type Interface,
  interfaces,
  keyHeaders,
  long,
  messagesJson,
  officialVideo,
  rig,
  running,
  withTimeouts,
} from '../support/interfaces.ts';
import { rawCaller, rawRequest } from '../support/raw-caller.ts';

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const rigged = await rig(t, () => {}, { config: withTimeouts(long), log });
const { stack, server } = rigged;
const keys = Object.entries(keyHeaders(stack.key)).map(([name, value]) => `${name}: ${value}`);

const spoofed = [
  'x-forwarded-for: 203.0.113.9, 127.0.0.1',
  'x-forwarded-host: spoofed.example',
  'x-forwarded-proto: spoofed-proto',
  'x-forwarded-port: 4443',
  'x-forwarded-prefix: /spoofed',
  'x-forwarded-uri: /spoofed',
  'x-forwarded-method: DELETE',
  'x-forwarded-user: spoofed',
  'x-forwarded-ssl: on',
  'forwarded: for=203.0.113.9;host=spoofed.example;proto=spoofed-proto',
  'x-real-ip: 203.0.113.9',
  'x-client-ip: 203.0.113.9',
  'true-client-ip: 203.0.113.9',
  'x-original-host: spoofed.example',
  'x-original-method: DELETE',
  'x-http-method: DELETE',
  'x-http-method-override: DELETE',
  'x-method-override: DELETE',
];
const marks = /spoofed|203\.0\.113\.9|4443/;

/** Sends a request and returns what the caller and the upstream get, without dates and request ids. */
async function ask(method: string, target: string, headers: readonly string[], body?: string) {
  const before = server.seen.length;
  const json = body === undefined ? [] : ['content-type: application/json'];
  const caller = await rawCaller(
    stack.url,
    rawRequest(method, target, ['connection: close', ...json, ...headers], body),
  );
  await caller.untilEnded();
  caller.leave();
  const received = caller.received.replaceAll(/^date: .*\r\n/gim, '').replaceAll(/req_[\w-]+/g, 'req');
  return { received, sent: server.seen.slice(before).map(({ raw }) => raw.toString('latin1')) };
}

const poll = await running(rigged, officialVideo);
const requests: readonly (readonly [name: string, method: string, target: string, body?: string])[] = [
  // Creations are tested below, because each one creates its own task.
  ...interfaces.filter(({ path }) => !path.startsWith('/api/')).map(post),
  ['a body that is refused', 'POST', messagesJson.path, '{}'],
  ['a query of a task', 'GET', poll],
  ['a list of tasks', 'GET', officialVideo.path],
  ['a list of models', 'GET', '/v1beta/models'],
  ['a path that is not served', 'GET', '/nowhere'],
  ['a method that is not served', 'PUT', messagesJson.path],
];

function post(sample: Interface): readonly [name: string, method: string, target: string, body: string] {
  return [sample.name, 'POST', sample.path, JSON.stringify(sample.body)];
}

for (const [name, method, target, body] of requests) {
  t.test(`CVE-2026-3635: forwarding headers of a caller change nothing, ${name}`, async (t) => {
    server.play(({ reply }) => reply(200, { id: 'up-1', status: 'running' }));
    for (const auth of [keys, []]) {
      const plain = await ask(method, target, auth, body);
      const spoof = await ask(method, target, [...auth, ...spoofed], body);
      t.strictSame(spoof, plain, auth.length > 0 ? 'with a key' : 'without a key');
      t.notMatch(JSON.stringify(spoof), marks);
    }
  });
}

t.test('CVE-2026-3635: they do not change creations either', async (t) => {
  server.play(({ reply, index }) => reply(200, { id: `made-${index}`, task_id: `made-${index}` }));
  for (const sample of interfaces.filter(({ path }) => path.startsWith('/api/'))) {
    const [, method, target, body] = post(sample);
    const plain = await ask(method, target, keys, body);
    const spoof = await ask(method, target, [...keys, ...spoofed], body);
    t.strictSame(spoof.sent, plain.sent, sample.name);
    t.match(spoof.received, /^HTTP\/1\.1 200 /);
    t.notMatch(spoof.received, marks);
  }
});

t.test('CVE-2026-3635: the log contains none of them', async (t) => {
  t.match(lines.join(''), '"route":"create_message"');
  t.notMatch(lines.join(''), /spoofed|203\.0\.113\.9/);
});
