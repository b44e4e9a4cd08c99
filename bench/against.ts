/**
 * Compares this checkout with another one, side by side:
 * `node bench/against.ts FOLDER [--starts N] [--pairs N] [--seconds N] [SCENARIO…]`.
 *
 * Both gateways run at once and take turns under the same load, so that noise on the machine affects both. Two processes of one program
 * differ in speed for all their lives, because V8 compiles them differently: so both start anew several times. For each scenario it prints
 * the CPU time of one request here ÷ there: the median of the starts, and their geometric mean with its standard error.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { benchConfig, built, fundedKey, startBed, startGateway, type Target, unpolled } from './bed.ts';
import { median } from './load/percentile.ts';
import { type Pace, warmUp } from './scenarios/scenario.ts';
import { scenarios } from './scenarios/scenarios.ts';

/** What is used of the other checkout's `bench/bed.ts`. It may be an older one. */
interface OtherBed {
  readonly built: string;
  readonly benchConfig: typeof benchConfig;
  readonly fundedKey: typeof fundedKey;
  readonly startGateway: typeof startGateway;
  readonly unpolled: typeof unpolled;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    starts: { type: 'string', default: '7' },
    pairs: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '1' },
  },
});
const [folder, ...names] = positionals;
if (folder === undefined)
  throw new Error('usage: node bench/against.ts FOLDER [--starts N] [--pairs N] [--seconds N] [SCENARIO…]');
const other = resolve(folder);
const chosen = (names.length > 0 ? names : ['messages', 'video']).map((name) => {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (found === undefined) throw new Error(`'${name}' is not a scenario`);
  return found;
});

const bed = await startBed((line) => void process.stderr.write(`${line}\n`), []);
await using cleanup = new AsyncDisposableStack();
cleanup.defer(() => bed.stop());
const otherBed: OtherBed = await import(join(other, 'bench/bed.ts'));
const { build } = await import(join(other, 'scripts/build.ts'));
await build(otherBed.built);
if (otherBed.built === built) throw new Error('the other checkout is this one');
const checkouts = { here: { benchConfig, fundedKey, startGateway, unpolled, built }, there: otherBed };
type Name = keyof typeof checkouts;
const pace: Pace = { duration_s: Number(values.seconds), smoke: false, threads: 1 };

type Pair = Readonly<Record<Name, number>>;
/** What each start measured, by scenario. */
const measured = new Map(chosen.map(({ name }): [string, Pair[]] => [name, []]));
for (let number = 0; number < Number(values.starts); number += 1) {
  // The first one may be favoured, so they swap.
  const order: readonly Name[] = number % 2 === 0 ? ['here', 'there'] : ['there', 'here'];
  await measureStart(number, order);
}
for (const [name, starts] of measured) process.stdout.write(`${name}: ${summary(starts)}\n`);

/** Starts both, and measures each scenario in pairs. */
async function measureStart(number: number, order: readonly Name[]): Promise<void> {
  await using cleanup = new AsyncDisposableStack();
  const targets: Partial<Record<Name, Target>> = {};
  for (const name of order) targets[name] = await start(checkouts[name], `${name}-${number}`, cleanup);
  for (const scenario of chosen) {
    const cpu_us = async (name: Name) => {
      const { cpu_us, failed } = await scenario.measure(targetOf(name), bed, pace);
      if (cpu_us === undefined || failed !== 0) throw new Error(`${scenario.name}: ${failed} requests failed`);
      return cpu_us;
    };
    const targetOf = (name: Name) => targets[name] ?? bed.gateway;
    for (const name of order) await warmUp(scenario, targetOf(name), bed, pace);
    const pairs: Pair[] = [];
    for (let pair = 0; pair < Number(values.pairs); pair += 1) {
      const found: Partial<Record<Name, number>> = {};
      for (const name of pair % 2 === 0 ? order : order.toReversed()) found[name] = await cpu_us(name);
      const { here = 0, there = 0 } = found;
      pairs.push({ here, there });
    }
    measured.get(scenario.name)?.push({ here: mean(pairs, 'here'), there: mean(pairs, 'there') });
  }
}

/** Starts a gateway whose settler polls no task during the run. */
async function start(from: OtherBed, name: string, cleanup: AsyncDisposableStack): Promise<Target> {
  const config = from.benchConfig(bed.folder, name, from.unpolled);
  const store_url = `sqlite:${join(bed.folder, `${name}.db`)}`;
  const gateway = await from.startGateway(bed.folder, bed.stub_url, await from.fundedKey(store_url), {
    config,
    store_url,
  });
  cleanup.defer(() => gateway.process.stop());
  return { ...gateway, name };
}

/** The geometric mean of one checkout's CPU times. */
function mean(pairs: readonly Pair[], name: Name): number {
  return Math.exp(pairs.reduce((sum, pair) => sum + Math.log(pair[name]), 0) / pairs.length);
}

function summary(starts: readonly Pair[]): string {
  const ratios = starts.map(({ here, there }) => here / there).toSorted((a, b) => a - b);
  const logs = ratios.map(Math.log);
  const middle = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - middle) ** 2, 0) / Math.max(1, logs.length - 1);
  const error = Math.exp(middle) * Math.sqrt(variance / logs.length);
  const [here, there] = (['here', 'there'] as const).map((name) => median(starts.map((each) => each[name])));
  const all = ratios.map((ratio) => ratio.toFixed(2)).join(' ');
  const geometric = `mean ${Math.exp(middle).toFixed(3)} ± ${error.toFixed(3)}`;
  return `${median(ratios).toFixed(3)} (${geometric}; starts ${all}; ${here?.toFixed(0)} µs and ${there?.toFixed(0)} µs)`;
}
