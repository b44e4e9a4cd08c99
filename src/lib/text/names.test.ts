/** Patterns of names, and the name that a misspelt one means. */
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import { editDistance, globMatcher, nearest } from './prefix.ts';

t.test('Matching names with `*` patterns', async (t) => {
  t.test('a pattern designed to cause backtracking is fast', async (t) => {
    t.notOk(globMatcher([`${'*a'.repeat(1_000)}*b`])('a'.repeat(100_000)));
  });

  t.test('it agrees with regular expressions, of which one must match', async () => {
    const pattern = fc.string({ unit: fc.constantFrom(...'aaab./[***'), maxLength: 6 });
    const name = fc.string({ unit: fc.constantFrom(...'aaaabA./['), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(pattern, { maxLength: 3 }), name, (globs, text) => {
        const expressions = globs.map((glob) => glob.replaceAll(/[.[]/g, '\\$&').replaceAll('*', '[^]*'));
        const isMatch = expressions.some((expression) => new RegExp(`^(?:${expression})$`).test(text));
        return globMatcher(globs)(text) === isMatch;
      }),
      { numRuns: 4_000 },
    );
  });
});

t.test('Suggestions for misspelt names', async (t) => {
  t.test('the nearest name is suggested', async (t) => {
    const candidates = ['resolution', 'duration', 'video_reference', 'error.name', 'k', 'per'];
    const table = [
      ['resolutoin', 'resolution'],
      ['resoluton', 'resolution'],
      ['Duration', 'duration'],
      ['durations', 'duration'],
      ['video_refrence', 'video_reference'],
      ['videoReference', 'video_reference'],
      ['error.nmae', 'error.name'],
      ['pre', 'per'],
      ['K', 'k'],
      ['c', undefined],
      ['ratio', undefined],
      ['prompt', undefined],
      ['', undefined],
    ] as const;
    for (const [name, meant] of table) t.equal(nearest(name, candidates), meant, name);
    t.equal(nearest('abcde', ['abcdx', 'abcdy']), 'abcdx', 'the first of two that are equally near');
    t.equal(nearest('abcdef', ['abcdxx', 'abcdex']), 'abcdex', 'the nearer of two');
    t.equal(nearest('abcdefghijkl', ['abcdefghWXYZ']), undefined, 'four edits are too many');
    t.equal(nearest('a'.repeat(100_000), ['a'.repeat(100_000)]), undefined);
  });

  /** By trying every edit of the last letters: one put in, one left out, one replaced, two neighbours exchanged. */
  function slowDistance(a: string, b: string): number {
    if (a === '' || b === '') return a.length + b.length;
    const [inA, inB] = [a.slice(0, -1), b.slice(0, -1)];
    const isExchanged = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
    return Math.min(
      slowDistance(inA, b) + 1,
      slowDistance(a, inB) + 1,
      slowDistance(inA, inB) + (a.at(-1) === b.at(-1) ? 0 : 1),
      isExchanged ? slowDistance(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
    );
  }

  t.test('the distance is the number of edits', async () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(fc.property(word, word, (a, b) => editDistance(a, b) === slowDistance(a, b)));
  });
});
