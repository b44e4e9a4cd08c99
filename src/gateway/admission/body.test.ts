/** Reading the body of a request, and what is said of its mistakes. */
import t from 'tap';
import { refused } from '../../../test/support/admission/refused.ts';
import fc from '../../../test/support/fc.ts';
import { flagAnywhere, flagNames, readTextFlags, textFlag } from '../../billing/facts/text-flag.ts';
import { parseBody, reparse } from './body.ts';
import { findJsonError } from './json-error.ts';
import { neededResources } from './needs.ts';

t.test('the parsing and checking of request bodies', async (t) => {
  const json = 'application/json';

  t.test('the bytes of a JSON object are kept unchanged', async (t) => {
    const raw = Buffer.from(' {"n": 12345678901234567890, "s": "\\u00e9é"}\n');
    const body = parseBody(raw, json);
    t.equal(body.raw, raw);
    t.equal(body.text, raw.toString());
    t.match(body.value, { s: 'éé' });
  });

  t.test('only application/json is accepted, in any valid spelling', async (t) => {
    for (const type of [
      json,
      'Application/JSON',
      'application/json; charset=utf-8',
      'application/json;charset="UTF-8"',
      ' application/json',
      '\tapplication/json ;x=y',
    ]) {
      t.same(parseBody(Buffer.from('{}'), type).value, {}, type);
      // No spelling skips the checks.
      refused(t, () => parseBody(Buffer.from('{"a":1,"a":2}'), type), 'invalid_request', /\/a twice/, type);
    }
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json5',
      'application/a+json',
      'json',
      '',
    ]) {
      refused(t, () => parseBody(Buffer.from('{}'), type), 'unsupported_media_type', /send application\/json$/, type);
    }
    refused(
      t,
      () => parseBody(Buffer.from('{}'), undefined),
      'unsupported_media_type',
      'the request has no content-type; send content-type: application/json',
    );
    refused(
      t,
      () => parseBody(Buffer.from('{}'), `${json}; charset=utf-16`),
      'unsupported_media_type',
      /'utf-16'.*utf-8/,
    );
  });

  t.test('a body that is not a JSON object in UTF-8 is refused with the position of the mistake', async (t) => {
    const table: readonly (readonly [string | Buffer, string])[] = [
      ['', 'the body is empty; send a JSON object'],
      [Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 'the body is not valid UTF-8; send JSON in UTF-8'],
      ['{"a":}', "the body is not valid JSON: unexpected '}' at line 1, column 6"],
      ['{\n  "a": 1,\n}', "the body is not valid JSON: unexpected '}' at line 3, column 1"],
      ['{"a":1', 'the body is not valid JSON: the text ends too early at line 1, column 7'],
      ['{"a":1} x', "the body is not valid JSON: unexpected 'x' at line 1, column 9"],
      ['\ufeff{}', 'the body is not valid JSON: unexpected character U+FEFF at line 1, column 1'],
      ['{"a":"\u0001"}', 'the body is not valid JSON: unexpected character U+0001 at line 1, column 7'],
      ['[]', 'the body must be a JSON object, not an array'],
      ['null', 'the body must be a JSON object, not null'],
      ['"x"', 'the body must be a JSON object, not a string'],
      ['true', 'the body must be a JSON object, not true or false'],
    ];
    for (const [text, message] of table) {
      refused(t, () => parseBody(Buffer.from(text), json), 'invalid_request', message);
    }
  });

  t.test('a body that two parsers could read differently is refused', async (t) => {
    const table = [
      ['{"duration":4,"duration":15}', 'the body has the member at /duration twice; send it once'],
      ['{"duration":4,"d\\u0075ration":15}', 'the body has the member at /duration twice; send it once'],
      ['{"a":[{"b":1,"b":1}]}', 'the body has the member at /a/0/b twice; send it once'],
      ['{"a":{"__proto__":{"x":1}}}', "the body has a member named '__proto__', which is not accepted; remove it"],
      ['{"\\u005f_proto__":1}', "the body has a member named '__proto__', which is not accepted; remove it"],
      [
        '{"constructor":{"prototype":{}}}',
        "the body has a member named 'constructor.prototype', which is not accepted; remove it",
      ],
    ] as const;
    for (const [text, message] of table) {
      refused(t, () => parseBody(Buffer.from(text), json), 'invalid_request', message);
    }
    for (const text of ['{"constructor":1}', '{"constructor":{"name":"x"}}', '{"prototype":{}}', '{"a":"__proto__"}']) {
      t.equal(parseBody(Buffer.from(text), json).text, text);
    }
  });

  t.test('the nesting depth is limited', async (t) => {
    const nested = (depth: number): Buffer => Buffer.from(`{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`);
    t.ok(parseBody(nested(256), json));
    t.ok(parseBody(Buffer.from(`{"a":[${'[],'.repeat(1000)}[]]}`), json), 'siblings do not count as nesting');
    refused(t, () => parseBody(nested(257), json), 'invalid_request', /deeper than 256 levels, at offset 260/);
    refused(t, () => parseBody(Buffer.from('['.repeat(5_000_000)), json), 'invalid_request', /deeper than 256 levels/);
    t.ok(parseBody(Buffer.from(JSON.stringify({ a: '['.repeat(1000) })), json), 'brackets in strings do not count');
  });

  t.test('reparse makes bytes and value that agree with the text', async (t) => {
    const body = reparse('{"a":"é"}');
    t.same(body.raw, Buffer.from('{"a":"é"}'));
    t.same(body.value, { a: 'é' });
  });
});

