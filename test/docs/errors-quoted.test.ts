/** Checks that the gateway gives the error answers that docs/operations.md quotes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import t from 'tap';
import { openStore } from '../../src/open-store.ts';
import { startStack } from '../support/stack.ts';
import { fences, read } from './pages.ts';
import { neutralLines } from './same.ts';

const path = '/api/v3/c/videos/generations/tasks';
const quoted = (section: string) =>
  fences('docs/operations.md')
    .filter((fence) => fence.section === section && fence.language === 'text')
    .map(({ text }) => text);

t.test('errors of the gateway', async (t) => {
  // Nothing listens on port 9.
  const stack = await startStack({ upstreams: { c: 'http://127.0.0.1:9' } });
  t.teardown(() => stack.close());

  const { account } = await stack.newAccount('acme', '20');
  const { key } = await stack.newKey(account, { discount: '0.85' });
  const expensive = { model: 'c/vidgen-2.0', prompt: 'a red kite', duration: 15, resolution: '4k' };
  const poor = await stack.call('POST', path, expensive, { authorization: `Bearer ${key}` });
  t.same(quoted('Too little balance'), [`${poor.status} ${poor.text}`]);

  const down = await stack.call('POST', path, { model: 'c/vidgen-2.0', prompt: 'a red kite' });
  t.same(quoted('An upstream is down'), [`${down.status} ${down.text}`]);

  const models = ['chat-*'];
  const narrow = await stack.newKey(account, { models });
  const body = { model: 'k/vidgen-2.0', prompt: 'a red kite' };
  const hidden = await stack.call('POST', '/api/v3/videos/generations/tasks', body, {
    authorization: `Bearer ${narrow.key}`,
  });
  t.equal(hidden.status, 404);
  t.ok(read('docs/operations.md').includes(`404, \`${hidden.json.error.message}\``));
});

t.test('the errors for a store of a newer version and for a lost one', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-docs-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'tollgate.db');
  await (await openStore(`sqlite:${file}`)).close();
  const db = new Database(file);
  db.exec("INSERT INTO migration VALUES (99, 'future', 'x', 1)");
  db.close();
  const newer = await openStore(`sqlite:${file}`).catch((reason: Error) => reason.message);
  rmSync(file);
  const lost = await openStore(`sqlite:${file}`, { access: 'upgrade' }).catch((reason: Error) => reason.message);
  const errors = [newer, lost].flatMap((error) => neutralLines(`tollgate: ${error}`));
  t.same(errors, quoted('Start, stop, upgrade').flatMap(neutralLines));
});
