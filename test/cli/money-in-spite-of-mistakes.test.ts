/** Commands on money work although the configuration has mistakes. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { workspace } from '../support/tollgate.ts';

t.test('a mistake elsewhere in the configuration does not stop commands on money', async (t) => {
  const { dir, store, json, run } = await workspace(t);
  await json(['account', 'create', 'acme']);
  const config = join(dir, 'broken.yaml');
  await writeFile(
    config,
    `version: 1\nstore: { url: { env: MY_STORE, default: "${store}" } }\nroutes: [no, mapping]\n`,
  );
  const show = ['wallet', 'show', 'acme', '--config', config];
  const env = { TOLLGATE_STORE: `sqlite:${join(dir, 'another.db')}` };
  const result = await run([...show, '--json'], { env });
  t.equal(result.code, 0);
  t.match(JSON.parse(result.stdout), { account: 'acme' });
  t.match(result.stderr, /warning: .*has errors.*this command uses only its store/);
  t.equal(
    (await run(show, { env: { ...env, MY_STORE: env.TOLLGATE_STORE } })).code,
    3,
    'the variable that store.url names has priority',
  );
});

t.test('without a readable configuration TOLLGATE_STORE names the store', async (t) => {
  const { dir, json, run } = await workspace(t);
  await json(['account', 'create', 'acme']);
  const config = join(dir, 'none.yaml');
  const show = ['wallet', 'show', 'acme', '--config', config];
  const result = await run(show);
  t.equal(result.code, 0);
  t.match(result.stderr, /warning: .*has errors/);
  t.equal((await run(show, { env: { TOLLGATE_STORE: '' } })).code, 3);
  await writeFile(config, 'version: 1\nstore: [\n');
  t.equal((await run(show)).code, 0, 'also if the file is not YAML');
  const unknown = await run(show, { env: { TOLLGATE_STORE: '' } });
  t.equal(unknown.code, 3);
  t.match(unknown.stderr, /store\.url cannot be read\n\s+.*TOLLGATE_STORE/);
});
