/**
 * The load test: measures the gateway, the upstream without a gateway, the raw floor, a bare proxy and every installed peer. They take
 * turns in one run, so that noise on the machine affects all of them equally. Quote the ratios, not the absolute figures.
 */
import { writeFileSync } from 'node:fs';
import type { ExitCode, Io } from '../src/cli/shared/io.ts';
import { type Bed, headersOf, startBed, type Target } from './bed.ts';
import { judgeGoals } from './report/goals.ts';
import { machine, machineText } from './report/machine.ts';
import { type Sample, summarize } from './report/results.ts';
import { renderSvg } from './report/svg.ts';
import { renderTables } from './report/table.ts';
import { type Figures, type Pace, type Scenario, warmUp } from './scenarios/scenario.ts';
import { scenarios } from './scenarios/scenarios.ts';

/** The options of `tollgate bench`. */
export interface BenchOptions {
  /** URL and key of a running gateway; without them the benchmark starts one with its own store. */
  readonly url?: string;
  readonly key?: string;
  /** Runs everything briefly to show that it works; the figures mean nothing. */
  readonly smoke?: boolean;
  /** Names of the scenarios and peers to run; default: all. */
  readonly scenarios?: readonly string[];
  readonly peers?: readonly string[];
  readonly rounds?: number;
  readonly duration_s?: number;
  /** The number of threads in the scenario that compares threads; default 2. */
  readonly threads?: number;
  /** Path to write the picture to. */
  readonly svg?: string;
  readonly json: boolean;
  readonly io: Io;
}

/** Runs the scenarios and prints the report. @throws RangeError for an unknown scenario. */
export async function runBench(options: BenchOptions): Promise<ExitCode> {
  const { io, smoke = false, rounds = smoke ? 1 : 5, duration_s = smoke ? 0.25 : 4, threads = 2 } = options;
  const chosen = choose(options);
  const absent = chosen.flatMap(({ name, missing }) => (missing?.() ?? []).map((install) => ({ name, install })));
  const measured = chosen.filter(({ name }) => !absent.some((scenario) => scenario.name === name));
  const say = (line: string): void => void io.stderr.write(`${line}\n`);
  const samples: Sample[] = [];
  const bed = await startBed(say, smoke ? (options.peers ?? []) : options.peers);
  const broken: string[] = [];
  try {
    for (const scenario of measured) {
      const measuring = measure(scenario, bed, { rounds, pace: { duration_s, smoke, threads } }, options, say);
      // A run takes long, so what the other scenarios measured is reported all the same.
      const found = await measuring.catch((error: unknown) => {
        broken.push(scenario.name);
        say(`${scenario.name} failed: ${String(error)}`);
        return [];
      });
      samples.push(...found);
    }
  } finally {
    await bed.stop();
  }
  const results = summarize(samples);
  // A smoke run is too short to judge speed.
  const goals = smoke ? [] : judgeGoals(samples);
  const on = machine();
  const skipped = [...bed.skipped, ...absent];
  if (options.svg !== undefined) {
    const picture = renderSvg(results, machineText(on));
    if (picture === undefined)
      say('no picture written: it needs the scenario "messages" measured on at least two targets');
    else writeFileSync(options.svg, picture);
  }
  if (options.json) {
    io.stdout.write(`${JSON.stringify({ machine: on, rounds, duration_s, results, goals, skipped })}\n`);
  } else {
    const notes = skipped.map(
      ({ name, install }) => `skipped: ${name} needs a program that is not installed. To install it: ${install}\n`,
    );
    io.stdout.write(`${machineText(on)}\n\n${renderTables(measured, results, goals)}\n${notes.join('')}`);
  }
  if (broken.length > 0) return 1;
  return samples.every(({ figures }) => figures.failed === 0 && figures.requests_per_s !== 0) ? 0 : 1;
}

/** How long a smoke run waits at most for the first answers of one target, in seconds. */
const LONGEST_SMOKE_s = 16;

/** The names that `scenarios` accepts. */
export const scenarioNames: readonly string[] = scenarios.map(({ name }) => name);

function choose({ scenarios: names }: BenchOptions): readonly Scenario[] {
  const unknown = names?.find((name) => !scenarioNames.includes(name));
  if (unknown !== undefined)
    throw new RangeError(`'${unknown}' is not a scenario; choose from ${scenarioNames.join(', ')}`);
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
  if (!pace.smoke) {
    for (const target of targets) {
      say(`${scenario.name}: warming up ${target.name}`);
      await warmUp(scenario, target, bed, pace);
    }
  }
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const target of targets) {
      say(`${scenario.name}: round ${round} of ${rounds}, ${target.name}`);
      const figures = await measureOnce(scenario, target, bed, pace);
      samples.push({ scenario: scenario.name, target: target.name, round, figures });
    }
  }
  return samples;
}

/** Measures once. A smoke run on a loaded machine may see no answer in its time; it then measures again, for longer. */
async function measureOnce(scenario: Scenario, target: Target, bed: Bed, pace: Pace): Promise<Figures> {
  const figures = await scenario.measure(target, bed, pace);
  if (!pace.smoke || figures.requests_per_s !== 0 || pace.duration_s >= LONGEST_SMOKE_s) return figures;
  return measureOnce(scenario, target, bed, { ...pace, duration_s: 2 * pace.duration_s });
}
