/** Warns of holds that are a small fixed number of tokens or seconds: whoever has little left in the wallet could overdraw it. */

import type { CelExpression } from '../../../lib/cel/cel.ts';
import type { Scope } from '../../compile/scope.ts';
import { isMeter, type RulePlan } from './compile.ts';

/** No vendor answers with fewer. */
const LEAST_UNITS = 16;

/** Warns once per rule. Only of units that the upstream reports: a fixed charge needs no larger hold. @param known rules with a warning */
export function warnOfTinyHolds(rules: Iterable<RulePlan>, known: ReadonlySet<RulePlan>, { report }: Scope): void {
  for (const rule of new Set(rules)) {
    if (known.has(rule)) continue;
    if (rule.unit !== 'million_tokens' && rule.unit !== 'second') continue;
    const tiny = heldUnits(rule).find(
      ({ units }) => /^[1-9]\d*$/.test(units.text.trim()) && Number(units.text) < LEAST_UNITS,
    );
    if (tiny === undefined) continue;
    const noun = rule.unit === 'second' ? 's' : tiny.units.text === '1' ? 'token' : 'tokens';
    const what =
      tiny.name === undefined ? `${tiny.units.text} ${noun}` : `${tiny.units.text} ${noun} of '${tiny.name}'`;
    const message = `a hold of ${what} is no upper bound of what the upstream reports`;
    const place = ['billing', rule.name, 'hold', ...(tiny.name === undefined ? [] : [tiny.name])];
    report.warning('small-hold', place, message, 'hold the most that such a request may cost', { on: 'key' });
  }
}

interface HeldUnits {
  /** The class; undefined: the rule has none. */
  readonly name: string | undefined;
  readonly units: CelExpression;
}

/** The holds of units that the upstream reports. */
function heldUnits(rule: RulePlan): readonly HeldUnits[] {
  if (isMeter(rule)) {
    const counts = rule.counts.map(({ name }) => name);
    const counted = rule.charge.filter(({ units }) => Object.keys(units.types).some((name) => counts.includes(name)));
    const names = counted.map((each) => each.class);
    return rule.hold.flatMap((each) => (names.includes(each.class) ? [{ name: each.class, units: each.units }] : []));
  }
  if (rule.actual.at.length === 0) return [];
  if (!('text' in rule.hold)) return rule.hold.map((each) => ({ name: each.class, units: each.units }));
  return [{ name: undefined, units: rule.hold }];
}
