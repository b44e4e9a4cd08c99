/**
 * A configuration of an earlier release of version 1, in `earlier/`, still runs, with warnings of its old names. `fmt --upgrade` changes
 * nothing but names. Warnings that `check` has learnt since then stay.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { OLD_NAMES } from '../../src/config/read/old-names.ts';
import { workspace } from '../support/tollgate.ts';

const shipped = join(import.meta.dirname, '../../schemas');
/** Routes that take models with a price and bill nothing. */
const unbilled = Array.from({ length: 3 }, () => ({ code: 'unbilled', severity: 'warning' }));
const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'secret' };

t.test('an earlier configuration', async (t) => {
  const { dir, run, json, store } = await workspace(t);
  const [config, before] = [join(dir, 'gateway.yaml'), join(dir, 'before.yaml')];
  for (const file of [config, before]) cpSync(join(import.meta.dirname, 'earlier/gateway.yaml'), file);
  cpSync(shipped, join(dir, 'schemas'), { recursive: true });
  const check = (file: string) => json(['check', '--config', file], { env });

  const diagnostics = countingIn(await check(config));
  t.match(diagnostics, [
    {
      code: 'old-name',
      severity: 'warning',
      line: 36,
      message: /^38 keys have old names: 'per' is now 'unit', 'unknown' is now 'unknown_outcome', /,
      hint: 'run tollgate fmt --upgrade',
    },
    { code: 'old-name', line: 223, message: 'an answer without usage costs nothing, as before' },
    { code: 'old-name', line: 235, message: 'an answer without usage costs nothing, as before' },
    ...unbilled,
  ]);
  t.equal(diagnostics.length, 6);
  t.equal((await run(['plan', '--config', config], { env })).code, 0);

  t.equal((await run(['fmt', config])).code, 0);
  t.equal(readFileSync(config, 'utf8'), readFileSync(before, 'utf8'), 'fmt alone keeps the names');
  t.equal((await run(['fmt', '--upgrade', '--check', '--config', config])).code, 1);
  t.equal((await run(['fmt', '--upgrade', '--config', config])).code, 0);
  t.equal((await run(['fmt', '--upgrade', '--check', '--config', config])).code, 0);
  const after = countingIn(await check(config));
  t.match(after, unbilled);
  t.equal(after.length, unbilled.length);
  const { stdout } = await run(['diff', before, config, '--store', store], { env });
  t.match(stdout, /^no change\n/, 'it means the same');
  const kept = (file: string) => readFileSync(file, 'utf8').match(/#.*/g);
  t.same(kept(config), kept(before), 'comments stay');
});

t.test('the page lists every old name', async (t) => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/guides/upgrade.md'), 'utf8');
  t.same(
    [...page.matchAll(/^\| `([\w.*]+)` \| `(\w+)` \| `(\w+)` \|$/gm)].map(([, ...row]) => row),
    OLD_NAMES.map(({ in: place, old, now }) => [place.slice(1).replaceAll('/', '.'), old, now]),
  );
});

t.test('every old name, in included files and in both styles of YAML', async (t) => {
  const { dir, run } = await workspace(t);
  const [main, part] = [join(dir, 'gateway.yaml'), join(dir, 'part.yaml')];
  writeFileSync(
    main,
    `version: 1
include: [part.yaml]
server: { bodies: { kept_per_key: 1MiB } }
`,
  );
  writeFileSync(
    part,
    `billing:
  told: { per: million_tokens, "counts": { tokens: /tokens }, untold: hold }
  silent: { per: million_tokens, counts: { tokens: /tokens } } # per
tasks:
  clip: { unknown: { list: /clips } }
routes:
  make:
    needs: []
    makes: []
    "removes": []
    creates: clip
    model: { per: second }
    branches:
      - { when: { per: second }, creates: clip }
      - when:
          per: second
        creates: clip # creates
        creates_task: clip
prices:
  per: { 'per': second, table: { per: "1.00" } }
`,
  );
  t.equal((await run(['fmt', '--upgrade', main, part])).code, 0);
  t.equal(
    readFileSync(main, 'utf8'),
    `version: 1
include: [part.yaml]
server: { bodies: { kept_per_account: 1MiB } }
`,
  );
  t.equal(
    readFileSync(part, 'utf8'),
    `billing:
  told: { unit: million_tokens, "counts": { tokens: /tokens }, without_usage: hold }
  silent: { unit: million_tokens, without_usage: free, counts: { tokens: /tokens } } # per
tasks:
  clip: { unknown_outcome: { list: /clips } }
routes:
  make:
    requires_owner: []
    creates_resource: []
    removes_resource: []
    creates_task: clip
    model: { unit: second }
    branches:
      - { when: { unit: second }, creates_task: clip }
      - when:
          unit: second
        creates: clip # creates
        creates_task: clip
prices:
  per: { unit: second, table: { per: "1.00" } }
`,
    'a key that is there under both names stays, and check reports it',
  );
});

/** Without the warnings of routes without answers: the file is older than these. */
function countingIn(found: unknown): readonly unknown[] {
  const { diagnostics }: { readonly diagnostics: readonly { readonly code: string }[] } = Object(found);
  return diagnostics.filter(({ code }) => code !== 'no-answer');
}
