/** Checks what task kinds and other sections say together: names of models in stored creations, and paths of polls. */

import { editDistance } from '../../../lib/text/prefix.ts';
import { nameAt } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Sections } from '../compiled-sections.ts';
import type { CompiledRoute } from '../routes/compile.ts';
import { reachOf } from '../routes/reach.ts';

/** Reports models with different names at their upstreams where a creation is stored with one of them, to be sent again as it was. */
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

/** The shortest segment of a path in which another letter is a slip: `v1` and `v2` are two versions. */
const LEAST_LETTERS = 5;

/** Warns of a kind that is polled at almost the path at which callers poll it: its tasks would be polled in vain until their deadline. */
export function warnOfPollPaths({ config, report }: Scope): void {
  for (const [name, route] of Object.entries(config.routes)) {
    if (!('task' in route) || !('poll' in route.task)) continue;
    const path = route.match.slice(route.match.indexOf(' ') + 1);
    for (const kind of route.task.kinds) {
      const { query } = config.tasks?.[kind] ?? {};
      if (query === undefined || !isAlmost(query, path)) continue;
      const message = `tasks are polled at ${query}, almost the path of route '${name}', ${path}`;
      const hint = 'write the path that the vendor documents';
      report.warning('unusual-name', ['tasks', kind, 'query'], message, hint, { basis: [['routes', name, 'match']] });
    }
  }
}

/** Whether one segment of two paths differs by one letter. */
function isAlmost(query: string, path: string): boolean {
  const [left, right] = [query, path].map((text) => segmentsOf(text.replace(/\?.*/, '')));
  if (left?.length !== right?.length) return false;
  const different = (left ?? []).flatMap((segment, index) => {
    const other = right?.[index] ?? '';
    return segment === other ? [] : [{ segment, other }];
  });
  const [first] = different;
  return (
    first !== undefined &&
    different.length === 1 &&
    first.segment.length >= LEAST_LETTERS &&
    editDistance(first.segment, first.other) === 1
  );
}

/** Parameters may have other names. */
const segmentsOf = (path: string): readonly string[] => path.replaceAll(/\{\+?\w+\}/g, '{}').split('/');
