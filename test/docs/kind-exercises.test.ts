/** The exercises of docs/contributing/kinds.md that add a kind or a key, done in a copy of the project, work as the page says. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { serve } from '../support/credential-rig.ts';
import { edited } from '../support/shipped-text.ts';
import { smallConfig, workspace } from '../support/tollgate.ts';
import { root } from './pages.ts';
import { checkTypes, editedProject } from './project-copy.ts';

const copy = editedProject(t, [
  {
    section: 'Add a kind of limit',
    folder: 'billing/limits',
    file: 'body-bytes.ts',
    name: 'bodyBytes',
    before: '  spendPerDay,\n',
  },
  {
    section: 'Add a kind of credential',
    folder: 'upstream/credentials',
    file: 'basic.ts',
    name: 'basic',
    before: 'secret, tokenFile',
  },
  { section: 'Add a kind of fact', folder: 'billing/facts', file: 'length.ts', name: 'length', before: '  at,\n' },
  {
    section: 'Add a kind of usage count',
    folder: 'billing/counts',
    file: 'length.ts',
    name: 'length',
    before: 'sum, count',
  },
]);

// In this process: a command that starts the copy's source takes most of a second.
const { run: runCopy }: typeof import('../../src/cli/program.ts') = await import(join(copy, 'src/cli/program.ts'));

const small = readFileSync(join(root, 'test/support/small.yaml'), 'utf8');
/** Writes a configuration with a limit. */
function configured(name: string, limit: string): string {
  const file = join(copy, name);
  writeFileSync(file, `${small}\nlimits: { uploads: { by: [key], ${limit} } }\n`);
  return file;
}

t.test('the files fit the types', async () =>
  checkTypes(copy, ['billing/limits', 'upstream/credentials', 'billing/facts', 'billing/counts', 'config/sections']),
);

t.test('the schema and the reference page have the kind', async (t) => {
  const schema = JSON.parse(readFileSync(join(copy, 'schemas/gateway.schema.json'), 'utf8'));
  t.match(schema.definitions.limit.properties.body_bytes, { $ref: '#/definitions/rate' });
  const reference = readFileSync(join(copy, 'docs/reference/configuration.md'), 'utf8');
  t.match(reference, /\| `body_bytes` \|.*Bytes of the bodies of forwarded requests, per minute/);
  t.notMatch(readFileSync(join(root, 'docs/reference/configuration.md'), 'utf8'), 'body_bytes');
});

t.test('check and the command line know it', async (t) => {
  const { run } = await workspace(t, join(copy, 'src/main.ts'), runCopy);
  t.equal((await run(['check', '--config', configured('good.yaml', 'body_bytes: 1000000/min')])).code, 0);
  const refused = await run(['check', '--config', configured('bad.yaml', 'body_bytes: 5/s')]);
  t.equal(refused.code, 1);
  t.match(refused.stdout + refused.stderr, /bad-rate.*'5\/s' is not a rate/);
  const plan = await run(['plan', '--config', join(copy, 'good.yaml')]);
  t.match(plan.stdout, /uploads +key +all +body_bytes 1000000\/min/);
  t.match((await run(['key', 'create', '--help'])).stdout.replaceAll(/\s+/g, ' '), 'body_bytes=1000000/min');
});

t.test('requests are counted and refused', async (t) => {
  const { start } = await workspace(t, join(copy, 'src/main.ts'), runCopy);
  const config = configured('serve.yaml', 'body_bytes: 200/min');
  const gateway = start(['serve', '--sandbox', '--port', '0', '--json', '--config', config]);
  const { url, key } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  const chat = { model: 'chat-large', max_tokens: 9, messages: [{ role: 'user', content: 'a'.repeat(50) }] };
  const send = () =>
    fetch(`${url}/v1/messages`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(chat),
    });
  t.equal((await send()).status, 200);
  const refused = await send();
  t.equal(refused.status, 429);
  t.match(await refused.json(), { error: { message: /200\/min bytes of request bodies; try again in \d+ s/ } });
});

