/** Collects the compiled sections to which routes refer by name. */

import type {
  CataloguePlan,
  EnvelopePlan,
  FillPlan,
  GroupPlan,
  InterfacePlan,
  ModelPlan,
  PriceListPlan,
  PricePlan,
  TaskKindPlan,
  UpstreamPlan,
} from '../../plan/index.ts';
import { createReferences, type References } from '../compile/reference-fields.ts';
import type { Scope } from '../compile/scope.ts';
import { unknownParts } from '../repair/known.ts';
import { type Repair, textsIn } from '../repair/repairs.ts';
import type { RulePlan } from './billing/compile.ts';

export interface Sections {
  readonly upstreams: References<UpstreamPlan>;
  readonly prices: References<PricePlan>;
  readonly models: References<ModelPlan>;
  readonly types: References<true>;
  readonly price_lists: References<PriceListPlan>;
  readonly groups: References<GroupPlan>;
  readonly envelopes: References<EnvelopePlan>;
  readonly interfaces: References<InterfacePlan>;
  readonly billing: References<RulePlan>;
  readonly tasks: References<TaskKindPlan>;
  readonly fills: References<FillPlan>;
  readonly catalogues: References<CataloguePlan>;
  /** The kinds of resource that routes create. */
  readonly resources: References<true>;
}

/** Finds the kinds of resource that routes create. */
export function findResources(scope: Scope): References<true> {
  const made = new Map<string, true>();
  for (const route of Object.values(scope.config.routes)) {
    if ('creates_resource' in route) for (const { resource } of route.creates_resource ?? []) made.set(resource, true);
  }
  const isDropped = ({ path }: Repair): boolean => path.length < 2 || path[1] === 'creates_resource';
  const dropped = unknownParts('routes', scope).filter(isDropped);
  for (const text of dropped.flatMap(({ value }) => textsIn(value))) made.set(text, true);
  return createReferences(
    {
      names: made,
      isComplete: dropped.length === 0,
      code: 'unknown-reference',
      unknown: (name) => `no route creates resources of kind '${name}'`,
      none: (name) => `include the file with the route that creates '${name}', or remove what needs it`,
    },
    scope,
  );
}
