/** Describes schema errors about keys: unknown, missing, badly named, or in conflict. */
import { ownValue } from '../lang/pointer.ts';
import { nearest } from '../lang/prefix.ts';
import { isRecord } from '../lang/record.ts';
import type { Finding, Subject } from './finding.ts';
import { exampleOf, listWords, note, propertiesOf } from './schema-words.ts';
import type { KeyProblem } from './variants.ts';

/** A name that the operator chose, such as an upstream's name or a model's id, is not a valid name. */
export function badName(name: string, { path, schema }: Subject): Finding {
  const message = `'${name}' is not ${note(schema, 'x-noun') ?? 'allowed as a key'}`;
  return { code: 'bad-value', path: [...path, name], on: 'key', message, hint: note(schema, 'x-hint') };
}

/** An unknown key. The hint names the most likely key, or else all of them. */
export function unknownKey(name: string, { path, schema, value }: Subject): Finding {
  const keys = Object.keys(propertiesOf(schema));
  const absent = keys.filter((key) => !isRecord(value) || ownValue(value, key) === undefined);
  const meant = nearest(name, absent);
  const noun = note(schema, 'x-noun') ?? 'this mapping';
  return {
    code: 'unknown-key',
    path: [...path, name],
    on: 'key',
    message: `'${name}' is not ${note(schema, 'x-key') ?? `a key of ${noun}`}`,
    hint: meant === undefined ? otherKeys(name, keys, schema) : `did you mean '${meant}'?`,
    meant: meant === undefined ? undefined : [...path, meant],
  };
}

function otherKeys(name: string, keys: readonly string[], schema: unknown): string {
  const taken = nearest(name, keys);
  if (taken !== undefined) return `'${taken}' is already set; keep one of them`;
  const verb =
    note(schema, 'x-key') === undefined
      ? `the keys of ${note(schema, 'x-noun') ?? 'this mapping'} are`
      : 'write one of';
  return `${verb} ${listWords(keys, 'and', '')}`;
}

/** A required key is missing. */
export function missingKey(key: string, { path, label, schema }: Subject): Finding {
  const message = `${label} needs '${key}'`;
  return { code: 'missing-key', path, on: 'key', message, hint: `add ${exampleOf(key, schema)}`, missing: [key] };
}

/** A key is missing that another key requires. */
export function missingBeside(key: string, missing: string, { path, schema }: Subject): Finding {
  const message = `'${key}' also needs '${missing}'`;
  return { code: 'missing-key', path: [...path, key], on: 'key', message, hint: `add ${exampleOf(missing, schema)}` };
}

/** Keys that do not form one variant of the mapping. */
export function keyProblem(problem: KeyProblem, { path, label, schema }: Subject): Finding {
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
      const hint =
        belongs === '' ? `move it into ${problem.beside}` : `it is used with ${belongs}; remove one of the two`;
      return { code: 'conflicting-keys', path: [...path, problem.key], on: 'key', message, hint };
    }
    case 'lacking': {
      const message = `${label} needs '${problem.key}' because it has '${problem.beside}'`;
      const hint = `add ${exampleOf(problem.key, schema)}`;
      return { code: 'missing-key', path, on: 'key', message, hint, missing: [problem.key] };
    }
  }
}
