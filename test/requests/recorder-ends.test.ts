/** The recorder's thread ends, or the whole gateway does: requests are answered and charged, and the recorder starts again. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import t, { type Test } from 'tap';
import { startRecorded } from '../support/recorded.ts';
import { workspace } from '../support/tollgate.ts';

t.setTimeout(120_000);

/** Runs in every thread of the gateway. In the recorder's thread, it ends as the file `die` says, once. */
const PRELOAD = `
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isMainThread, workerData } from 'node:worker_threads';
if (!isMainThread && workerData?.retention !== undefined)
  setInterval(() => {
    if (!existsSync(FLAG)) return;
    const how = readFileSync(FLAG, 'utf8');
    rmSync(FLAG);
    if (how === 'throw') throw new Error('broken by the test');
    if (how === 'exit') process.exit(7);
    const all = [];
    for (;;) all.push(new Array(1_000_000).fill({ how }).map((each) => ({ ...each })));
  }, 20);
`;

async function startBreakable(t: Test) {
  const work = await workspace(t);
  const flag = join(work.dir, 'die');
  const preload = join(work.dir, 'preload.mjs');
  writeFileSync(preload, PRELOAD.replaceAll('FLAG', JSON.stringify(flag)));
  const env = { NODE_OPTIONS: `--import=${pathToFileURL(preload)}` };
  const start: typeof work.start = (args, options) => work.start(args, { ...options, env });
  const recorded = await startRecorded(t, ['--threads', '2'], { ...work, start });
  return { ...recorded, die: (how: string) => writeFileSync(flag, how) };
}

for (const [how, reason] of [
  ['throw', /the thread of the recorder has ended, and starts again in 1 s: Error: broken by the test/],
  ['exit', /the thread of the recorder has ended, and starts again in 1 s: it ended by itself/],
  ['memory', /the thread of the recorder has ended, and starts again in 1 s: .*memory/],
] as const) {
  t.test(`its thread ends by ${how}`, async (t) => {
    const recorded = await startBreakable(t);
    await recorded.untilRecorded();
    recorded.die(how);
    await recorded.logged(reason);
    await recorded.ask(20);
    await recorded.untilRecorded();
    await recorded.logged(/requests are recorded again/);
    await recorded.settle();
    recorded.admin.child.kill('SIGTERM');
    await new Promise((resolve) => recorded.admin.child.once('exit', resolve));
  });
}

t.test('it ends again and again: the pauses grow, and the gateway stops all the same', async (t) => {
  const recorded = await startBreakable(t);
  await recorded.untilRecorded();
  for (const pause_s of [1, 2]) {
    recorded.die('exit');
    await recorded.logged(new RegExp(`starts again in ${pause_s} s`));
    await recorded.ask(2);
  }
  recorded.admin.child.kill('SIGTERM');
  const code = await new Promise((resolve) => recorded.admin.child.once('exit', resolve));
  t.equal(code, 0, 'it waits for no thread that is gone');
  const again = await startRecorded(t, [], recorded.admin.work);
  await again.untilRecorded();
  for (const id of recorded.asked.slice(-2)) {
    const { body } = await again.admin.get(`/requests/${id}`);
    t.not(body.record, null, 'what waited for the next thread was written at the end');
  }
});

t.test('the gateway is killed: at most the last second has no records', async (t) => {
  const recorded = await startRecorded(t, ['--threads', '2']);
  await recorded.ask(30);
  await sleep(1_000);
  const before = recorded.asked.length;
  await recorded.ask(5);
  recorded.admin.kill();
  await new Promise((resolve) => recorded.admin.child.once('exit', resolve));
  const again = await startRecorded(t, [], recorded.admin.work);
  await again.untilRecorded();
  const details = await Promise.all(recorded.asked.map((id) => again.admin.get(`/requests/${id}`)));
  t.strictSame(details.slice(0, before).filter(({ body }) => body.record === null).length, 0);
  t.equal(details.filter(({ body }) => body.charge === null).length, 0, 'all are charged');
});
