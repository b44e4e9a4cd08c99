/** Tests that the position of a JSON syntax error is found. */
import t from 'tap';
import { findJsonError } from '../../../src/admission/json-error.ts';
import fc from '../../support/fc.ts';

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
