/** The exercise "add a kind of credential" of CONTRIBUTING.md, done in a copy of the project, works as the page says. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { serve } from '../support/credential-rig.ts';
import { edited } from '../support/shipped-text.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';
import { root } from './pages.ts';
import { checkTypes, projectWithKind } from './project-copy.ts';

const copy = projectWithKind(t, {
  section: 'Example: add a kind of credential',
  folder: 'credentials',
  file: 'basic.ts',
  name: 'basic',
  before: 'secret, tokenFile',
});

/** Writes a configuration whose chat upstream has this `auth`. */
function configured(name: string, url: string, auth: string): string {
  const file = join(copy, name);
  const text = edited(
    readFileSync(join(root, smallConfig), 'utf8'),
    ['url: { env: TOLLGATE_MESSAGES_URL }', `url: ${url}`],
    ['auth: { header: x-api-key, secret: { env: TOLLGATE_MESSAGES_KEY } }', `auth: ${auth}`],
  );
  writeFileSync(file, text);
  return file;
}

t.test('the file fits the types', async () => checkTypes(copy, 'credentials'));

t.test('the schema, check, plan and requests have the kind', async (t) => {
  const reference = readFileSync(join(copy, 'docs/configuration-reference.md'), 'utf8');
  t.match(reference, /\| `basic` \|.*A user and a password/);
  const seen: (string | undefined)[] = [];
  const url = await serve(t, (request, response) => {
    seen.push(request.headers.authorization);
    response.end('{"usage":{"input_tokens":1,"output_tokens":1}}');
  });
  const { run, start, json } = await workspace(t, join(copy, 'src/main.ts'));
  const env = { VENDOR_PASSWORD: 'hunter2' };
  const good = configured('good.yaml', url, '{ basic: { user: gateway, password: { env: VENDOR_PASSWORD } } }');
  const plan = await run(['plan', '--config', good], { env });
  t.match(plan.stdout, /messages +on +\S+ +basic gateway/);
  t.notMatch(plan.stdout, 'hunter2');
  const bad = await run([
    'check',
    '--config',
    configured('bad.yaml', url, '{ basic: { password: { env: VENDOR_PASSWORD } } }'),
  ]);
  t.equal(bad.code, 1);
  t.match(bad.stdout + bad.stderr, /missing-key.*'basic' needs 'user'/);

  await json(['account', 'create', 'acme']);
  await json(['wallet', 'topup', 'acme', '10']);
  const { key } = Object(await json(['key', 'create', '--account', 'acme']));
  const gateway = start(['serve', '--port', '0', '--json', '--config', good], { env });
  const { url: base } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  const answer = await fetch(`${base}/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'chat-large', max_tokens: 1, messages: [] }),
  });
  t.equal(answer.status, 200);
  t.strictSame(seen, [`Basic ${Buffer.from('gateway:hunter2').toString('base64')}`]);
});
