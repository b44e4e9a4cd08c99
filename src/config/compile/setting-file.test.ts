/** Files with one secret: what is dropped, what is refused, and who else may read them. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import schema from '../../../schemas/gateway.schema.json' with { type: 'json' };
import { ask, plan } from '../../../test/support/dry-runs.ts';
import { formatPlan } from '../inspect/text.ts';
import { ADDRESS } from './server.ts';
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

// The pattern of addresses in variables is that of the schema.

t.equal(ADDRESS.source, schema.definitions.address.pattern);
t.end();

// What `explain` and `plan` say about the hold of a chat request.

function words(name: string, body: unknown, params = {}): string {
  return ask(name, body, { params })
    .steps.map(({ said }) => said)
    .join('\n');
}

t.test('the facts that a hold is computed from, and why a body is held at the limit', async (t) => {
  const image = { type: 'image', source: { type: 'url', url: 'https://example.com/a.png' } };
  const message = { model: 'chat-large', max_tokens: 10, messages: [{ role: 'user', content: [image] }] };
  t.match(words('create_message', message), /input_limit 1000000, .*known_parts true, images 1, server_uses 0/);
  const file = { type: 'document', source: { type: 'url', url: 'https://example.com/a.pdf' } };
  const withFile = words('create_message', { ...message, messages: [{ role: 'user', content: [file] }] });
  t.match(withFile, /known_parts is false: messages\[0\]\.content\[0\]\.source\.type/);
  t.match(withFile, /holds 45\.0018 CNY: at most 1000000 cache_write/);
  t.match(words('create_message', { ...message, mcp_servers: [] }), /known_members is false: .*mcp_servers/);
  const contents = [{ parts: [{ text: 'hello' }] }];
  t.match(
    words('generate_content_v1beta', { contents, tools: [{ urlContext: {} }] }, { model: 'gen-pro' }),
    /urlContext/,
  );
});

t.test('counting tokens holds nothing, whatever the body refers to', async (t) => {
  const content = [{ type: 'document', source: { type: 'url', url: 'https://example.com/a.pdf' } }];
  const { result } = ask('count_tokens', { model: 'chat-large', messages: [{ role: 'user', content }] });
  t.match(result, { ok: true, admitted: { quote: undefined } });
});

t.test('the limits of every model', async (t) => {
  const shown = formatPlan(plan);
  t.match(shown, /^chat-large .* input 1000000, output 64000$/m);
  t.match(shown, /^vidgen-2.0 .* -$/m);
});
