/**
 * `npm run test:kill -- [--minutes 10 | --seconds N] [--seed N]`: kills a gateway under load at random moments for that long, then
 * checks every amount. If one is wrong, it prints the seed and the evidence and exits with 1.
 */
import { parseArgs } from 'node:util';
import { evidence, runKillLoop } from '../test/crash/kill-loop.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seconds: { type: 'string' }, seed: { type: 'string' } },
});
const seconds = values.seconds === undefined ? Number(values.minutes ?? '10') * 60 : Number(values.seconds);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
if (!(seconds > 0) || !Number.isSafeInteger(seed)) {
  console.error('usage: npm run test:kill -- [--minutes N | --seconds N] [--seed N]');
  process.exit(2);
}

console.log(`killing a gateway for ${seconds} s, seed ${seed}`);
const report = await runKillLoop({ seconds, seed, say: console.log });
for (const problem of report.problems.slice(0, 50)) console.error(problem);
console.log(report.summary);
if (!report.ok) {
  console.error(`to repeat: --seconds ${seconds} --seed ${seed}; evidence:\n${evidence(report)}`);
  process.exitCode = 1;
}
