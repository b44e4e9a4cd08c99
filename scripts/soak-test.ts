/**
 * `npm run test:soak -- --minutes 60 [--svg FILE] [--callers 24] [--seed N]`: mixed load with faults for that long, then checks
 * that memory, handles, sockets and holds are back at their level after the warm-up. Exits with 1 if one is not.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runSoak } from '../test/soak/soak.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    callers: { type: 'string' },
    seed: { type: 'string' },
    svg: { type: 'string' },
  },
});
const seconds = Number(values.minutes ?? '10') * 60;
const callers = Number(values.callers ?? '24');
const seed = Number(values.seed ?? Date.now() % 1_000_000);
if (!(seconds > 0) || !Number.isSafeInteger(seed) || !(callers > 0)) {
  console.error('usage: npm run test:soak -- [--minutes N] [--callers N] [--seed N] [--svg FILE]');
  process.exit(2);
}

const { problems, base, peak, end, outcomes, svg } = await runSoak({ seconds, seed, callers, say: console.log });
if (values.svg !== undefined) writeFileSync(values.svg, svg);
console.table({ 'after warm-up': base, peak, 'at the end': end });
console.log(JSON.stringify(outcomes));
for (const problem of problems) console.error(problem);
console.log(`${problems.length} problems (seed ${seed})`);
process.exitCode = problems.length === 0 ? 0 : 1;
