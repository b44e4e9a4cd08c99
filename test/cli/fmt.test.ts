/** `fmt` changes the layout of files, and neither their meaning nor their comments. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { shippedText } from '../support/shipped-text.ts';
import { root, workspace } from '../support/tollgate.ts';

t.test('a configuration and its included files', async (t) => {
  const { dir, run, json } = await workspace(t);
  const [config, prices] = [join(dir, 'gateway.yaml'), join(dir, 'prices.yaml')];
  writeFileSync(config, '# start\nversion: 1\ninclude: [ prices.yaml ]\n');
  writeFileSync(prices, 'prices:\n    p: {unit: second} # why\n');
  const checked = await run(['fmt', '--check', '--config', config]);
  t.equal(checked.code, 1);
  t.match(
    checked.stdout,
    /^would change .*gateway\.yaml\nwould change .*prices\.yaml\n2 files would change, 0 unchanged\n$/,
  );
  t.match(readFileSync(prices, 'utf8'), '{unit: second}', '--check writes nothing');
  t.same(await json(['fmt', '--config', config]), { changed: [config, prices], unchanged: [], diagnostics: [] });
  t.equal(readFileSync(config, 'utf8'), '# start\nversion: 1\ninclude: [prices.yaml]\n');
  t.equal(readFileSync(prices, 'utf8'), 'prices:\n  p: { unit: second } # why\n');
  t.same(await json(['fmt', '--check', '--config', config]), {
    changed: [],
    unchanged: [config, prices],
    diagnostics: [],
  });
  t.equal((await run(['fmt', '--check', '--config', config])).code, 0);
});

t.test('files with mistakes stay as they are', async (t) => {
  const { dir, run, json } = await workspace(t);
  const [broken, other] = [join(dir, 'broken.yaml'), join(dir, 'other.yaml')];
  writeFileSync(broken, 'a:   [ 1\n');
  writeFileSync(other, 'a: [ 1 ]\n');
  const { code, stdout, stderr } = await run(['fmt', broken, other]);
  t.equal(code, 1);
  t.match(stderr, /broken\.yaml:1:6 error yaml-syntax/);
  t.match(stdout, /1 file changed, 0 unchanged, 1 with mistakes/);
  t.equal(readFileSync(broken, 'utf8'), 'a:   [ 1\n');
  t.equal(readFileSync(other, 'utf8'), 'a: [1]\n');
  t.match(await json(['fmt', broken]), { changed: { length: 0 }, diagnostics: [{ file: broken, line: 1, column: 6 }] });
  t.match(await json(['fmt', join(dir, 'none.yaml')]), { error: { code: 'file_unreadable' } });
});

t.test('the plan of the shipped configuration stays the same', async (t) => {
  const { dir, json, run } = await workspace(t);
  const config = join(dir, 'gateway.yaml');
  cpSync(join(root, 'schemas'), join(dir, 'schemas'), { recursive: true });
  const deeper = shippedText
    .replaceAll(/^( *)(- )?/gm, (_, spaces, dash = '') => `${spaces}${spaces}${dash && '-   '}`)
    .replaceAll('{ ', '{');
  writeFileSync(config, deeper);
  const before = await json(['plan', '--config', config]);
  t.equal((await run(['fmt', '--config', config])).code, 0);
  t.not(readFileSync(config, 'utf8'), deeper);
  t.same(await json(['plan', '--config', config]), before);
});
