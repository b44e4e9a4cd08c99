/** Generates validators as code for fixed schemas, to save the time that Ajv takes to compile them at start. */
import { resolve } from 'node:path';
import { _, Ajv, Name, type Options, stringify } from 'ajv';
import draft07 from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' };
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import { build } from 'esbuild';
import { createAjv } from '../src/billing/schemas/validator.ts';
import { NOTE_KEYWORDS } from '../src/config/read/variants.ts';

const root = resolve(import.meta.dirname, '..');

/** The generated code of these options only answers yes or no. After a no, Ajv runs and gives the reasons. */
const options: Options = {
  allowUnionTypes: true,
  inlineRefs: false,
  messages: false,
  code: { source: true, esm: true, optimize: 2 },
};

/** The text of `src/plan/generated/gateway-schema.js`. */
export function generateGatewaySchema(schema: unknown): Promise<string> {
  const ajv = new Ajv({ ...options, ownProperties: true });
  addRule(ajv, 'x-variants', 'variantProblems');
  addRule(ajv, 'x-excludes', 'exclusionProblems');
  const imports = "import { exclusionProblems, variantProblems } from './src/config/read/variants.ts';\n";
  return moduleOf('fitsSchema', 'schemas/gateway.schema.json', ajv, withoutNotes(schema), imports);
}

/** The text of `src/plan/generated/draft-07.js`, which checks the schemas of request bodies. A schema that names another draft fails. */
export function generateDraft07(): Promise<string> {
  const ajv = new Ajv({ ...options, meta: false, strict: false, validateSchema: false });
  formats.default(ajv);
  const schema = { ...draft07, properties: { ...draft07.properties, $schema: { const: draft07.$id } } };
  return moduleOf('isDraft07', "JSON Schema's own schema, draft-07", ajv, schema);
}

/**
 * The text of `src/plan/generated/request-validators.js`.
 *
 * @param schemas by the key with which they are found.
 */
export function generateRequestValidators(schemas: ReadonlyMap<string, object>): Promise<string> {
  const ajv = createAjv({ validateSchema: false, code: { source: true, esm: true, optimize: 2 } });
  const names = [...schemas.keys()].map((_, index) => `body${index}`);
  for (const [index, schema] of [...schemas.values()].entries()) ajv.addSchema(schema, names[index]);
  const code = standalone.default(ajv, Object.fromEntries(names.map((name) => [name, name])));
  const pairs = [...schemas.keys()].map((key, index) => `${JSON.stringify(key)}: ${names[index]}`);
  const listed = `export const requestValidators = { ${pairs.join(', ')} };`;
  return bundled(
    `${code.replaceAll(/export const (?=body\d)/g, 'const ')}\n${listed}`,
    'the schemas of request bodies in the shipped configuration',
  );
}

/** The text of `src/plan/generated/NAME.d.ts`, the types of a generated validator. */
export function declareValidator(
  name: string,
  says: string,
  narrowed?: { readonly type: string; readonly from: string },
): string {
  const imported = narrowed === undefined ? '' : `import type { ${narrowed.type} } from '${narrowed.from}';\n\n`;
  const result = narrowed === undefined ? 'boolean' : `document is ${narrowed.type}`;
  return `/** ${banner('the type of the validator beside it')} */\n${imported}/** ${says} */\nexport function ${name}(document: unknown): ${result};\n`;
}

function banner(what: string): string {
  return `Generated: ${what}. Run \`npm run generate\` and do not edit.`;
}

function addRule(ajv: Ajv, keyword: string, find: string): void {
  ajv.addKeyword({
    keyword,
    type: 'object',
    schemaType: 'object',
    code: (context) => context.pass(_`${new Name(find)}(${stringify(context.schema)}, ${context.data}).length === 0`),
  });
}

/** Generates a module without imports that exports a schema's validator under `name`. */
async function moduleOf(name: string, source: string, ajv: Ajv, schema: object, imports = ''): Promise<string> {
  ajv.addSchema(schema, name);
  return bundled(imports + withoutErrors(standalone.default(ajv, { [name]: name })), source);
}

async function bundled(code: string, source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code.replace('"use strict";', ''), resolveDir: root, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    minify: true,
    lineLimit: 160,
    legalComments: 'none',
  });
  return `/** ${banner(`whether a document fits ${source}`)} */\n${outputFiles[0]?.text ?? ''}`;
}

/** An error or its location in generated code. Neither is read: only the number of errors counts. */
const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
const FLAT = String.raw`\{(?:[^{}"]|${TEXT})*\}`;
const ERROR = new RegExp(String.raw`\{instancePath(?:[^{}"]|${TEXT}|${FLAT})*\}`, 'g');

function withoutErrors(code: string): string {
  return code.replaceAll(/, \{instancePath="",[^}]*\}=\{\}/g, '').replaceAll(ERROR, '0');
}

/** Keywords that map free names to schemas, and keywords that hold no schema. A free name may equal a keyword. */
const maps = ['properties', 'definitions'];
const values = ['const', 'dependencies', 'enum', 'required', 'x-excludes', 'x-variants'];

/** The schema without its texts for people, which would become part of the code. */
function withoutNotes(schema: unknown): object {
  const notes = new Set<string>([...NOTE_KEYWORDS, 'title', 'description', 'default', 'examples']);
  const strip = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(strip);
    if (typeof node !== 'object' || node === null) return node;
    const kept = Object.entries(node).filter(([keyword]) => !notes.has(keyword));
    return Object.fromEntries(kept.map(([keyword, value]) => [keyword, below(keyword, value)]));
  };
  const below = (keyword: string, value: object): unknown => {
    if (values.includes(keyword)) return value;
    if (!maps.includes(keyword)) return strip(value);
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, strip(schema)]));
  };
  return Object(strip(schema));
}
