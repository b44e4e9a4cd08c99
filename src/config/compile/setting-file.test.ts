/** Files with one secret: what is dropped, what is refused, and who else may read them. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import schema from '../../../schemas/gateway.schema.json' with { type: 'json' };
import { ADDRESS } from './addresses.ts';
import { readSettingFile } from './setting-file.ts';

const folder = t.testdir();

function file(name: string, content: string | Buffer, mode = 0o600): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  chmodSync(path, mode);
  return path;
}

t.test('one line break at the end is dropped', async (t) => {
  for (const [content, text] of [
    ['sk-1', 'sk-1'],
    ['sk-1\n', 'sk-1'],
    ['sk-1\r\n', 'sk-1'],
    ['sk-1\n\n', 'sk-1\n'],
    [' sk-1 \n', ' sk-1 '],
    ['', ''],
  ] as const) {
    t.same(readSettingFile(file('ends', content)), { text, isExposed: false }, JSON.stringify(content));
  }
});

t.test('what is not a text of usual size is refused', async (t) => {
  t.match(readSettingFile(file('largest', 'x'.repeat(16 * 1024))), { text: /^x+$/ });
  t.match(readSettingFile(file('large', 'x'.repeat(16 * 1024 + 1))), { problem: 'is larger than 16 KiB' });
  t.match(readSettingFile(file('binary', Buffer.from([0x73, 0xff]))), { problem: 'is not UTF-8 text' });
  t.match(readSettingFile(folder), { problem: 'is not a regular file' });
  t.match(readSettingFile(join(folder, 'large/below')), { problem: 'does not exist' });
  t.match(readSettingFile(join(folder, 'larg')), { hint: /^did you mean '.*large'\?$/ });
});

t.test(
  'a pipe without a writer does not block',
  { skip: process.platform === 'win32' && 'not on Windows' },
  async (t) => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    t.match(readSettingFile(pipe), { problem: 'is not a regular file' });
  },
);

t.test('a file of another user', { skip: process.getuid?.() === 0 && 'root may read every file' }, async (t) => {
  t.match(readSettingFile(file('closed', 'sk-1', 0o000)), { problem: 'may not be read by this user' });
});

t.test('a file that every user may read', { skip: process.platform === 'win32' && 'not on Windows' }, async (t) => {
  t.match(readSettingFile(file('open', 'sk-1', 0o644)), { isExposed: true });
  t.match(readSettingFile(file('group', 'sk-1', 0o640)), { isExposed: false });
  // As Kubernetes mounts a volume: links to a folder that it replaces as a whole.
  const volume = join(folder, 'volume');
  mkdirSync(join(volume, '..2026'), { recursive: true });
  writeFileSync(join(volume, '..2026/key'), 'sk-1');
  symlinkSync('..2026', join(volume, '..data'));
  symlinkSync('..data/key', join(volume, 'key'));
  t.same(readSettingFile(join(volume, 'key')), { text: 'sk-1', isExposed: false });
});

// Addresses in variables have the pattern of the schema.

t.equal(ADDRESS.source, schema.definitions.address.pattern);
t.end();
