/** Catalogues: lists of models as a wire shows them. */
import type { CataloguePlan } from '../plan.ts';
import { checkType } from './models.ts';
import { type Names, namesOf } from './names.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';
import { readTree } from './trees.ts';

type CatalogueConfig = NonNullable<Scope['config']['catalogues']>[string];

/** What the tree of one model, and the tree of the list, may name. */
const ITEM = ['model.id', 'model.card.*'];
const LIST = ['items', 'next'];

/** Compiles `catalogues`. */
export function compileCatalogues(scope: Scope): Names<CataloguePlan> {
  const compiled = Object.entries(scope.config.catalogues ?? {}).map(([name, catalogue]): [string, CataloguePlan | undefined] => [
    name,
    compileCatalogue(name, catalogue, scope),
  ]);
  return namesOf('a catalogue', new Map(compiled), scope.report);
}

function compileCatalogue(name: string, catalogue: CatalogueConfig, scope: Scope): CataloguePlan | undefined {
  const place: Place = ['catalogues', name];
  checkType(catalogue.type, [...place, 'type'], scope);
  checkPage(catalogue.page, [...place, 'page'], scope);
  const item = readTree(catalogue.item, ITEM, [...place, 'item'], scope);
  const list = readTree(catalogue.list, LIST, [...place, 'list'], scope);
  if (item === undefined || list === undefined) return undefined;
  return { name, type: catalogue.type, page: catalogue.page, item, list };
}

/** Reports a page whose usual size is above its largest. */
export function checkPage(page: { readonly default: number; readonly max: number }, place: Place, scope: Scope): void {
  if (page.default <= page.max) return;
  const message = `the default page of ${page.default} is larger than the largest, ${page.max}`;
  scope.report.error('bad-page', [...place, 'default'], message, 'lower default, or raise max');
}
