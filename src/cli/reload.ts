/** `reload`: has the running gateways of the store load their configuration again. */
import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Command } from 'commander';
import { reloadConfig, showConfig, showPlan } from '../admin/operations/config.ts';
import { Problem } from '../admin/problem.ts';
import { requirePlan } from '../command/config.ts';
import { CliError, type CliErrorCode } from '../command/errors.ts';
import type { Answer, Cli, CommandHandler } from '../command/io.ts';
import { formatText } from '../config/format.ts';
import { planDocument } from '../inspect/document.ts';
import { formatPlan } from '../inspect/text.ts';
import { wordsOf } from '../inspect/words.ts';
import { askHttp } from '../platform/node-http.ts';
import { type ControlAnswer, type ControlRequest, controlFolder, SOCKET, socketPath } from '../serve/control-socket.ts';
import type { ReloadOutcome, RunningPlan } from '../serve/reloader.ts';
import { changesOf, diagnosticsOf } from './diff.ts';
import { type Operator, withOperator } from './operator.ts';
import { storeUrl } from './store.ts';
import { printable } from './table.ts';

interface ReloadOptions {
  readonly acceptPrices?: true;
}

/** Adds `reload`; `--json` gives `{gateways:[{pid,config,outcome}]}`. Exits 1 if a gateway refused or did not answer. */
export function addReloadCommand(program: Command, act: CommandHandler): void {
  program
    .command('reload')
    .description('have the running gateways of the store load their configuration again')
    .option('--accept-prices', 'also load prices that change by more than currency.price_change_factor')
    .action(act(reload, 'anywhere'));
}

async function reload(cli: Cli, { acceptPrices }: ReloadOptions): Promise<Answer> {
  const { server } = cli;
  if (server !== undefined) {
    return withOperator(cli, 'read', async (operator) => {
      const { source } = await operator.call(showConfig, {});
      const outcome = await reloadThere(operator, acceptPrices ?? false);
      return reloadAnswer([{ pid: null, config: source, outcome }], (each) => describe(each, server));
    });
  }
  const what = acceptPrices ? 'POST /reload/accept-prices' : 'POST /reload';
  const asked = await askGateways<ControlAnswer<ReloadOutcome>>(await storeUrl(cli), what);
  const gateways = asked.map((each) => {
    if (!('unanswered' in each)) return each;
    const outcome: ReloadOutcome = { reloaded: false, error: each.unanswered, diagnostics: [] };
    return { pid: each.pid, config: null, outcome };
  });
  return reloadAnswer(gateways, (each) => describe(each, String(each.pid)));
}

interface GatewayOutcome {
  /** Null: the gateway is on another machine. */
  readonly pid: number | null;
  readonly config: string | null;
  readonly outcome: ReloadOutcome;
}

function reloadAnswer(gateways: readonly GatewayOutcome[], text: (each: GatewayOutcome) => string): Answer {
  const isDone = gateways.every(({ outcome }) => outcome.reloaded);
  return { json: { gateways }, text: gateways.map(text).join('\n'), exit: isDone ? 0 : 1 };
}

async function reloadThere({ call }: Operator, accept_prices: boolean): Promise<ReloadOutcome> {
  try {
    const { generation, summary, changes, diagnostics } = await call(reloadConfig, { accept_prices });
    const read = { changes: changesOf(changes), diagnostics: diagnosticsOf(diagnostics) };
    return { reloaded: true, generation, summary, ...read };
  } catch (error) {
    if (!(error instanceof Problem) || !Array.isArray(error.more.diagnostics)) throw error;
    const { message, hint = null, more } = error;
    const code = String(more.reason) as CliErrorCode;
    const diagnostics = diagnosticsOf(error.more.diagnostics);
    return { reloaded: false, error: { code, message, hint }, diagnostics };
  }
}

function describe({ config, outcome }: GatewayOutcome, name: string): string {
  const who = config === null ? `gateway ${name}` : `gateway ${name} (${printable(config)})`;
  if (outcome.reloaded) {
    const { generation, summary, changes, diagnostics } = outcome;
    const warnings = diagnostics.length === 0 ? '' : formatText(diagnostics);
    const lines = changes.flatMap((change) => wordsOf(change, 'accepted')).map((line) => `  ${printable(line)}`);
    return [`${warnings}${who}: reloaded as configuration ${generation}: ${summary}`, ...lines].join('\n');
  }
  const { message, hint } = outcome.error;
  const findings = outcome.diagnostics.length === 0 ? '' : formatText(outcome.diagnostics);
  const remedy = hint === null ? [] : [`  ${printable(hint)}`];
  return [`${findings}${who}: not reloaded: ${printable(message)}`, ...remedy].join('\n');
}

