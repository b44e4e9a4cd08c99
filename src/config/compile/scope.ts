/**
 * Defines the input of every pass of the compiler. A pass reports a mistake and continues with a harmless value, so that later
 * passes find their mistakes in the same run. A plan with errors is never returned.
 */

import { AmountError, type Nano, parseNano } from '../../lib/money/amount.ts';
import { parseDuration_ms, parseSize_bytes } from '../../lib/time/duration.ts';
import type { GatewayConfig } from '../../plan/generated/gateway.d.ts';
import type { BodySchema } from '../../plan/index.ts';
import type { Path } from '../read/position.ts';
import type { Texts } from '../read/read-text.ts';
import type { Repairs } from '../repair/repairs.ts';
import type { Guarded } from './compiled.ts';
import type { Report } from './report.ts';
import type { SchemaReader } from './schemas.ts';

/** The document, its environment and the report. */
export interface Scope {
  readonly config: GatewayConfig;
  /** The repaired parts of the document, from which a pass must draw no conclusions. */
  readonly repairs: Repairs;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly report: Report;
  /** The time, for warnings of what has ended. */
  readonly now_ms: number;
  /** Notes the absolute path of a file on which the plan depends. */
  readonly seen: (path: string) => void;
  /** The texts of the files that were read. */
  readonly read: Texts | undefined;
  readonly guarded: Guarded | undefined;
  /** Gets the parts of schemas against which values are checked. */
  readonly parts: BodySchema[];
  /** Gets the name of each variable that is looked up. */
  readonly variables: Set<string>;
  /** Gets the name of each variable whose value is not a secret. */
  readonly textVariables: Set<string>;
  /** Returns a compiled schema file; each file is read once. Reports a file that cannot be used. */
  readonly schemas: SchemaReader;
}

/** Timers take a signed 32-bit number of milliseconds; they treat a larger one as 1 ms. */
const LONGEST_TIMER_ms = 2 ** 31 - 1;

/** Whether the configuration has no error so far: only then is a slip more likely than a consequence. */
export function isSound({ repairs, report }: Scope): boolean {
  return repairs.all.length === 0 && report.errorPointers().length === 0;
}

/** Reads an amount that is not negative. Reports one that does not fit, which the schema cannot check. */
export function readAmount(text: string, place: Path, scope: Scope, about: AmountWords = {}): Nano | undefined {
  return readParsed(() => parseNano(text, { min: 0n }), place, scope, about);
}

interface AmountWords {
  readonly code?: 'bad-amount' | 'bad-price';
  readonly example?: string;
}

/** The value that `parse` returns. Reports its AmountError. */
export function readParsed<T>(
  parse: () => T,
  place: Path,
  scope: Scope,
  { code = 'bad-amount', example = '5.00' }: AmountWords = {},
): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof AmountError)) throw error;
    scope.report.error(code, place, error.message, `write a decimal string such as "${example}"`);
    return undefined;
  }
}

/** Reads a duration in milliseconds. Reports one that is too long for a timer. */
export function readDuration_ms(text: string, place: Path, scope: Scope): number {
  const duration_ms = parseDuration_ms(text);
  if (duration_ms !== undefined && duration_ms <= LONGEST_TIMER_ms) return duration_ms;
  scope.report.error('bad-duration', place, `'${text}' is too long for a timer`, 'write at most 24d');
  return LONGEST_TIMER_ms;
}

/** The largest allowed size, and the message for a larger one: `is too large for a body`. */
export interface LargestSize {
  readonly largest_bytes: number;
  readonly message: string;
}

/** Reads a size in bytes. Reports one that is too large. */
export function readSize_bytes(
  text: string,
  place: Path,
  { largest_bytes, message }: LargestSize,
  scope: Scope,
): number {
  const size_bytes = parseSize_bytes(text);
  if (size_bytes !== undefined && size_bytes <= largest_bytes) return size_bytes;
  const hint = `write at most ${largest_bytes / 1024 ** 2}MiB`;
  scope.report.error('bad-size', place, `'${text}' ${message}`, hint);
  return largest_bytes;
}
