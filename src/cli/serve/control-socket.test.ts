/** How `tollgate reload` finds a gateway, and who may ask it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { dirname, join } from 'node:path';
import t from 'tap';
import { workspace } from '../../../test/support/tollgate.ts';
import { controlFolder, makeControlFolder, socketPath } from './control-folder.ts';
import { openControlSocket } from './control-socket.ts';
import type { ReloadOutcome } from './reload-outcome.ts';

const outcome: ReloadOutcome = { reloaded: true, generation: 2, summary: 'no change', changes: [], diagnostics: [] };
const refused: ReloadOutcome = {
  reloaded: false,
  error: { code: 'restart_needed', message: 'only a restart can change it', hint: 'restart' },
  diagnostics: [],
};

t.test('without a gateway', async (t) => {
  const { run, json, store } = await workspace(t);
  t.match(await run(['reload']), {
    code: 1,
    stderr: /no gateway of the store is running: there is no socket in .*-control/,
  });
  t.match(await json(['reload', '--store', store]), { error: { code: 'no_gateway', hint: /--store.*SIGHUP/ } });
});

t.test('only the user of the gateway can enter the folder of its socket', async (t) => {
  const { store, json } = await workspace(t);
  const close = await openControlSocket(store, 'gateway.yaml', { 'POST /reload': async () => outcome });
  const folder = controlFolder(store);
  t.equal(statSync(folder).mode & 0o777, 0o700);
  t.match(await json(['reload']), { gateways: [{ pid: process.pid, config: /^\/.*gateway\.yaml$/, outcome }] });
  await close();
  t.notOk(existsSync(folder));
});

t.test('a folder that others could have made or can enter is not used', async (t) => {
  const { dir } = await workspace(t);
  const open = join(dir, 'open');
  mkdirSync(open);
  chmodSync(open, 0o755);
  t.throws(() => makeControlFolder(open), /only this user can enter/);
  symlinkSync(dir, join(dir, 'link'));
  t.throws(() => makeControlFolder(join(dir, 'link')), /only this user can enter/);
});

t.test('the path may be longer than the system allows for sockets', async (t) => {
  const { dir, run } = await workspace(t);
  const store = `sqlite:${join(dir, 'a-long-name'.repeat(8), 'b-long-name'.repeat(8), 'store.db')}`;
  mkdirSync(dirname(store.slice('sqlite:'.length)), { recursive: true });
  const close = await openControlSocket(store, 'gateway.yaml', { 'POST /reload': async () => outcome });
  const { code, stdout } = await run(['reload', '--store', store]);
  t.equal(code, 0);
  t.match(stdout, /reloaded as configuration 2: no change\n$/);
  await close();
  t.notOk(existsSync(controlFolder(store)), 'the socket and its folder are removed');
});

t.test('several gateways of a store are all asked, and one that refuses decides the exit code', async (t) => {
  const { store, run } = await workspace(t);
  const close = await openControlSocket(store, 'gateway.yaml', { 'POST /reload': async () => outcome });
  const folder = controlFolder(store);
  const { path, release } = socketPath(folder, '1.sock');
  const other = createServer((_request, response) => {
    response.end(JSON.stringify({ pid: 1, config: '/other.yaml', outcome: refused }));
  });
  await new Promise<void>((resolve) => other.listen(path, resolve));
  const { code, stdout } = await run(['reload']);
  t.equal(code, 1);
  t.match(stdout, /gateway \d+ \(.*\): reloaded as configuration 2/);
  t.match(stdout, 'gateway 1 (/other.yaml): not reloaded: only a restart can change it\n  restart');
  await new Promise((closed) => other.close(closed));
  release();
  await close();
});

t.test('the socket of a process that was killed is removed', async (t) => {
  const { store, run } = await workspace(t);
  const folder = controlFolder(store);
  makeControlFolder(folder);
  const { path, release } = socketPath(folder, '4242.sock');
  const code = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log('up'))`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  release();
  t.same(readdirSync(folder), ['4242.sock']);
  t.match(await run(['reload']), { code: 1, stderr: /no gateway of the store is running/ });
  t.same(readdirSync(folder), []);
});

t.test('a gateway that starts removes the sockets of killed ones, also of other stores on PostgreSQL', async (t) => {
  const { store } = await workspace(t);
  const dead = `${spawnSync(process.execPath, ['-v']).pid}.sock`;
  const other = controlFolder(`postgres://killed-${process.pid}/store`);
  for (const folder of [controlFolder(store), other]) {
    makeControlFolder(folder);
    writeFileSync(join(folder, dead), '');
  }
  const closeOne = await openControlSocket(store, 'gateway.yaml', {});
  t.same(readdirSync(controlFolder(store)), [`${process.pid}.sock`]);
  t.ok(existsSync(other), 'a store that is a file looks only into its own folder');
  const url = `postgres://running-${process.pid}/store`;
  const closeTwo = await openControlSocket(url, 'gateway.yaml', {});
  t.notOk(existsSync(other));
  await closeOne();
  await closeTwo();
  t.notOk(existsSync(controlFolder(url)));
});

t.test('a process that ends without closing its socket removes it', async (t) => {
  const { store } = await workspace(t);
  const module = import.meta.resolve('./control-socket.ts');
  const code = `const { openControlSocket } = await import('${module}');
    await openControlSocket('${store}', 'gateway.yaml', {});
    process.exit((await import('node:fs')).readdirSync('${controlFolder(store)}').length);`;
  t.equal(spawnSync(process.execPath, ['--input-type=module', '-e', code]).status, 1, 'it had a socket');
  t.notOk(existsSync(controlFolder(store)));
});

t.test('a gateway that gives no answer does not hide those of the others', async (t) => {
  const { store, run, json } = await workspace(t);
  const close = await openControlSocket(store, 'gateway.yaml', { 'POST /reload': async () => outcome });
  const { path, release } = socketPath(controlFolder(store), '1.sock');
  const other = createServer((request) => void request.socket.destroy());
  await new Promise<void>((resolve) => other.listen(path, resolve));
  const { code, stdout } = await run(['reload']);
  t.equal(code, 1);
  t.match(stdout, /gateway \d+ \(.*\): reloaded as configuration 2/);
  t.match(stdout, /gateway 1: not reloaded: it does not answer at .*1\.sock: socket hang up\n {2}look at its log/);
  const { gateways } = (await json(['reload'])) as { readonly gateways: readonly { readonly pid: number }[] };
  t.match(
    gateways.find(({ pid }) => pid === 1),
    { pid: 1, config: null, outcome: { reloaded: false, error: { code: 'no_answer' } } },
  );
  await new Promise((closed) => other.close(closed));
  release();
  await close();
});

t.test('nothing but the known requests is answered', async (t) => {
  const { store } = await workspace(t);
  let reloads = 0;
  const close = await openControlSocket(store, 'gateway.yaml', {
    'POST /reload': async () => {
      reloads += 1;
      return outcome;
    },
  });
  const { path, release } = socketPath(controlFolder(store), `${process.pid}.sock`);
  const asking = request({ socketPath: path, path: '/reload', agent: false }).end();
  const [response] = await once(asking, 'response');
  response.resume();
  t.equal(response.statusCode, 404);
  t.equal(reloads, 0);
  release();
  await close();
});