t.test(
  'The exercise "add a kind of credential" of docs/contributing/kinds.md, done in a copy of the project, works as the page says',
  async (t) => {
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

    t.test('the schema, check, plan and requests have the kind', async (t) => {
      const reference = readFileSync(join(copy, 'docs/reference/configuration.md'), 'utf8');
      t.match(reference, /\| `basic` \(one of\) \|.*A user and a password/);
      const seen: (string | undefined)[] = [];
      const url = await serve(t, (request, response) => {
        seen.push(request.headers.authorization);
        response.end('{"usage":{"input_tokens":1,"output_tokens":1}}');
      });
      const { run, start, json } = await workspace(t, join(copy, 'src/main.ts'), runCopy);
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
  },
);

t.test(
  'The exercise "add a kind of fact" of docs/contributing/kinds.md, done in a copy of the project, works as the page says',
  async (t) => {
    const config = (name: string, fact: string): string => {
      const file = join(copy, name);
      const duration = 'duration: { at: /duration, type: int, default: 4 }';
      const hold = '    hold: { cel: duration }\n';
      writeFileSync(
        file,
        edited(
          small,
          [duration, `${duration}\n      characters: ${fact}`],
          [hold, hold.replace('duration', 'characters')],
        ),
      );
      return file;
    };
    const { dir, run } = await workspace(t, join(copy, 'src/main.ts'), runCopy);
    const good = config('good.yaml', '{ length: /prompt }');
    t.match(await run(['check', '--config', good]), { code: 0 });
    const body = join(dir, 'body.json');
    writeFileSync(body, '{"model":"c/vidgen-2.0","prompt":"a kite"}');
    const explained = await run([
      'explain',
      'POST',
      '/api/v3/c/videos/generations/tasks',
      '--body',
      body,
      '--config',
      good,
    ]);
    t.match(explained.stdout, /characters +6/);
    const bad = await run(['check', '--config', config('bad.yaml', '{ length: prompt }')]);
    t.equal(bad.code, 1);
    t.match(bad.stdout + bad.stderr, /'prompt' is not a/);
  },
);

t.test(
  'The exercise "add a kind of usage count" of docs/contributing/kinds.md, done in a copy of the project, works as the page says',
  async (t) => {
    const { run } = await workspace(t, join(copy, 'src/main.ts'), runCopy);
    const config = (name: string, count: string): string => {
      const text = edited(
        small,
        ['output: [/usage/output_tokens, /message/usage/output_tokens]', `output: ${count}`],
        [
          'usage: { input_tokens: 8, output_tokens: 3 }',
          'completion: Hi., usage: { input_tokens: 8, output_tokens: 99 }',
        ],
        ['usage: { output_tokens: 3 }', 'completion: Hi., usage: { output_tokens: 99 }'],
      );
      writeFileSync(join(copy, name), text);
      return join(copy, name);
    };
    const good = config('good.yaml', '{ length: /completion }');
    // The examples expect 3 units of output: the characters, not the tokens.
    t.match(await run(['check', '--config', good]), { code: 0 });
    const body = join(copy, 'body.json');
    writeFileSync(body, '{"model":"chat-large","max_tokens":9}');
    const env = { TOLLGATE_MESSAGES_URL: 'http://127.0.0.1:9', TOLLGATE_MESSAGES_KEY: 'k' };
    const explained = await run(['explain', 'POST', '/v1/messages', '--body', body, '--config', good], { env });
    t.match(explained.stdout, 'output at /completion: number of characters');
    const bad = await run(['check', '--config', config('bad.yaml', '{ length: completion }')]);
    t.equal(bad.code, 1);
    t.match(bad.stdout + bad.stderr, /'completion' is not a/);
  },
);

t.test('The exercise "add a key of a model", done in a copy of the project, works as the page says', async (t) => {
  const configured = (name: string, more: string): string => {
    const file = join(copy, name);
    const models = 'models:\n';
    const old = `  chat-old: { type: chat, upstream: messages, price: chat${more} }\n`;
    writeFileSync(file, edited(readFileSync(join(root, smallConfig), 'utf8'), [models, models + old]));
    return file;
  };
  const { run, start } = await workspace(t, join(copy, 'src/main.ts'), runCopy);
  const bad = await run(['check', '--config', configured('empty.yaml', ', withdrawn: ""')]);
  t.equal(bad.code, 1);
  t.match(bad.stdout + bad.stderr, /empty\.yaml:\d+:\d+ error .*withdrawn/);
  const good = configured('withdrawn.yaml', ', withdrawn: use chat-large');
  const { stdout } = await run(['diff', configured('kept.yaml', ''), good]);
  t.match(stdout, /~ model chat-old\n +withdrawn: none -> use chat-large/);
  const gateway = start(['serve', '--sandbox', '--port', '0', '--json', '--config', good]);
  const { url, key } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  const refused = await fetch(`${url}/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'chat-old', max_tokens: 1, messages: [] }),
  });
  t.equal(refused.status, 404);
  t.match(await refused.json(), { error: { message: /'chat-old' is withdrawn: use chat-large/ } });
});
