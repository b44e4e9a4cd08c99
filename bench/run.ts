/**
 * The load test: the gateway beside the upstream asked directly, the raw floor, a bare proxy and every peer that is installed, in
 * turns within one run, so that a noisy machine disturbs all of them alike. Quote the ratios, not the figures.
 */
import { writeFileSync } from 'node:fs';
import type { ExitCode, Io } from '../src/cli/io.ts';
import { type Bed, headersOf, startBed, type Target } from './bed.ts';
import { judgeGoals } from './report/goals.ts';
import { machine, machineText } from './report/machine.ts';
import { type Sample, summarize } from './report/results.ts';
import { renderSvg } from './report/svg.ts';
import { renderTables } from './report/table.ts';
import type { Pace, Scenario } from './scenarios/scenario.ts';
import { scenarios } from './scenarios/scenarios.ts';

export interface BenchOptions {
  /** A gateway that runs already, and a key of it; without them one is started on a store of its own. */
  readonly url?: string;
  readonly key?: string;
  /** A moment of everything, to prove that it works; its figures mean nothing. */
  readonly smoke?: boolean;
  /** Names of scenarios, and of peers; default all. */
  readonly scenarios?: readonly string[];
  readonly peers?: readonly string[];
  readonly rounds?: number;
  readonly duration_s?: number;
  /** Where the picture goes. */
  readonly svg?: string;
  readonly json: boolean;
  readonly io: Io;
}

/** @throws RangeError for a scenario that is not one. */
export async function runBench(options: BenchOptions): Promise<ExitCode> {
  const { io, smoke = false, rounds = smoke ? 1 : 5, duration_s = smoke ? 1 : 4 } = options;
  const measured = choose(options);
  const say = (line: string): void => void io.stderr.write(`${line}\n`);
  const samples: Sample[] = [];
  const bed = await startBed(say, smoke ? (options.peers ?? []) : options.peers);
  try {
    for (const scenario of measured) {
      samples.push(...(await measure(scenario, bed, { rounds, pace: { duration_s, smoke } }, options, say)));
    }
  } finally {
    await bed.stop();
  }
  const results = summarize(samples);
  // A second of everything tells nothing of speed.
  const goals = smoke ? [] : judgeGoals(samples);
  const on = machine();
  const { skipped } = bed;
  if (options.svg !== undefined) {
    const picture = renderSvg(results, machineText(on));
    if (picture === undefined) say('no picture: the scenario messages was not measured on two targets');
    else writeFileSync(options.svg, picture);
  }
  if (options.json) {
    io.stdout.write(`${JSON.stringify({ machine: on, rounds, duration_s, results, goals, skipped })}\n`);
  } else {
    const absent = skipped.map(
      ({ name, install }) => `skipped: ${name} is not installed; install it with: ${install}\n`,
    );
    io.stdout.write(`${machineText(on)}\n\n${renderTables(measured, results, goals)}\n${absent.join('')}`);
  }
  return samples.every(({ figures }) => figures.failed === 0 && figures.requests_per_s !== 0) ? 0 : 1;
}

export const scenarioNames: readonly string[] = scenarios.map(({ name }) => name);

function choose({ scenarios: names }: BenchOptions): readonly Scenario[] {
  const unknown = names?.find((name) => !scenarioNames.includes(name));
  if (unknown !== undefined) throw new RangeError(`'${unknown}' is no scenario; choose of ${scenarioNames.join(', ')}`);
  return scenarios.filter(({ name }) => names === undefined || names.includes(name));
}

async function measure(
  scenario: Scenario,
  bed: Bed,
  { rounds, pace }: { readonly rounds: number; readonly pace: Pace },
  { url, key }: BenchOptions,
  say: (line: string) => void,
): Promise<readonly Sample[]> {
  await using cleanup = new AsyncDisposableStack();
  const running: Target | undefined =
    url === undefined || key === undefined ? undefined : { name: 'tollgate', url, headers: headersOf(key) };
  const own = await scenario.targets(bed, pace, cleanup);
  const targets = running === undefined ? own : own.map((target) => (target === bed.gateway ? running : target));
  // Just-in-time compilers and pools first come to rest; what is measured then does not count.
  if (!pace.smoke) {
    for (const target of targets) {
      say(`${scenario.name}: warming up ${target.name}`);
      await scenario.measure(target, bed, { ...pace, duration_s: Math.min(3, pace.duration_s) });
    }
  }
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const target of targets) {
      say(`${scenario.name}: round ${round} of ${rounds}, ${target.name}`);
      const figures = await scenario.measure(target, bed, pace);
      samples.push({ scenario: scenario.name, target: target.name, round, figures });
    }
  }
  return samples;
}
