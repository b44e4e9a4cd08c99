/** One error of the schema's validator in the words of somebody who edits the file: what is wrong, where, and the remedy. */
import type { ErrorObject } from 'ajv';
import { ownValue, parsePointer } from '../lang/pointer.ts';
import { nearest } from '../lang/prefix.ts';
import type { DiagnosticCode } from './diagnostic.ts';
import { exampleOf, isRecord, listWords, note, propertiesOf, quoteValue, strings } from './shape-words.ts';
import type { Path, Source } from './source.ts';
import { describeTypeError } from './type-errors.ts';
import type { KeyProblem } from './variants.ts';

/** What is wrong, before it has a line and column. */
export interface Finding {
  readonly code: DiagnosticCode;
  readonly path: Path;
  readonly on: 'key' | 'value';
  readonly message: string;
  readonly hint: string | undefined;
  /** The keys, one of which is missing in the mapping at the path. */
  readonly missing?: readonly string[];
  /** The key of the mapping at `parent` that an unknown key was most likely meant for. */
  readonly meant?: string | undefined;
  readonly parent?: Path;
}

/** What an error is about. */
interface Subject {
  readonly path: Path;
  /** The value's key, with the indexes of list items: `'auth[0]'`. */
  readonly label: string;
  readonly schema: unknown;
  readonly value: unknown;
  readonly source: Source;
}

/** The findings that one of the validator's errors stands for; none where another error says the same. */
export function describeShapeError(error: ErrorObject, source: Source): readonly Finding[] {
  const path = parsePointer(error.instancePath) ?? [];
  const subject = { path, label: labelOf(path, source), schema: error.parentSchema, value: error.data, source };
  if (error.propertyName !== undefined) return [badName(error.propertyName, subject)];
  switch (error.keyword) {
    case 'propertyNames':
      return [];
    case 'additionalProperties':
      return [unknownKey(String(error.params.additionalProperty), subject)];
    case 'required':
      return [missingKey(String(error.params.missingProperty), subject)];
    case 'dependencies':
      return [missingBeside(error.params, subject)];
    case 'x-variants':
    case 'x-excludes':
      return [keyProblem(error.params as KeyProblem, subject)];
    case 'type':
      return [describeTypeError(error.params.type, subject)];
    default:
      return [badValue(error, subject)];
  }
}

function labelOf(path: Path, source: Source): string {
  let label = '';
  for (let length = path.length; length > 0; length--) {
    const token = String(path[length - 1]);
    if (source.find(path.slice(0, length))?.pair !== undefined) return `'${token}${label}'`;
    label = `[${token}]${label}`;
  }
  return 'the configuration';
}

function badName(name: string, { path, schema }: Subject): Finding {
  const message = `'${name}' is not ${note(schema, 'x-noun') ?? 'admitted as a key'}`;
  return { code: 'bad-value', path: [...path, name], on: 'key', message, hint: note(schema, 'x-hint') };
}

function unknownKey(name: string, { path, schema, value }: Subject): Finding {
  const keys = Object.keys(propertiesOf(schema));
  const absent = keys.filter((key) => !isRecord(value) || ownValue(value, key) === undefined);
  const meant = nearest(name, absent);
  const noun = note(schema, 'x-noun') ?? 'this mapping';
  const message = `'${name}' is not ${note(schema, 'x-key') ?? `a key of ${noun}`}`;
  const taken = keys.includes(name) ? undefined : nearest(name, keys);
  const all = `${note(schema, 'x-key') === undefined ? `${noun} takes` : 'there are'} ${listWords(keys, 'and', '')}`;
  const others = taken === undefined ? all : `'${taken}' is there already; keep one of them`;
  const hint = meant === undefined ? others : `did you mean '${meant}'?`;
  return { code: 'unknown-key', path: [...path, name], on: 'key', message, hint, meant, parent: path };
}

function missingKey(key: string, { path, label, schema }: Subject): Finding {
  const hint = `add ${exampleOf(key, schema)}`;
  return { code: 'missing-key', path, on: 'key', message: `${label} needs '${key}'`, hint, missing: [key] };
}

function missingBeside(params: Readonly<Record<string, unknown>>, { path, schema }: Subject): Finding {
  const [key, missing] = [String(params.property), String(params.missingProperty)];
  const message = `'${key}' needs '${missing}' beside it`;
  const hint = `add ${exampleOf(missing, schema)}`;
  return { code: 'missing-key', path: [...path, key], on: 'key', message, hint };
}

