/** `bench`: the load test, which lives beside the program and is read only when it is run. */
import type { Command } from 'commander';
import { usageError } from './errors.ts';
import type { Act, Cli, ExitCode } from './io.ts';

interface BenchOptions {
  readonly url?: string;
  readonly key?: string;
  readonly smoke?: true;
}

/** Adds `bench`. */
export function addBenchCommand(program: Command, act: Act): void {
  program
    .command('bench')
    .description('measure what the gateway adds, with billing on')
    .option('--url <url>', 'a gateway that runs already; without it one is started')
    .option('--key <key>', 'an API key of that gateway')
    .option('--smoke', 'a second of everything, to see that it works; its figures mean nothing')
    .action(act(bench));
}

async function bench(cli: Cli, options: BenchOptions): Promise<ExitCode> {
  if ((options.url === undefined) !== (options.key === undefined)) {
    throw usageError('--url and --key go together', 'give both for a gateway that runs already, or neither');
  }
  const { runBench } = await import('../../bench/run.ts');
  return runBench({ ...options, json: cli.json, io: cli.io });
}
