/** Tests that callers get the bytes of the upstream's answers unchanged. */
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { long, messagesJson, officialVideo, rawPost, rig, running, withTimeouts } from '../faults/interfaces.ts';
import { answer } from '../support/fault-server.ts';
import { rawCaller, rawRequest, readAnswer } from './raw-caller.ts';

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
