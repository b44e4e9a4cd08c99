/** Turns an error of the schema's validator into a finding that the operator understands: message, path and remedy. */
import type { ErrorObject } from 'ajv';
import { parsePointer } from '../lang/pointer.ts';
import type { Draft } from './draft.ts';
import type { Finding, Subject } from './finding.ts';
import { badName, keyProblem, missingBeside, missingKey, unknownKey } from './key-errors.ts';
import type { Path } from './position.ts';
import type { Source } from './source.ts';
import { describeTypeError } from './type-errors.ts';
import { badValue, clash } from './value-errors.ts';
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
