/**
 * A thousand seeded simulations of a gateway, in virtual time, with faults and crashes: at the end of each, every delivery is charged
 * exactly once and nothing else is. They are played on the ledger core in memory, and some of them on files as well. SEED=N plays
 * one life and prints its journal; SEEDS=N plays N of them, FROM=N on; ON=sqlite plays them all on files.
 */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import t from 'tap';
import { sample } from '../support/sample.ts';

const { SEED, SEEDS = '150', FROM = '1' } = process.env;
const first = Number(SEED ?? FROM);
const last = SEED === undefined ? first + Number(SEEDS) - 1 : first;
/** The journals of this many lives are compared with those on files. */
const COMPARED = sample(12, 40);
const shown = Math.min(last, first + COMPARED - 1);
const script = resolve(import.meta.dirname, 'simulation/play.ts');

t.setTimeout(3_600_000);

/** The output of the process, and whether every life passed. */
function play(
  from: number,
  to: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly ok: boolean; readonly printed: string }> {
  return new Promise((done) => {
    const options = { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, JOURNALS: String(COMPARED), ...settings } };
    execFile(process.execPath, [script, String(from), String(to)], options, (error, stdout, stderr) =>
      done({ ok: error === null, printed: stdout + stderr }),
    );
  });
}

const lives = play(first, last);

t.test(`lives ${first} to ${last}`, async (t) => {
  const { ok, printed } = await lives;
  if (!ok || SEED !== undefined) t.comment(printed);
  t.ok(ok, 'every delivery is charged once, and nothing else is');
});

t.test('lives on files, and the last life played alone, are the same as in the series, step by step', async (t) => {
  const files = await play(first, shown, { ON: 'sqlite' });
  if (!files.ok) t.comment(files.printed);
  t.ok(files.ok, 'lives on files pass');
  t.match(files.printed, /gateway 1 starts/);
  const alone = last > shown ? await play(last, last) : { ok: true, printed: '' };
  t.ok(alone.ok, 'the last life passes alone');
  const { printed } = await lives;
  t.equal(printed, files.printed + alone.printed);
});
