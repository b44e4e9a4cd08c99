/** `reload`: has the running gateways of the store load their configuration again. */
import type { Command } from 'commander';
import { formatText } from '../config/format.ts';
import { wordsOf } from '../inspect/words.ts';
import { askGateways } from './control-client.ts';
import type { ControlAnswer } from './control-socket.ts';
import type { Answer, Cli, CommandHandler } from './io.ts';
import type { ReloadOutcome } from './reloader.ts';
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
    .action(act(reload));
}

async function reload(cli: Cli, { acceptPrices }: ReloadOptions): Promise<Answer> {
  const what = acceptPrices ? 'POST /reload/accept-prices' : 'POST /reload';
  const asked = await askGateways<ControlAnswer<ReloadOutcome>>(await storeUrl(cli), what);
  const gateways = asked.map((each) => {
    if (!('unanswered' in each)) return each;
    const outcome: ReloadOutcome = { reloaded: false, error: each.unanswered, diagnostics: [] };
    return { pid: each.pid, config: null, outcome };
  });
  const isDone = gateways.every(({ outcome }) => outcome.reloaded);
  return { json: { gateways }, text: gateways.map(describe).join('\n'), exit: isDone ? 0 : 1 };
}

function describe({ pid, config, outcome }: { pid: number; config: string | null; outcome: ReloadOutcome }): string {
  const who = config === null ? `gateway ${pid}` : `gateway ${pid} (${printable(config)})`;
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
