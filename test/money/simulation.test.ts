/**
 * A thousand seeded simulations of a gateway, in virtual time, with faults and crashes: at the end of each, every delivery is charged
 * exactly once and nothing else is. They are played on the ledger core in memory, and some of them on files as well. SEED=N plays
 * one life and prints its journal; SEEDS=N plays N of them, FROM=N on; ON=sqlite plays them on files.
 */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import t from 'tap';

const { SEED, SEEDS = '1000', FROM = '1' } = process.env;
const first = Number(SEED ?? FROM);
const last = SEED === undefined ? first + Number(SEEDS) - 1 : first;
const processes = Math.min(2, availableParallelism(), last - first + 1);
const script = resolve(import.meta.dirname, 'simulation/play.ts');

t.setTimeout(3_600_000);
t.jobs = processes;

/** What the process printed, and whether every life went well. */
function play(
  from: number,
  to: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly ok: boolean; readonly printed: string }> {
  return new Promise((done) => {
    const options = { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, ...settings } };
    execFile(process.execPath, [script, String(from), String(to)], options, (error, stdout, stderr) =>
      done({ ok: error === null, printed: stdout + stderr }),
    );
  });
}

for (let part = 0; part < processes; part++) {
  const share = Math.ceil((last - first + 1) / processes);
  const from = first + part * share;
  const to = Math.min(last, from + share - 1);
  t.test(`the lives ${from} to ${to}`, { buffered: true }, async (t) => {
    const { ok, printed } = await play(from, to);
    if (printed !== '') t.comment(printed);
    t.ok(ok, 'every delivery is charged once, and nothing else is');
  });
}

t.test('lives on files are the same as in memory, step by step', async (t) => {
  const to = Math.min(last, first + 19);
  const [memory, file] = [
    await play(first, to, { JOURNALS: '1', ON: 'memory' }),
    await play(first, to, { JOURNALS: '1', ON: 'sqlite' }),
  ];
  t.ok(memory.ok && file.ok, file.printed.slice(-2_000));
  t.equal(memory.printed, file.printed);
});

t.test('a life is the same whenever it is played', async (t) => {
  const [once, again] = [await play(first, first), await play(first, first)];
  t.match(once.printed, /gateway 1 starts/);
  t.equal(once.printed, again.printed);
});
