/** Checks that the official Go SDKs raise an error for every answer that breaks off. The built program is cached in node_modules. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import t from 'tap';
import { breaksOff } from './other-languages.ts';

const program = join(import.meta.dirname, '../../node_modules/.cache/tollgate-go/break-off');
const isThere = spawnSync('go', ['version']).status === 0;

t.setTimeout(600_000);

t.test('the Go SDKs', { skip: isThere ? false : 'go is not installed' }, async (t) => {
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
