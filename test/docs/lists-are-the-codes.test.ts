/** Compares closed lists in the documentation with the code: invariants, failpoints, metrics, folders, log lines. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { FAILPOINTS } from '../../src/failpoint.ts';
import { createMetrics } from '../../src/metrics.ts';
import { INVARIANTS } from '../../src/store/audit.ts';
import { read, root, tableUnder } from './pages.ts';

const first = (rows: readonly (readonly string[])[]) => rows.map(([cell]) => cell);
const sources = globSync('src/**/*.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));

t.test('docs/money.md explains each invariant of the audit, in the order of the code', async (t) => {
  t.same(first(tableUnder('docs/money.md', 'Audit')), INVARIANTS);
});

t.test('docs/money.md names every failpoint', async (t) => {
  t.same(first(tableUnder('docs/money.md', 'Crashes')), FAILPOINTS);
});

t.test('docs/operations.md names every metric', async (t) => {
  const page = await createMetrics().text();
  const names = [...page.matchAll(/^# HELP (\S+)/gm)].map(([, name]) => name);
  t.ok(names.length > 5);
  t.same(first(tableUnder('docs/operations.md', 'Metrics')).toSorted(), names.toSorted());
});

t.test('docs/operations.md quotes log lines that the gateway writes', async (t) => {
  const [, section = ''] = read('docs/operations.md').split('\n## Log\n');
  const quoted = [
    ...section
      .split('\n## ', 1)
      .join()
      .matchAll(/^\| (`.*?`) \|/gm),
  ].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text));
  const messages = quoted.filter((text) => text.includes(' '));
  t.ok(messages.length > 5);
  for (const text of messages)
    t.ok(
      sources.some((source) => source.includes(`'${text}'`)),
      text,
    );
});

t.test('docs/architecture.md lists exactly the folders of the source', async (t) => {
  const documented = tableUnder('docs/architecture.md', 'The folders').flatMap(([cell = '']) => cell.split(', '));
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true });
  t.same(
    documented.toSorted(),
    folders.map((folder) => (folder.isDirectory() ? `${folder.name}/` : folder.name)).toSorted(),
  );
});
