/** What is declared and never used: mostly the trace of a slip somewhere else. */
import { checkCardsShown } from './cards.ts';
import { isReachKnown } from './known.ts';
import type { Library } from './library.ts';
import { reachOf } from './reach.ts';
import type { References } from './references.ts';
import type { CompiledRoute } from './routes.ts';
import type { Scope } from './scope.ts';
import { referredAt, type Section, sections } from './sections.ts';
import { casesOf } from './tasks.ts';

/** The sections whose entries are used by being referred to. Models and task kinds are used in ways of their own. */
const REFERRED = ['upstreams', 'prices', 'envelopes', 'interfaces', 'billing', 'fills', 'catalogues'] as const;

/** Warns of what nothing refers to. */
export function checkUnused(scope: Scope, routes: readonly CompiledRoute[], library: Library): void {
  for (const section of REFERRED) warnOfEntries(section, library[section], scope);
  warnOfModels(scope, routes, library);
  warnOfKinds(scope);
  checkCardsShown(scope);
}

function warnOfEntries(section: Section, references: References<unknown>, scope: Scope): void {
  if (isUseUnknown(section, scope)) return;
  for (const name of Object.keys(scope.config[section] ?? {})) {
    if (references.isUsed(name)) continue;
    const message = `nothing uses the ${sections[section].entry.replace(/^an? /, '')} '${name}'`;
    const hint = 'take it out, or name it where it is meant';
    scope.report.warning('unused', [section, name], message, hint, { on: 'key' });
  }
}

/** Whether a mistake that is reported already may be why something of the section is unused. */
function isUseUnknown(section: Section, { repairs, report }: Scope): boolean {
  return report.isSuspect(section) || repairs.all.some((repair) => referredAt(repair).includes(section));
}

function warnOfModels(scope: Scope, routes: readonly CompiledRoute[], library: Library): void {
  if (isUseUnknown('models', scope)) return;
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
    if (routed.has(id)) continue;
    const hint = "take it out, or let a route's model take it";
    scope.report.warning('unused', ['models', id], `no route takes the model '${id}'`, hint, { on: 'key' });
  }
}

/** A task that is created and paid for must also be fetched. */
function warnOfKinds(scope: Scope): void {
  if (isUseUnknown('tasks', scope)) return;
  const kinds = Object.keys(scope.config.tasks ?? {});
  const routes = Object.entries(scope.config.routes);
  const created = new Set(
    routes.flatMap(([name, route]) => casesOf(name, route).map(([, { creates_task }]) => creates_task)),
  );
  const fetched = new Set(
    routes.flatMap(([, route]) => ('task' in route && 'poll' in route.task ? route.task.kinds : [])),
  );
  for (const kind of kinds) {
    if (created.has(kind) && fetched.has(kind)) continue;
    const [message, hint] = created.has(kind)
      ? [`no route fetches tasks of the kind '${kind}'`, 'add a route with task: { poll: …, kinds: … }']
      : [
          `no route creates tasks of the kind '${kind}'`,
          `let a route create it with creates_task: ${kind}, or take it out`,
        ];
    scope.report.warning('unused', ['tasks', kind], message, hint, { on: 'key' });
  }
}