function keyProblem(problem: KeyProblem, { path, label, schema }: Subject): Finding {
  switch (problem.problem) {
    case 'none': {
      const message = `${label} needs one of ${listWords(problem.keys, 'and')}`;
      const hint = `add one of them, such as ${exampleOf(problem.keys[0] ?? '', schema)}`;
      return { code: 'missing-key', path, on: 'key', message, hint, missing: problem.keys };
    }
    case 'many': {
      const message = `${listWords(problem.keys, 'and')} exclude each other`;
      const last = problem.keys.at(-1) ?? '';
      return {
        code: 'conflicting-keys',
        path: [...path, last],
        on: 'key',
        message,
        hint: 'keep the one that is meant',
      };
    }
    case 'stray': {
      const { key, beside, belongs } = problem;
      const message = `'${key}' does not go with '${beside}'`;
      const hint =
        belongs.length > 0
          ? `it goes with ${listWords(belongs, 'or')}; remove one of the two`
          : beside === 'branches'
            ? 'move it into the branches'
            : `keep one of the two`;
      return { code: 'conflicting-keys', path: [...path, key], on: 'key', message, hint };
    }
    case 'lacking': {
      const message = `${label} needs '${problem.key}', as it has '${problem.beside}'`;
      const hint = `add ${exampleOf(problem.key, schema)}`;
      return { code: 'missing-key', path, on: 'key', message, hint, missing: [problem.key] };
    }
  }
}

/** A value of the right type that is not admitted. */
function badValue(error: ErrorObject, subject: Subject): Finding {
  const { path, label, schema, value } = subject;
  const finding = (message: string, hint: string | undefined, place: Path = path): Finding => {
    return { code: codeOf(schema), path: place, on: 'value', message, hint };
  };
  switch (error.keyword) {
    case 'pattern': {
      const secret = note(schema, 'x-private');
      if (secret !== undefined && String(value).includes('@')) {
        return { ...finding(`${label} holds a user or a password`, secret), code: 'plain-secret' };
      }
      return finding(
        `${quoteValue(value)} is not ${note(schema, 'x-noun') ?? 'admitted here'}`,
        note(schema, 'x-hint'),
      );
    }
    case 'const':
      return finding(`${quoteValue(value)} is not a value of ${label}`, `write ${JSON.stringify(error.schema)}`);
    case 'enum': {
      const admitted = strings(error.params.allowedValues);
      const meant = typeof value === 'string' ? nearest(value, admitted) : undefined;
      const hint = meant === undefined ? `write ${listWords(admitted, 'or', '')}` : `did you mean '${meant}'?`;
      return finding(`${quoteValue(value)} is not a value of ${label}`, hint);
    }
    case 'minItems':
      return finding(`${label} is empty`, 'give at least one');
    case 'minLength':
      return finding(`${label} is empty`, `write a text${suchAs(schema)}`);
    case 'minProperties': {
      const keys = Object.keys(propertiesOf(schema));
      return finding(
        `${label} is empty`,
        keys.length > 0 ? `give at least one of ${listWords(keys, 'and')}` : 'give at least one',
      );
    }
    case 'uniqueItems': {
      const index = Math.max(Number(error.params.i), Number(error.params.j));
      const item = Array.isArray(value) ? value[index] : undefined;
      return finding(`${quoteValue(item)} stands twice in ${label}`, 'keep one', [...path, index]);
    }
    case 'minimum':
      return finding(`${quoteValue(value)} is too small`, `${label} is at least ${error.params.limit}`);
    case 'maximum':
      return finding(`${quoteValue(value)} is too large`, `${label} is at most ${error.params.limit}`);
    default:
      return finding(`${label} is not as the schema wants it (${error.keyword})`, note(schema, 'x-hint'));
  }
}

function suchAs(schema: unknown): string {
  const examples = isRecord(schema) && Array.isArray(schema.examples) ? schema.examples : [];
  return typeof examples[0] === 'string' ? `, such as ${examples[0]}` : '';
}

function codeOf(schema: unknown): DiagnosticCode {
  return (note(schema, 'x-code') as DiagnosticCode | undefined) ?? 'bad-value';
}
