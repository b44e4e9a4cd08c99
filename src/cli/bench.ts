/** `bench`: the load test, which lives beside the program and is read only when it is run. */
import type { Command } from 'commander';
import { usageError } from './errors.ts';
import type { Act, Cli, ExitCode } from './io.ts';
import { countValue } from './values.ts';

interface BenchOptions {
  readonly url?: string;
  readonly key?: string;
  readonly smoke?: true;
  readonly scenario?: readonly string[];
  readonly peer?: readonly string[];
  readonly rounds?: number;
  readonly seconds?: number;
  readonly svg?: string;
}

/** Adds `bench`; `--json` gives `{machine,rounds,duration_s,results,goals,skipped}`. */
export function addBenchCommand(program: Command, act: Act): void {
  program
    .command('bench')
    .description('measure what the gateway adds, with billing on, beside the floor and its peers')
    .option('--url <url>', 'a gateway that runs already; without it one is started')
    .option('--key <key>', 'an API key of that gateway')
    .option('--scenario <name...>', 'only these scenarios')
    .option('--peer <name...>', 'only these peers')
    .option('--rounds <n>', 'how often everything is measured, 5 if absent', countValue)
    .option('--seconds <n>', 'for how long each time, 4 if absent', countValue)
    .option('--svg <file>', 'also draw a picture there')
    .option('--smoke', 'a moment of everything, to see that it works; its figures mean nothing')
    .action(act(bench));
}

async function bench(cli: Cli, options: BenchOptions): Promise<ExitCode> {
  const { url, key, smoke, scenario, peer, rounds, seconds, svg } = options;
  if ((url === undefined) !== (key === undefined)) {
    throw usageError('--url and --key go together', 'give both for a gateway that runs already, or neither');
  }
  const { runBench, scenarioNames } = await import('../../bench/run.ts').catch(refuseWithoutBench);
  const unknown = scenario?.find((name) => !scenarioNames.includes(name));
  if (unknown !== undefined) throw usageError(`'${unknown}' is no scenario`, `choose of ${scenarioNames.join(', ')}`);
  return runBench({
    ...(url !== undefined && { url }),
    ...(key !== undefined && { key }),
    ...(scenario !== undefined && { scenarios: scenario }),
    ...(peer !== undefined && { peers: peer }),
    ...(rounds !== undefined && { rounds }),
    ...(seconds !== undefined && { duration_s: seconds }),
    ...(svg !== undefined && { svg }),
    smoke: smoke === true,
    json: cli.json,
    io: cli.io,
  });
}

/** The benchmark is not packed: it brings a stub, references and peers that a gateway has no use for. */
function refuseWithoutBench(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.includes('bench/run.ts')) throw error;
  throw usageError('the benchmark is not part of an installed tollgate', 'run it from a checkout: npm run bench');
}
