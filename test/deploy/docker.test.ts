/** deploy/Dockerfile and deploy/compose.yaml pass the checks that this machine has, and agree with the program. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import t from 'tap';
import { parse } from 'yaml';
import { absent } from '../support/programs.ts';
import { root } from '../support/tollgate.ts';
import { drain_s, metricsPort, port, unknownOptions } from './serve-agrees.ts';

const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
/** Each instruction as one line, without comments. */
const instructions = dockerfile
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '');
const final = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));

function argumentsOf(instruction: string): readonly string[] {
  const line = final.find((each) => each.startsWith(`${instruction} `)) ?? '';
  return JSON.parse(/\[.*\]$/.exec(line)?.[0] ?? '[]');
}

t.test('the Dockerfile has no findings', async (t) => {
  t.same(validate(dockerfile), []);
});

const noHadolint = absent('hadolint', ['--version'], 'https://github.com/hadolint/hadolint');
t.test('hadolint has no findings', { skip: noHadolint }, async (t) => {
  const { status, stdout } = spawnSync('hadolint', [join(root, 'deploy/Dockerfile')], { encoding: 'utf8' });
  t.equal(status, 0, stdout);
});

t.test('every copied file exists, and is sent to the build', async (t) => {
  const sent = readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  const copied = instructions
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));
  t.same([...copied].sort(), [...sent].sort());
  for (const file of copied) t.not(globSync(file, { cwd: root }).length, 0, file);
  // What the build of the executable imports from the project.
  for (const file of globSync('scripts/build*.ts', { cwd: root })) {
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(/from '\.\.\/([^/']+)/g)) {
      t.ok(copied.includes(path), `${file} imports ${path}`);
    }
  }
});

t.test('the build uses the Node that the project pins', async (t) => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  t.match(instructions[0], `FROM node:${String(devDependencies.node).split('.')[0]}-`);
});

t.test('the image runs as another user than root, and its commands exist', async (t) => {
  t.ok(final.includes('USER 65532:65532'));
  t.same(argumentsOf('ENTRYPOINT'), ['/usr/local/bin/tollgate']);
  t.same(await unknownOptions(argumentsOf('CMD')), []);
  const [program = '', ...health] = argumentsOf('HEALTHCHECK');
  t.equal(program, '/usr/local/bin/tollgate');
  t.same(await unknownOptions(health), []);
  t.ok(final.includes(`EXPOSE ${port} ${metricsPort}`));
  t.equal(health.length, 1, 'the health check finds the port in the configuration');
});

t.test('the compose file', async (t) => {
  const { services, volumes } = parse(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8'), { merge: true });
  t.same(Object.keys(services), ['tollgate', 'init'], 'each service is used');
  const { tollgate, init } = services;
  const ports = [port, metricsPort].map((each) => `127.0.0.1:${each}:${each}`);
  t.match(tollgate, { read_only: true, cap_drop: ['ALL'], ports });
  t.ok(tollgate.command.includes(`0.0.0.0:${metricsPort}`), 'metrics are served');
  t.ok(tollgate.command.includes('--existing-store'), 'a lost store is not replaced');
  t.match(init, { command: ['migrate'], profiles: ['init'], volumes: tollgate.volumes });
  for (const { command } of [tollgate, init]) t.same(await unknownOptions(command), []);
  t.ok(Number.parseInt(tollgate.stop_grace_period, 10) > drain_s, 'there is time to drain');
  for (const mount of tollgate.volumes) {
    const [source = ''] = mount.split(':');
    t.ok(source.startsWith('.') ? existsSync(join(root, 'deploy', source)) : source in volumes, mount);
  }
});

const noCompose = absent('docker', ['compose', 'version'], 'apt-get install docker-compose-v2');
t.test('docker accepts the compose file', { skip: noCompose }, async (t) => {
  const file = join(root, 'deploy/compose.yaml');
  const checked = spawnSync('docker', ['compose', '-f', file, 'config', '--quiet'], { encoding: 'utf8' });
  t.equal(checked.status, 0, checked.stderr);
});
