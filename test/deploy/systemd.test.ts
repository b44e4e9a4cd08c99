/** deploy/tollgate.service passes systemd's own checks, and agrees with the program. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { absent } from '../support/programs.ts';
import { root } from '../support/tollgate.ts';
import { drain_s, store_start_s, unknownOptions } from './serve-agrees.ts';

const unit = readFileSync(join(root, 'deploy/tollgate.service'), 'utf8');
const value = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
const noSystemd = absent('systemd-analyze', ['--version'], 'apt-get install systemd');

t.test('it fits the program', async (t) => {
  const [program, ...args] = value('ExecStart').split(' ');
  t.equal(program, '/usr/local/bin/tollgate');
  t.same(await unknownOptions(args), []);
  t.ok(Number(value('TimeoutStopSec')) > drain_s, 'there is time to drain');
  const store = /sqlite:(\S+)/.exec(value('Environment'))?.[1];
  t.ok(args.includes('--existing-store'), 'a missing store stops the service');
  t.notMatch(unit, /^Assert|^Condition/m, 'the store may be a server');
  const interval_s = Number(value('StartLimitIntervalSec'));
  t.ok(interval_s > Number(value('StartLimitBurst')) * (Number(value('RestartSec')) + 1), 'a mistake ends the tries');
  t.ok(store_start_s + Number(value('RestartSec')) > interval_s / Number(value('StartLimitBurst')), 'a wait does not');
  t.match(store, `/var/lib/${value('StateDirectory')}/`);
});

t.test('systemd-analyze verify', { skip: noSystemd }, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-systemd-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const copy = join(folder, 'tollgate.service');
  // It checks that the program exists.
  writeFileSync(copy, unit.replaceAll('/usr/local/bin/tollgate', process.execPath));
  t.match(spawnSync('systemd-analyze', ['verify', copy], { encoding: 'utf8' }), { status: 0, stdout: '', stderr: '' });
});

t.test('systemd-analyze security', { skip: noSystemd }, async (t) => {
  const file = join(root, 'deploy/tollgate.service');
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', file], { encoding: 'utf8' });
  const level = Number(/Overall exposure level for tollgate\.service: ([\d.]+)/.exec(stdout)?.[1]);
  t.ok(level <= 1.3, `the exposure level is ${level} of 10`);
});
