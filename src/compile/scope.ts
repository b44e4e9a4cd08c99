/**
 * What every pass is given. A mistake is reported, and something harmless stands in for what is wrong, so that later passes
 * still find their own: a plan with an error in it is never given out.
 */
import type { GatewayConfig } from '../config/gateway.d.ts';
import { parseDuration_ms } from '../lang/duration.ts';
import type { Place, Report } from './report.ts';

/** The document and where its findings go. */
export interface Scope {
  readonly config: GatewayConfig;
  /** Relative file names of the document start here. */
  readonly directory: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly report: Report;
}

/** Timers take a signed 32-bit number of milliseconds and turn a longer one into 1 ms. */
const LONGEST_TIMER_ms = 2 ** 31 - 1;

/** A length of time in milliseconds; reports one that is too long. */
export function readDuration_ms(text: string, place: Place, scope: Scope): number {
  const duration_ms = parseDuration_ms(text);
  if (duration_ms !== undefined && duration_ms <= LONGEST_TIMER_ms) return duration_ms;
  scope.report.error('bad-duration', place, `'${text}' is longer than a timer can run`, 'write at most 24d');
  return LONGEST_TIMER_ms;
}
