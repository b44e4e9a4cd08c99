/** Checks that the official Go SDKs raise an error for every answer that breaks off. The built program is cached in node_modules. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import t from 'tap';
import { missing } from '../support/programs.ts';
import { breaksOff } from './other-languages.ts';

const program = join(import.meta.dirname, '../../node_modules/.cache/tollgate-go/break-off');
/** Compiling the SDKs takes a minute of a core. */
const noGo = process.env.CLIENTS === 'all' ? missing('go', ['version'], 'https://go.dev/dl') : 'runs with CLIENTS=all';

t.setTimeout(600_000);

t.test('the Go SDKs', { skip: noGo }, async (t) => {
  // -mod=readonly uses exactly the versions in go.mod and go.sum. Without optimizations, tables for debuggers and C the first build takes
  // two thirds of the time.
  const { status, stderr, error } = spawnSync(
    'go',
    ['build', '-mod=readonly', '-gcflags=all=-N -l -dwarf=false', '-ldflags=-w', '-o', program, '.'],
    {
      cwd: join(import.meta.dirname, 'go'),
      env: { ...process.env, CGO_ENABLED: '0' },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`go build: ${error?.message ?? stderr}`);
  await breaksOff(t, program, []);
});