t.test('the position of a JSON syntax error is found', async (t) => {
  t.test('the first invalid character is found', async (t) => {
    const table = [
      ['', 0],
      ['  ', 2],
      ['{', 1],
      ['{]', 1],
      ['{,', 1],
      ['{"a"}', 4],
      ['{"a":1,}', 7],
      ['{"a":1 "b"', 7],
      ['[1,]', 3],
      ['[1}', 2],
      ['[01]', 2],
      ['[1.]', 2],
      ['[tru]', 1],
      ['"a\\x"', 2],
      ['"a\nb"', 2],
      ['"abc', 4],
      ['{"a\\"', 5],
      ['nullx', 4],
      ["{'a':1}", 1],
      ['{} {}', 3],
    ] as const;
    for (const [text, offset] of table) t.equal(findJsonError(text).offset, offset, text);
    t.same(findJsonError('{\n "a": [\n  1,\n  x'), { offset: 17, line: 4, column: 3 });
  });

  t.test(
    'texts that JSON.parse accepts have no error, and for the others the position agrees with JSON.parse',
    async () => {
      const mangled = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', ']', ':', '"', '\\', '-', 'x', ' '));
      fc.assert(
        fc.property(mangled, ([text, at, put]) => {
          const place = at % (text.length + 1);
          const changed = text.slice(0, place) + put + text.slice(place + 1);
          const { offset } = findJsonError(changed);
          try {
            JSON.parse(changed);
          } catch (error) {
            // Inside strings, numbers and words V8 reports a later character.
            const given = /at position (\d+)/.exec(String(error))?.[1];
            const inside =
              /escape|number|control|Unterminated/i.test(String(error)) || /[tfn]/.test(changed.charAt(offset));
            return given === undefined || Number(given) === offset || (inside && Number(given) >= offset);
          }
          return offset === changed.length;
        }),
        { numRuns: 3_000 },
      );
    },
  );
});

t.test('the limits for references and flags in one body', async (t) => {
  const dur = flagNames(['dur']);
  const assets = { requires_owner: [{ resource: 'asset', in: 'uri', scheme: 'asset://' }] } as const;

  t.test('a request that names more than 100 resources is refused', async (t) => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `asset://a${index}`);
    t.equal(neededResources(assets, ids(100), {}).length, 100);
    t.throws(() => neededResources(assets, ids(101), {}), { kind: 'invalid_request', message: /more than 100/ });
    t.equal(neededResources(assets, Array(1_000).fill('asset://a'), {}).length, 1, 'duplicates count once');
  });

  t.test('white space and control characters in a scheme are ignored', async (t) => {
    const uri = '\u3000\u00ad as\tset:\u200b//\u2028id\u{e0001}1\n';
    t.same(neededResources(assets, uri, {}), [{ resource: 'asset', id: 'id1' }]);
  });

  t.test('more than 1,000 flags are refused, because the upstream might use the first one', async (t) => {
    const content = (count: number) => [{ type: 'text', text: `a kite --dur 15${' --x y'.repeat(count)}` }];
    t.equal(textFlag(readTextFlags(content(900)), dur), '15');
    t.throws(() => textFlag(readTextFlags(content(1_000)), dur), {
      kind: 'invalid_request',
      message: /more than 1000 flags/,
    });
    const texts = Array.from({ length: 10 }, () => content(150)).flat();
    t.throws(
      () => textFlag(readTextFlags(texts), dur),
      { kind: 'invalid_request', message: /more than 1000 flags/ },
      'in all texts together',
    );
  });

  t.test('a flag is found anywhere in a text, at a limited cost', async (t) => {
    const content = (text: string) => [{ type: 'text', text }];
    const any = () => true;
    t.throws(() => flagAnywhere(content('--x '.repeat(10_001)), dur, any), {
      kind: 'invalid_request',
      message: /more than 10000/,
    });
    t.equal(flagAnywhere(content(`--dur${'='.repeat(1_000)}`), dur, any), '='.repeat(999));
    t.equal(flagAnywhere(content('a--Dur=3 b --dur --x --DUR\t5'), dur, any), '5');
    t.equal(flagAnywhere(content('--dur=3 --dur'), dur, any), '3');
    t.equal(flagAnywhere(content('--dura=3 -- dur'), dur, any), undefined);
  });
});
