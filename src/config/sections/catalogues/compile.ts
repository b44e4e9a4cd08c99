/** Compiles catalogues: the lists of models that routes show. */

import type { Catalogue } from '../../../plan/generated/gateway.d.ts';
import { type CataloguePlan, isServedBy, type ModelPlan, type UpstreamPlan } from '../../../plan/index.ts';
import { compileSection, type References } from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';
import { readTree } from '../../compile/trees.ts';
import type { Path } from '../../read/position.ts';
import { checkCards } from '../models/cards.ts';

/** The names that the tree of one model, and the tree of the list, may use. */
const ITEM = ['model.id', 'model.card.*'];
const LIST = ['items', 'next', 'has_more', 'first_id', 'last_id'];

interface Referred {
  readonly upstreams: References<UpstreamPlan>;
  readonly models: References<ModelPlan>;
  readonly types: References<true>;
}

export function compileCatalogues(referred: Referred, scope: Scope): References<CataloguePlan> {
  return compileSection('catalogues', scope, (name, catalogue) => compileCatalogue(name, catalogue, referred, scope));
}

function compileCatalogue(
  name: string,
  catalogue: Catalogue,
  { upstreams, models, types }: Referred,
  scope: Scope,
): CataloguePlan {
  const place: Path = ['catalogues', name];
  types.use(catalogue.type, [...place, 'type']);
  checkPage(catalogue.page, [...place, 'page'], scope);
  const { size, token, after, before } = { token: undefined, after: undefined, before: undefined, ...catalogue.page };
  checkQueryNames(
    Object.entries({ size, token, after, before }).map(([key, name]) => [[...place, 'page', key], name]),
    scope,
  );
  checkCards(name, catalogue, scope);
  const item = readTree(catalogue.item, ITEM, [...place, 'item'], scope);
  const list = readTree(catalogue.list, LIST, [...place, 'list'], scope);
  for (const [index, upstream] of (catalogue.upstream ?? []).entries())
    upstreams.use(upstream, [...place, 'upstream', index]);
  const shown = [...models.compiled.values()].filter(
    (model) =>
      model.type === catalogue.type &&
      model.upstream.target !== undefined &&
      (catalogue.upstream === undefined || isServedBy(model, catalogue.upstream)),
  );
  return { name, type: catalogue.type, models: shown, page: catalogue.page, item, list };
}

/** Reports two query parameters of a list with the same name. */
export function checkQueryNames(names: readonly (readonly [Path, string | undefined])[], scope: Scope): void {
  const first = new Map<string, Path>();
  for (const [place, name] of names) {
    if (name === undefined) continue;
    const other = first.get(name);
    if (other === undefined) {
      first.set(name, place);
      continue;
    }
    const message = `duplicate query parameter '${name}', first used by '${other.at(-1)}' in ${scope.report.lineOf(other, place)}`;
    scope.report.error('bad-page', place, message, 'choose another name', { basis: [other] });
  }
}

/** Reports a default page size above the maximum. */
export function checkPage(page: { readonly default: number; readonly max: number }, place: Path, scope: Scope): void {
  if (page.default <= page.max) return;
  const message = `the default page size ${page.default} is larger than max, ${page.max}`;
  scope.report.error('bad-page', [...place, 'default'], message, 'lower default or raise max', { basis: [place] });
}
