/** Warns about entries that are declared but never used, often because of a mistake elsewhere. */

import { isRecord } from '../../lib/json/record.ts';
import { nearest } from '../../lib/text/prefix.ts';
import type { Fact } from '../../plan/generated/gateway.d.ts';
import type { References } from '../compile/reference-fields.ts';
import { isSound, type Scope } from '../compile/scope.ts';
import { isReachKnown } from '../repair/known.ts';
import type { Sections } from '../sections/compiled-sections.ts';
import { referredAt, SECTIONS, type Section } from '../sections/index.ts';
import { checkCardsShown } from '../sections/models/cards.ts';
import { isOfList } from '../sections/prices/check.ts';
import type { CompiledRoute } from '../sections/routes/compile.ts';
import { reachOf } from '../sections/routes/reach.ts';
import { writtenBranches } from '../sections/routes/written-branches.ts';

/** Sections whose entries are used when something refers to them. Models and task kinds have their own rules. */
const REFERRED = [
  'upstreams',
  'prices',
  'price_lists',
  'envelopes',
  'interfaces',
  'billing',
  'fills',
  'catalogues',
] as const;

/** Warns about unused entries. */
export function checkUnused(scope: Scope, routes: readonly CompiledRoute[], library: Sections): void {
  for (const section of REFERRED) warnOfEntries(section, library[section], scope);
  warnOfModels(scope, routes, library);
  warnOfKinds(scope);
  warnOfResources(scope, library);
  checkUnusedFacts(scope);
  checkCardsShown(scope);
}

function warnOfEntries(section: Section, references: References<unknown>, scope: Scope): void {
  if (isUseUnknown(section, scope)) return;
  for (const name of Object.keys(scope.config[section] ?? {})) {
    if (references.isUsed(name) || (section === 'prices' && isOfList(name, scope))) continue;
    const message = `${SECTIONS[section].entry.replace(/^an? /, '')} '${name}' is not used`;
    const prefix = section === 'interfaces' ? scope.config.interfaces[name]?.prefix : undefined;
    const isInherited = prefix !== undefined && scope.report.isInherited([section, name, 'prefix']);
    const why = prefix === undefined ? '' : `; no route is under its prefix '${prefix}'`;
    const hint = isInherited
      ? 'add prefix: PATH; it has only the prefix of the interface that it is like'
      : `remove it, or refer to it${why}`;
    scope.report.warning('unused', [section, name], message, hint, { on: 'key' });
  }
}

/** Whether a mistake that is already reported may explain unused entries of the section. */
function isUseUnknown(section: Section, { repairs, report }: Scope): boolean {
  return report.isSuspect(section) || repairs.all.some((repair) => referredAt(repair).includes(section));
}

function warnOfModels(scope: Scope, routes: readonly CompiledRoute[], library: Sections): void {
  if (isUseUnknown('models', scope)) return;
  // A route with a repaired model rule may take any model.
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
    const hint = "remove it, or change a route's model so that it takes it";
    scope.report.warning('unused', ['models', id], `no route takes model '${id}'`, hint, { on: 'key' });
  }
}

/** Warns about a kind of resource that routes only create, if its name is almost the name of a kind that routes use. */
function warnOfResources({ config, repairs, report }: Scope, { resources }: Sections): void {
  if (repairs.below(['routes']).length > 0) return;
  const used = [...resources.compiled.keys()].filter((kind) => resources.isUsed(kind));
  for (const [name, route] of Object.entries(config.routes)) {
    const created = 'creates_resource' in route ? (route.creates_resource ?? []) : [];
    for (const [index, { resource }] of created.entries()) {
      const meant = resources.isUsed(resource) ? undefined : nearest(resource, used);
      if (meant === undefined) continue;
      const place = ['routes', name, 'creates_resource', index, 'resource'];
      report.warning('unused', place, `no route uses resources of kind '${resource}'`, `did you mean '${meant}'?`, {
        spelling: [resource, meant],
      });
    }
  }
}

