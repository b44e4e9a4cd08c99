/** Checks the levels of price tables against the facts and classes of the rules that they price. */

import type { FactPlan, PricePlan } from '../../../plan/index.ts';
import { createReferences, type Names, namesIn, spellingOf, suggestion } from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { isKnown } from '../../repair/known.ts';
import { levelValues } from '../prices/cells.ts';
import { factsOf, isMeter, type RulePlan } from './compile.ts';

/** Reports each name in `by` that is not a fact of a rule, in one finding for all rules. */
export function checkFacts(price: PricePlan, rules: ReadonlySet<RulePlan>, scope: Scope): void {
  const { name: table, by } = price;
  const areLevelsKnown = ['hours', 'bands'].every((key) => isKnown(['prices', table, key], scope));
  // A metered rule whose table has no classes is reported for that.
  const known = [...rules].filter((rule) => !isMeter(rule) || by.at(-1) === 'class');
  for (const [index, name] of by.entries()) {
    if (levelValues(price, name) !== undefined) {
      checkLevelName(price, name, known, scope);
      continue;
    }
    if (!areLevelsKnown) continue;
    const lacking = known.filter((rule) => !factNames(rule, scope).names.has(name) && !isClassLevel(name, rule));
    if (lacking.length === 0) continue;
    const named = lacking.map((rule) => factNames(rule, scope));
    const noun = lacking.length === 1 ? 'billing rule' : 'billing rules';
    const facts = createReferences(
      {
        names: new Map(named.flatMap(({ names }) => [...names])),
        isComplete: named.every(({ isComplete }) => isComplete),
        code: 'unknown-fact',
        unknown: () => `'${name}' is not a fact of ${noun} ${lacking.map((rule) => `'${rule.name}'`).join(' and ')}`,
      },
      scope,
    );
    facts.use(name, ['prices', table, 'by', index]);
  }
}

/** Reports classes that a table rounds up and that a rule does not hold: two classes, each rounded up, are more than both together. */
export function checkRounding({ name, step_nano }: PricePlan, rules: Iterable<RulePlan>, scope: Scope): void {
  if (step_nano === undefined) return;
  for (const rule of rules) {
    if (!isMeter(rule) || !isKnown(['billing', rule.name], scope)) continue;
    const held = rule.hold.map((each) => each.class);
    const missing = rule.charge.find((each) => !held.includes(each.class))?.class;
    if (missing === undefined) continue;
    const message = `billing rule '${rule.name}' charges ${missing}, which is rounded up, but does not hold it`;
    const hint = `add ${missing} to hold, or remove round_up_to`;
    scope.report.error('price-by', ['prices', name, 'round_up_to'], message, hint, { on: 'key' });
  }
}

/** Reports a level of `hours` or `bands` whose name a fact has, and bands of what a rule does not have. */
function checkLevelName(price: PricePlan, level: string, rules: readonly RulePlan[], scope: Scope): void {
  const place: Path = ['prices', price.name];
  const band = price.bands?.find(({ name }) => name === level);
  for (const rule of rules) {
    const { names } = factNames(rule, scope);
    if (names.has(level)) {
      const message = `billing rule '${rule.name}' has a fact of the name '${level}', too`;
      const at = [...place, band === undefined ? 'hours' : 'bands', level];
      scope.report.error('price-by', at, message, 'choose another name for the level', { on: 'key' });
    }
    if (band === undefined) continue;
    const at = [...place, 'bands', level, 'of'];
    if (band.fact === undefined) {
      if (isMeter(rule)) continue;
      const message = `billing rule '${rule.name}' bills tasks, whose bands must be of a fact`;
      scope.report.error('price-by', at, message, 'name a fact of the rule, of type int');
    } else if (!names.has(band.fact)) {
      const known = [...factsOf(rule).map(({ name }) => name), ...(rule.classes ?? [])];
      const message = `'${band.fact}' is not a class of the table, nor a fact of billing rule '${rule.name}'`;
      scope.report.error('unknown-fact', at, message, suggestion(band.fact, known), {
        spelling: spellingOf(band.fact, known),
      });
    } else if ((names.get(band.fact)?.type ?? 'int') !== 'int') {
      const message = `fact '${band.fact}' of billing rule '${rule.name}' is not a number`;
      scope.report.error('price-by', at, message, 'name a fact of type int');
    }
  }
}

/** Whether the level is that of the classes of a rule. */
export function isClassLevel(name: string, rule: RulePlan): boolean {
  return name === 'class' && rule.classes !== undefined;
}

function factNames(rule: RulePlan, scope: Scope): Names<FactPlan> {
  const facts = factsOf(rule).map((fact): [string, FactPlan] => [fact.name, fact]);
  return namesIn(['billing', rule.name, 'facts'], facts, scope);
}
