/** Flags are read at the end of a text, and found anywhere by the lenient reader. */
import t from 'tap';
import { flagNames, textFlag as lastOf, readTextFlags } from '../../../src/billing/text-flag.ts';

const textFlag = (content: unknown, names: readonly string[]): string | undefined =>
  lastOf(readTextFlags(content), flagNames(names));

const resolution = (...texts: readonly unknown[]): string | undefined =>
  textFlag(
    texts.map((text) => ({ type: 'text', text })),
    ['resolution', 'rs'],
  );

t.test('flags at the end of a text are read', async (t) => {
  const table = [
    ['a red kite', undefined],
    ['a red kite --resolution 480p', '480p'],
    ['a red kite --rs 480p --ratio 16:9', '480p'],
    ['a red kite --ratio 16:9 --dur 5\n --rs   4k \n', '4k'],
    ['--rs 1080p', '1080p'],
    ['a red kite --RS 480p', '480p'],
    ['a --rs 480p red kite', undefined],
    ['a --rs 480p red kite --ratio 1:1', undefined],
    ['a red kite--rs 480p', undefined],
    ['a red kite --rs', undefined],
    ['a red kite --rs 480p --draft', '480p'],
    ['a red kite --rs 480p --rt --dur 5', '480p'],
    ['a red kite --rs --rt 16:9', undefined],
    ['a red kite --rs 480p --resolution 720p', '720p'],
    ['a red kite --dur -1 --rs 480p', '480p'],
    ['a red kite -rs 480p', undefined],
    [`a red kite --rs 480p --note ${'x'.repeat(5000)}`, '480p'],
    ['', undefined],
    ['   ', undefined],
  ] as const;
  for (const [text, expected] of table) t.equal(resolution(text), expected, text.slice(0, 60));
});

t.test('every text element has its flags, and the last counts', async (t) => {
  t.equal(resolution('a --rs 480p', 'b --rs 4k', 'c'), '4k');
  t.equal(resolution('a --rs 480p', 5, null, 'c'), '480p');
});

t.test('other elements and invalid contents have no flags', async (t) => {
  t.equal(textFlag([{ type: 'image_url', text: 'a --rs 4k' }, null, 'a --rs 4k'], ['rs']), undefined);
  t.equal(textFlag('a --rs 4k', ['rs']), undefined);
  t.equal(textFlag(undefined, ['rs']), undefined);
});

t.test('names match in any case', async (t) => {
  t.equal(textFlag([{ type: 'text', text: 'a --cameraFixed true' }], ['CameraFixed']), 'true');
});