/** Warns about task kinds that no route creates or that no route polls. */
function warnOfKinds(scope: Scope): void {
  if (isUseUnknown('tasks', scope)) return;
  const kinds = Object.keys(scope.config.tasks ?? {});
  const routes = Object.entries(scope.config.routes);
  // A route with a repair may create or poll any.
  if (routes.some(([name]) => !isReachKnown(['routes', name], scope))) return;
  const created = new Set(
    routes.flatMap(([name, route]) => writtenBranches(name, route).map(([, { creates_task }]) => creates_task)),
  );
  const polled = new Set(
    routes.flatMap(([, route]) => ('task' in route && 'poll' in route.task ? route.task.kinds : [])),
  );
  for (const kind of kinds) {
    if (created.has(kind) && polled.has(kind)) continue;
    if (created.has(kind) && reportFixedKinds(kind, scope)) continue;
    const [message, hint] = created.has(kind)
      ? [`no route polls tasks of kind '${kind}'`, 'add a route with task: { poll: …, kinds: … }']
      : [`no route creates tasks of kind '${kind}'`, `add creates_task: ${kind} to a route, or remove it`];
    scope.report.warning('unused', ['tasks', kind], message, hint, { on: 'key' });
  }
}

/**
 * Reports a kind that is repeated over a list if the routes that are repeated, too, all poll another one: `kinds` lacks the placeholder.
 * Returns whether there are such routes.
 */
function reportFixedKinds(kind: string, { config, report }: Scope): boolean {
  const written = report.writtenKey(['tasks', kind]);
  const fixed = Object.entries(config.routes).flatMap(([name, route]) => {
    const kinds = 'task' in route && 'poll' in route.task ? route.task.kinds : [];
    const index = kinds.findIndex((other) => report.writtenKey(['tasks', other]) === written);
    return index === -1 ? [] : [{ name, index, key: report.writtenKey(['routes', name]) }];
  });
  const repeated = fixed.filter(({ key }) => fixed.filter((other) => other.key === key).length > 1);
  for (const { name, index } of repeated) {
    const message = `no route polls tasks of kind '${kind}'`;
    report.error('unused', ['routes', name, 'task', 'kinds', index], message, `did you mean ${written}?`);
  }
  return repeated.length > 0;
}

/** Warns about the facts of all billing rules. */
function checkUnusedFacts(scope: Scope): void {
  const { config, repairs, report } = scope;
  const everyWord = new Set(expressionsIn(config.billing).flatMap((text) => text.match(/\w+/g) ?? []));
  const earlier = Object.values(config.billing ?? {}).flatMap(({ facts }) =>
    Object.values(facts).flatMap((fact) => ('earlier' in fact ? fact.earlier.fact : [])),
  );
  // Rules that are like another one need not use all of its facts. A fact may also only refuse bodies.
  const isForgotten = (name: string, fact: Fact | undefined): boolean =>
    fact !== undefined &&
    isSound(scope) &&
    !everyWord.has(name) &&
    !earlier.includes(name) &&
    ['at', 'cel', 'limit', 'count'].some((key) => key in fact) &&
    !['enum', 'values'].some((key) => key in fact) &&
    !('count' in fact && fact.count.less !== undefined);
  const priced = new Set(
    Object.values(config.prices ?? {}).flatMap((price) =>
      'by' in price ? [...price.by, ...Object.values(price.bands ?? {}).flatMap((band) => band.of)] : [],
    ),
  );
  for (const [rule, { facts, ...others }] of Object.entries(config.billing ?? {})) {
    if (repairs.touches(['billing', rule])) continue;
    const words = new Set(expressionsIn([facts, others]).flatMap((text) => text.match(/\w+/g) ?? []));
    const names = Object.keys(facts);
    // An unknown word is reported with the similar fact.
    const meantByMistake = new Set([...words].map((word) => (names.includes(word) ? undefined : nearest(word, names))));
    const isUsed = (name: string): boolean => words.has(name) || priced.has(name) || meantByMistake.has(name);
    for (const name of names) {
      if (isUsed(name)) continue;
      const message = `nothing uses the fact '${name}' of billing rule '${rule}'`;
      const meant = nearest(name, names.filter(isUsed));
      if (meant === undefined) {
        if (isForgotten(name, facts[name]))
          report.warning('unused', ['billing', rule, 'facts', name], message, 'use it in hold, or remove it', {
            on: 'key',
          });
        continue;
      }
      // It was certainly meant to replace the inherited fact of the similar name.
      const add = report.isInherited(['billing', rule, 'facts', meant]) ? report.error : report.warning;
      add('unused', ['billing', rule, 'facts', name], message, `did you mean '${meant}'?`, {
        on: 'key',
        spelling: [name, meant],
      });
    }
  }
}

/** The texts of all expressions in a value. */
function expressionsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(expressionsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    // `otherwise` of a medium is an expression, too.
    (key === 'cel' || key === 'otherwise') && typeof below === 'string' ? [below] : expressionsIn(below),
  );
}
