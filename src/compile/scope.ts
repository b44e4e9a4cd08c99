/** What every pass is given, and the readers of the small texts that many keys hold. */
import type { GatewayConfig } from '../config/gateway.d.ts';
import { parseDuration_ms } from '../lang/duration.ts';
import { compilePointer, parsePointer } from '../lang/pointer.ts';
import { suggestion } from './names.ts';
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

/** A JSON Pointer as a function; reports a text that is none. */
export function readPointer(text: string, place: Place, scope: Scope): ((document: unknown) => unknown) | undefined {
  if (parsePointer(text) !== undefined) return compilePointer(text);
  const hint = "write it as /member/0/member; a '/' in a name is ~1 and a '~' is ~0";
  scope.report.error('bad-pointer', place, `'${text}' is not a JSON Pointer`, hint);
  return undefined;
}

/** A length of time in milliseconds; reports a text that is none. */
export function readDuration_ms(text: string, place: Place, scope: Scope): number | undefined {
  const duration_ms = parseDuration_ms(text);
  if (duration_ms !== undefined && duration_ms <= LONGEST_TIMER_ms) return duration_ms;
  const message = `'${text}' is not a length of time up to 24 days`;
  scope.report.error('bad-duration', place, message, 'write a whole number and a unit: 250ms, 5s, 2m, 1h, 4d');
  return undefined;
}

/** Whether a route's path has the parameter; reports one that it does not have. */
export function checkParam(name: string, params: readonly string[], place: Place, scope: Scope): boolean {
  if (params.includes(name)) return true;
  const hint = params.length === 0 ? `write {${name}} in the path` : suggestion(name, params);
  scope.report.error('unknown-param', place, `'${name}' is not a parameter of the route's path`, hint);
  return false;
}
