/** `plan`: shows the compiled configuration. */
import { dirname, relative } from 'node:path';
import type { Command } from 'commander';
import { showPlan } from '../../admin/operations/config.ts';
import { planDocument } from '../../config/inspect/document.ts';
import { formatPlan } from '../../config/inspect/text.ts';
import type { ControlAnswer } from '../serve/control-socket.ts';
import type { RunningPlan } from '../serve/reloader.ts';
import { requirePlan } from '../shared/config.ts';
import { storeUrl } from '../shared/configured-store.ts';
import { askGateways } from '../shared/control-client.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';
import { type Operator, withOperator } from '../shared/operator.ts';
import { printable } from '../shared/table.ts';

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
