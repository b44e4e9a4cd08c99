/** Tests which headers of the upstream's answers callers get. */
import t from 'tap';
import { long, messagesJson, officialVideo, rawPost, rig, running, withTimeouts } from '../faults/interfaces.ts';
import { answer } from '../support/fault-server.ts';
import { rawCaller, rawRequest, readAnswer } from './raw-caller.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;
const poll = await running(rigged, officialVideo, 'headers');
const requests: Readonly<Record<string, string>> = {
  relayed: rawPost(rigged, messagesJson),
  collected: rawRequest('GET', poll, [`authorization: Bearer ${stack.key}`]),
};

const passed = [
  'X-Request-Id: one',
  'request-id: two',
  'Retry-After: 7',
  'retry-after-ms: 7000',
  'x-should-retry: true',
  'x-ratelimit-remaining: 3',
  'X-Twice: 1',
  'X-Twice: 2',
  'x-\u00e9mpty:'.replace('\u00e9', 'e'),
  'x-latin: caf\xe9',
  'ETag: "x"',
  'Content-Type: application/json;  charset=UTF-8',
];
const dropped = [
  'Connection: X-Hop, close',
  'X-Hop: 1',
  'Keep-Alive: timeout=1',
  'Proxy-Authenticate: Basic',
  'Proxy-Connection: close',
  'TE: x',
  'Trailer: x',
  'Upgrade: h2c',
  'Set-Cookie: a=b',
  'SET-COOKIE: c=d',
  'Alt-Svc: h3=":443"',
  'Location: http://10.0.0.7/internal',
  'Content-Location: http://10.0.0.7/internal',
  'Refresh: 0; url=http://10.0.0.7/internal',
];

for (const [way, request] of Object.entries(requests)) {
  t.test(
    `${way}: the caller gets the upstream's headers unchanged, except hop-by-hop ones, cookies and redirects`,
    async (t) => {
      server.play(({ write }) => write(answer(429, '{}', [...passed, ...dropped, ''].join('\r\n'))));
      const caller = await rawCaller(stack.url, request);
      await caller.until('{}');
      caller.leave();
      const got = readAnswer(caller.received);
      t.equal(got.status, 429);
      for (const line of passed) {
        const same = (text: string) => text.trimEnd() === line.trimEnd();
        t.equal(got.headers.filter(same).length, 1, line);
      }
      const names = got.headers.map((line) => line.split(':')[0]?.toLowerCase());
      for (const name of [
        'x-hop',
        'proxy-authenticate',
        'proxy-connection',
        'te',
        'trailer',
        'upgrade',
        'set-cookie',
        'alt-svc',
      ])
        t.notOk(names.includes(name), name);
      t.equal(names.filter((name) => name === 'content-length').length, 1);
      t.equal(names.filter((name) => name === 'date').length, 1);
      t.equal(names.filter((name) => name === 'connection').length, 1, "the gateway's own");
      t.notMatch(caller.received, /timeout=1\b/);
    },
  );
}
