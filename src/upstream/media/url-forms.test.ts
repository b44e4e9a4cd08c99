/** A URL is checked in the form that the WHATWG parser gives, before any name is resolved or connected to. */
import t from 'tap';
import fc from '../../../test/support/fc.ts';
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

const FORBIDDEN = {
  ok: false,
  reason: 'forbidden_address',
  message: "the video's URL does not lead to the public internet; use a URL that anyone can reach",
};

t.test('every form in which the parser takes an address that is not public', async (t) => {
  const part = (value: number) =>
    fc.constantFrom(
      String(value),
      `0x${value.toString(16)}`,
      `0${value.toString(8)}`,
      `%3${String(value)[0]}${String(value).slice(1)}`,
    );
  // One to four parts, of which the last has all that is left.
  const form = fc.nat({ max: 0xffffff }).chain((below) =>
    fc.integer({ min: 1, max: 4 }).chain((parts) => {
      const bytes = [127, (below >> 16) & 255, (below >> 8) & 255, below & 255];
      const last = bytes.slice(parts - 1).reduce((sum, byte) => 256 * sum + byte, 0);
      return fc.tuple(...[...bytes.slice(0, parts - 1), last].map(part));
    }),
  );
  const dot = fc.constantFrom('.', '。', '%2e');
  const wide = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
  const around = fc.constantFrom(
    ['http://', '/v.mp4'],
    ['https://', ':8443/v'],
    ['http:', './v'],
    ['http:\\\\', '\\v'],
    ['HTTP://', ''],
  );
  await fc.assert(
    fc.asyncProperty(form, dot, fc.boolean(), around, async (parts, between, isWide, [before = '', after = '']) => {
      const host = parts.join(between);
      const url = `${before}${isWide && !host.includes('%') ? wide(host) : host}${after}`;
      t.strictSame(await probe.length(url), FORBIDDEN, url);
    }),
  );
  t.strictSame(resolved, []);
});

for (const url of [
  'https://169.254.169.254/latest/meta-data/',
  'http://0/v.mp4',
  'http://[::1]/v.mp4',
  'http://[::ffff:127.0.0.1]/v.mp4',
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
    t.strictSame(await probe.length(url), FORBIDDEN);
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
