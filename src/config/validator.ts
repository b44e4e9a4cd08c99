/** Judges a document by the configuration's schema: generated code says whether it fits, and where not, Ajv says why. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import schema from '../../schemas/gateway.schema.json' with { type: 'json' };
import { fitsShape } from './gateway-shape.js';
import { addKeyRules, noteKeywords } from './variants.ts';

export { fitsShape };

let compiled: ValidateFunction | undefined;

/** Every error of a document, with the schema and the value that it is about; none of one that fits. */
export function errorsOf(document: unknown): readonly ErrorObject[] {
  if (fitsShape(document)) return [];
  // Compiled for a document that has mistakes only: it takes longer than all else that `check` does.
  compiled ??= createValidator();
  return compiled(document) ? [] : (compiled.errors ?? []);
}

function createValidator(): ValidateFunction {
  // Nothing is coerced, filled in or taken away: what is checked is what the operator wrote.
  const ajv = new Ajv({ allErrors: true, verbose: true, ownProperties: true, allowUnionTypes: true, messages: false });
  ajv.addVocabulary([...noteKeywords]);
  addKeyRules(ajv);
  return ajv.compile(schema);
}
