/** `sandbox`: runs the sandbox, which plays every upstream of the configuration from its examples, without a gateway. */
import type { Command } from 'commander';
import type { Plan } from '../../plan/index.ts';
import { type PrivateSandbox, startPrivateSandbox, upstreamsOf } from '../serve/private-sandbox.ts';
import { untilStopped } from '../serve/stop.ts';
import { refuseAddress } from '../shared/address.ts';
import { requireConfiguration } from '../shared/config.ts';
import type { Cli, CommandHandler, ExitCode } from '../shared/io.ts';
import { portValue } from '../shared/values.ts';

/** Adds `sandbox`; `--json` gives `{event:"listening",url,key,upstreams}` as the first line. */
export function addSandboxCommand(program: Command, act: CommandHandler): void {
  program
    .command('sandbox')
    .description('run only the sandbox, which plays every upstream from the examples of the configuration')
    .option('--port <port>', 'the port on 127.0.0.1; 0 picks a free one', portValue, 8090)
    .action(act(sandbox));
}

async function sandbox(cli: Cli, { port }: { readonly port: number }): Promise<ExitCode> {
  const running = await startPrivateSandbox(port).catch(
    refuseAddress({ host: '127.0.0.1', port }, 'tollgate sandbox --port 0'),
  );
  const stopped = untilStopped(cli.io);
  try {
    const { plan } = await requireConfiguration(cli, upstreamsOf(running.address));
    running.play(plan);
    cli.io.stdout.write(cli.json ? `${listening(running, plan)}\n` : banner(running, plan));
    await stopped;
  } finally {
    await running.running.close();
  }
  return 0;
}

function listening({ running, address }: PrivateSandbox, plan: Plan): string {
  const upstreams = Object.fromEntries([...plan.upstreams.keys()].map((name) => [name, running.baseUrl(name)]));
  return JSON.stringify({ event: 'listening', url: running.url, key: address.secret, upstreams });
}

function banner({ running, address }: PrivateSandbox, plan: Plan): string {
  const exports = [...plan.upstreams.values()].flatMap(({ name, url_variable }) => {
    const url = url_variable ?? `TOLLGATE_${name.toUpperCase().replaceAll(/\W/g, '_')}_URL`;
    return [`  export ${url}=${running.baseUrl(name)}`, `  export ${url.replace(/_URL$/, '')}_KEY=${address.secret}`];
  });
  return [
    `The sandbox is listening on ${running.url}.`,
    '',
    'To use it, run these commands in the shell that will start the gateway:',
    ...exports,
    '',
    'Press Ctrl-C to stop.',
    '',
  ].join('\n');
}
