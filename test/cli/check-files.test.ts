/** `check` on several files, with variables of a file, and again at every change. */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { workspace } from '../support/tollgate.ts';

const START = `version: 1
store: { url: "sqlite:./none.db" }
currency: { code: CNY }
envelopes: {}
interfaces: {}
routes: {}
`;

function codesOf(document: unknown): readonly string[] {
  return Object(document).diagnostics.map(({ code }: { readonly code: string }) => code);
}

t.test('a file without an end is not read to its end', async (t) => {
  const { dir, run } = await workspace(t);
  writeFileSync(join(dir, 'main.yaml'), `${START}include: [endless.yaml]\n`);
  symlinkSync('/dev/zero', join(dir, 'endless.yaml'));
  t.match(
    (await run(['check', join(dir, 'main.yaml')])).stdout,
    /main\.yaml:7:11 error bad-include .* larger than 1 MiB/,
  );
});

t.test('several files have one list of findings, each with its file', async (t) => {
  const { dir, run, json } = await workspace(t);
  const [a, b] = [join(dir, 'one.yaml'), join(dir, 'other.yaml')];
  writeFileSync(a, `${START}include: [shared.yaml]\n`);
  writeFileSync(b, `${START}include: [shared.yaml]\nserver: { listn: 1 }\n`);
  writeFileSync(join(dir, 'shared.yaml'), 'upstreams:\n  k: { url: 5 }\n');
  const found = await json(['check', a, b]);
  t.match(found, {
    diagnostics: [
      { file: join(dir, 'shared.yaml'), line: 2, column: 3, code: 'unused' },
      { file: join(dir, 'shared.yaml'), line: 2, column: 13, code: 'bad-url' },
      { file: b, line: 8, column: 11, code: 'unknown-key' },
    ],
  });
  t.equal(Object(found).diagnostics.length, 3, 'a finding in a file that both include is one finding');
  const text = await run(['check', a, b]);
  t.equal(text.code, 1);
  t.match(text.stdout, /shared\.yaml:2:13 error[^\n]*\n {6}k: \{ url: 5 \}\n/, 'with the line of its file');
  t.match((await run(['check', a, '--format', 'github'])).stdout, /^::error file=[^,]*shared\.yaml,line=2,col=13,/m);
  writeFileSync(join(dir, 'shared.yaml'), 'upstreams: {}\n');
  t.equal((await run(['check', a])).code, 0);
  t.match((await run(['check', join(dir, 'none.yaml')])).stdout, /none\.yaml:1:1 error file-unreadable/);
});

t.test('--env-file gives variables; those that are set have priority', async (t) => {
  const { dir, run, json } = await workspace(t);
  const config = join(dir, 'gateway.yaml');
  writeFileSync(config, `${START}upstreams: { k: { url: { env: MY_URL } } }\n`);
  writeFileSync(join(dir, 'env'), '# the url\nexport MY_URL="http://127.0.0.1:9000" # quoted\n');
  writeFileSync(join(dir, 'env.more'), 'MY_URL=nowhere\n');
  const codes = async (args: readonly string[], variables = {}) =>
    codesOf(await json(['check', config, ...args], { env: variables }));
  t.same(await codes([]), ['unused', 'missing-env']);
  const env = ['--env-file', join(dir, 'env')];
  t.same(await codes(env), ['unused']);
  t.same(await codes([...env, '--env-file', join(dir, 'env.more')]), ['unused', 'bad-url'], 'the last file counts');
  t.same(await codes(env, { MY_URL: 'set' }), ['unused', 'bad-url']);
  const missing = await run(['check', config, '--env-file', join(dir, 'none')]);
  t.equal(missing.code, 1);
  t.match(missing.stderr, /the file .*none of --env-file cannot be read: it does not exist/);
});

t.test('--watch checks again at every change of a file that it read, and ends with 0', async (t) => {
  const { dir, start } = await workspace(t);
  const config = join(dir, 'gateway.yaml');
  writeFileSync(config, `${START}include: [parts/upstreams.yaml]\n`);
  const running = start(['check', '--watch', '--json', '--config', config]);
  const runs = () => running.output.stdout.split('\n').filter(Boolean);
  const next = async (count: number) => {
    await running.seen(new RegExp(`^(?:[^\\n]*\\n){${count}}`));
    return codesOf(JSON.parse(runs()[count - 1] ?? ''));
  };
  t.same(await next(1), ['bad-include'], 'a file that is missing');
  mkdirSync(join(dir, 'parts'));
  writeFileSync(join(dir, 'next'), 'upstreams: { k: { url: { file: url } } }\n');
  renameSync(join(dir, 'next'), join(dir, 'parts/upstreams.yaml'));
  t.same(await next(2), ['unused', 'bad-file'], 'it appears, by a rename');
  writeFileSync(join(dir, 'parts/next'), 'http://127.0.0.1:9000');
  renameSync(join(dir, 'parts/next'), join(dir, 'parts/url'));
  t.same(await next(3), ['unused'], 'the file of a setting appears');
  rmSync(join(dir, 'parts'), { recursive: true });
  t.same(await next(4), ['bad-include'], 'a folder vanishes');
  running.child.kill('SIGINT');
  t.match(await running.ended, { code: 0, stderr: '' });
  t.equal(runs().length, 4, 'no check without a change');
});
