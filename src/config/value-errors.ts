/** Values of the right type that their key does not take. */
import type { ErrorObject } from 'ajv';
import { nearest } from '../lang/prefix.ts';
import type { Finding, Subject } from './finding.ts';
import { codeOf, listWords, note, propertiesOf, quoteValue, shortExample, strings } from './schema-words.ts';

/** The finding for an error of a keyword about values. */
export function badValue(error: ErrorObject, subject: Subject): Finding {
  const { path, label, schema, value } = subject;
  const finding = (message: string, hint: string | undefined): Finding => {
    return { code: 'bad-value', path, on: 'value', message, hint };
  };
  switch (error.keyword) {
    case 'pattern':
      return badText(subject);
    case 'const':
      return finding(`${quoteValue(value)} is not a value of ${label}`, `write ${JSON.stringify(error.schema)}`);
    case 'enum': {
      const admitted = strings(error.params.allowedValues);
      const meant = typeof value === 'string' ? nearest(value, admitted) : undefined;
      const hint = meant === undefined ? `write ${listWords(admitted, 'or', '')}` : `did you mean '${meant}'?`;
      return finding(`${quoteValue(value)} is not a value of ${label}`, hint);
    }
    case 'uniqueItems': {
      const index = Math.max(Number(error.params.i), Number(error.params.j));
      const item: unknown = Array.isArray(value) ? value[index] : undefined;
      return { ...finding(`${quoteValue(item)} stands twice in ${label}`, 'keep one'), path: [...path, index] };
    }
    case 'minItems':
      return finding(`${label} is empty`, 'give at least one');
    case 'minProperties': {
      const keys = listWords(Object.keys(propertiesOf(schema)), 'and');
      return finding(`${label} is empty`, `give at least one${keys && ` of ${keys}`}`);
    }
    case 'minLength': {
      const example = shortExample(schema);
      return finding(`${label} is empty`, `write a text${example === undefined ? '' : `, such as ${example}`}`);
    }
    case 'minimum':
      return finding(`${quoteValue(value)} is too small`, `${label} is at least ${error.params.limit}`);
    case 'maximum':
      return finding(`${quoteValue(value)} is too large`, `${label} is at most ${error.params.limit}`);
    default:
      throw new Error(`the schema uses the keyword ${error.keyword}, which has no words for its errors`);
  }
}

/** A value of the shape that goes with other keys than those beside it. */
export function clash({ path, label, schema }: Subject): Finding {
  const message = `${label} is of another sort: ${note(schema, 'x-clash') ?? 'it does not go with the keys beside it'}`;
  return { code: 'conflicting-keys', path, on: 'key', message, hint: note(schema, 'x-hint'), isWhole: true };
}

/** A text that is not spelt as it must be. */
function badText({ path, label, schema, value }: Subject): Finding {
  const secret = note(schema, 'x-private');
  if (secret !== undefined && String(value).includes('@')) {
    // The text is not repeated: what stands before the @ is for nobody to read.
    const message = `${label} holds a user or a password`;
    return { code: 'plain-secret', path, on: 'value', message, hint: secret };
  }
  const message = `${quoteValue(value)} is not ${note(schema, 'x-noun') ?? 'admitted here'}`;
  return { code: codeOf(schema) ?? 'bad-value', path, on: 'value', message, hint: note(schema, 'x-hint') };
}
