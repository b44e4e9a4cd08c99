/** Tests the images that a configuration names: which are taken, and that a change of one is noticed as that of a text. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { tempFolder } from '../../../test/support/new-store.ts';
import { hasDigest, OnlyTexts, readImage, readText, type Texts, textDigest } from './read-text.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1');
const { path: folder, remove } = tempFolder();
t.teardown(remove);
const file = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

t.test('SVG, PNG, JPEG and WebP are images', async (t) => {
  const uri = (name: string, content: string | Uint8Array) => readImage(file(name, content));
  t.strictSame(uri('a.png', PNG), { uri: `data:image/png;base64,${PNG.toString('base64')}` });
  t.match(uri('a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])), { uri: /^data:image\/jpeg;base64,/ });
  t.match(uri('a.webp', Buffer.from('RIFF\xff\0\0\0WEBP', 'latin1')), { uri: /^data:image\/webp;base64,/ });
  const drawing = '<!-- a comment -->\n<svg/>';
  t.strictSame(uri('a.svg', drawing), {
    uri: `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`,
  });
  t.match(uri('a.txt', 'svg'), { problem: 'is no SVG, PNG, JPEG or WebP image' });
  t.match(uri('a.bin', Buffer.from([0xff, 0xfe, 0])), { problem: /is not UTF-8 text/ });
  t.match(uri('large.svg', `<svg>${' '.repeat(128 * 1024)}</svg>`), { problem: 'is larger than 128 KiB' });
  t.match(readImage(join(folder, 'none.svg')), { problem: /does not exist/, isMissing: true });
  t.match(readText(join(folder, 'a.png')), { problem: 'is an image' });
});

t.test('a change of an image is noticed', async (t) => {
  const path = file('logo.png', PNG);
  const texts: Texts = new Map();
  readImage(path, texts);
  const digest = textDigest(texts.get(path) ?? null);
  t.ok(hasDigest(path, digest));
  file('logo.png', Buffer.concat([PNG, PNG]));
  t.notOk(hasDigest(path, digest));
  t.match(readImage(path, texts), { uri: `data:image/png;base64,${PNG.toString('base64')}` }, 'as it was read first');
  t.match(readImage(path, new OnlyTexts()), { problem: /was not sent/ }, 'a configuration that was sent reads no file');
});
