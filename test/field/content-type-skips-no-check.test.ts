/** CVE-2026-33806 (fastify): a leading space in the Content-Type skipped the validation of the body. */
import t from 'tap';
import { interfaces, keyHeaders, long, rig, withTimeouts } from '../faults/interfaces.ts';
import { rawCaller, rawRequest, readAnswer } from '../http/raw-caller.ts';

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

/** What stands behind the colon, byte for byte, and whether it is JSON. */
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
  t.test(`CVE-2026-33806: however the Content-Type is spelt, the body is checked, ${sample.name}`, async (t) => {
    const valid = JSON.stringify(sample.body);
    const invalid = ['{}', '[]', '{', 'x=1', '{"model":1,"contents":1,"messages":1}', ''];
    for (const [type, isJson] of types) {
      const good = await ask(sample.path, type, valid);
      t.strictSame(good, isJson ? { status: 200, sent: 1 } : { status: 415, sent: 0 }, `'${type}'`);
      for (const body of invalid) {
        const bad = await ask(sample.path, type, body);
        t.equal(bad.sent, 0, `'${type}' ${body}: nothing goes up`);
        t.match(String(bad.status), isJson ? /^40[04]$/ : /^4(00|15)$/, `'${type}' ${body}`);
      }
    }
  });
}

t.test('CVE-2026-33806: nor is it when there are two of them', async (t) => {
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
