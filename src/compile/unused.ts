/** What is declared and never used: mostly the trace of a slip somewhere else. */
import { nearest } from '../lang/prefix.ts';
import { checkCardsShown } from './cards.ts';
import type { Library } from './library.ts';
import { isReachKnown, mayBeNamed, type Section } from './lost.ts';
import type { Names } from './names.ts';
import { reachOf } from './reach.ts';
import type { CompiledRoute } from './routes.ts';
import type { Scope } from './scope.ts';
import { casesOf } from './tasks.ts';

/** Warns of what nothing refers to. */
export function checkUnused(scope: Scope, routes: readonly CompiledRoute[], library: Library): void {
  warn('upstreams', 'upstream', library.upstreams, scope);
  warn('prices', 'price table', library.prices, scope);
  warn('envelopes', 'envelope', library.envelopes, scope);
  warn('interfaces', 'interface', library.interfaces, scope);
  warn('billing', 'billing rule', library.billing, scope);
  warn('fills', 'fill', library.fills, scope);
  warn('catalogues', 'catalogue', library.catalogues, scope);
  warnOfModels(scope, routes, library);
  warnOfKinds(scope);
  checkCardsShown(scope);
}

function warn(section: Section, thing: string, names: Names<unknown>, scope: Scope): void {
  for (const name of Object.keys(scope.config[section] ?? {})) {
    if (names.isUsed(name) || mayBeNamed(section, name, scope)) continue;
    const message = `nothing uses the ${thing} '${name}'`;
    scope.report.warning('unused', [section, name], message, 'take it out, or name it where it is meant', {
      on: 'key',
    });
  }
}

function warnOfModels(scope: Scope, routes: readonly CompiledRoute[], library: Library): void {
  // A route of which that is not known may take any model.
  if (Object.keys(scope.config.routes).some((name) => !isReachKnown(['routes', name], scope))) return;
  const models = library.models.compiled;
  const routed = new Set(
    routes.flatMap(({ forward }) =>
      forward === undefined
        ? []
        : reachOf(forward, models.values()).flatMap((reach) => reach.models.map(({ id }) => id)),
    ),
  );
  for (const id of models.keys()) {
    if (routed.has(id) || mayBeNamed('models', id, scope)) continue;
    const hint = "take it out, or let a route's model take it";
    scope.report.warning('unused', ['models', id], `no route takes the model '${id}'`, hint, { on: 'key' });
  }
}

/** A task that is created and paid for must also be fetched. */
function warnOfKinds(scope: Scope): void {
  const kinds = Object.keys(scope.config.tasks ?? {});
  const routes = Object.entries(scope.config.routes);
  // A misspelt kind counts for the one that it most likely meant.
  const meant = (names: readonly (string | undefined)[]): ReadonlySet<string | undefined> =>
    new Set(names.map((name) => (name === undefined || kinds.includes(name) ? name : nearest(name, kinds))));
  const created = meant(routes.flatMap(([name, route]) => casesOf(name, route).map(([, { creates }]) => creates)));
  const fetched = meant(
    routes.flatMap(([, route]) => ('task' in route && 'poll' in route.task ? route.task.kinds : [])),
  );
  for (const kind of kinds) {
    if (mayBeNamed('tasks', kind, scope) || (created.has(kind) && fetched.has(kind))) continue;
    const [message, hint] = created.has(kind)
      ? [`no route fetches tasks of the kind '${kind}'`, 'add a route with task: { poll: …, kinds: … }']
      : [`no route creates tasks of the kind '${kind}'`, `let a route create it with creates: ${kind}, or take it out`];
    scope.report.warning('unused', ['tasks', kind], message, hint, { on: 'key' });
  }
}
