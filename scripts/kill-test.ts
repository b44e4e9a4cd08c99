/**
 * `npm run test:kill -- [--minutes 10 | --seconds N] [--seed N] [--store sqlite|postgres] [--gateways 3]`: kills gateways under load at
 * random moments for that long, with PostgreSQL also the server and connections, then checks every amount. If one is wrong, it prints
 * the seed and the evidence and exits with 1. On SQLite there is one gateway.
 */
import { parseArgs } from 'node:util';
import { evidence, runKillLoop } from '../test/crash/kill-loop.ts';
import { runPostgresKillLoop } from '../test/crash/kill-loop-postgres.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string' },
    store: { type: 'string', default: 'sqlite' },
    gateways: { type: 'string', default: '3' },
  },
});
const { store } = values;
const seconds = values.seconds === undefined ? Number(values.minutes ?? '10') * 60 : Number(values.seconds);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const gateways = Number(values.gateways);
const isStore = store === 'sqlite' || store === 'postgres';
if (!isStore || !(seconds > 0) || !Number.isSafeInteger(seed) || !Number.isSafeInteger(gateways) || gateways < 1) {
  console.error(
    'usage: npm run test:kill -- [--minutes N | --seconds N] [--seed N] [--store sqlite|postgres] [--gateways N]',
  );
  process.exit(2);
}

console.log(`killing on ${store} for ${seconds} s, seed ${seed}`);
const say = console.log;
const report =
  store === 'postgres'
    ? await runPostgresKillLoop({ seconds, seed, gateways, say })
    : await runKillLoop({ seconds, seed, say });
for (const problem of report.problems.slice(0, 50)) console.error(problem);
console.log(report.summary);
if (!report.ok) {
  console.error(`to repeat: --seconds ${seconds} --seed ${seed} --store ${store}; evidence:\n${evidence(report)}`);
  process.exitCode = 1;
}
