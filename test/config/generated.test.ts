/** Tests that the files generated from the configuration's schema are up to date. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import t from 'tap';

const root = join(import.meta.dirname, '../..');
const { status, stderr } = spawnSync(process.execPath, ['scripts/generate-config-types.ts', '--check'], {
  cwd: root,
  encoding: 'utf8',
});
t.equal(stderr, '', 'nothing is stale');
t.equal(status, 0);
