/** Tests which request bodies are refused, and with which status. */
import t from 'tap';
import { long, moneyOf, rig, withTimeouts } from '../support/interfaces.ts';
import { edited } from '../support/shipped-text.ts';
import { type Interface, interfaces, video } from './envelopes.ts';

const config = edited(withTimeouts(long), ['body_limit: 64MiB', 'body_limit: 1MiB']);
const { stack, server } = await rig(t, ({ reply }) => reply(200, { id: 'never' }), { config });

const invalid: Readonly<Record<string, string>> = {
  video: 'invalid_request',
  generative: 'INVALID_ARGUMENT',
  messages: 'invalid_request_error',
};
const mediaType: Readonly<Record<string, string>> = { ...invalid, video: 'unsupported_media_type' };
const tooLarge: Readonly<Record<string, string>> = {
  video: 'request_too_large',
  generative: 'INVALID_ARGUMENT',
  messages: 'request_too_large',
};

function send(sample: Interface, body: string | Buffer, headers: Readonly<Record<string, string>> = {}) {
  return stack.call('POST', sample.path, body, { authorization: '', ...sample.auth(stack.key), ...headers });
}

/** The valid body of an interface, with additional text after its first brace. */
function withMember(sample: Interface, member: string): string {
  return JSON.stringify(sample.body).replace('{', `{${member},`);
}

t.test('a body that is not a JSON object, or that two parsers could read differently, is a 400', async (t) => {
  for (const sample of interfaces) {
    const valid = JSON.stringify(sample.body);
    const bodies: Readonly<Record<string, string | Buffer>> = {
      'half of it': valid.slice(0, -1),
      'more behind it': `${valid}{}`,
      'a list': `[${valid}]`,
      null: 'null',
      'a number': '1',
      'white space': ' \n',
      'a byte order mark': `\ufeff${valid}`,
      'UTF-16': Buffer.from(valid, 'utf16le'),
      'bytes that are no UTF-8': Buffer.from(withMember(sample, '"x":"\xff"'), 'latin1'),
      'a lone quote': `${valid.slice(0, -1)},'x':1}`,
      'a comment': `/* x */${valid}`,
      'a trailing comma': valid.replace(/\}$/, ',}'),
      NaN: withMember(sample, '"x":NaN'),
      'a leading zero': withMember(sample, '"x":01'),
      'a raw line break in a string': withMember(sample, '"x":"\n"'),
      'a member twice': withMember(sample, '"x":1,"x":1'),
      'a member twice, once escaped': withMember(sample, '"x":1,"\\u0078":2'),
      'a member twice, deep down': withMember(sample, '"x":[{"y":{"z":1,"z":2}}]'),
      __proto__: withMember(sample, '"__proto__":{"polluted":true}'),
      'an escaped __proto__': withMember(sample, '"\\u005f_proto__":{"polluted":true}'),
      '__proto__ deep down': withMember(sample, '"x":[{"__proto__":1}]'),
      'constructor.prototype': withMember(sample, '"constructor":{"prototype":{"polluted":true}}'),
      'ten thousand brackets': withMember(sample, `"x":${'['.repeat(10_000)}${']'.repeat(10_000)}`),
      'a hundred thousand open braces': `{"x":${'{"x":'.repeat(100_000)}`,
    };
    for (const [name, body] of Object.entries(bodies)) {
      const reply = await send(sample, body);
      t.equal(reply.status, 400, `${sample.name}: ${name}`);
      t.match(reply.json, sample.error(400, invalid[sample.name] ?? ''), `${sample.name}: ${name}`);
    }
  }
  t.equal(Reflect.get({}, 'polluted'), undefined);
  t.equal(server.seen.length, 0, 'nothing was sent to the upstream');
});

t.test('a content-type that is not JSON is a 415, in any spelling', async (t) => {
  for (const sample of interfaces) {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json5',
      'application/jsonp',
      'application',
      'application/json;charset=utf-16',
      'application/json; charset="latin1"',
      'application/json, text/plain',
      'text/plain;application/json',
      ';',
    ]) {
      const reply = await send(sample, JSON.stringify(sample.body), { 'content-type': type });
      t.equal(reply.status, 415, `${sample.name}: ${type}`);
      t.match(reply.json, sample.error(415, mediaType[sample.name] ?? ''), `${sample.name}: ${type}`);
    }
  }
  t.equal(server.seen.length, 0, 'nothing was sent to the upstream');
});

t.test('a body above the limit is a 413, also in chunks', async (t) => {
  for (const sample of interfaces) {
    const large = withMember(sample, `"x":"${'x'.repeat(1024 * 1024)}"`);
    const reply = await send(sample, large);
    t.equal(reply.status, 413, sample.name);
    t.match(reply.json, sample.error(413, tooLarge[sample.name] ?? ''), sample.name);
    const { body } = new Response(large);
    const chunked = await fetch(stack.url + sample.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sample.auth(stack.key) },
      body,
      duplex: 'half',
    });
    t.equal(chunked.status, 413, `${sample.name}, in chunks`);
    t.match(await chunked.json(), sample.error(413, tooLarge[sample.name] ?? ''));
  }
  t.equal(server.seen.length, 0, 'nothing was sent to the upstream');
});

t.test('members that differ only in case are refused if they decide money or ownership', async (t) => {
  await stack.store.recordResource('asset_group', 'mine', stack.account);
  const other = await stack.newAccount('other');
  await stack.store.recordResource('asset_group', 'theirs', other.account);
  const cases = [
    ['/api/v3/assets', '{"GroupId":"mine","groupid":"theirs","URL":"https://x/y"}'],
    ['/api/v3/assets', '{"groupId":"theirs","GroupId":"mine","URL":"https://x/y"}'],
    ['/api/v3/assets', '{"groupId":"theirs","URL":"https://x/y"}'],
    ['/api/v3/c/videos/generations/tasks', '{"model":"c/vidgen-2.0","prompt":"x","duration":4,"Duration":15}'],
    ['/api/v3/c/videos/generations/tasks', '{"model":"c/vidgen-2.0","Model":"c/vidgen-9","prompt":"x"}'],
    [
      '/api/v3/c/videos/generations/tasks',
      '{"model":"c/vidgen-2.0","prompt":"x","resolution":"480p","re\u017folution":"4k"}',
    ],
    [
      '/api/v3/c/videos/generations/tasks',
      '{"model":"c/vidgen-2.0","prompt":"x","resolution":"480p","re\\u017folution":"4k"}',
    ],
    [video.path, '{"model":"c/vidgen-2.0","content":[{"type":"text","text":"x","Type":"video_url"}],"duration":4}'],
    [
      video.path,
      '{"model":"vidgen-2.0","content":[{"type":"text","text":"x"}],"resolution":"480p","\u212aesolution":1,"kesolution":2}',
    ],
  ] as const;
  for (const [path, body] of cases) {
    const reply = await stack.call('POST', path, body);
    t.equal(reply.status, 400, body);
    t.match(reply.json, { error: { code: 'invalid_request' } }, body);
  }
  t.equal(server.seen.length, 0, 'nothing was sent to the upstream');
});

t.test('refused requests leave no hold', async (t) => {
  t.same((await moneyOf(stack)).movements, []);
});
