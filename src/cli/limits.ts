/** `key limit` and `account limit`: shows and changes the limits of one key or account. */
import { InvalidArgumentError } from 'commander';
import type { Answer } from '../command/io.ts';
import { exampleOf, LIMIT_KINDS, parseLimits } from '../limits/kinds.ts';
import type { OwnLimits } from '../plan.ts';

/** How limits are written on the command line, for the help. */
export const LIMIT_HELP = `NAME=VALUE: ${LIMIT_KINDS.map(exampleOf).join(', ')}; none lifts the configured limit, default restores it`;

/** Adds one `NAME=VALUE` to those before. */
export function limitValue(text: string, earlier: OwnLimits = {}): OwnLimits {
  const [, name = '', value = ''] = /^([a-z_]+)=(.+)$/.exec(text) ?? [];
  if (name === '') throw new InvalidArgumentError('Write NAME=VALUE, such as requests=60/min.');
  try {
    parseLimits({ [name]: value === 'default' ? 'none' : value });
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
  return { ...earlier, [name]: value };
}

/** `requests=60/min tokens=none`, or a dash. */
export function limitsText(limits: OwnLimits | null): string {
  const all = Object.entries(limits ?? {}).map(([name, value]) => `${name}=${value}`);
  return all.length === 0 ? '-' : all.join(' ');
}

/** @param what `key key_abc`, for people. */
export function limitsAnswer(what: string, document: object, limits: OwnLimits | null): Answer {
  const text = limits === null ? `${what} has no limits of its own` : `${what}: ${limitsText(limits)}`;
  return { json: { ...document, limits }, text };
}
