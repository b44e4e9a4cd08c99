/** Writes console/lib/operations.ts: the operations of administration with their types, for the console. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Operation } from '../src/admin/api/operation.ts';
import { operations } from '../src/admin/api/table.ts';

const target = join(resolve(import.meta.dirname, '..'), 'console/lib/operations.ts');

/** The parts of JSON Schema that the operations use. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** The TypeScript type of a schema. */
function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.type === 'array') return `readonly (${typeOf(schema.items ?? {})})[]`;
  if (schema.type !== 'object') return PLAIN[schema.type ?? ''] ?? 'unknown';
  const [values] = Object.values(schema.patternProperties ?? {});
  if (values !== undefined) return `Readonly<Record<string, ${typeOf(values)}>>`;
  const members = Object.entries(schema.properties ?? {});
  if (members.length === 0) return 'Readonly<Record<string, never>>';
  const lines = members.map(([name, each]) => {
    return `readonly ${name}${schema.required?.includes(name) === true ? '' : '?'}: ${typeOf(each)};`;
  });
  return `{ ${lines.join(' ')} }`;
}

function lineOf({ name, method, path, role, changes }: Operation): string {
  return `  '${name}': ${JSON.stringify({ method, path, role, changes })},`;
}

function render(): string {
  return [
    '/** The operations of the administration API, with their types. Written by `npm run generate`. */',
    '',
    '/** How each operation is called. */',
    'export const OPERATIONS = {',
    ...operations.map(lineOf),
    '} as const;',
    '',
    '/** What each operation takes and returns. */',
    'export interface Types {',
    ...operations.map(({ name, input, output }) => {
      return `  '${name}': { input: ${typeOf(input as Schema)}; output: ${typeOf(output as Schema)} };`;
    }),
    '}',
    '',
  ].join('\n');
}

const text = render();
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('console/lib/operations.ts is out of date: run npm run generate');
  process.exitCode = 1;
}
