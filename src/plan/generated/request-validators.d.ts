/** Generated: the types of the validators beside it. */
import type { ErrorObject } from 'ajv';

/** Whether a body is valid, and the mistakes of the last one that was not. */
export interface Validator {
  (body: unknown): unknown;
  errors?: ErrorObject[] | null;
}

/** Those of the schemas of the shipped configuration, by the hash of the schema. */
export const requestValidators: Readonly<Record<string, Validator>>;
