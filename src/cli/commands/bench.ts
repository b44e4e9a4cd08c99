/** `bench`: runs the load test of `bench/`, which is imported only when this command runs. */
import type { Command } from 'commander';
import { usageError } from '../shared/errors.ts';
import type { Cli, CommandHandler, ExitCode } from '../shared/io.ts';
import { countValue, threadsValue } from '../shared/values.ts';

interface BenchOptions {
  readonly url?: string;
  readonly key?: string;
  readonly smoke?: true;
  readonly scenario?: readonly string[];
  readonly peer?: readonly string[];
  readonly rounds?: number;
  readonly seconds?: number;
  readonly threads?: number;
  readonly svg?: string;
}

/** Adds `bench`; `--json` gives `{machine,rounds,duration_s,results,goals,skipped}`. */
export function addBenchCommand(program: Command, act: CommandHandler): void {
  program
    .command('bench')
    .description('measure the overhead of the gateway with billing on, next to a raw proxy and other gateways')
    .option('--url <url>', 'a running gateway; without this option one is started')
    .option('--key <key>', 'an API key of the running gateway')
    .option('--scenario <name...>', 'only these scenarios')
    .option('--peer <name...>', 'only these other gateways')
    .option('--rounds <n>', 'how many times to measure everything (default 5)', countValue)
    .option('--seconds <n>', 'how long to measure each time (default 4)', countValue)
    .option('--threads <n>', 'the threads of the scenario threads (default 2)', threadsValue)
    .option('--svg <file>', 'also write a chart to this file')
    .option('--smoke', 'run everything briefly to see that it works; the figures are meaningless')
    .action(act(bench));
}

async function bench(cli: Cli, options: BenchOptions): Promise<ExitCode> {
  const { url, key, smoke, scenario, peer, rounds, seconds, threads, svg } = options;
  if ((url === undefined) !== (key === undefined)) {
    throw usageError('--url and --key must be given together', 'give both to use a running gateway, or neither');
  }
  const { runBench, scenarioNames } = await import('../../../bench/run.ts').catch(refuseWithoutBench);
  const unknown = scenario?.find((name) => !scenarioNames.includes(name));
  if (unknown !== undefined) {
    throw usageError(`'${unknown}' is not a scenario`, `choose from ${scenarioNames.join(', ')}`);
  }
  return runBench({
    ...(url !== undefined && { url }),
    ...(key !== undefined && { key }),
    ...(scenario !== undefined && { scenarios: scenario }),
    ...(peer !== undefined && { peers: peer }),
    ...(rounds !== undefined && { rounds }),
    ...(seconds !== undefined && { duration_s: seconds }),
    ...(threads !== undefined && { threads }),
    ...(svg !== undefined && { svg }),
    smoke: smoke === true,
    json: cli.json,
    io: cli.io,
  });
}

/** The npm package and the executable leave `bench/` out. */
function refuseWithoutBench(error: NodeJS.ErrnoException): never {
  const isMissing = error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'ERR_UNKNOWN_BUILTIN_MODULE';
  if (!isMissing || !error.message.includes('bench/run.ts')) throw error;
  throw usageError('the benchmark is not part of an installed tollgate', 'run it from a checkout: npm run bench');
}
