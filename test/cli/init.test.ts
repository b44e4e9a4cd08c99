/** `init` writes a configuration that works, and overwrites nothing. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { parse } from 'yaml';
import { noCurl } from '../support/programs.ts';
import { shippedNames } from '../support/shipped-text.ts';
import { root, workspace } from '../support/tollgate.ts';

/** One upstream of each interface is on. */
const env = Object.fromEntries(
  ['C', 'GENERATIVE', 'MESSAGES'].flatMap((name) => [
    [`TOLLGATE_${name}_URL`, 'https://vendor.example'],
    [`TOLLGATE_${name}_KEY`, 'secret'],
  ]),
);

t.test('it writes the shipped configuration, which has no mistakes', async (t) => {
  const { dir, run, json } = await workspace(t);
  const folder = join(dir, 'new');
  const { code, stdout } = await run(['init', folder]);
  t.equal(code, 0);
  t.match(
    stdout,
    /created .*gateway\.yaml\n {2}with 6 files that it includes\n {2}with \d+ JSON Schemas in .*schemas\nnext[\s\S]*serve --sandbox\n$/,
  );
  const config = join(folder, 'gateway.yaml');
  t.ok(shippedNames.length > 2);
  for (const name of shippedNames)
    t.equal(readFileSync(join(folder, name), 'utf8'), readFileSync(join(root, name), 'utf8'), name);
  t.same(await json(['check', '--config', config], { env }), { diagnostics: [] });
});

t.test('--vendor: from an empty folder to the first answer', async (t) => {
  const { dir, run, json, start } = await workspace(t);
  const made = await run(['init', dir, '--vendor', 'openai,elevenlabs']);
  t.equal(made.code, 0, made.stderr);
  t.match(made.stdout, /prices, which are examples, and set TOLLGATE_ELEVENLABS_KEY, TOLLGATE_OPENAI_KEY\n$/);
  const config = join(dir, 'gateway.yaml');
  const keys = { TOLLGATE_OPENAI_KEY: 'x', TOLLGATE_ELEVENLABS_KEY: 'x' };
  const { diagnostics } = Object(await json(['check', '--config', config], { env: keys }));
  t.match(diagnostics, [{ code: 'example-price', message: /'large', 'small', .* are examples/ }]);
  t.equal(diagnostics.length, 1, 'nothing but prices to set');
  const { routes } = Object(await json(['plan', '--config', config], { env: keys }));
  t.ok(routes.some((route: object) => Object(route).interface === 'elevenlabs'));
  const gateway = start(['serve', '--sandbox', '--port', '0', '--config', config]);
  const [call = ''] = await gateway.seen(/curl -sS .*/);
  await t.test('the printed request is answered', { skip: noCurl() }, async (t) => {
    t.match(execFileSync('sh', ['-c', call], { encoding: 'utf8' }), /"choices":.*Hi\./s);
  });
});

t.test('--vendor: each alone, all that fit, and those that do not', async (t) => {
  const { dir, run } = await workspace(t);
  const all = globSync('*.yaml', { cwd: join(root, 'examples') }).map((name) => name.replace('.yaml', ''));
  t.ok(all.length > 10);
  for (const each of all) {
    const { code, stderr } = await run(['init', join(dir, each), '--vendor', each]);
    t.equal(code, 0, stderr);
    const text = readFileSync(join(dir, each, 'gateway.yaml'), 'utf8');
    for (const [name] of text.matchAll(/schemas\/[\w/-]+\.json/g)) t.ok(existsSync(join(dir, each, name)), name);
  }
  // They have the paths of openai, deepseek or kling.
  const apart = ['bfl', 'local', 'mistral', 'replicate', 'voyage', 'xai', 'moonshot', 'jina', 'perplexity', 'sora'];
  const others = all.filter((each) => !apart.includes(each));
  const together = await run(['init', join(dir, 'all'), '--vendor', others.join(',')]);
  t.equal(together.code, 0, together.stderr);
  const clash = await run(['init', join(dir, 'clash'), '--vendor', 'openai,replicate']);
  t.equal(clash.code, 1);
  t.match(clash.stderr, /openai and replicate cannot share one gateway: .* the same prefix \/v1/);
  t.notOk(existsSync(join(dir, 'clash')), 'nothing is written');
  const unknown = await run(['init', join(dir, 'unknown'), '--vendor', 'openai,acme']);
  t.match(unknown, { code: 2, stderr: /'acme' is not one of: .*azure-openai, bedrock, bfl, cohere/ });
  t.match(await run(['init', join(dir, 'openai'), '--vendor', 'openai']), { code: 1, stderr: /overwrites nothing/ });
  t.equal((await run(['init', join(dir, 'both'), '--vendor', 'openai', '--interface', 'video'])).code, 2);
});

