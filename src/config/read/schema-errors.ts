/** Turns an error of the schema's validator into a finding that the operator understands: message, path and remedy. */
import type { ErrorObject } from 'ajv';
import { parsePointer } from '../../lib/json/pointer.ts';
import { nearest } from '../../lib/text/prefix.ts';
import type { Draft } from '../repair/draft.ts';
import type { Finding, Subject } from './finding.ts';
import { badName, keyProblem, missingBeside, missingKey, unknownKey } from './key-errors.ts';
import type { Path } from './position.ts';
import { codeOf, listWords, note, propertiesOf, quoteValue, shortExample, strings } from './schema-words.ts';
import type { Source } from './source.ts';
import { describeTypeError } from './type-errors.ts';
import { isKeyError } from './variants.ts';

/** The finding for a validator error; undefined when another error covers it. */
export function describeSchemaError(error: ErrorObject, draft: Draft, source: Source): Finding | undefined {
  const path = draft.toSource(parsePointer(error.instancePath) ?? []);
  const subject: Subject = {
    path,
    label: labelOf(path, source),
    schema: error.parentSchema,
    value: error.data,
    source,
  };
  if (error.propertyName !== undefined) return badName(error.propertyName, subject);
  if (isKeyError(error)) return keyProblem(error.params, subject);
  switch (error.keyword) {
    case 'propertyNames':
    case 'if':
      // The name, or the failing case, has its own error.
      return undefined;
    case 'additionalProperties':
      return unknownKey(String(error.params.additionalProperty), subject);
    case 'required':
      return missingKey(String(error.params.missingProperty), subject);
    case 'dependencies':
      return missingBeside(String(error.params.property), String(error.params.missingProperty), subject);
    case 'not':
      return clash(subject);
    case 'type':
      return describeTypeError(error.params.type, subject);
    default:
      return badValue(error, subject);
  }
}

function labelOf(path: Path, source: Source): string {
  let indexes = '';
  for (let length = path.length; length > 0; length--) {
    const token = String(path[length - 1]);
    if (source.find(path.slice(0, length))?.pair !== undefined) return `'${token}${indexes}'`;
    indexes = `[${token}]${indexes}`;
  }
  return 'the configuration';
}

/** The finding for an error of a keyword such as `enum`, `pattern` or `minimum`. Throws for a keyword without a message. */
function badValue(error: ErrorObject, subject: Subject): Finding {
  const { path, label, schema, value } = subject;
  const finding = (message: string, hint: string | undefined): Finding => {
    return { code: 'bad-value', path, on: 'value', message, hint };
  };
  switch (error.keyword) {
    case 'pattern':
      return badText(subject);
    case 'const':
      return finding(
        `${quoteValue(value)} is not a value of ${label}`,
        `write ${JSON.stringify(error.schema)}${value === String(error.schema) ? ', without quotes' : ''}`,
      );
    case 'enum': {
      const admitted = strings(error.params.allowedValues);
      const meant = typeof value === 'string' ? nearest(value, admitted) : undefined;
      const hint = meant === undefined ? `write ${listWords(admitted, 'or', '')}` : `did you mean '${meant}'?`;
      return finding(`${quoteValue(value)} is not a value of ${label}`, hint);
    }
    case 'uniqueItems': {
      const index = Math.max(Number(error.params.i), Number(error.params.j));
      const item: unknown = Array.isArray(value) ? value[index] : undefined;
      return {
        ...finding(`${quoteValue(item)} is listed twice in ${label}`, 'keep one of them'),
        path: [...path, index],
      };
    }
    case 'minItems':
      return finding(`${label} is empty`, 'add at least one item');
    case 'minProperties': {
      const keys = listWords(Object.keys(propertiesOf(schema)), 'and');
      return finding(`${label} is empty`, `add at least one${keys === '' ? ' entry' : ` of ${keys}`}`);
    }
    case 'minLength': {
      const example = shortExample(schema);
      return finding(`${label} is empty`, `write a string${example === undefined ? '' : `, such as ${example}`}`);
    }
    case 'minimum':
      return finding(`${quoteValue(value)} is too small`, `the minimum of ${label} is ${error.params.limit}`);
    case 'maximum':
      return finding(`${quoteValue(value)} is too large`, `the maximum of ${label} is ${error.params.limit}`);
    default:
      throw new Error(`the schema uses the keyword ${error.keyword}, which has no message`);
  }
}

/** A value whose shape contradicts the keys beside it. */
function clash({ path, label, schema }: Subject): Finding {
  const message = `${label} has the wrong shape: ${note(schema, 'x-clash') ?? 'it contradicts the keys beside it'}`;
  return { code: 'conflicting-keys', path, on: 'key', message, hint: note(schema, 'x-hint'), isWhole: true };
}

/** A string that does not match its pattern. */
function badText({ path, label, schema, value }: Subject): Finding {
  const secret = note(schema, 'x-private');
  if (secret !== undefined && String(value).includes('@')) {
    // The message does not quote the value, because the part before the @ is secret.
    const message = `${label} contains a user name or password`;
    return { code: 'plain-secret', path, on: 'value', message, hint: secret };
  }
  const message = `${quoteValue(value)} is not ${note(schema, 'x-noun') ?? 'allowed here'}`;
  return { code: codeOf(schema) ?? 'bad-value', path, on: 'value', message, hint: note(schema, 'x-hint') };
}
