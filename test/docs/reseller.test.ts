/** The commands of the reseller's guide run, in their order; its counts are those of the files. */
import { spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { parse } from 'yaml';
import { tempFolder } from '../support/stores.ts';
import { program, root } from '../support/tollgate.ts';
import { fences, read, tableUnder } from './pages.ts';

const page = 'docs/guides/reseller.md';

t.test('the commands', async (t) => {
  const folder = tempFolder(t);
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'tollgate'), `#!/bin/sh\nexec ${process.execPath} ${program} "$@"\n`);
  chmodSync(join(bin, 'tollgate'), 0o755);
  symlinkSync(join(root, 'examples'), join(folder, 'examples'));
  const { vendor } = parse(readFileSync(join(root, 'examples/reseller/gateway.yaml'), 'utf8')).each;
  const keys = Object.values<{ readonly key: string }>(vendor).map(({ key }) => [`TOLLGATE_${key}_KEY`, 'x']);
  const blocks = fences(page).filter(({ language, tag }) => language === 'sh' && tag === '');
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-e', '-c', blocks.map(({ text }) => text).join('\n')], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${bin}:${process.env.PATH}`, ...Object.fromEntries(keys) },
  });
  t.equal(status, 0, stderr);
  t.match(stdout, 'no errors, no warnings');
  t.match(stdout, /^house-best +house_best +million_tokens +input +2\.64 +1\.84 +30\.3 +2\.904 from 2098/m, 'starter');
  t.match(stdout, /^house-best +acme_best +million_tokens +input +2\.10 +1\.84 +12\.3 +-$/m, 'the contract');
  t.match(stdout, /^xai\/grok-4\.3 +acme_grok +.*input +1\.27 /m, 'an exception');
  t.match(stdout, '~ price acme_best, class input, per million_tokens: 2.10 -> 2.20 (+4.76 %)');
  t.match(stdout, /holds 0\.002601984 EUR/, 'at the price from the date on, times the factor of the group');
  t.match(stdout, /^all 2 +0\.00 +550\.00/m);
  t.match(stdout, 'ok, no breach');
});

t.test('the counts', async (t) => {
  const linesOf = (file: string) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => !/^ *(#|$)/.test(line)).length;
  const examples = ['gateway.yaml', 'chat.yaml', 'import.sh'].map((name) => linesOf(`examples/reseller/${name}`));
  const [lines = [], setup = [], customers = []] = tableUnder(page, 'The same elsewhere');
  t.strictSame(lines.slice(1, 4), [
    `${examples[0]}, and ${examples[1]} of the interface, which convert writes`,
    String(linesOf('bench/reseller/litellm.yaml')),
    String(linesOf('bench/reseller/bifrost.json.txt')),
  ]);
  t.equal(setup[1], `import.sh (one, of ${examples[2]} lines)`);
  const [requests] = /\d+/.exec(setup[4] ?? '') ?? [];
  t.equal(Number(requests) + Number(/^\d+/.exec(customers[4] ?? '')), linesOf('bench/reseller/new-api.sh'));
  t.equal(customers[2], `${linesOf('bench/reseller/litellm.sh')} requests`);
  const block = fences(page).find(({ section }) => section === 'The first customers');
  const made = (block?.text ?? '').split('\n').filter((line) => /^tollgate (account create|wallet|key)/.test(line));
  t.equal(customers[1], String(made.length));
  const prices = globSync('examples/reseller/prices/*.yaml', { cwd: root }).map((name) =>
    parse(readFileSync(join(root, name), 'utf8')),
  );
  const count = prices.reduce((sum, { models }) => sum + Object.keys(models).length, 0);
  t.match(read(page), `a cut of ${count} models`);
});
