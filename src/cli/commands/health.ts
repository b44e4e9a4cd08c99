/** `health`: asks a running gateway whether it is ready, for containers without a program such as curl. */

import { urlToHttpOptions } from 'node:url';
import type { Command } from 'commander';
import { showHealth } from '../../admin/operations/gateway.ts';
import type { ListenAddress } from '../../gateway/http/listen-error.ts';
import { tryParseJson } from '../../lib/json/parse-json.ts';
import { askHttp } from '../../lib/node/node-http.ts';
import { compile } from '../shared/config.ts';
import { settingInTexts } from '../shared/configured-store.ts';
import { CliError, usageError } from '../shared/errors.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';
import { type Operator, withOperator } from '../shared/operator.ts';
import { addressValue } from '../shared/values.ts';

/** More than the 2 s in which the gateway's check asks the store, and less than the 10 s of HEALTHCHECK in deploy/Dockerfile. */
const LIMIT_ms = 4_000;

/** Adds `health`; `--json` gives `{ready:true}`, with `--server` also what waits. */
export function addHealthCommand(program: Command, act: CommandHandler): void {
  program
    .command('health')
    .description('ask a running gateway whether it is ready for requests')
    .argument('[url]', "the gateway's address; by default, that of the configuration")
    .action(act(health, 'anywhere'));
}

async function health(cli: Cli, given: string | undefined): Promise<Answer> {
  if (cli.server !== undefined) return withOperator(cli, 'read', (operator) => healthThere(cli.server, operator));
  const address = given ?? (await configuredUrl(cli));
  const base = URL.canParse(address) ? new URL(address) : undefined;
  if (base?.protocol !== 'http:') {
    throw usageError(`'${address}' is not an http URL`, 'give one like http://127.0.0.1:8080');
  }
  const url = new URL('/readyz', base);
  const { status, text } = await askHttp(urlToHttpOptions(url), LIMIT_ms).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError('not_ready', `no gateway answers at ${url.origin}: ${reason}`, 'start it, or correct the URL');
  });
  if (status === 200) return { json: { ready: true }, text: 'ready' };
  throw new CliError(
    'not_ready',
    `the gateway at ${url.origin} is not ready: ${reasonIn(text) ?? `it answers ${status}`}`,
  );
}

/** Also shows the waiting work, which `/readyz` does not. */
async function healthThere(url: string | undefined, { call }: Operator): Promise<Answer> {
  const { ready, reason, ...others } = await call(showHealth, {});
  if (!ready) throw new CliError('not_ready', `the gateway at ${url} is not ready: ${reason}`);
  const { tasks, generation, leases, waiting_writes } = others;
  const counts = Object.entries({ ...tasks, leases, waiting_writes }).map(([what, count]) => `${what}: ${count}`);
  const text = `ready (configuration ${generation}; ${counts.join(', ')})`;
  return { json: { ready, reason, ...others }, text };
}

/**
 * The URL of `server.listen` for this machine. A running gateway is not affected by mistakes that were made in its file since.
 *
 * @throws CliError usage if the port is chosen at start.
 */
async function configuredUrl(cli: Cli): Promise<string> {
  const { plan, texts } = compile(cli);
  const { host, port } = plan?.server ?? listenInTexts(cli, texts);
  if (port === 0) throw usageError(`${cli.config} lets the system choose the port`, `give the URL that serve printed`);
  const local = LOCAL_HOSTS.get(host) ?? host;
  return `http://${local.includes(':') ? `[${local}]` : local}:${port}`;
}

/** Hosts to listen on that are no addresses to connect to. */
const LOCAL_HOSTS: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

function listenInTexts(cli: Cli, texts: ReadonlyMap<string, string>): ListenAddress {
  const listen = settingInTexts(texts, ['server', 'listen'], cli.io.env);
  try {
    if (listen !== undefined) return addressValue(listen);
  } catch {
    // A gateway cannot have been started with this value.
  }
  return { host: '127.0.0.1', port: 8080 };
}

/** The reason that `/readyz` gives. */
function reasonIn(text: string): string | undefined {
  const { reason } = Object(tryParseJson(text));
  return typeof reason === 'string' ? reason : undefined;
}
