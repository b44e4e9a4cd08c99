/** Validates a document by the configuration's schema: generated code decides whether it is valid; if not, Ajv gives the errors. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import schema from '../../../schemas/gateway.schema.json' with { type: 'json' };
import type { GatewayConfig } from '../../plan/generated/gateway.d.ts';
import { fitsSchema } from '../../plan/generated/gateway-schema.js';
import { addKeyRules, NOTE_KEYWORDS } from './variants.ts';

export type Judgement =
  | { readonly fits: true; readonly config: GatewayConfig }
  /** Every error, with its schema and value. */
  | { readonly fits: false; readonly errors: readonly ErrorObject[] };

/** Created once, and only for a document with errors: creating it takes longer than the rest of `check`. */
let compiled: ValidateFunction | undefined;

export function validate(document: unknown): Judgement {
  if (fitsSchema(document)) return { fits: true, config: document };
  compiled ??= createValidator();
  compiled(document);
  return { fits: false, errors: compiled.errors ?? [] };
}

function createValidator(): ValidateFunction {
  // No coercion, defaults or removal: check exactly what the operator wrote.
  const ajv = new Ajv({ allErrors: true, verbose: true, ownProperties: true, allowUnionTypes: true, messages: false });
  ajv.addVocabulary([...NOTE_KEYWORDS]);
  addKeyRules(ajv);
  return ajv.compile(schema);
}
