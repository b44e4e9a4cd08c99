/** `audit`: checks every money invariant over the whole store. */
import type { Command } from 'commander';
import type { Anchor, AuditReport } from '../store/audit.ts';
import type { Answer, Cli, CommandHandler } from './io.ts';
import { withStore } from './store.ts';
import { table } from './table.ts';
import { anchorValue } from './values.ts';

/** Adds `audit`; `--json` gives `{ok,anchor,checked,breaches:[…]}`. */
export function addAuditCommand(program: Command, act: CommandHandler): void {
  program
    .command('audit')
    .description(
      'check every money invariant over the whole store; list breaches and exit with code 1 if there are any',
    )
    .option(
      '--anchor <anchor>',
      'the anchor printed by an earlier audit: also prove that no entry and no change up to it was edited',
      anchorValue,
    )
    .action(act(audit));
}

async function audit(cli: Cli, options: { readonly anchor?: Anchor }): Promise<Answer> {
  return withStore(cli, async (store) => auditAnswer(await store.audit(options.anchor)));
}

/** The answer about a report: a summary, or a table of breaches and exit code 1. */
export function auditAnswer(report: AuditReport): Answer {
  const { ok, anchor, checked, breaches } = report;
  const counts = Object.entries(checked)
    .map(([what, count]) => `${what}: ${count}`)
    .join(', ');
  const rows = breaches.map(({ invariant, account, task, message }) => [
    invariant,
    account ?? '-',
    task ?? '-',
    message,
  ]);
  const summary = ok
    ? `ok, no breach (${counts})`
    : `${table('INVARIANT ACCOUNT TASK BREACH', rows)}\nbreaches: ${breaches.length} (${counts})`;
  return {
    json: { ok, anchor, checked, breaches },
    text: anchor === null ? summary : `${summary}\nanchor: ${anchor}`,
    exit: ok ? 0 : 1,
  };
}
