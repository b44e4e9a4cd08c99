/**
 * Writes the validators of the shipped configuration's request bodies as code: compiling them took a third of a start. `--check` only
 * compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createValidatorCompiler, schemaKey } from '../src/admission/validator.ts';
import { compileConfig } from '../src/compile/compile.ts';
import { generateRequestValidators } from './validators.ts';

const root = resolve(import.meta.dirname, '..');
const path = 'src/generated/request-validators.js';
const wanted = await generateRequestValidators(new Map(shippedSchemas().map((schema) => [schemaKey(schema), schema])));
const file = resolve(root, path);
if (readFileSync(file, 'utf8') !== wanted) {
  if (process.argv.includes('--check')) {
    console.error(`${path} is stale; run npm run generate`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, wanted);
    console.log(`wrote ${path}`);
  }
}

/** Every schema that compiling gateway.yaml compiles: those of bodies, and the parts of them against which it checks its own values. */
function shippedSchemas(): readonly object[] {
  const compile = createValidatorCompiler({});
  const seen: object[] = [];
  const validators = (schema: unknown) => {
    if (typeof schema === 'object' && schema !== null) seen.push(schema);
    return compile(schema);
  };
  const { plan, diagnostics } = compileConfig(resolve(root, 'gateway.yaml'), { env: {}, validators });
  if (plan === undefined) throw new Error(`gateway.yaml has errors: ${JSON.stringify(diagnostics)}`);
  return seen;
}
