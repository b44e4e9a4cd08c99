/** The content type of a request is judged, and none skips a check. */
import t from 'tap';
import { interfaces, keyHeaders, long, rig, withTimeouts } from '../support/interfaces.ts';
import { rawCaller, rawRequest, readAnswer } from '../support/raw-caller.ts';
import { messages } from './envelopes.ts';

// CVE-2026-33806 (fastify): a leading space in the Content-Type skipped the validation of the body.

let ids = 0;
const { stack, server } = await rig(
  t,
  ({ reply }) => {
    ids += 1;
    reply(200, { id: `up-${ids}`, task_id: `up-${ids}` });
  },
  { config: withTimeouts(long) },
);
const keys = Object.entries(keyHeaders(stack.key)).map(([name, value]) => `${name}: ${value}`);

/** The bytes after the colon, and whether they mean JSON. */
const types: readonly (readonly [text: string, isJson: boolean])[] = [
  ['application/json', true],
  [' application/json', true],
  ['  application/json', true],
  ['\tapplication/json', true],
  [' \t application/json \t', true],
  ['application/json\t', true],
  ['application/json ;charset=utf-8', true],
  ['application/json\t;charset=utf-8', true],
  [' Application/JSON ; Charset=UTF-8', true],
  [';application/json', false],
  [' ;application/json', false],
  ['\u00a0application/json', false],
  ['application /json', false],
  ['application/ json', false],
  ['application/json charset=utf-8', false],
  ['application/json\tfoo', false],
  ['application/jsonx', false],
  ['"application/json"', false],
  ['text/plain', false],
  ['', false],
];

async function ask(path: string, type: string, body: string) {
  const before = server.seen.length;
  const lines = ['connection: close', `content-type:${type}`, ...keys];
  const request = Buffer.from(rawRequest('POST', path, lines, body), 'latin1');
  const caller = await rawCaller(stack.url, request);
  await caller.untilEnded();
  caller.leave();
  return { status: readAnswer(caller.received).status, sent: server.seen.length - before };
}

for (const sample of interfaces) {
  t.test(`CVE-2026-33806: the body is checked for every form of the Content-Type, ${sample.name}`, async (t) => {
    const valid = JSON.stringify(sample.body);
    const invalid = ['{}', '[]', '{', 'x=1', '{"model":1,"contents":1,"messages":1}', ''];
    for (const [type, isJson] of types) {
      const good = await ask(sample.path, type, valid);
      t.strictSame(good, isJson ? { status: 200, sent: 1 } : { status: 415, sent: 0 }, `'${type}'`);
      for (const body of invalid) {
        const bad = await ask(sample.path, type, body);
        t.equal(bad.sent, 0, `'${type}' ${body}: nothing is forwarded`);
        t.match(String(bad.status), isJson ? /^40[04]$/ : /^4(00|15)$/, `'${type}' ${body}`);
      }
    }
  });
}

t.test('CVE-2026-33806: the body is also checked when there are two Content-Types', async (t) => {
  for (const sample of interfaces) {
    for (const type of [
      ' application/json\r\ncontent-type: text/plain',
      ' text/plain\r\ncontent-type: application/json',
      'text/plain\r\nContent-Type:\tapplication/json',
    ]) {
      const { sent, status } = await ask(sample.path, type, '{}');
      t.equal(sent, 0, `${sample.name}: ${type}`);
      t.match(String(status), /^4(00|04|15)$/);
    }
  }
});

t.test('accepted content types', async (t) => {
  // Tests which spellings of the content type are accepted as JSON.
  const { stack, server } = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long) });

  t.test('other spellings of the JSON content type are accepted, and the body is checked', async (t) => {
    for (const type of [
      'application/json',
      'APPLICATION/JSON',
      'application/json; charset=utf-8',
      'application/json;charset="UTF-8"',
      'application/json; version=1',
      ' application/json',
      '\tapplication/json',
      'application/json ;charset=utf-8',
      'application/json;',
    ]) {
      for (const [body, status] of [
        [JSON.stringify(messages.body), 200],
        ['{"model":"chat-large"}', 400],
      ] as const) {
        const before = server.seen.length;
        const caller = await rawCaller(
          stack.url,
          rawRequest('POST', messages.path, [`x-api-key: ${stack.key}`, `content-type:${type}`], body),
        );
        await caller.until('\r\n\r\n');
        caller.leave();
        t.match(caller.received, `HTTP/1.1 ${status}`, `'${type}' ${body}`);
        t.equal(server.seen.length - before, status === 200 ? 1 : 0);
      }
    }
  });
});
