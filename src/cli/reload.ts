/** `reload`: has the running gateways of the store load their configuration again. */
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Command } from 'commander';
import { wordsOf } from '../compile/diff/words.ts';
import { formatText } from '../config/format.ts';
import { request } from '../platform/node-http.ts';
import { controlFolder, SOCKET, socketPath } from './control-folder.ts';
import type { ControlAnswer } from './control-socket.ts';
import { CliError } from './errors.ts';
import type { Act, Answer, Cli } from './io.ts';
import type { ReloadOutcome } from './reloader.ts';
import { storeUrl } from './store.ts';
import { printable } from './table.ts';

/** A reload takes about a second; under load, and behind another one, longer. */
const LIMIT_ms = 60_000;

/** A gateway with a socket that gave no answer. */
interface Silent {
  readonly pid: number;
  readonly config: null;
  readonly outcome: Extract<ReloadOutcome, { reloaded: false }>;
}

/** Adds `reload`; `--json` gives `{gateways:[{pid,config,outcome}]}`. Exits 1 if a gateway refused or did not answer. */
export function addReloadCommand(program: Command, act: Act): void {
  program
    .command('reload')
    .description('have the running gateways of the store load their configuration again')
    .action(act(reload));
}

async function reload(cli: Cli): Promise<Answer> {
  const url = await storeUrl(cli);
  const folder = controlFolder(url);
  const asked = await Promise.all(socketsIn(folder).map((name) => ask(folder, name)));
  const gateways = asked.filter((answer) => answer !== undefined);
  if (gateways.length === 0) {
    throw new CliError(
      'no_gateway',
      `no gateway of the store is running: there is no socket in ${folder}`,
      'name the store of the gateway with --store or TOLLGATE_STORE, or send SIGHUP to its process',
    );
  }
  const isDone = gateways.every(({ outcome }) => outcome.reloaded);
  return { json: { gateways }, text: gateways.map(describe).join('\n'), exit: isDone ? 0 : 1 };
}

function describe({ pid, config, outcome }: ControlAnswer | Silent): string {
  const who = config === null ? `gateway ${pid}` : `gateway ${pid} (${printable(config)})`;
  if (outcome.reloaded) {
    const { generation, summary, changes, diagnostics } = outcome;
    const warnings = diagnostics.length === 0 ? '' : formatText(diagnostics);
    const lines = changes.flatMap(wordsOf).map((line) => `  ${printable(line)}`);
    return [`${warnings}${who}: reloaded as configuration ${generation}: ${summary}`, ...lines].join('\n');
  }
  const { message, hint } = outcome.error;
  const findings = outcome.diagnostics.length === 0 ? '' : formatText(outcome.diagnostics);
  const remedy = hint === null ? [] : [`  ${printable(hint)}`];
  return [`${findings}${who}: not reloaded: ${printable(message)}`, ...remedy].join('\n');
}

function socketsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(SOCKET));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return [];
    if (code !== 'EACCES') throw error;
    const message = `this user may not enter ${folder}`;
    throw new CliError('no_gateway', message, 'run the command as the user of the gateway');
  }
}

/** Asks one gateway. Undefined if its process is gone; the socket that it left is removed. */
async function ask(folder: string, name: string): Promise<ControlAnswer | Silent | undefined> {
  const { path, release } = socketPath(folder, name);
  try {
    return JSON.parse(await post(path));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return undefined;
    if (code === 'ECONNREFUSED') {
      rmSync(join(folder, name), { force: true });
      return undefined;
    }
    return silent(join(folder, name), error instanceof Error ? error.message : String(error));
  } finally {
    release();
  }
}

/** The others of the store are asked all the same. */
function silent(socket: string, reason: string): Silent {
  const message = `it does not answer at ${socket}: ${reason}`;
  const hint = 'look at its log, and restart it if it hangs';
  const error = { code: 'no_answer', message, hint } as const;
  return {
    pid: Number.parseInt(basename(socket), 10),
    config: null,
    outcome: { reloaded: false, error, diagnostics: [] },
  };
}

/** The body of the answer. */
function post(socketPath: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(LIMIT_ms);
    const asking = request({ socketPath, method: 'POST', path: '/reload', signal, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
      response.once('error', reject).once('end', () => resolve(text));
    });
    asking.once('error', (error) =>
      reject(signal.aborted ? new Error(`no answer within ${LIMIT_ms / 1000} s`) : error),
    );
    asking.end();
  });
}
