/** `reload`: has the running gateways of the store load their configuration again. */
import type { Command } from 'commander';
import { Problem } from '../../admin/api/problem.ts';
import { reloadConfig, showConfig } from '../../admin/operations/config.ts';
import { wordsOf } from '../../config/inspect/words.ts';
import { formatText } from '../../config/read/format.ts';
import type { ControlAnswer } from '../serve/control-socket.ts';
import type { ReloadOutcome } from '../serve/reload-outcome.ts';
import { storeUrl } from '../shared/configured-store.ts';
import { askGateways } from '../shared/control-client.ts';
import type { CliErrorCode } from '../shared/errors.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';
import { type Operator, withOperator } from '../shared/operator.ts';
import { changesOf, diagnosticsOf } from '../shared/remote-config.ts';
import { printable } from '../shared/table.ts';

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
