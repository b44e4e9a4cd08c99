/** Reports the models of examples that are not declared, once for each model. */

import { nearest } from '../../../lib/text/prefix.ts';
import type { ForwardRoute } from '../../../plan/index.ts';
import { namesIn, suggestion } from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import type { Sections } from '../compiled-sections.ts';
import type { CompiledRoute } from './compile.ts';
import { modelOf } from './examples.ts';
import { reachOf } from './reach.ts';

/** Reports the models of examples that are not declared. Runs before the check of unused entries, which such a model may explain. */
export function checkExampleModels(scope: Scope, routes: readonly CompiledRoute[], { models }: Sections): void {
  const entries = Object.entries({ ...scope.config.models, ...scope.config.aliases });
  const declared = namesIn<unknown>(['models'], entries, scope).names;
  if (declared.size === 0) return;
  for (const { plan: route, forward } of routes) {
    if (route?.action !== 'forward' || forward === undefined) continue;
    for (const [index, example] of route.examples.entries()) {
      const id = modelOf(route, example);
      if (id === undefined || declared.has(id) || example.expect.error === 'model_not_found') continue;
      const near = nearest(id, declared.keys());
      // It may have been removed because of its name.
      if (scope.report.isDoubted('models') || (near !== undefined && scope.repairs.has(['models', near]))) continue;
      const others = new Set(
        reachOf(forward, models.compiled.values()).flatMap((reach) => reach.models.map(({ id }) => id)),
      );
      const hint = near === undefined ? `${suggestion(id, others)}, or remove the example` : `did you mean '${near}'?`;
      const place = ['routes', route.name, 'examples', index, ...modelPlace(route)];
      scope.report.error('unknown-reference', place, `'${id}' is not a model`, hint);
      scope.report.suspect(['prices']);
    }
  }
}

/** Where an example names its model. */
function modelPlace({ model }: ForwardRoute): Path {
  if (model === undefined || model.source.in === 'route') return [];
  if (model.source.in === 'query') return ['params', model.source.name];
  if (model.source.in === 'param') return ['params', model.source.params[0] ?? ''];
  return ['body', ...model.source.at];
}
