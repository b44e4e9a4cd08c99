/** The reseller's example passes `check`; its prices are those of LiteLLM's list, which its script imports whole. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { parse } from 'yaml';
import { wholeLitellmList } from '../support/litellm-list.ts';
import { absent } from '../support/programs.ts';
import { program, root, workspace } from '../support/tollgate.ts';

const examples = join(root, 'examples');
const text = readFileSync(join(examples, 'reseller/gateway.yaml'), 'utf8');
const vendors: Readonly<Record<string, { readonly key: string }>> = parse(text).each.vendor;
const env = Object.fromEntries(Object.values(vendors).map(({ key }) => [`TOLLGATE_${key}_KEY`, 'x']));
const work = await workspace(t);

t.test('check has no findings', async (t) => {
  const { code, stdout } = await work.run(['check', '--config', join(examples, 'reseller/gateway.yaml')], { env });
  t.match({ code, stdout }, { code: 0, stdout: 'no errors, no warnings' });
});

t.test(
  'the whole list',
  { skip: absent('python3', ['-m', 'pip', '--version'], 'apt-get install python3-pip') },
  async (t) => {
    const list = wholeLitellmList();
    if (list === undefined) {
      t.comment('the package cannot be downloaded');
      return;
    }
    const folder = join(work.dir, 'reseller');
    for (const name of ['reseller', 'schemas/openai'])
      cpSync(join(examples, name), join(work.dir, name), { recursive: true });
    const bin = join(work.dir, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'tollgate'), `#!/bin/sh\nexec ${process.execPath} ${program} "$@"\n`);
    chmodSync(join(bin, 'tollgate'), 0o755);
    const imported = spawnSync(join(folder, 'import.sh'), [list], {
      cwd: folder,
      env: { PATH: `${bin}:${process.env.PATH}` },
      encoding: 'utf8',
    });
    t.equal(imported.status, 0, imported.stderr);
    const counts = [...imported.stdout.matchAll(/^wrote (\d+) of/gm)].map(([, count]) => Number(count));
    t.equal(counts.length, Object.keys(vendors).length);
    const models = counts.reduce((sum, count) => sum + count, 0);
    t.ok(models > 900, `${models} models`);
    for (const name of readdirSync(join(folder, 'prices'))) {
      const whole = new Set(readFileSync(join(folder, 'prices', name), 'utf8').split('\n'));
      const cut = readFileSync(join(examples, 'reseller/prices', name), 'utf8').split('\n');
      t.strictSame(
        cut.filter((line) => !whole.has(line)),
        [],
        `${name} is a cut of the list`,
      );
    }
    const { code, stdout } = await work.run(['check', '--config', join(folder, 'gateway.yaml')], { env });
    t.match({ code, stdout }, { code: 0, stdout: 'no errors, no warnings' });
  },
);
