/** Files that change while the gateway runs: secrets and configurations as Kubernetes swaps them, and by an atomic rename. */
import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { markReadFiles } from '../../src/cli/serve/watch-config.ts';
import { markFiles } from '../../src/lib/node/watch-files.ts';
import { edited } from '../support/reloadable.ts';
import { until } from '../support/stack.ts';
import { root, smallConfig, workspace } from '../support/tollgate.ts';

// Much longer than on a machine with nothing else to do.
t.setTimeout(600_000);

/** A volume: its files are links into `..data`, which is a link to a folder, and an update replaces that link. */
function volume(folder: string, names: readonly string[]) {
  let version = 0;
  mkdirSync(folder);
  for (const name of names) symlinkSync(join('..data', name), join(folder, name));
  return (texts: Readonly<Record<string, string>>): void => {
    version += 1;
    mkdirSync(join(folder, `..${version}`));
    for (const [name, text] of Object.entries(texts)) {
      writeFileSync(join(folder, `..${version}`, name), text, { mode: 0o644 });
    }
    symlinkSync(`..${version}`, join(folder, '..data_tmp'));
    renameSync(join(folder, '..data_tmp'), join(folder, '..data'));
  };
}

/** A gateway whose secret and configuration are in volumes, and an upstream that records the credentials of its requests. */
async function scene(t: Test, args: readonly string[]) {
  const space = await workspace(t);
  const seen: string[] = [];
  const upstream = createServer((request, response) => {
    seen.push(String(request.headers['x-api-key']));
    request.resume().on('end', () => response.end('{"usage":{"input_tokens":1,"output_tokens":1}}'));
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  t.teardown(() => upstream.close());
  const secrets = join(space.dir, 'secrets');
  const setSecret = volume(secrets, ['key']);
  const setConfig = volume(join(space.dir, 'config'), ['gateway.yaml', 'prices.yaml']);
  const { port } = upstream.address() as AddressInfo;
  const [, prices = ''] = /^(prices:\n(?: .*\n)+)/m.exec(readFileSync(join(root, smallConfig), 'utf8')) ?? [];
  const gateway = edited(readFileSync(join(root, smallConfig), 'utf8'), [
    [prices, 'include: [prices.yaml]\n'],
    ['url: { env: TOLLGATE_MESSAGES_URL }', `url: http://127.0.0.1:${port}`],
    ['{ env: TOLLGATE_MESSAGES_KEY }', `{ file: ${join(secrets, 'key')} }`],
  ]);
  setSecret({ key: 'key-1\n' });
  setConfig({ 'gateway.yaml': gateway, 'prices.yaml': prices });
  await space.run(['account', 'create', 'acme']);
  await space.run(['wallet', 'topup', 'acme', '100']);
  const { key } = Object(await space.json(['key', 'create', '--account', 'acme']));
  const config = join(space.dir, 'config/gateway.yaml');
  const running = space.start(['serve', '--port', '0', '--json', '--config', config, ...args]);
  const { url } = JSON.parse((await running.seen(/^.+\n/))[0]);
  return {
    ...space,
    gateway,
    prices,
    secrets,
    setSecret,
    setConfig,
    running,
    /** The credential that the upstream gets. */
    async credential() {
      const body = JSON.stringify({ model: 'chat-large', max_tokens: 1, messages: [] });
      const headers = { 'x-api-key': String(key), 'content-type': 'application/json' };
      const response = await fetch(`${url}/v1/messages`, { method: 'POST', headers, body });
      t.equal(response.status, 200, await response.text());
      return seen.at(-1);
    },
    async logged(text: RegExp) {
      await until(
        async () => {
          if (running.child.exitCode === null) return running.output.stderr;
          throw new Error(`it ended without ${text}: ${running.output.stderr}`);
        },
        (log) => text.test(log),
      );
    },
  };
}

t.test('--watch sees every way of replacing a file', async (t) => {
  const { gateway, prices, secrets, setSecret, setConfig, credential, logged } = await scene(t, ['--watch']);
  t.equal(await credential(), 'key-1');
  setSecret({ key: 'key-2\n' });
  await logged(/"generation":2,/);
  t.equal(await credential(), 'key-2', 'a secret in a volume');
  setConfig({ 'gateway.yaml': gateway, 'prices.yaml': edited(prices, [['180.00', '190.00']]) });
  await logged(/"generation":3,"changes":"1 price changed/);
  writeFileSync(join(secrets, 'new'), 'key-3', { mode: 0o600 });
  renameSync(join(secrets, 'new'), join(secrets, 'key'));
  await logged(/"generation":4,/);
  t.equal(await credential(), 'key-3', 'a file that is renamed over the old one');
  writeFileSync(join(secrets, 'key'), '');
  await logged(/"code":"empty-secret"/);
  t.equal(await credential(), 'key-3', 'an empty file changes nothing');
  writeFileSync(join(secrets, 'key'), 'key-4');
  await logged(/"generation":5,/);
  t.equal(await credential(), 'key-4', 'a file that is written in place');
});

t.test('a change after a file was read and before it is watched counts', async (t) => {
  const dir = t.testdir({ same: '\uFEFFkey-1\n', other: 'key-2\n', made: 'key-3', elsewhere: 'key-4' });
  const [same, other, made, gone, elsewhere] = ['same', 'other', 'made', 'gone', 'elsewhere'].map((name) =>
    join(dir, name),
  );
  if (!same || !other || !made || !gone || !elsewhere) throw new Error('there are five files');
  const texts = new Map([
    [same, 'key-1'],
    [other, 'key-1'],
    [made, null],
    [gone, 'key-1'],
  ]);
  const marks = await markReadFiles([same, other, made, gone, elsewhere], texts);
  const current = await markFiles(marks.keys());
  const changed = [...current].filter(([path, mark]) => marks.get(path) !== mark).map(([path]) => path);
  t.same(changed, [other, made, gone]);
});

t.test('tollgate reload reads the secrets again', async (t) => {
  const { run, setSecret, credential, running } = await scene(t, []);
  t.equal(await credential(), 'key-1');
  setSecret({ key: 'key-2\n' });
  const { code, stdout } = await run(['reload']);
  t.equal(code, 0);
  t.match(stdout, /~ upstream messages\n +targets\.default\.credential\.secrets\.secret: a secret -> another secret/);
  t.equal(await credential(), 'key-2');
  t.notMatch(stdout + running.output.stderr, /key-[12]/, 'no secret is shown');
});
