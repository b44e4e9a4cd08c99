/**
 * Follows docs/start as a new reader: the sandbox, curl and Node. The program for Python runs in test/sdk/python.test.ts, those for Go and
 * Java in test/clients/clients.test.ts.
 */
import { join } from 'node:path';
import t from 'tap';
import { noCurl } from '../support/programs.ts';
import { workspace } from '../support/tollgate.ts';
import { argvOf, fences, read } from './pages.ts';
import { firstMissing } from './same.ts';
import { followPage, programLines } from './start-page.ts';

t.test('the sandbox', async (t) => {
  const [lines = '', banner = ''] = fences('docs/start/sandbox.md').map(({ text }) => text);
  const commands = lines.split('\n').flatMap((line) => [argvOf(line) ?? []]);
  t.same(commands, [[], ['init', 'first', '--vendor', 'openai'], [], ['serve', '--sandbox']]);
  const work = await workspace(t);
  const folder = join(work.dir, 'first');
  await work.run(['init', folder, '--vendor', 'openai']);
  const gateway = work.start(['serve', '--sandbox', '--port', '0', '--config', join(folder, 'gateway.yaml')]);
  await gateway.seen(/Press Ctrl-C/);
  const printed = gateway.output.stdout;
  // `npm run build` makes these pages, and the tests do not need it.
  const isBuilt = !printed.includes('a checkout makes them with: npm run build');
  t.equal(firstMissing(isBuilt ? banner : banner.replaceAll(/^(docs|console): .*\n?/gm, ''), printed), undefined);
});

t.test('the pages pin the versions that are tested', async (t) => {
  const versions = {
    'node.md': [/openai@(\S+)/, 'test/clients/package.json', /"openai": "(.*)"/],
    'python.md': [/openai==(\S+)/, 'test/sdk/python/requirements.txt', /openai==(\S+)/],
    'go.md': [/openai-go\/v3@v(\S+)/, 'test/clients/programs/go/go.mod', /openai-go\/v3 v(\S+)/],
    'java.md': [/<version>([\d.]{2,})</, 'test/clients/programs/java/pom.xml', /<version>([\d.]{2,})</],
  } as const;
  for (const [page, [shown, file, pinned]] of Object.entries(versions))
    t.equal(shown.exec(read(`docs/start/${page}`))?.[1], pinned.exec(read(file))?.[1], page);
});

t.test('curl', { skip: noCurl() }, (t) => followPage(t, 'curl', programLines('curl')));
t.test('Node', (t) => followPage(t, 'node', programLines('node')));
