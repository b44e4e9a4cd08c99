/** The disk of the request records is full or read-only: requests are answered and charged, and what has no record is a gap. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { noMount } from '../support/programs.ts';
import { startRecorded } from '../support/recorded.ts';
import { workspace } from '../support/tollgate.ts';

t.setTimeout(120_000);

/** A disk of eight megabytes: a log of SQLite takes four. */
function mountSmall(t: Test, dir: string): void {
  mkdirSync(dir);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', dir], { stdio: 'ignore' });
  t.teardown(() => execFileSync('umount', ['-l', dir]));
}

for (const name of ['is on a full disk', 'is read-only']) {
  t.test(`the file ${name}`, { skip: noMount() }, async (t) => {
    const work = await workspace(t);
    const disk = join(work.dir, 'disk');
    mountSmall(t, disk);
    const remount = (access: 'ro' | 'rw') => execFileSync('mount', ['-o', `remount,${access},size=8m`, disk]);
    symlinkSync(join(disk, 'records.db'), join(work.dir, 'store.db.requests.db'));
    // A disk with an open file cannot become read-only.
    if (name === 'is read-only') remount('ro');
    const recorded = await startRecorded(t, [], work);
    const filler = join(disk, 'filler');
    if (name === 'is on a full disk') {
      await recorded.untilRecorded();
      execFileSync('sh', ['-c', `cat /dev/zero > ${filler} 2>/dev/null || true`]);
    }
    await recorded.ask(30, { 'user-agent': 'x'.repeat(250) });
    await recorded.logged(/no records of them are kept/);
    if (name === 'is read-only') remount('rw');
    else rmSync(filler);
    await recorded.untilRecorded();
    await recorded.settle();
    t.match(await recorded.gaps(), { failed: Number });
  });
}
