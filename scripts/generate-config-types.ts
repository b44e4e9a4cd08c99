/** Writes the configuration's schema, and what is generated from it: types, validator, schema for editors, reference page. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { editorSchema } from '../src/config/read/editor-schema.ts';
import { generateReference } from './config-reference.ts';
import { assembleSchema } from './config-schema.ts';
import { generateTypes } from './config-types.ts';
import { declareValidator, generateDraft07, generateGatewaySchema } from './validators.ts';

const root = new URL('../', import.meta.url);
const schema = assembleSchema();
const files = new Map([
  ['schemas/gateway.schema.json', `${JSON.stringify(schema, null, 2)}\n`],
  ['src/plan/generated/gateway.d.ts', await generateTypes(schema)],
  ['src/plan/generated/gateway-schema.js', await generateGatewaySchema(schema)],
  [
    'src/plan/generated/gateway-schema.d.ts',
    declareValidator('fitsSchema', "Whether a document fits the configuration's schema.", {
      type: 'GatewayConfig',
      from: './gateway.d.ts',
    }),
  ],
  ['src/plan/generated/draft-07.js', await generateDraft07()],
  [
    'src/plan/generated/draft-07.d.ts',
    declareValidator('isDraft07', 'Whether a document is a JSON Schema of draft-07.'),
  ],
  ['schemas/gateway.editor.json', `${JSON.stringify(editorSchema(schema))}\n`],
  ['docs/reference/configuration.md', generateReference(schema)],
]);

const check = process.argv.includes('--check');
for (const [path, wanted] of files) {
  const file = new URL(path, root);
  if (current(file) === wanted) continue;
  if (check) {
    console.error(`${path} is stale; run node scripts/generate-config-types.ts`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, wanted);
    console.log(`wrote ${path}`);
  }
}

function current(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