interface PlanOptions {
  readonly running?: true;
}

/** Adds `plan`; `--json` gives the plan as a document, without secrets; with `--running`, `{gateways:[{pid,config,outcome:{generation,differing_files,plan}}]}`. */
export function addPlanCommand(program: Command, act: CommandHandler): void {
  program
    .command('plan')
    .description('show the compiled configuration; with --server, the one that runs')
    .option('--running', 'that of the running gateways of the store, with the prices that they charge')
    .action(act(plan, 'anywhere'));
}

async function plan(cli: Cli, { running }: PlanOptions): Promise<Answer> {
  if (cli.server !== undefined) return withOperator(cli, 'read', planThere);
  if (running === true) return runningPlans(cli);
  const plan = await requirePlan(cli);
  return { json: planDocument(plan), text: formatPlan(plan).trimEnd() };
}

async function planThere({ call }: Operator): Promise<Answer> {
  const { text } = await call(showPlan, { as: 'text' });
  return { json: await call(showPlan, {}), text: String(text).trimEnd() };
}

/** Exits 1 if a gateway did not answer. */
async function runningPlans(cli: Cli): Promise<Answer> {
  const gateways = await askGateways<ControlAnswer<RunningPlan>>(await storeUrl(cli), 'GET /plan');
  const texts = gateways.map((each) => {
    if ('unanswered' in each) return `gateway ${each.pid}: ${printable(each.unanswered.message)}`;
    const { pid, config, outcome } = each;
    const { generation, differing_files, text } = outcome;
    const files = differing_files.map((path) => printable(relative(dirname(config), path))).join(', ');
    const differing =
      files === '' ? '' : `the files differ from what runs (${files}); load them with tollgate reload\n`;
    return `gateway ${pid} (${printable(config)}), configuration ${generation}\n${differing}${text}`;
  });
  const exit = gateways.some((each) => 'unanswered' in each) ? 1 : 0;
  const shown = gateways.map((each) => {
    if ('unanswered' in each) return each;
    const { text, ...outcome } = each.outcome;
    return { ...each, outcome };
  });
  return { json: { gateways: shown }, text: texts.join('\n').trimEnd(), exit };
}

/** A reload takes about a second, longer under load and after another one. */
const LIMIT_ms = 60_000;

/** A gateway with a socket that gave no answer. */
export interface Silent {
  readonly pid: number;
  readonly unanswered: { readonly code: 'no_answer'; readonly message: string; readonly hint: string };
}

/** The answers of all gateways of the store. @throws CliError no_gateway if there is none, or this user may not ask it. */
export async function askGateways<Answer>(
  store_url: string,
  what: ControlRequest,
): Promise<readonly (Answer | Silent)[]> {
  const folder = controlFolder(store_url);
  const asked = await Promise.all(socketsIn(folder).map((name) => ask<Answer>(folder, name, what)));
  const gateways = asked.filter((answer) => answer !== undefined);
  if (gateways.length > 0) return gateways;
  const remedy = 'name the store of the gateway with --store or TOLLGATE_STORE, or send SIGHUP to its process';
  throw new CliError('no_gateway', `no gateway of the store is running: there is no socket in ${folder}`, remedy);
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
async function ask<Answer>(folder: string, name: string, what: ControlRequest): Promise<Answer | Silent | undefined> {
  const { path: socket, release } = socketPath(folder, name);
  try {
    return JSON.parse(await send(socket, what));
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

/** One silent gateway is part of the answer, so that those of the others are not lost. */
function silent(socket: string, reason: string): Silent {
  const message = `it does not answer at ${socket}: ${reason}`;
  const hint = 'look at its log, and restart it if it hangs';
  return { pid: Number.parseInt(basename(socket), 10), unanswered: { code: 'no_answer', message, hint } };
}

/** The body of the answer. */
async function send(socketPath: string, what: ControlRequest): Promise<string> {
  const [method, path] = what.split(' ');
  const { status, text } = await askHttp({ socketPath, method, path }, LIMIT_ms);
  if (status === 200) return text;
  throw new Error(`it answers ${status}: it may be of another version`);
}
