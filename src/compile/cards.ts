/** Cards of models: what catalogues show of them is there, and what is there is shown. */

import { isRecord } from '../config/schema-words.ts';
import type { Catalogue, Model } from '../generated/gateway.d.ts';
import { ownValue } from '../lang/pointer.ts';
import { nearest } from '../lang/prefix.ts';
import { parseTemplate } from '../lang/template.ts';
import { suggestion } from './references.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

const PREFIX = 'model.card.';

/** A member of a card that a catalogue's item shows. */
interface Shown {
  readonly path: string;
  readonly optional: boolean;
  readonly place: Place;
  readonly offset: number;
}

/** Reports what a catalogue shows of cards and no model in it has, or some have not. */
export function checkCards(name: string, catalogue: Catalogue, scope: Scope): void {
  const { type, item } = catalogue;
  const models = Object.entries(scope.config.models ?? {}).filter(([, model]) => isShownIn(catalogue, model));
  if (models.length === 0 || scope.repairs.touches(['models'])) return;
  const keys = new Set(models.flatMap(([, { card }]) => Object.keys(card ?? {})));
  for (const { path, optional, place, offset } of shownIn(item, ['catalogues', name, 'item'])) {
    const lacking = models.filter(([, model]) => !hasMember(model, path));
    if (lacking.length === models.length) {
      // A member that no card has yet may be left out on purpose, unless one is nearly spelt like it.
      if (optional && nearest(path, keys) === undefined) continue;
      const message = `no model of the type '${type}' has '${path}' on its card`;
      const hint = keys.size === 0 ? `add card: { ${path}: … } to the models` : suggestion(path, keys);
      scope.report.error('unknown-name', place, message, hint, { offset });
    } else if (!optional) {
      for (const [id, { card }] of lacking) {
        const near = nearest(path, Object.keys(card ?? {}));
        const message = `the model '${id}' has no '${path}' on its card, which catalogue ${name} shows`;
        const hint = near === undefined ? `add card: { ${path}: … }` : `is '${near}' meant for it?`;
        const at = near === undefined ? ['models', id] : ['models', id, 'card', near];
        scope.report.error('unknown-name', at, message, hint, { on: 'key' });
      }
    }
  }
}

/** Warns of what is on a model's card and no catalogue that lists the model shows. */
export function checkCardsShown(scope: Scope): void {
  const catalogues = Object.entries(scope.config.catalogues ?? {});
  if (scope.repairs.touches(['catalogues'])) return;
  // A catalogue whose choice of models is a mistake may show any card.
  if (catalogues.some(([name, catalogue]) => isChoiceReported(name, catalogue, scope))) return;
  for (const [id, model] of Object.entries(scope.config.models ?? {})) {
    const { card } = model;
    const showing = catalogues.filter(([, catalogue]) => isShownIn(catalogue, model));
    if (showing.length === 0) continue;
    const all = showing.flatMap(([name, { item }]) => shownIn(item, ['catalogues', name, 'item']));
    const shown = new Set(all.map(({ path }) => path.split('.', 1).join()));
    const wrong = all.filter(({ place }) => scope.report.isReported(place));
    const misspelt = new Set(wrong.map(({ path }) => nearest(path, Object.keys(card ?? {}))));
    for (const key of Object.keys(card ?? {})) {
      // One that a catalogue misspells, or that is misspelt here, is reported as such.
      if (shown.has(key) || misspelt.has(key) || scope.report.isReported(['models', id, 'card', key])) continue;
      const message = `no catalogue shows '${key}' of the card`;
      scope.report.warning('unused', ['models', id, 'card', key], message, suggestion(key, shown), { on: 'key' });
    }
  }
}

function isShownIn({ type, upstream }: Catalogue, model: Model): boolean {
  return model.type === type && (upstream === undefined || upstream.includes(model.upstream));
}

function isChoiceReported(name: string, { upstream }: Catalogue, { report }: Scope): boolean {
  const place: Place = ['catalogues', name];
  if (report.isReported([...place, 'type'])) return true;
  return (upstream ?? []).some((_, index) => report.isReported([...place, 'upstream', index]));
}

function hasMember({ card }: Model, path: string): boolean {
  return (
    path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? ownValue(value, key) : undefined), card) !==
    undefined
  );
}

function shownIn(tree: unknown, place: Place): readonly Shown[] {
  if (typeof tree === 'string') {
    return parseTemplate(tree, [`${PREFIX}*`]).pieces.flatMap((piece) => {
      if (piece.kind !== 'name' || !piece.name.startsWith(PREFIX)) return [];
      const { optional, offset } = piece;
      return [{ path: piece.name.slice(PREFIX.length), optional, place, offset }];
    });
  }
  if (Array.isArray(tree)) return tree.flatMap((one, index) => shownIn(one, [...place, index]));
  return isRecord(tree) ? Object.entries(tree).flatMap(([key, one]) => shownIn(one, [...place, key])) : [];
}
