/** Reports facts of earlier tasks whose kind is billed without such a fact: each request that names such a task would be refused. */

import { isEarlier } from '../../../billing/kinds.ts';
import type { BillingPlan } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Sections } from '../compiled-sections.ts';
import type { CompiledRoute } from '../routes/compile.ts';

export function checkEarlierKinds(scope: Scope, routes: readonly CompiledRoute[], { billing }: Sections): void {
  // The tasks of one kind have one rule.
  const ruleOf = new Map<string, BillingPlan>();
  for (const { creates_task: kind, billing: rule } of routes.flatMap(({ forward }) => forward?.branches ?? []))
    if (kind !== undefined && rule !== undefined) ruleOf.set(kind.name, rule);
  for (const rule of billing.compiled.values())
    for (const { name, source } of rule.facts.filter(isEarlier))
      for (const [index, kind] of source.kinds.entries()) {
        const bills = ruleOf.get(kind);
        if (bills === undefined || bills.facts.some((fact) => fact.name === source.fact)) continue;
        const place = ['billing', rule.name, 'facts', name, 'earlier', 'kinds', index];
        const message = `tasks of kind '${kind}' have no fact '${source.fact}'`;
        const hint = `add the fact to '${bills.name}', which bills them, or remove the kind`;
        scope.report.error('unknown-fact', place, message, hint);
      }
}
