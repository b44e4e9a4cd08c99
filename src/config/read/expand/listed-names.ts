/** Checks the entries of lists whose names become a part of names: one finding per entry, and none for each place that uses it. */
import { isMap, isScalar, isSeq } from 'yaml';
import schema from '../../../../schemas/gateway.schema.json' with { type: 'json' };
import { quoteValue } from '../schema-words.ts';
import type { Source } from '../source.ts';
import type { ListEntry, Lists } from './lists.ts';
import type { Mistakes } from './mistakes.ts';
import { placeholdersIn, substitute } from './placeholders.ts';

/** The patterns of the names of a section's entries. */
interface NameForm {
  readonly pattern: string;
  readonly 'x-noun': string;
  readonly 'x-hint': string;
}

const { name, model_id } = schema.definitions;
const FORMS: Readonly<Record<string, NameForm>> = { '#/definitions/name': name, '#/definitions/model_id': model_id };
/** A placeholder for an entry, valid in every form of name. */
const HARMLESS = 'a';

/** The lists, without those with such an entry. */
export function withoutBadNames(source: Source, lists: Lists, mistakes: Mistakes): Lists {
  const good = new Map(lists);
  for (const { section, key, form } of repeatedKeys(source)) {
    const isName = new RegExp(form.pattern, 'u');
    for (const [list, entries = []] of lists) {
      const wrong = entries.filter(({ name }) => !isName.test(filled(key, list, name)));
      // Otherwise the mistake is in the rest of the key, or in another list.
      if (wrong.length === 0 || !isName.test(filled(key, list, HARMLESS))) continue;
      good.set(list, undefined);
      mistakes.markIncomplete();
      for (const entry of wrong) {
        const made = quoteValue(filled(key, list, entry.name));
        const message = `${quoteValue(entry.name)} cannot stand for $(${list}): the key ${made} of ${section} is not ${form['x-noun']}`;
        mistakes.add('bad-each', ['each', list, placeOf(source, list, entry)], message, form['x-hint'], {
          on: 'key',
          isClear: true,
        });
      }
    }
  }
  return good;
}

/** The keys with placeholders in sections whose entries have names. */
function* repeatedKeys({ root }: Source) {
  for (const [section, property] of Object.entries(schema.properties)) {
    const form = 'propertyNames' in property ? FORMS[property.propertyNames.$ref] : undefined;
    const entries = isMap(root) ? root.get(section, true) : undefined;
    if (form === undefined || !isMap(entries)) continue;
    for (const pair of entries.items) {
      const key = isScalar(pair.key) ? String(pair.key.value) : '';
      if (placeholdersIn(key).length > 0) yield { section, key, form };
    }
  }
}

/** The key with this name for the list, and something harmless for other lists and for fields. */
function filled(key: string, list: string, name: string): string {
  const replace = (placeholder: { readonly list: string; readonly field: string | undefined }) => ({
    text: placeholder.list === list && placeholder.field === undefined ? name : HARMLESS,
    at: 0,
    of: 0,
  });
  return substitute(key, placeholdersIn(key), replace).text;
}

/** The entry's key, or its index in a list without fields. */
function placeOf({ root }: Source, list: string, { name }: ListEntry): string | number {
  const section = isMap(root) ? root.get('each', true) : undefined;
  const node = isMap(section) ? section.get(list, true) : undefined;
  return isSeq(node) ? node.items.findIndex((item) => isScalar(item) && String(item.value) === name) : name;
}
