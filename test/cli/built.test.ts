/** The built program behaves like the source: it finds its writer thread, media reader process, migrations and schema. */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import t from 'tap';
import { build } from '../../scripts/build.ts';
import { autoThreads } from '../../src/cli/serve/default-threads.ts';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

// `npm test` has built it already.
const main = process.env.TESTS_PROGRAM ?? (await buildHere());

async function buildHere(): Promise<string> {
  const folder = join(root, 'node_modules/.cache', `tollgate-built-${process.pid}`);
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  return build(folder);
}

t.test('it prints its version and checks a configuration', async (t) => {
  const { run, json } = await workspace(t, main);
  t.match(await run(['--version']), { code: 0, stdout: /^\d+\.\d+\.\d+\n$/, stderr: '' });
  t.match(await json(['check']), { diagnostics: [{ severity: 'warning', message: 'every upstream is off here' }] });
  // Its schemas are not shipped, so Ajv compiles them.
  const env = { TOLLGATE_OPENAI_KEY: 'x' };
  t.match(await run(['check', '--config', join(root, 'examples/openai.yaml')], { env }), { code: 0 });
});

t.test('it measures a reference video, holds money for it, and passes the audit', async (t) => {
  const { start, json } = await workspace(t, main);
  const gateway = start(['serve', '--sandbox', '--port', '0', '--json'], {
    env: { TOLLGATE_ALLOW_PRIVATE_MEDIA: '1' },
  });
  const { url, key, sandbox } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  const film = `${sandbox}/media/clip.mp4?seconds=3`;
  const response = await fetch(`${url}/api/v3/c/videos/generations/tasks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'c/vidgen-2.0',
      prompt: 'a kite',
      duration: 4,
      references: [{ type: 'video', url: film }],
    }),
  });
  t.match(await response.json(), { task_id: String });
  // 4 s of output and 3 s of reference video.
  const { entries } = Object(await json(['ledger', 'demo']));
  t.match(
    entries.find(({ kind }: { kind: string }) => kind === 'hold'),
    { memo: /^7 s × / },
  );
  gateway.child.kill('SIGTERM');
  t.equal((await gateway.ended).code, 0);
  t.match(await json(['audit']), { ok: true, breaches: [] });
});

t.test('it answers requests in a thread per core, unless it is built for tests', async (t) => {
  const { start, run } = await workspace(t, main);
  const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'x' };
  await run(['migrate']);
  const gateway = start(['serve', '--port', '0', '--json', '--config', smallConfig], { env });
  await gateway.seen(/^.+\n/);
  gateway.child.kill('SIGTERM');
  const { code, stderr } = await gateway.ended;
  t.equal(code, 0);
  const threads = process.env.TESTS_PROGRAM === undefined ? autoThreads() : 1;
  t.match(JSON.parse(stderr.split('\n')[0] ?? ''), { msg: 'listening', threads });
});

t.test('it keeps the configuration for the next start', async (t) => {
  const { start, dir } = await workspace(t, main);
  const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'x', NODE_COMPILE_CACHE: join(dir, 'cache') };
  const once = async () => {
    const gateway = start(['serve', '--port', '0', '--json', '--threads', '1', '--config', smallConfig], { env });
    await gateway.seen(/^.+\n/);
    gateway.child.kill('SIGTERM');
    t.equal((await gateway.ended).code, 0);
    return globSync(join(dir, 'cache/*/configuration/*')).map((path) => [path, statSync(path).ino]);
  };
  const kept = await once();
  t.equal(kept.length, 1);
  t.same(await once(), kept, 'the second start writes nothing, because it has read what is there');
});

t.test('the library of OpenID providers is in a file of its own, which is loaded when somebody signs in', async (t) => {
  const files = globSync('*.cjs', { cwd: dirname(main) });
  const texts = new Map(files.map((name) => [name, readFileSync(join(dirname(main), name), 'utf8')]));
  const [library = '', ...others] = files.filter((name) => texts.get(name)?.includes('oauth4webapi') === true);
  t.match(library, /^openid-/);
  t.strictSame(others, []);
  for (const [name, text] of texts) {
    const atUse = `then(()=>require("./${library}"))`;
    t.notMatch(text.replaceAll(atUse, ''), library, name);
  }
});

t.test('two processes keep the compiled code, and damaged code is replaced', async (t) => {
  const { run, dir } = await workspace(t, main);
  const once = async () => {
    t.match(await run(['--version'], { env: { NODE_COMPILE_CACHE: join(dir, 'cache') } }), { code: 0, stderr: '' });
    return globSync(join(dir, 'cache/*/code/*')).map((path) => ({ path, ino: statSync(path).ino }));
  };
  const [first] = await once();
  const [second] = await once();
  t.not(second?.ino, first?.ino);
  const kept = await once();
  t.same(kept[0], second, 'the third process compiles nothing');
  for (const { path } of kept) writeFileSync(path, readFileSync(path).fill(0, 100, 200));
  t.notSame(await once(), kept);
});
