/** Compiles the facts of a route, and the conditions of its branches that use them. */

import type { Fact, RouteModel, RouteUpstream } from '../../../plan/generated/gateway.d.ts';
import type { BranchPlan, RouteFacts } from '../../../plan/index.ts';
import { readExpression } from '../../compile/expressions.ts';
import { checkForwarded, credentialHeaders } from '../../compile/header-names.ts';
import type { Path } from '../../read/position.ts';
import { isKnown } from '../../repair/known.ts';
import { compileFacts } from '../billing/fact-list.ts';
import { refuseAnswered } from '../billing/facts.ts';

import type { RouteScope } from './route-scope.ts';

type Condition = BranchPlan['when']['cel'];

export interface Conditions {
  readonly facts: RouteFacts;
  readonly of: (branch: number) => Condition;
}

/** Compiles the facts and conditions of a route. Reports facts that no condition uses. */
export function compileConditions(config: RouteModel | RouteUpstream, route: RouteScope): Conditions {
  const place = [...route.place, 'facts'];
  const declared = ('facts' in config ? config.facts : undefined) ?? {};
  const branches = ('branches' in config ? config.branches : undefined) ?? [];
  const { facts, answered, known } = compileFacts(declared, `route '${route.name}'`, {}, place, route);
  for (const fact of answered) refuseAnswered(fact, [...place, fact.name], 'a route', route);
  for (const [name, fact] of Object.entries(declared)) checkSource(fact, [...place, name], route);
  const used = new Set<string>();
  let isUseKnown = isKnown([...route.place, 'branches'], route) && isKnown(place, route);
  const note = (references: readonly string[] | undefined): void => {
    isUseKnown &&= references !== undefined;
    for (const name of references ?? []) used.add(name);
  };
  const conditions = branches.map((branch, index): Condition => {
    const text = branch.when?.cel;
    if (text === undefined) return undefined;
    const at = [...route.place, 'branches', index, 'when', 'cel'];
    const { expression, references } = readExpression(text, known, ['bool'], at, route);
    note(references);
    return expression;
  });
  const names = Object.entries(declared);
  for (const [index, [name]] of names.entries()) {
    if (answered.some((fact) => fact.name === name)) continue;
    const later = names.slice(index + 1).some(([, fact]) => 'cel' in fact && fact.cel.includes(name));
    if (!isUseKnown || used.has(name) || later) continue;
    const hint = 'use it in when: { cel: … } of a branch, or remove it';
    route.report.warning('unused', [...place, name], `no branch uses fact '${name}'`, hint, {
      on: 'key',
      causes: branches.map((_, index) => [...route.place, 'branches', index, 'name']),
    });
  }
  return { facts: { facts }, of: (branch) => conditions[branch] };
}

/** Reports a query parameter that carries the caller's key. */
function checkQuery(name: string, place: Path, { config, report }: RouteScope): void {
  const ways = Object.values(config.interfaces).flatMap(({ auth }) => auth);
  if (!ways.some((way) => 'query' in way && way.query === name)) return;
  report.error(
    'forbidden-query',
    place,
    `a fact cannot be the query parameter '${name}'`,
    'choose another parameter; it carries a credential',
  );
}

/** Reports a fact that depends on more than the body and ordinary headers. */
function checkSource(fact: Fact, place: Path, route: RouteScope): void {
  if ('header' in fact) checkForwarded(fact.header, credentialHeaders(route), [...place, 'header'], route, 'read');
  if ('query' in fact) checkQuery(fact.query, [...place, 'query'], route);
  const depends = (['media', 'limit', 'earlier'] as const).find((key) => key in fact);
  const dependsOnModel = 'default' in fact && typeof fact.default === 'object';
  if (depends === undefined && !dependsOnModel) return;
  const message = 'a fact of a route has values of the request only';
  const hint = dependsOnModel ? 'write a value as the default' : 'move it into the billing rule';
  route.report.error('bad-fact', [...place, depends ?? 'default'], message, hint, { on: 'key' });
}
