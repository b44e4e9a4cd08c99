/** The outcome of a reload, as a document and in the log. */
import type { Logger } from 'pino';
import type { Reloaded } from '../../admin/api/gateway-view.ts';
import type { Change } from '../../config/inspect/change.ts';
import type { Diagnostic } from '../../config/read/diagnostic.ts';
import type { Gateway } from '../../gateway/runtime/gateway.ts';
import { CliError, type CliErrorCode } from '../shared/errors.ts';
import { Invalid } from './reload-refusals.ts';

/** The result of a reload, as a document. */
export type ReloadOutcome = Reloaded<Diagnostic, Change, CliErrorCode>;

/** Log lines of one reload. `tollgate check` shows all findings. */
const LOGGED_FINDINGS = 20;
/** A log line per changed price, up to this number. */
const LOGGED_PRICES = 50;

/** The outcome for an error. Logs one that is not expected. */
export function refusedOutcome(error: unknown, log: Logger): ReloadOutcome {
  const known = error instanceof CliError;
  if (!known) log.error({ err: error }, 'a reload failed');
  const diagnostics = error instanceof Invalid ? error.diagnostics : [];
  const message = error instanceof Error ? error.message : String(error);
  const hint = known ? (error.hint ?? null) : null;
  return { reloaded: false, error: { code: known ? error.code : 'internal', message, hint }, diagnostics };
}

/** Logs the outcome, with the prices that have changed or the findings, and counts a refusal. @param trigger who asked */
export function reportReload(
  outcome: ReloadOutcome,
  trigger: string,
  spent_ms: number,
  { gateway, log }: { readonly gateway: Gateway; readonly log: Logger },
): void {
  const duration_ms = Math.round(spent_ms);
  if (outcome.reloaded) {
    const { generation, summary } = outcome;
    log.info({ by: trigger, generation, changes: summary, duration_ms }, 'the configuration was reloaded');
    logPrices(outcome.changes, log);
    return;
  }
  gateway.services.metrics.config.refused();
  const { code, message, hint } = outcome.error;
  for (const { file, line, column, code, message, hint } of outcome.diagnostics.slice(0, LOGGED_FINDINGS)) {
    log.error({ at: `${file}:${line}:${column}`, code, hint }, message);
  }
  log.error(
    { by: trigger, code, reason: message, hint, findings: outcome.diagnostics.length, duration_ms },
    'the configuration was not reloaded; the running one stays',
  );
}

/** Logs which price applied from which time. */
function logPrices(changes: readonly Change[], log: Logger): void {
  for (const each of changes)
    if (each.change === 'factor')
      log.info({ group: each.group, old: each.old, new: each.new }, 'the factor of a group has changed');
  const prices = changes.filter((change) => change.change === 'price');
  for (const { price, cell, unit, models, groups, old, new: is } of prices.slice(0, LOGGED_PRICES)) {
    log.info({ price, cell, unit, models, groups, old, new: is }, 'a price has changed');
  }
  const others = prices.length - LOGGED_PRICES;
  if (others > 0) log.info({ prices: others }, 'more prices have changed than are logged one by one');
}
