/** `sandbox`: runs the sandbox, which plays every upstream, without a gateway. */
import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { SANDBOX_UPSTREAMS } from '../sandbox/exchange.ts';
import type { Sandbox } from '../sandbox/server.ts';
import { refuseAddress } from './address.ts';
import type { Cli, CommandHandler, ExitCode } from './io.ts';
import { untilStopped } from './stop.ts';
import { portValue } from './values.ts';

/** Adds `sandbox`; `--json` gives `{event:"listening",url,key,upstreams}` as the first line. */
export function addSandboxCommand(program: Command, act: CommandHandler): void {
  program
    .command('sandbox')
    .description('run only the sandbox, which plays every upstream')
    .option('--port <port>', 'the port on 127.0.0.1; 0 picks a free one', portValue, 8090)
    .action(act(sandbox));
}

async function sandbox(cli: Cli, options: { readonly port: number }): Promise<ExitCode> {
  const address = { host: '127.0.0.1', port: options.port };
  const key = newSandboxKey();
  const { startSandbox } = await import('../sandbox/server.ts');
  const running = await startSandbox({ ...address, key, pace: 1 }).catch(
    refuseAddress(address, 'tollgate sandbox --port 0'),
  );
  const stopped = untilStopped(cli.io);
  try {
    cli.io.stdout.write(cli.json ? `${listening(running, key)}\n` : banner(running, key));
    await stopped;
  } finally {
    await running.close();
  }
  return 0;
}

/** A credential for the sandbox: 128 random bits. */
export function newSandboxKey(): string {
  return `sandbox_${randomBytes(16).toString('base64url')}`;
}

function listening(running: Sandbox, key: string): string {
  return JSON.stringify({ event: 'listening', url: running.url, key, upstreams: baseUrls(running) });
}

function banner(running: Sandbox, key: string): string {
  const exports = Object.entries(baseUrls(running)).flatMap(([name, url]) => {
    const variable = `TOLLGATE_${name.toUpperCase()}`;
    return [`  export ${variable}_URL=${url}`, `  export ${variable}_KEY=${key}`];
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

function baseUrls(running: Sandbox): Readonly<Record<string, string>> {
  return Object.fromEntries(SANDBOX_UPSTREAMS.map((name) => [name, running.baseUrl(name)]));
}
