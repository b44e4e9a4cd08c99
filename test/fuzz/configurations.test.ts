/**
 * Fuzzes the compiler with damaged configurations: it never throws, returns a plan exactly if it reports no error, and gives every
 * diagnostic a position in the file. `SEED=7 CASES=1000` repeats a run or changes its length.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { compileConfig } from '../../src/config/compile-config.ts';
import { createRandom, type Random } from '../support/random.ts';
import { seed } from '../support/sample.ts';
import { shippedText } from '../support/shipped-text.ts';
import { mutateBytes } from './mutate.ts';

/** `CASES=5000` for a long run. */
const cases = Number(process.env.CASES ?? '600');
const root = join(import.meta.dirname, '../..');
const bases = join(import.meta.dirname, '../config/bases');
const small = readdirSync(bases).map((name) => readFileSync(join(bases, name), 'utf8'));

const oddWords = [
  'null',
  '{}',
  '[]',
  '""',
  '-1',
  '1e99',
  '~',
  '*a',
  '&a',
  '!!js',
  '|',
  '>',
  '- ',
  '#',
  '${x}',
  '{ env: X }',
];

t.setTimeout(1_800_000);

t.test(`${cases} configurations, seed ${seed}`, async (t) => {
  const random = createRandom(seed);
  const faults: string[] = [];
  let accepted = 0;
  for (let number = 0; number < cases && faults.length < 5; number += 1) {
    // The shipped file takes a hundred times as long to compile as a small one.
    const text = damage(random.chance(0.02) ? shippedText : random.pick(small), random);
    const fault = faultOf(text);
    if (fault === undefined) accepted += 1;
    else if (fault !== 'refused') faults.push(`${fault}\n${text.slice(0, 6_000)}`);
  }
  t.strictSame(faults, []);
  t.ok(accepted > 0 && accepted < cases, `${accepted} of ${cases} were accepted`);
});

/** `refused` if errors were reported correctly; undefined if there is a plan; otherwise the fault. */
function faultOf(text: string): string | undefined {
  const lines = text.split(/\r\n|\r|\n/).length;
  try {
    const { plan, diagnostics } = compileConfig(join(root, 'fuzz.yaml'), { text, env: {} });
    const misplaced = diagnostics.find(({ line, column }) => !(line >= 1 && line <= lines + 1 && column >= 1));
    if (misplaced !== undefined) return `a diagnostic has no position in the file: ${JSON.stringify(misplaced)}`;
    const empty = diagnostics.find(({ message }) => message.trim() === '');
    if (empty !== undefined) return `a diagnostic has no message: ${JSON.stringify(empty)}`;
    if (plan === undefined && diagnostics.length === 0) return 'there is neither a plan nor a diagnostic';
    return plan === undefined ? 'refused' : undefined;
  } catch (error) {
    return `the compiler threw: ${error instanceof Error ? error.stack : String(error)}`;
  }
}

/** Damages the text one to three times: a word, a line, an indent or any byte. */
function damage(text: string, random: Random): string {
  let damaged = text;
  for (let times = random.integer(1, 3); times > 0; times -= 1) damaged = damageOnce(damaged, random);
  return damaged;
}

function damageOnce(text: string, random: Random): string {
  const lines = text.split('\n');
  const at = random.integer(0, lines.length - 1);
  const line = lines[at] ?? '';
  switch (random.integer(0, 6)) {
    case 0:
      lines.splice(at, 1);
      break;
    case 1:
      lines.splice(at, 0, line);
      break;
    case 2:
      lines[at] = random.chance(0.5) ? ` ${line}` : line.replace(/^ /, '');
      break;
    case 3: {
      const words = text.match(/[\w./-]+/g) ?? [''];
      lines[at] = line.replace(random.pick(line.match(/[\w./-]+/g) ?? ['']), random.pick(words));
      break;
    }
    case 4:
      lines[at] = line.replace(random.pick(line.match(/[\w./-]+/g) ?? ['']), random.pick(oddWords));
      break;
    case 5:
      lines[at] = line.replace(/(?<=: ).*$/, random.pick(oddWords));
      break;
    default:
      return mutateBytes(Buffer.from(text), random).toString('utf8');
  }
  return lines.join('\n');
}
