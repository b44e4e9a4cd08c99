/** The bytes of an upstream's answer reach the caller unchanged, also those of a list. */
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { answer } from '../support/fault-server.ts';
import {
  long,
  messagesJson,
  officialVideo,
  rawPost,
  rig,
  running,
  tokenVideo,
  withTimeouts,
} from '../support/interfaces.ts';
import { rawCaller, rawRequest, readAnswer } from '../support/raw-caller.ts';

// Tests that callers get the bytes of the upstream's answers unchanged.

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;

async function received(request: string, bytes: Buffer): Promise<ReturnType<typeof readAnswer>> {
  server.play(({ write }) => write(bytes));
  const caller = await rawCaller(stack.url, request.replace('host: gateway', 'host: gateway\r\nconnection: close'));
  await caller.untilEnded();
  caller.leave();
  return readAnswer(caller.received);
}

const bodies: Readonly<Record<string, Buffer>> = {
  'numbers and escapes': Buffer.from('{ "n":12345678901234567890 , "x":1.0,"e":"\\u0041\\/" }\n'),
  'bytes that are no UTF-8': Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x22]),
  'a byte order mark': Buffer.from('\ufeff{}'),
  nothing: Buffer.alloc(0),
  'a megabyte': Buffer.alloc(1024 * 1024, 0xe9),
};

const poll = await running(rigged, officialVideo, 'bytes');
const requests: Readonly<Record<string, string>> = {
  relayed: rawPost(rigged, messagesJson),
  collected: rawRequest('GET', poll, [`authorization: Bearer ${stack.key}`]),
};

for (const [way, request] of Object.entries(requests)) {
  for (const [name, body] of Object.entries(bodies)) {
    t.test(`${way}: ${name} reaches the caller unchanged`, async (t) => {
      const got = await received(request, answer(200, body));
      t.equal(got.status, 200);
      t.ok(Buffer.from(got.body, 'latin1').equals(body), 'byte for byte');
    });
  }

  t.test(`${way}: an encoded body stays encoded, with its content-encoding`, async (t) => {
    const body = gzipSync('{"status":"running"}');
    const got = await received(request, answer(200, body, 'Content-Encoding: gzip\r\n'));
    t.ok(Buffer.from(got.body, 'latin1').equals(body), 'byte for byte');
    t.ok(got.headers.includes('Content-Encoding: gzip'));
  });

  t.test(`${way}: errors of the upstream reach the caller unchanged, with their status`, async (t) => {
    for (const status of [400, 403, 418, 429, 500, 529]) {
      const body = Buffer.from(`{"error": {"code":${status}.0}}`);
      const got = await received(request, answer(status, body));
      t.equal(got.status, status);
      t.equal(got.body, body.toString('latin1'));
    }
  });
}

// Lists need a gateway without other tasks.
const lists = await rig(t, () => {}, { config: withTimeouts(long) });

t.test('a list has each record exactly as the upstream wrote it', async (t) => {
  const records = [
    '{"id":"list-0","status":"running","seed":12345678901234567890,"x":1.0}',
    '{ "id" : "list-1",\n "status":"succeeded", "usage":{"completion_tokens":1e3}, "note":"$& $1 \\u0041" }',
    '{"id":"list-2","status":"failed","error":{"message":"record:0"}}',
  ];
  for (const [index, record] of records.entries()) {
    const path = await running(lists, tokenVideo, `list-${index}`);
    lists.server.play(({ reply }) => reply(200, record));
    t.equal((await lists.stack.call('GET', path)).text, record);
  }
  const { text, json } = await lists.stack.call('GET', tokenVideo.path);
  for (const record of records) t.ok(text.includes(record), record);
  t.equal(json.total, 3);
  t.same(
    json.items.map(({ id }: { id: string }) => id),
    ['list-2', 'list-1', 'list-0'],
  );
});

t.test('an invalid page is refused, and an empty list keeps its shape', async (t) => {
  for (const query of ['page_num=0', 'page_num=-1', 'page_num=x', 'page_size=501', 'page_size=1e2', 'page_num=1.5'])
    t.equal((await lists.stack.call('GET', `${tokenVideo.path}?${query}`)).status, 400, query);
  t.same((await lists.stack.call('GET', `${tokenVideo.path}?page_num=1000000&page_size=500`)).json, {
    items: [],
    total: 3,
  });
  t.equal((await lists.stack.call('GET', `${tokenVideo.path}?filter.status=' OR 1=1 --`)).json.total, 0);
});
