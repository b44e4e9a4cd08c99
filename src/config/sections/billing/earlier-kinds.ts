/** Reports facts of earlier tasks whose kind no rule bills with such a fact: each request that names such a task would be refused. */

import { isEarlier } from '../../../billing/kinds.ts';
import { getOrCreate } from '../../../lib/get-or-create.ts';
import type { BillingPlan } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import { listWords } from '../../read/schema-words.ts';
import type { Sections } from '../compiled-sections.ts';
import type { CompiledRoute } from '../routes/compile.ts';

export function checkEarlierKinds(scope: Scope, routes: readonly CompiledRoute[], { billing }: Sections): void {
  const rulesOf = new Map<string, Set<BillingPlan>>();
  for (const { creates_task: kind, billing: rule } of routes.flatMap(({ forward }) => forward?.branches ?? []))
    if (kind !== undefined && rule !== undefined) getOrCreate(rulesOf, kind.name, () => new Set()).add(rule);
  for (const rule of billing.compiled.values())
    for (const { name, source } of rule.facts.filter(isEarlier))
      for (const [index, kind] of source.kinds.entries()) {
        const rules = [...(rulesOf.get(kind) ?? [])];
        if (rules.length === 0 || rules.some(({ facts }) => facts.some((fact) => fact.name === source.fact))) continue;
        const names = listWords(
          rules.map((each) => each.name),
          'and',
        );
        const place = ['billing', rule.name, 'facts', name, 'earlier', 'kinds', index];
        const message = `tasks of kind '${kind}' have no fact '${source.fact}'`;
        const hint = `add the fact to ${names}, which bills them, or remove the kind`;
        scope.report.error('unknown-fact', place, message, hint);
      }
}
