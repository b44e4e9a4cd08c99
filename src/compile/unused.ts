/** What is declared and never used: mostly the trace of a slip somewhere else. */
import type { Library } from './library.ts';
import type { Names } from './names.ts';
import { reachOf } from './reach.ts';
import type { CompiledRoute } from './routes.ts';
import type { Scope } from './scope.ts';

/** Warns of what nothing refers to. */
export function checkUnused(scope: Scope, routes: readonly CompiledRoute[], library: Library): void {
  const { config } = scope;
  warn('upstreams', 'upstream', config.upstreams, library.upstreams, scope);
  warn('prices', 'price table', config.prices, library.prices, scope);
  warn('envelopes', 'envelope', config.envelopes, library.envelopes, scope);
  warn('interfaces', 'interface', config.interfaces, library.interfaces, scope);
  warn('billing', 'billing rule', config.billing, library.billing, scope);
  warn('fills', 'fill', config.fills, library.fills, scope);
  warn('catalogues', 'catalogue', config.catalogues, library.catalogues, scope);
  warnOfModels(scope, routes, library);
  warnOfKinds(scope, routes, library);
}

function warn(
  section: string,
  thing: string,
  declared: Readonly<Record<string, unknown>> | undefined,
  names: Names<unknown>,
  scope: Scope,
): void {
  for (const name of Object.keys(declared ?? {})) {
    if (names.isUsed(name)) continue;
    const message = `nothing uses the ${thing} '${name}'`;
    scope.report.warning('unused', [section, name], message, 'take it out, or name it where it is meant', {
      on: 'key',
    });
  }
}

function warnOfModels(scope: Scope, routes: readonly CompiledRoute[], library: Library): void {
  const models = library.models.compiled;
  const routed = new Set(
    routes.flatMap(({ forward }) =>
      forward === undefined
        ? []
        : reachOf(forward, models.values()).flatMap((reach) => reach.models.map(({ id }) => id)),
    ),
  );
  for (const id of models.keys()) {
    if (routed.has(id)) continue;
    const hint = "take it out, or let a route's model take it";
    scope.report.warning('unused', ['models', id], `no route takes the model '${id}'`, hint, { on: 'key' });
  }
}

/** A task that is created and paid for must also be fetched. */
function warnOfKinds(scope: Scope, routes: readonly CompiledRoute[], library: Library): void {
  const polled = new Set(
    Object.values(scope.config.routes).flatMap((route) =>
      'task' in route && 'poll' in route.task ? route.task.kinds : [],
    ),
  );
  const created = new Set(routes.flatMap(({ forward }) => forward?.branches.map(({ creates }) => creates?.name) ?? []));
  for (const kind of library.tasks.compiled.keys()) {
    if (polled.has(kind) || !created.has(kind)) continue;
    const message = `no route fetches tasks of the kind '${kind}'`;
    scope.report.warning('unused', ['tasks', kind], message, 'add a route with task: { poll: …, kinds: … }', {
      on: 'key',
    });
  }
}
