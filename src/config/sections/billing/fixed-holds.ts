/** Warns of holds that are a fixed number below what can be charged: whoever has little left in the wallet could overdraw it. */

import type { CelExpression } from '../../../lib/cel/cel.ts';
import type { ClassUnits, MeterPlan, RoutePlan } from '../../../plan/index.ts';
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

/** Warns once per rule that charges the seconds of a WebSocket, and holds fewer than its `longest`. */
export function warnOfShortHolds(routes: readonly RoutePlan[], { report }: Scope): void {
  const known = new Set<MeterPlan>();
  for (const route of routes) {
    const longest_ms = route.action === 'forward' ? route.websocket?.longest_ms : undefined;
    if (route.action !== 'forward' || longest_ms === undefined) continue;
    for (const { meter } of route.branches) {
      const short = meter === undefined || known.has(meter) ? undefined : shortHold(meter, longest_ms / 1000);
      if (meter === undefined || short === undefined) continue;
      known.add(meter);
      const message = `route '${route.name}' charges a WebSocket of up to ${longest_ms / 1000} s, but holds ${short.units.text} s`;
      const hint = "hold the time 'longest' of the WebSocket, or shorten it";
      report.warning('small-hold', ['billing', meter.name, 'hold', short.class], message, hint, { on: 'key' });
    }
  }
}

/** The class that is charged by the time of the connection, and holds a fixed shorter time. */
function shortHold({ hold, charge, without_usage }: MeterPlan, longest_s: number): ClassUnits | undefined {
  const charged = [...charge, ...(without_usage.as === 'units' ? without_usage.units : [])];
  const timed = charged.filter(({ units }) => units.text.trim() === 'connection_seconds').map((each) => each.class);
  return hold.find((each) => timed.includes(each.class) && Number(each.units.text) < longest_s);
}
