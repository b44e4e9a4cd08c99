/** The document and the tables of `plan`. */
import t from 'tap';
import { workspace } from './tollgate.ts';

const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9/base', TOLLGATE_C_KEY: 'secret-of-the-upstream' };

t.test('plan prints a document or tables, without credentials', async (t) => {
  const { run } = await workspace(t);
  const document = await run(['plan', '--json'], { env });
  t.equal(document.code, 0);
  t.match(JSON.parse(document.stdout), {
    routes: [{ name: 'create_video_task', branches: [{ name: 'official' }, {}] }],
  });
  const text = await run(['plan'], { env });
  t.match(text.stdout, /POST\s+\/api\/v3\/contents\/generations\/tasks/);
  for (const { stdout, stderr } of [document, text]) t.notMatch(stdout + stderr, 'secret-of-the-upstream');
});

t.test('global options work before and after the command', async (t) => {
  const { run } = await workspace(t);
  const after = await run(['plan', '--json', '--config', 'gateway.yaml']);
  t.equal(after.code, 0);
  t.same(await run(['--config', 'gateway.yaml', '--json', 'plan']), after);
  t.same(await run(['--json', 'plan', '--config=gateway.yaml']), after);
});

t.test('a configuration with an error has no plan', async (t) => {
  const { run } = await workspace(t);
  const result = await run(['plan', '--config', 'package.json']);
  t.equal(result.code, 1);
  t.match(result.stderr, /package\.json:\d+:\d+ error [\s\S]*tollgate: the configuration package\.json cannot be used/);
});
