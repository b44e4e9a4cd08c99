/** Warns about access that nobody pays for, unless the configuration says that it is intended. */

import type { Route } from '../../../plan/generated/gateway.d.ts';
import type { MountPlan } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import { areModelsKnown, isKnown } from '../../repair/known.ts';
import type { Sections } from '../compiled-sections.ts';
import type { CompiledRoute } from './compile.ts';
import { reachOf } from './reach.ts';
import { FREE, writtenBranches } from './written-branches.ts';

/** With more models than this, a warning names the first ones. */
const SHOWN_MODELS = 3;

/** Warns about routes that take models with a price and have no billing rule, and about mounts, which have none at all. */
export function checkUnbilled(
  scope: Scope,
  routes: readonly CompiledRoute[],
  mounts: readonly MountPlan[],
  library: Sections,
): void {
  for (const { name, forward } of areModelsKnown(scope) ? routes : []) {
    const written = scope.config.routes[name];
    if (forward === undefined || written === undefined || !isKnown(['routes', name], scope)) continue;
    const reached = reachOf(forward, library.models.compiled.values());
    for (const [index, [place, { billing }]] of writtenBranches(name, written).entries()) {
      const models = reached[index]?.models.filter(({ price }) => price !== undefined) ?? [];
      if (billing !== undefined || models.length === 0) continue;
      const ids = models.map(({ id }) => `'${id}'`);
      const others = ids.length - SHOWN_MODELS;
      const names = `${ids.slice(0, SHOWN_MODELS).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
      const message = `requests of models with a price are free here, because there is no billing rule (${names})`;
      const hint = `add billing: RULE, or billing: ${FREE} if they are meant to be free`;
      scope.report.suspect(['billing']);
      // Its examples are not run then, because each would report the same.
      if (isBilledInExample(written, forward.branches[index]?.name)) {
        scope.report.error('unbilled', place, message, hint, { on: 'key' });
      } else scope.report.warning('unbilled', place, message, hint, { on: 'key' });
    }
  }
  for (const { name, upstream } of mounts) {
    if (scope.config.mounts?.[name]?.shared === true || !isKnown(['mounts', name], scope)) continue;
    const message = `all customers share the gateway's account at upstream '${upstream.name}' through this mount, and are not billed`;
    const hint = 'write shared: true if that is intended, or declare routes with owners and billing instead';
    scope.report.warning('unbilled', ['mounts', name], message, hint, { on: 'key' });
  }
}

/** Whether an example of the branch expects units, facts or a hold. One without a branch counts if the route has no other. */
function isBilledInExample(route: Route, branch: string | undefined): boolean {
  const examples = 'examples' in route ? (route.examples ?? []) : [];
  const isOnly = !('branches' in route) || route.branches?.length === 1;
  return examples.some(
    ({ expect = {} }) =>
      (expect.units ?? expect.facts ?? expect.hold) !== undefined &&
      (expect.branch === branch || (expect.branch === undefined && isOnly)),
  );
}
