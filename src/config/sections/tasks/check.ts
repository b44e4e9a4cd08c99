/** Reports models with different names at their upstreams where a creation is stored with one of them, to be sent again as it was. */

import { nameAt } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Sections } from '../compiled-sections.ts';
import type { CompiledRoute } from '../routes/compile.ts';
import { reachOf } from '../routes/reach.ts';

/** Checks every branch that creates tasks. */
export function checkStoredNames({ report }: Scope, routes: readonly CompiledRoute[], { models }: Sections): void {
  const found = new Map<string, string>();
  for (const { forward } of routes) {
    if (forward === undefined) continue;
    for (const { branch, models: reaching } of reachOf(forward, models.compiled.values())) {
      const kind = branch.creates_task;
      if (kind?.unknown_outcome?.by !== 'key') continue;
      for (const model of reaching) {
        const names = new Set(model.upstreams.map((upstream) => nameAt(model, upstream)));
        if (names.size > 1) found.set(model.id, kind.name);
      }
    }
  }
  for (const [id, kind] of found) {
    const message = `model '${id}' has different names at its upstreams, but creations of '${kind}' are sent again as they were stored`;
    report.error('bad-targets', ['models', id, 'as'], message, 'give it one name, or one upstream', { on: 'key' });
  }
}
