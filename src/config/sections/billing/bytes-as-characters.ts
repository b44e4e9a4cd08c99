/** Warns of rules that charge bytes as characters, or the other way round: a Chinese character has three bytes. */

import { pointerText } from '../../../lib/json/pointer.ts';
import type { MeterPlan } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import { isMeter, type RulePlan } from './compile.ts';

/** Warns once per rule. */
export function warnOfBytesAsCharacters(rules: Iterable<RulePlan>, { report }: Scope): void {
  for (const rule of rules) {
    const counted = /characters?$/.test(rule.unit) ? 'characters' : /bytes?$/.test(rule.unit) ? 'bytes' : undefined;
    const found = counted === undefined || !isMeter(rule) ? undefined : otherUnit(rule, counted);
    if (found === undefined) continue;
    const message = `${found.what} counts ${counted === 'bytes' ? 'characters' : 'bytes'}, but the prices are for ${counted}`;
    const hint =
      counted === 'bytes' ? 'take a price per character, or count bytes' : 'count characters: size(body.text)';
    report.warning('price-unit', ['billing', rule.name, ...found.at], message, hint);
  }
}

/** What a charge reads that counts, by its name, the other of the two. */
function otherUnit({ charge, counts }: MeterPlan, counted: 'characters' | 'bytes') {
  const other = counted === 'bytes' ? /char/i : /byte/i;
  for (const { class: name, units } of charge) {
    if (counted === 'characters' && Object.hasOwn(units.types, 'request_bytes'))
      return { what: 'request_bytes', at: ['charge', name] };
    for (const { name: count, source } of counts) {
      if (!Object.hasOwn(units.types, count)) continue;
      const what = [...source.at.map(pointerText), source.header ?? ''].find((place) => other.test(place));
      if (what !== undefined) return { what, at: ['counts', count] };
    }
  }
  return undefined;
}
