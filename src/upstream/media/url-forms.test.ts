/** A URL is checked in the form that the WHATWG parser gives, before any name is resolved or connected to. */
import t from 'tap';
import { createMediaProbe } from './probe.ts';

let resolved: string[] = [];
const probe = createMediaProbe({
  allowPrivate: false,
  timeout_ms: 30_000,
  limit_bytes: 1_000,
  shortest_ms: 2_000,
  resolve: async (hostname) => {
    resolved.push(hostname);
    return [];
  },
});
t.teardown(() => probe.close());
t.beforeEach(() => {
  resolved = [];
});

for (const url of [
  'http://127.0.0.1/v.mp4',
  'http://127.1/v.mp4',
  'http://2130706433/v.mp4',
  'http://0x7f.1/v.mp4',
  'http://0x7f000001/v.mp4',
  'http://017700000001/v.mp4',
  'http://127.0.0.1./v.mp4',
  'http://%31%32%37.0.0.1/v.mp4',
  'http://１２７.0.0.1/v.mp4',
  'http://127。0。0。1/v.mp4',
  'http:127.0.0.1/v.mp4',
  'http:\\\\127.0.0.1\\v.mp4',
  'http://127.0.0.1:8080/v.mp4',
  'https://169.254.169.254/latest/meta-data/',
  'http://0/v.mp4',
  'http://[::1]/v.mp4',
  'http://[::ffff:7f00:1]/v.mp4',
  'http://[::ffff:127.0.0.1]/v.mp4',
  'http://[64:ff9b::7f00:1]/v.mp4',
  'http://[fe80::1]/v.mp4',
  'http://localhost/v.mp4',
  'http://LOCALHOST/v.mp4',
  'http://localhost./v.mp4',
  'http://localhost../v.mp4',
  'http://db.localhost/v.mp4',
  'http://printer.local/v.mp4',
  'http://metadata.google.internal/v.mp4',
  'http://metadata.google.internal./v.mp4',
  'http://nas.home.arpa/v.mp4',
]) {
  t.test(`forbidden: ${url}`, async (t) => {
    t.strictSame(await probe.length(url), {
      ok: false,
      reason: 'forbidden_address',
      message: "the video's URL does not lead to the public internet; use a URL that anyone can reach",
    });
    t.strictSame(resolved, []);
  });
}

for (const url of [
  '',
  'v.mp4',
  '/v.mp4',
  '//cdn.example/v.mp4',
  'ftp://cdn.example/v.mp4',
  'file:///etc/passwd',
  'data:video/mp4;base64,AAAA',
  'asset://group/asset',
  'blob:https://cdn.example/1',
  'javascript:1',
  'http://',
  'http://[::1',
  'http://[fe80::1%25eth0]/v.mp4',
  'http://1.2.3.4.5/v.mp4',
  'http://cdn.example:99999/v.mp4',
  'http://user@cdn.example/v.mp4',
  'http://user:pass@cdn.example/v.mp4',
  'http://:pass@cdn.example/v.mp4',
  `http://cdn.example/${'x'.repeat(9_000)}`,
]) {
  t.test(`bad: ${url.slice(0, 60)}`, async (t) => {
    t.match(await probe.length(url), { ok: false, reason: 'bad_url' });
    t.strictSame(resolved, []);
  });
}

for (const [url, hostname] of [
  ['http://cdn.example/v.mp4', 'cdn.example'],
  ['https://CDN.example:8443/v.mp4?signature=1#part', 'cdn.example'],
  ['http://local.example/v.mp4', 'local.example'],
  ['http://notlocalhost/v.mp4', 'notlocalhost'],
  [' \thttp://cdn.example/v.mp4\n', 'cdn.example'],
] as const) {
  t.test(`good, and resolved: ${JSON.stringify(url)}`, async (t) => {
    t.match(await probe.length(url), { ok: false, reason: 'unreachable' }, 'the resolver does not know the name');
    t.strictSame(resolved, [hostname]);
  });
}
