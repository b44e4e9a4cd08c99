/** Limits as operators type them. */
import { Problem } from './client.ts';

export type Limits = Readonly<Record<string, string>>;

/**
 * The limits of a text such as `requests 600/min, spend_per_day=20`.
 *
 * @throws Problem for any text that is not understood: what is left out of the text is removed, so nothing may be left out by mistake.
 */
export function limitsIn(text: string): Limits {
  const limits = new Map<string, string>();
  for (const part of text.split(/[,;\n]/).map((each) => each.trim())) {
    if (part === '') continue;
    const { name, value } = /^(?<name>[a-z_]+)(?:\s*[=:]\s*|\s+)(?<value>[^\s=:]+)$/.exec(part)?.groups ?? {};
    if (name === undefined || value === undefined)
      throw refused(`'${part}' is no limit`, 'write NAME VALUE, such as requests 600/min, spend_per_day 20');
    if (limits.has(name)) throw refused(`'${name}' stands twice`, 'keep one of them');
    limits.set(name, value);
  }
  return Object.fromEntries(limits);
}

/** The changes from limits to others. What is gone is the default again. */
export function limitChanges(before: Limits, wanted: Limits): Limits {
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(wanted, name));
  return { ...Object.fromEntries(removed.map((name) => [name, 'default'])), ...wanted };
}

/** As `limitsIn` reads them. */
export function limitsText(limits: Limits | null): string {
  return Object.entries(limits ?? {})
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

function refused(message: string, remedy: string): Problem {
  return new Problem(400, 'invalid_value', message, remedy);
}
