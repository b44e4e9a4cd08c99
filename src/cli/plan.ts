/** `plan`: shows the compiled configuration. */
import type { Command } from 'commander';
import { describePlan } from '../compile/describe.ts';
import { formatPlan } from '../compile/describe-text.ts';
import { requirePlan } from './config.ts';
import type { Act, Answer, Cli } from './io.ts';

/** Adds `plan`; `--json` gives the plan as a document, without secrets. */
export function addPlanCommand(program: Command, act: Act): void {
  program.command('plan').description('show the compiled configuration').action(act(plan));
}

async function plan(cli: Cli): Promise<Answer> {
  const description = describePlan(await requirePlan(cli));
  return { json: description, text: formatPlan(description).trimEnd() };
}
