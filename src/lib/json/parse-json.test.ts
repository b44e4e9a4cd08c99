/** Reading JSON: what is refused, and members that appear twice. */
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import { jsonText, readWritten, type Written } from '../../../test/support/lang/json-text.ts';
import { isInvisible, isSpace } from '../text/code-units.ts';
import { escapePointerToken, follow, readPointer } from './pointer.ts';
import { inspectJson, parseJson } from './raw-json.ts';

t.test('Parsing JSON with escaped member names', async (t) => {
  t.test('an earlier document does not change the names of a later one', async (t) => {
    parseJson('{"model":"x","\\\\u0064ur":0}');
    t.same(parseJson('{"model":"x","\\u0064uration":15}'), { model: 'x', duration: 15 });
    parseJson('{"h":[],"\\\\":0}');
    t.same(parseJson('{"h":1,"\\"":2}'), { h: 1, '"': 2 });
    t.same(parseJson('[{"h":[],"\\\\":0},{"h":1,"\\u0061" :{"h":1,"\\n":"\\\\"}}]'), [
      { h: [], '\\': 0 },
      { h: 1, a: { h: 1, '\n': '\\' } },
    ]);
  });

  t.test('malformed JSON throws a SyntaxError', async (t) => {
    for (const text of ['', '{', '{"\\u0061":}', '{"\\u006":1}', '{"\\a":1}', '[1,]', '\ufeff{}', '{"a":1}x']) {
      t.throws(() => parseJson(text), SyntaxError, text);
    }
  });

  t.test('deep nesting does not overflow the stack', async (t) => {
    const depth = 200_000;
    const value = parseJson(`${'[{"\\u0061":'.repeat(depth)}1${'}]'.repeat(depth)}`);
    t.ok(Array.isArray(value));
  });

  /** The value of a written document. The last of duplicate members counts, as in JSON.parse. */
  function plainValue(written: Written): unknown {
    if (written.kind === 'array') return written.items.map(plainValue);
    if (written.kind === 'object')
      return Object.fromEntries(written.members.map(({ key, value }) => [key, plainValue(value)]));
    return JSON.parse(written.raw);
  }

  t.test('it agrees with a naive reader, whatever was parsed before', async () => {
    fc.assert(
      fc.property(
        jsonText,
        (text) => JSON.stringify(parseJson(text)) === JSON.stringify(plainValue(readWritten(text))),
      ),
      { numRuns: 2_000 },
    );
  });

  t.test('one pass finds escaped names and the nesting depth', async (t) => {
    const depthOf = (value: Written): number => {
      if (value.kind === 'scalar') return 0;
      const inside = value.kind === 'array' ? value.items : value.members.map((member) => member.value);
      return 1 + Math.max(0, ...inside.map(depthOf));
    };
    fc.assert(
      fc.property(jsonText, (text) => {
        const { duplicate, escapedNames, depth } = inspectJson(text);
        fc.pre(duplicate === undefined);
        t.equal(depth, depthOf(readWritten(text)));
        const strings = text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g);
        t.equal(
          escapedNames,
          Array.from(strings).some(([, name, colon]) => colon !== undefined && name?.includes('\\')),
        );
        return JSON.stringify(parseJson(text, escapedNames)) === JSON.stringify(parseJson(text));
      }),
      { numRuns: 500 },
    );
  });
});

t.test('Finding duplicate member names in JSON text', async (t) => {
  t.test('objects with many members use a set, which is dropped at the end of the object', async (t) => {
    const members = Array.from({ length: 1_000 }, (_, index) => `"k${index}":${index}`).join(',');
    t.equal(inspectJson(`[{${members}},{${members}},{"a":{${members}},"k1":1}]`).duplicate, undefined);
    t.equal(inspectJson(`[{${members}},{${members},"k999":1}]`).duplicate, '/1/k999');
    t.equal(inspectJson(`{${members},"x":{${members}},"k0":1}`).duplicate, '/k0');
  });

  t.test('deep nesting does not overflow the stack, and the pointer stops at level 32', async (t) => {
    const depth = 1_000_000;
    t.equal(inspectJson('['.repeat(depth) + ']'.repeat(depth)).duplicate, undefined);
    t.equal(inspectJson(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`).duplicate, undefined);
    const nested = (levels: number) => `${'{"a":'.repeat(levels)}{"b":1,"b":2}${'}'.repeat(levels)}`;
    t.equal(inspectJson(nested(31)).duplicate, `${'/a'.repeat(31)}/b`);
    t.equal(inspectJson(nested(32)).duplicate, '/a'.repeat(32));
    t.equal(inspectJson(nested(depth)).duplicate, '/a'.repeat(32));
    const text = `[0,${nested(40)}]`;
    t.ok(follow(readPointer(inspectJson(text).duplicate ?? ''), JSON.parse(text)), 'there is a value at the pointer');
  });

  /** Finds the first duplicate in the order of the text by a simple algorithm. */
  function naive(value: Written, pointer = ''): string | undefined {
    if (value.kind === 'scalar') return undefined;
    if (value.kind === 'array') {
      for (const [index, item] of value.items.entries()) {
        const found = naive(item, `${pointer}/${index}`);
        if (found !== undefined) return found;
      }
      return undefined;
    }
    const seen: string[] = [];
    for (const { key, value: member } of value.members) {
      const place = `${pointer}/${escapePointerToken(key)}`;
      if (seen.includes(key)) return place;
      seen.push(key);
      const found = naive(member, place);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  t.test('it agrees with a naive reader', async () => {
    fc.assert(
      fc.property(jsonText, (text) => inspectJson(text).duplicate === naive(readWritten(text))),
      { numRuns: 1_000 },
    );
  });
});

t.test('The classes of code units equal the regular expressions that they replace', async (t) => {
  // A new version of Unicode may make this test fail.
  const units = Array.from({ length: 0x10000 }, (_, code) => code);
  const differing = (a: (code: number) => boolean, b: RegExp) =>
    units.filter((code) => a(code) !== b.test(String.fromCharCode(code))).map((code) => code.toString(16));

  t.same(differing(isSpace, /\s/u), []);
  t.same(differing(isInvisible, /[\s\p{Cc}\p{Cf}]/u), []);
});
