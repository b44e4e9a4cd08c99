/** Describes schema errors about keys: unknown, missing, badly named, or in conflict. */

import { isMap, isScalar } from 'yaml';
import gateway from '../../../schemas/gateway.schema.json' with { type: 'json' };
import { ownValue } from '../../lib/json/pointer.ts';
import { isRecord } from '../../lib/json/record.ts';
import { nearest } from '../../lib/text/prefix.ts';
import type { Finding, Subject } from './finding.ts';
import { exampleOf, listWords, note, propertiesOf, strings } from './schema-words.ts';
import type { Source } from './source.ts';
import type { KeyProblem } from './variants.ts';

/** The finding for a name of the operator's, such as an upstream's name or a model's id, that is not valid. */
export function badName(name: string, { path, schema }: Subject): Finding {
  const message = `'${name}' is not ${note(schema, 'x-noun') ?? 'allowed as a key'}`;
  return { code: 'bad-value', path: [...path, name], on: 'key', message, hint: note(schema, 'x-hint') };
}

/** A key and a value without the space between them, which YAML takes for a key. */
export const JOINED = /^([\w-]+):(\S.*)$/;

/** An unknown key. The hint names the most likely key, or else all of them. */
export function unknownKey(name: string, { path, schema, value, source }: Subject): Finding {
  const keys = Object.keys(propertiesOf(schema));
  const [, joined = '', text = ''] = JOINED.exec(name) ?? [];
  if (keys.includes(joined)) {
    const message = `after '${joined}:' a space is missing`;
    const hint = `write ${joined}: ${text}`;
    return { code: 'yaml-syntax', path: [...path, name], on: 'key', message, hint, meant: [...path, joined] };
  }
  // An entry may also state keys that it inherits.
  const isFree = (key: string): boolean => !isRecord(value) || ownValue(value, key) === undefined;
  const isInherited = source.isInherited([...path, name]);
  const absent = keys.filter((key) => isInherited || isFree(key) || source.isInherited([...path, key]));
  const meant = nearest(name, absent);
  const noun = note(schema, 'x-noun') ?? 'this mapping';
  return {
    code: 'unknown-key',
    path: [...path, name],
    on: 'key',
    message: `'${name}' is not ${note(schema, 'x-key') ?? `a key of ${noun}`}`,
    hint: meant === undefined ? otherKeys(name, keys, path, schema) : `did you mean '${meant}'?`,
    meant: meant === undefined ? undefined : [...path, meant],
  };
}

function otherKeys(name: string, keys: readonly string[], path: Subject['path'], schema: unknown): string {
  const taken = nearest(name, keys);
  if (taken !== undefined) return `'${taken}' is already set; keep one of them`;
  const parent = String(path.at(-1));
  if (isBeside(name, parent, schema)) return `move it up: it stands beside ${parent}`;
  const verb =
    note(schema, 'x-key') === undefined
      ? `the keys of ${note(schema, 'x-noun') ?? 'this mapping'} are`
      : 'write one of';
  return `${verb} ${listWords(keys, 'and', '')}`;
}

/** Whether a mapping with the key `parent`, whose value has this schema, may also have the key. */
function isBeside(name: string, parent: string, schema: unknown): boolean {
  return Object.values(gateway.definitions).some((definition) => {
    const properties = propertiesOf(definition);
    const reference = note(ownValue(properties, parent), '$ref')?.replace('#/definitions/', '') ?? '';
    const noun = note(ownValue(gateway.definitions, reference), 'x-noun');
    return noun !== undefined && noun === note(schema, 'x-noun') && ownValue(properties, name) !== undefined;
  });
}

/** With more missing keys than this, a hint has no examples. */
const MAX_EXAMPLES = 3;

/** Required keys are missing. The validator reports each of them; the first finding names all. */
export function missingKey(key: string, subject: Subject): Finding {
  const { path, label, schema, value } = subject;
  const required = isRecord(schema) && isRecord(value) ? strings(schema.required) : [];
  const all = required.filter((each) => isRecord(value) && ownValue(value, each) === undefined);
  const keys = all.includes(key) ? all : [key];
  const message = `${label} needs ${listWords(keys, 'and')}`;
  const examples = keys.map((key) => exampleFor(key, subject));
  const them = keys.length > MAX_EXAMPLES ? 'them' : listWords(examples, 'and', '');
  const hint = `add ${them}${path.length === 0 && keys[0] !== 'version' ? `, or include the file that has ${keys.length === 1 ? 'it' : 'them'}` : ''}`;
  return { code: 'missing-key', path, on: 'key', message, hint, missing: [key] };
}

/** A key is missing that another key requires. */
export function missingBeside(key: string, missing: string, subject: Subject): Finding {
  const message = `'${key}' also needs '${missing}'`;
  const hint = `add ${exampleFor(missing, subject)}`;
  return { code: 'missing-key', path: [...subject.path, key], on: 'key', message, hint };
}

/** Keys that do not form one variant of the mapping. */
export function keyProblem(problem: KeyProblem, subject: Subject): Finding {
  const { path, label, schema } = subject;
  switch (problem.problem) {
    case 'none': {
      const message = `${label} needs one of ${listWords(problem.keys, 'and')}`;
      const hint = `add one of them, such as ${exampleOf(problem.keys[0] ?? '', schema)}`;
      return { code: 'missing-key', path, on: 'key', message, hint, missing: problem.keys };
    }
    case 'many': {
      const message = `${listWords(problem.keys, 'and')} exclude each other`;
      const place = [...path, problem.keys.at(-1) ?? ''];
      return { code: 'conflicting-keys', path: place, on: 'key', message, hint: 'keep one of them' };
    }
    case 'stray': {
      const message = `'${problem.key}' cannot be used with '${problem.beside}'`;
      const belongs = listWords(problem.belongs, 'or');
      const apart = belongs === '' ? 'remove one of the two' : `it is used with ${belongs}; remove one of the two`;
      const hint = problem.beside === 'branches' ? 'move it into branches' : apart;
      return { code: 'conflicting-keys', path: [...path, problem.key], on: 'key', message, hint };
    }
    case 'lacking': {
      const message = `${label} needs '${problem.key}' because it has '${problem.beside}'`;
      const hint = `add ${exampleFor(problem.key, subject)}`;
      return { code: 'missing-key', path, on: 'key', message, hint, missing: [problem.key] };
    }
  }
}

/** More names do not fit in one line. */
const SHOWN_NAMES = 8;

/** The text to add for a missing key, such as `billing: seconds`, or `billing: NAME (seconds or tokens)`. */
function exampleFor(key: string, { schema, value, source }: Subject): string {
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

/** The entries of a section to which the mapping may refer: a route that creates tasks needs a rule that bills tasks. */
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
      if (Array.isArray(values) && keys.some((key) => values.some((value) => String(value) === key))) return name;
    }
  }
  return undefined;
}
