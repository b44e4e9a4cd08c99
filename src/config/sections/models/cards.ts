/** Checks the cards of models against the catalogues: shown members exist, and existing members are shown. */

import { ownValue } from '../../../lib/json/pointer.ts';
import { isRecord } from '../../../lib/json/record.ts';
import { nearest } from '../../../lib/text/prefix.ts';
import { parseTemplate } from '../../../lib/text/template.ts';
import type { Catalogue, Model } from '../../../plan/generated/gateway.d.ts';
import { suggestion } from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';

const PREFIX = 'model.card.';

/** A card member that a catalogue's item refers to. */
interface Shown {
  readonly path: string;
  readonly optional: boolean;
  readonly place: Path;
  readonly offset: number;
}

/** Reports card members that a catalogue shows and some or all of its models do not have. */
export function checkCards(name: string, catalogue: Catalogue, scope: Scope): void {
  const { type, item } = catalogue;
  const models = Object.entries(scope.config.models ?? {}).filter(([, model]) => isShownIn(catalogue, model));
  if (models.length === 0) return;
  const keys = new Set(models.flatMap(([, { card }]) => Object.keys(card ?? {})));
  for (const { path, optional, place, offset } of shownIn(item, ['catalogues', name, 'item'])) {
    const lacking = models.filter(([, model]) => !hasMember(model, path));
    if (lacking.length === models.length) {
      // An optional member may be absent from every card; report it only if a card has a similar name.
      if (optional && nearest(path, keys) === undefined) continue;
      const message = `no model of type '${type}' has '${path}' in its card`;
      const hint = keys.size === 0 ? `add card: { ${path}: … } to the models` : suggestion(path, keys);
      scope.report.error('unknown-name', place, message, hint, { offset, basis: [['models']] });
    } else if (!optional) {
      for (const [id, { card }] of lacking) {
        const near = nearest(path, Object.keys(card ?? {}));
        const message = `model '${id}' has no '${path}' in its card, which catalogue '${name}' shows`;
        const hint = near === undefined ? `add card: { ${path}: … }` : `should '${near}' be '${path}'?`;
        const at = near === undefined ? ['models', id] : ['models', id, 'card', near];
        // Another catalogue may show it, too.
        if (near !== undefined && scope.report.isReported(at)) continue;
        const basis: readonly Path[] = [['models'], ['catalogues', name, 'upstream']];
        scope.report.error('unknown-name', at, message, hint, { on: 'key', basis });
      }
    }
  }
}

/** Warns about card members that no catalogue of the model shows. */
export function checkCardsShown(scope: Scope): void {
  const catalogues = Object.entries(scope.config.catalogues ?? {});
  // A catalogue with a wrong type or upstream may have been meant to show any model.
  if (catalogues.some(([name, catalogue]) => isChoiceReported(name, catalogue, scope))) return;
  const wrongItems = scope.report.errorPointers().filter((pointer) => /^\/catalogues\/[^/]+\/item/.test(pointer));
  for (const [id, model] of Object.entries(scope.config.models ?? {})) {
    const { card } = model;
    const showing = catalogues.filter(([, catalogue]) => isShownIn(catalogue, model));
    if (showing.length === 0) continue;
    const all = showing.flatMap(([name, { item }]) => shownIn(item, ['catalogues', name, 'item']));
    const shown = new Set(all.map(({ path }) => path.split('.', 1)[0] ?? path));
    const wrong = all.filter(({ place }) => scope.report.isReported(place));
    // A template may be meant to show a member, but name no card.
    if (wrongItems.length > wrong.length) continue;
    const misspelt = new Set(wrong.map(({ path }) => nearest(path, Object.keys(card ?? {}))));
    for (const key of Object.keys(card ?? {})) {
      // A misspelling, here or in the catalogue, is already reported.
      if (shown.has(key) || misspelt.has(key) || scope.report.isReported(['models', id, 'card', key])) continue;
      const message = `no catalogue shows '${key}' of this card`;
      const hint = shown.size === 0 ? 'show it in the item of a catalogue, or remove it' : suggestion(key, shown);
      scope.report.warning('unused', ['models', id, 'card', key], message, hint, {
        on: 'key',
        basis: [['catalogues']],
      });
    }
  }
}

function isShownIn({ type, upstream }: Catalogue, model: Model): boolean {
  return (
    model.type === type && (upstream === undefined || [model.upstream].flat().every((name) => upstream.includes(name)))
  );
}

function isChoiceReported(name: string, { upstream }: Catalogue, { report }: Scope): boolean {
  const place: Path = ['catalogues', name];
  if (report.isReported([...place, 'type'])) return true;
  return (upstream ?? []).some((_, index) => report.isReported([...place, 'upstream', index]));
}

function hasMember({ card }: Model, path: string): boolean {
  return (
    path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? ownValue(value, key) : undefined), card) !==
    undefined
  );
}

function shownIn(tree: unknown, place: Path): readonly Shown[] {
  if (typeof tree === 'string') {
    return parseTemplate(tree, [`${PREFIX}*`]).pieces.flatMap((piece) => {
      if (piece.kind !== 'name' || !piece.name.startsWith(PREFIX)) return [];
      const { optional, offset } = piece;
      return [{ path: piece.name.slice(PREFIX.length), optional, place, offset }];
    });
  }
  if (Array.isArray(tree)) return tree.flatMap((each, index) => shownIn(each, [...place, index]));
  return isRecord(tree) ? Object.entries(tree).flatMap(([key, value]) => shownIn(value, [...place, key])) : [];
}
