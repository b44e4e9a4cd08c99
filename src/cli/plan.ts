/** `plan`: what the configuration compiles to. */
import type { Command } from 'commander';
import { describePlan } from '../compile/describe.ts';
import { formatPlan } from '../compile/describe-text.ts';
import { requirePlan } from './config.ts';
import type { Act, Answer, Cli } from './io.ts';

/** Adds `plan`; `--json` gives the description of the plan. */
export function addPlanCommand(program: Command, act: Act): void {
  program.command('plan').description('what the configuration compiles to').action(act(plan));
}

async function plan(cli: Cli): Promise<Answer> {
  const description = describePlan(await requirePlan(cli));
  return { json: description, text: formatPlan(description).trimEnd() };
}
