/** `audit`: checks every money invariant over the whole store. */
import type { Command } from 'commander';
import { showAudit, startAuditJob } from '../../admin/operations/jobs.ts';
import { type AuditReport, parseAnchor } from '../../ledger/store/audit-report.ts';
import { withStore } from '../shared/configured-store.ts';
import { CliError } from '../shared/errors.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';
import { type Operator, untilEnded, withOperator } from '../shared/operator.ts';
import { table } from '../shared/table.ts';
import { anchorValue } from '../shared/values.ts';

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
    .action(act(audit, 'anywhere'));
}

async function audit(cli: Cli, { anchor }: { readonly anchor?: string }): Promise<Answer> {
  if (cli.server !== undefined) return withOperator(cli, 'read', (operator) => auditThere(operator, anchor));
  const before = anchor === undefined ? undefined : parseAnchor(anchor);
  return withStore(cli, async (store) => auditAnswer(await store.audit(before)));
}

/** A gateway audits in a thread of its own, as a job. @throws CliError if the audit cannot be finished. */
async function auditThere({ call }: Operator, anchor: string | undefined): Promise<Answer> {
  const started = await call(startAuditJob, anchor === undefined ? {} : { anchor });
  const job = await untilEnded(started, (id) => call(showAudit, { id }));
  const { ok, anchor: newest, checked, breaches, breach_count, error } = job;
  if (ok === null || checked === null) throw new CliError('store_unusable', error ?? `the audit ended as ${job.state}`);
  return auditAnswer({ ok, anchor: newest, checked, breaches }, breach_count ?? breaches.length);
}

type Shown = Pick<AuditReport, 'ok' | 'anchor' | 'checked'> & {
  readonly breaches: readonly Readonly<
    Record<'invariant' | 'message', string> & Record<'account' | 'task', string | null>
  >[];
};

/**
 * The answer about a report: a summary, or a table of breaches and exit code 1.
 *
 * @param breach_count how many breaches there are; a gateway shows only the first of many.
 */
export function auditAnswer(report: Shown, breach_count = report.breaches.length): Answer {
  const { ok, anchor, checked, breaches } = report;
  const hidden = breach_count - breaches.length;
  const counts = Object.entries(checked)
    .map(([what, count]) => `${what}: ${count}`)
    .join(', ');
  const rows = breaches.map((each) => ({ ...each, breach: each.message }));
  const more = hidden === 0 ? '' : `; ${hidden} more are shown by tollgate audit on the gateway's machine`;
  const summary = ok
    ? `ok, no breach (${counts})`
    : `${table('INVARIANT ACCOUNT TASK BREACH', rows)}\nbreaches: ${breach_count} (${counts})${more}`;
  return {
    json: { ok, anchor, checked, breaches },
    text: anchor === null ? summary : `${summary}\nanchor: ${anchor}`,
    exit: ok ? 0 : 1,
  };
}
