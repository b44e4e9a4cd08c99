/**
 * Compares this checkout with another one, side by side: `node bench/against.ts FOLDER [--pairs N] [--seconds N] [SCENARIO…]`.
 *
 * Both gateways run at once and take turns under the same load, so that noise on the machine affects both. For each scenario it prints
 * the CPU time of one request here ÷ there: the geometric mean over the pairs, with its standard error.
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
  options: { pairs: { type: 'string', default: '12' }, seconds: { type: 'string', default: '1' } },
});
const [folder, ...names] = positionals;
if (folder === undefined) throw new Error('usage: node bench/against.ts FOLDER [--pairs N] [--seconds N] [SCENARIO…]');
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
const here = await start({ benchConfig, fundedKey, startGateway, unpolled, built }, 'here');
const there = await start(otherBed, 'there');
const pace: Pace = { duration_s: Number(values.seconds), smoke: false, threads: 1 };
for (const scenario of chosen) {
  const cpu_us = async (target: Target) => {
    const { cpu_us, failed } = await scenario.measure(target, bed, pace);
    if (cpu_us === undefined || failed !== 0) throw new Error(`${scenario.name}: ${failed} requests failed`);
    return cpu_us;
  };
  await warmUp(scenario, here, bed, pace);
  await warmUp(scenario, there, bed, pace);
  const pairs: { readonly here: number; readonly there: number }[] = [];
  for (let pair = 0; pair < Number(values.pairs); pair += 1) {
    // The first of a pair may be favoured, so they swap.
    if (pair % 2 === 0) pairs.push({ here: await cpu_us(here), there: await cpu_us(there) });
    else {
      const first = await cpu_us(there);
      pairs.push({ here: await cpu_us(here), there: first });
    }
  }
  process.stdout.write(`${scenario.name}: ${summary(pairs)}\n`);
}

/** Starts a gateway whose settler polls no task during the run. */
async function start(from: OtherBed, name: string): Promise<Target> {
  const config = from.benchConfig(bed.folder, name, from.unpolled);
  const store_url = `sqlite:${join(bed.folder, `${name}.db`)}`;
  const gateway = await from.startGateway(bed.folder, bed.stub_url, await from.fundedKey(store_url), {
    config,
    store_url,
  });
  cleanup.defer(() => gateway.process.stop());
  return { ...gateway, name };
}

function summary(pairs: readonly { readonly here: number; readonly there: number }[]): string {
  const logs = pairs.map(({ here, there }) => Math.log(here / there));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / Math.max(1, logs.length - 1);
  const error = Math.exp(mean) * Math.sqrt(variance / logs.length);
  const hereAndThere = [pairs.map(({ here }) => here), pairs.map(({ there }) => there)].map(median);
  const medians = hereAndThere.map((value) => `${value.toFixed(0)} µs`).join(' and ');
  return `${Math.exp(mean).toFixed(3)} ± ${error.toFixed(3)} (${logs.length} pairs, medians ${medians})`;
}
