/** Everything that routes refer to by name. */

import { type Gap, textsIn } from '../config/gaps.ts';
import type {
  CataloguePlan,
  EnvelopePlan,
  FillPlan,
  InterfacePlan,
  ModelPlan,
  PricePlan,
  TaskKindPlan,
  UpstreamPlan,
} from '../plan.ts';
import type { RulePlan } from './billing.ts';
import { type Names, namesOf } from './names.ts';
import type { Scope } from './scope.ts';

/** The compiled sections. */
export interface Library {
  readonly upstreams: Names<UpstreamPlan>;
  readonly prices: Names<PricePlan>;
  readonly models: Names<ModelPlan>;
  readonly envelopes: Names<EnvelopePlan>;
  readonly interfaces: Names<InterfacePlan>;
  readonly billing: Names<RulePlan>;
  readonly tasks: Names<TaskKindPlan>;
  readonly fills: Names<FillPlan>;
  readonly catalogues: Names<CataloguePlan>;
  /** The kinds of resource that some route makes. */
  readonly resources: Names<true>;
}

/** The resources that routes make. */
export function findResources(scope: Scope): Names<true> {
  const made = new Map<string, true>();
  for (const route of Object.values(scope.config.routes)) {
    if ('makes' in route) for (const { resource } of route.makes ?? []) made.set(resource, true);
  }
  const { gaps } = scope;
  const isLost = ({ path }: Gap): boolean => path.length < 2 || path[1] === 'makes';
  const lost = gaps.below(['routes']).filter(isLost);
  for (const text of lost.flatMap(({ value }) => textsIn(value))) made.set(text, true);
  return namesOf('a resource that a route makes', made, lost.length === 0, scope);
}