const choices = ['video', 'generative', 'messages'];

for (const chosen of [...choices.map((choice) => [choice]), ['video', 'messages'], choices]) {
  t.test(`--interface ${chosen.join(' ')}: only what it needs, with comments and without findings`, async (t) => {
    const { dir, run, json } = await workspace(t);
    const { code, stderr } = await run(['init', dir, '--interface', ...chosen]);
    t.equal(code, 0, stderr);
    const config = join(dir, 'gateway.yaml');
    t.same(await json(['check', '--config', config], { env }), { diagnostics: [] });
    t.same(await json(['fmt', '--check', '--config', config]), { changed: [], unchanged: [config], diagnostics: [] });
    const text = readFileSync(config, 'utf8');
    t.same(readdirSync(dir).sort(), ['gateway.yaml', 'schemas'], 'one file, and its schemas');
    t.match(text, /^# yaml-language-server: [^\n]*\n# A start for the interfaces? [^\n]*/);
    t.ok(text.split('\n').filter((line) => line.trimStart().startsWith('#')).length > 20, 'it has comments');
    const interfaces = Object.keys(parse(text).interfaces);
    for (const choice of choices) {
      t.equal(
        interfaces.some((name) => name.startsWith(choice)),
        chosen.includes(choice),
        choice,
      );
    }
    for (const [name] of text.matchAll(/schemas\/[\w/-]+\.json/g)) t.ok(existsSync(join(dir, name)), name);
    const shipped = await json(['plan']);
    const own = await json(['plan', '--config', config]);
    const isChosen = (route: { readonly interface: string }) => chosen.some((each) => route.interface.startsWith(each));
    t.same(Object(own).routes, Object(shipped).routes.filter(isChosen), 'its routes are those of the shipped file');
  });
}

t.test('an unknown interface', async (t) => {
  const { dir, json } = await workspace(t);
  t.match(await json(['init', dir, '--interface', 'vidoe']), {
    error: { code: 'usage', message: /video, generative, messages/ },
  });
});

t.test('it keeps an existing configuration, and says what to do', async (t) => {
  const { dir, run, json } = await workspace(t);
  writeFileSync(join(dir, 'gateway.yaml'), 'mine');
  const { code, stderr } = await run(['init', dir]);
  t.equal(code, 1);
  t.match(
    stderr,
    /gateway\.yaml exists, and init overwrites nothing\n {2}use that file, move it away, or .* init FOLDER\n$/,
  );
  t.equal(readFileSync(join(dir, 'gateway.yaml'), 'utf8'), 'mine');
  t.notOk(existsSync(join(dir, 'schemas')), 'it wrote nothing else');
  t.match(await json(['init', dir]), { error: { code: 'file_exists' } });
});

t.test('it keeps schemas: equal ones are used, and others are not overwritten', async (t) => {
  const { dir, run, json } = await workspace(t);
  await run(['init', dir]);
  rmSync(join(dir, 'gateway.yaml'));
  t.same(await json(['init', dir]), { created: [join(dir, 'gateway.yaml')] });
  rmSync(join(dir, 'gateway.yaml'));
  const schema = join(dir, 'schemas/requests/message.json');
  writeFileSync(schema, '{}');
  t.match(await json(['init', dir]), {
    error: { code: 'file_exists', message: /message\.json exists with other content/ },
  });
  t.equal(readFileSync(schema, 'utf8'), '{}');
  t.notOk(existsSync(join(dir, 'gateway.yaml')), 'it wrote nothing');
});

t.test('a folder that cannot be written', async (t) => {
  const { dir, json } = await workspace(t);
  writeFileSync(join(dir, 'file'), '');
  t.match(await json(['init', join(dir, 'file')]), { error: { code: 'file_unwritable', hint: String } });
});
