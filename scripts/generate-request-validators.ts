/**
 * Writes the validators of the shipped configuration's request bodies as code: compiling them took a third of a start. `--check` only
 * compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readBodySchema } from '../src/billing/schemas/validator.ts';
import { compileConfig } from '../src/config/compile-config.ts';
import type { BodySchema } from '../src/plan/index.ts';
import { generateRequestValidators } from './validators.ts';

const root = resolve(import.meta.dirname, '..');
const path = 'src/plan/generated/request-validators.js';
const wanted = await generateRequestValidators(new Map(shippedSchemas().map(({ key, document }) => [key, document])));
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

/** The schemas that gateway.yaml uses, and the parts of them against which the compiler checks its values. */
function shippedSchemas(): readonly BodySchema[] {
  const { plan, schemas, parts, diagnostics } = compileConfig(resolve(root, 'gateway.yaml'), { env: {} });
  if (plan === undefined) throw new Error(`gateway.yaml has errors: ${JSON.stringify(diagnostics)}`);
  return [...schemas.map(({ document }) => readBodySchema(document)), ...parts];
}
