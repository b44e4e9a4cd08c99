/** `bench`: the load test, which lives beside the program and is read only when it is run. */
import type { Command } from 'commander';
import type { Act, Cli, ExitCode } from './io.ts';

interface BenchOptions {
  readonly url?: string;
  readonly key?: string;
}

export function addBenchCommand(program: Command, act: Act): void {
  program
    .command('bench')
    .description('measure what the gateway adds, with billing on')
    .option('--url <url>', 'a gateway that runs already; without it one is started')
    .option('--key <key>', 'an API key of that gateway')
    .action(act(bench));
}

async function bench(cli: Cli, options: BenchOptions): Promise<ExitCode> {
  const { runBench } = await import('../../bench/run.ts');
  return runBench({ ...options, json: cli.json, io: cli.io });
}
