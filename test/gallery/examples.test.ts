/** Every file of the gallery passes `check`, which plays its examples, and has its line in docs/reference/vendors.md. */
import { generateKeyPairSync } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import t from 'tap';
import { root, workspace } from '../support/tollgate.ts';

const page = readFileSync(join(root, 'docs/reference/vendors.md'), 'utf8');
// Only a private key can sign with RS256.
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const secretOf = (name: string) =>
  name === 'TOLLGATE_VERTEX_KEY' ? privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() : 'x';
const work = await workspace(t);

for (const file of globSync('examples/*.yaml', { cwd: root }).sort()) {
  t.test(basename(file), async (t) => {
    const text = readFileSync(join(root, file), 'utf8');
    const variables = [...text.matchAll(/env: (TOLLGATE_(?!STORE)\w+)/g)].map(([, name = '']) => name);
    const env = Object.fromEntries(
      variables.map((name) => [name, name.endsWith('_URL') ? 'https://vendor.example' : secretOf(name)]),
    );
    const { code, stdout, stderr } = await work.run(['check', '--config', join(root, file)], { env });
    t.equal(code, 0, stdout + stderr);
    t.match(stdout + stderr, 'no errors, no warnings');
    t.match(page, `[${basename(file)}](../../${file})`);
    t.ok(
      variables.includes(`TOLLGATE_${basename(file, '.yaml').split('-')[0]?.toUpperCase()}_URL`),
      'the upstream has its variables',
    );
  });
}
