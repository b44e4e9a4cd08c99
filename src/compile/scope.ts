/**
 * What every pass is given. A mistake is reported, and a harmless value takes the place of what is wrong, so that later
 * passes find theirs in the same run: a plan with an error in it is never given out.
 */
import type { Repairs } from '../config/repairs.ts';
import type { GatewayConfig } from '../generated/gateway.d.ts';
import { parseDuration_ms, parseSize_bytes } from '../lang/duration.ts';
import type { Place, Report } from './report.ts';
import type { SchemaReader } from './schemas.ts';

/** The document and where its findings go. */
export interface Scope {
  readonly config: GatewayConfig;
  /** What of the document is not the operator's: nothing is concluded from it. */
  readonly repairs: Repairs;
  /** Relative file names of the document start here. */
  readonly directory: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly report: Report;
  /** A schema file, read and compiled once for all that name it; reports a file that is none. */
  readonly schemas: SchemaReader;
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

/** What a size may be at most, and the words for one that is larger: `is too large for a body`. */
export interface LargestSize {
  readonly largest_bytes: number;
  readonly message: string;
}

/** A size in bytes; reports one that is too large. */
export function readSize_bytes(
  text: string,
  place: Place,
  { largest_bytes, message }: LargestSize,
  scope: Scope,
): number {
  const size_bytes = parseSize_bytes(text);
  if (size_bytes !== undefined && size_bytes <= largest_bytes) return size_bytes;
  const hint = `write at most ${largest_bytes / 1024 ** 2}MiB`;
  scope.report.error('bad-size', place, `'${text}' ${message}`, hint);
  return largest_bytes;
}
