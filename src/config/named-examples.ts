/** Examples for missing keys whose values are names: names that the configuration declares, never those of the schema's examples. */
import { isMap, isScalar } from 'yaml';
import gateway from '../../schemas/gateway.schema.json' with { type: 'json' };
import { ownValue } from '../lang/pointer.ts';
import { isRecord } from '../lang/record.ts';
import type { Subject } from './finding.ts';
import { exampleOf, listWords, note, propertiesOf } from './schema-words.ts';
import type { Source } from './source.ts';

/** How many names an example lists. */
const SHOWN_NAMES = 8;

/** The text to add for a missing key, such as `billing: seconds`, or `billing: NAME (seconds or tokens)`. */
export function exampleFor(key: string, { schema, value, source }: Subject): string {
  const property = ownValue(propertiesOf(schema), key);
  const items = isRecord(property) ? property.items : undefined;
  if (note(items, 'x-refers') === 'facts' && isRecord(value) && value.table !== undefined)
    return `${key}: [${levelsOf(value.table, source).join(', ')}]`;
  const section = refersTo(property);
  const names = section === undefined ? [] : namesFor(section, value, source);
  if (names.length === 0) return exampleOf(key, schema);
  if (names.length === 1) return `${key}: ${names[0]}`;
  return `${key}: NAME (${names.length > SHOWN_NAMES ? `${names.slice(0, SHOWN_NAMES).join(', ')}, …` : listWords(names, 'or', '')})`;
}

/** The section to whose entries a value refers. */
function refersTo(property: unknown): string | undefined {
  const name = note(property, '$ref')?.replace('#/definitions/', '');
  return (
    note(property, 'x-refers') ??
    (name === undefined ? undefined : note(ownValue(gateway.definitions, name), 'x-refers'))
  );
}

/** The entries of a section to which the mapping may refer: what creates a task needs a rule that bills tasks. */
function namesFor(section: string, beside: unknown, source: Source): readonly string[] {
  const entries = source.find([section])?.node;
  if (!isMap(entries)) return [];
  const createsTask = section === 'billing' && isRecord(beside) && beside.creates_task !== undefined;
  return entries.items.flatMap(({ key, value }) => {
    const fits = !createsTask || (isMap(value) && value.has('actual'));
    return isScalar(key) && fits ? [String(key.value)] : [];
  });
}

/** The fact of each level of a price table whose values are its keys; `FACT` if there is none. */
function levelsOf(table: unknown, source: Source): readonly string[] {
  if (!isRecord(table)) return [];
  const billing: unknown = source.find(['billing'])?.node?.toJSON();
  const [below] = Object.values(table);
  const fact = isRecord(billing) ? factWith(Object.keys(table), Object.values(billing)) : undefined;
  return [fact ?? 'FACT', ...levelsOf(below, source)];
}

function factWith(keys: readonly string[], rules: readonly unknown[]): string | undefined {
  for (const rule of rules.filter(isRecord)) {
    const { charge } = rule;
    if (isRecord(charge) && keys.some((key) => ownValue(charge, key) !== undefined)) return 'class';
    for (const [name, fact] of Object.entries(isRecord(rule.facts) ? rule.facts : {})) {
      const values: unknown = isRecord(fact) ? fact.enum : undefined;
      if (Array.isArray(values) && keys.some((key) => values.some((one) => String(one) === key))) return name;
    }
  }
  return undefined;
}
