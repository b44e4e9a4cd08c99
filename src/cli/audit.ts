/** `audit`: proves every invariant of money over the whole store. */
import type { Command } from 'commander';
import type { AuditReport } from '../store/audit.ts';
import type { Act, Answer, Cli } from './io.ts';
import { withStore } from './store.ts';
import { table } from './table.ts';

/** Adds `audit`; `--json` gives `{ok,checked,breaches:[…]}`. */
export function addAuditCommand(program: Command, act: Act): void {
  program
    .command('audit')
    .description('prove every invariant of money over the whole store; exit code 1 with each breach')
    .action(act((cli: Cli) => withStore(cli, async (store) => auditAnswer(await store.audit()))));
}

function auditAnswer(report: AuditReport): Answer {
  const { ok, checked, breaches } = report;
  const counts = Object.entries(checked)
    .map(([what, count]) => `${what}: ${count}`)
    .join(', ');
  const columns = ['INVARIANT', 'ACCOUNT', 'TASK', 'BREACH'].map((title) => ({ title }));
  const rows = breaches.map(({ invariant, account, task, message }) => [
    invariant,
    account ?? '-',
    task ?? '-',
    message,
  ]);
  return {
    json: { ok, checked, breaches },
    text: ok ? `ok, no breach (${counts})` : `${table(columns, rows)}\nbreaches: ${breaches.length} (${counts})`,
    exit: ok ? 0 : 1,
  };
}
