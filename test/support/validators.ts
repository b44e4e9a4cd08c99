/** Compiles each request schema once per process: most configurations of tests share those of the shipped one. */
import { createValidatorCompiler, type ValidatorCompiler } from '../../src/admission/validator.ts';

const compile = createValidatorCompiler();
const known = new Map<string, ReturnType<ValidatorCompiler>>();

/** For `compileConfig`. */
export const validators: ValidatorCompiler = (schema) => {
  const text = JSON.stringify(schema);
  const validator = known.get(text) ?? compile(schema);
  known.set(text, validator);
  return validator;
};
