/** Refuses to load a configuration that compiles into a running gateway. */

import { type Change, isLarge } from '../../config/inspect/change.ts';
import { restartOnlyChanges } from '../../config/inspect/diff.ts';
import { wordsOf } from '../../config/inspect/words.ts';
import type { Diagnostic } from '../../config/read/diagnostic.ts';
import { formatUnits } from '../../lib/money/amount.ts';
import type { Plan } from '../../plan/index.ts';
import { CliError } from '../shared/errors.ts';

/** The configuration has errors. */
export class Invalid extends CliError {
  readonly diagnostics: readonly Diagnostic[];

  constructor(file: string, diagnostics: readonly Diagnostic[]) {
    super('config_invalid', `the configuration ${file} has errors`, 'correct them, and reload again');
    this.diagnostics = diagnostics;
  }
}

/** The prices that an error names. `tollgate diff` shows all. */
const LISTED_PRICES = 5;

/** @throws CliError price_change. A price per thousand instead of per million would silently overcharge every customer. */
export function refuseLargePriceChanges(changes: readonly Change[], plan: Plan): void {
  const large = changes.filter(isLarge);
  if (large.length === 0) return;
  const words = large.slice(0, LISTED_PRICES).flatMap((change) => wordsOf(change, 'refused')[0]?.slice(2) ?? []);
  const others = large.length > words.length ? `; and ${large.length - words.length} more` : '';
  const max = formatUnits(plan.price_change_factor_nano);
  const isGainedOrLost = large.some((change) => change.change === 'example' && change.percent === null);
  const orElse = isGainedOrLost ? ', or an example gains or loses its price' : '';
  throw new CliError(
    'price_change',
    `prices change by more than the factor ${max}${orElse}: ${words.join('; ')}${others}`,
    'if this is a slip, correct the file and reload; if not, run: tollgate reload --accept-prices (or raise currency.price_change_factor); tollgate reprice shows what past usage would have cost',
  );
}

/** @throws CliError restart_needed */
export function refuseRestartOnly(old: Plan, next: Plan): void {
  const changes = restartOnlyChanges(old, next);
  if (changes.length === 0) return;
  const words = changes.map(({ setting, old, new: to }) => `${setting} (${old ?? 'none'} to ${to ?? 'none'})`);
  const message = `only a restart can change ${words.join(', ')}`;
  throw new CliError('restart_needed', message, 'restart the gateway, or undo the change and reload again');
}
