/**
 * Assembles the schema of the configuration: the parts of the sections, in their order in the file, the keys of the registered kinds, and
 * the names of units and kinds of errors.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNT_KINDS } from '../src/billing/counts/kinds.ts';
import { FACT_KINDS } from '../src/billing/facts/kinds.ts';
import { LIMIT_KINDS } from '../src/billing/limits/kinds.ts';
import { isRecord } from '../src/lib/json/record.ts';
import { UNITS } from '../src/lib/money/units.ts';
import { ERROR_KINDS } from '../src/lib/refusal.ts';
import { CREDENTIAL_KINDS } from '../src/upstream/credentials/kinds.ts';

type Json = Readonly<Record<string, unknown>>;

/** What the schema needs of a kind. */
interface Kind {
  readonly name: string;
  readonly schema: object;
  /** The other keys that it allows and requires, if kinds exclude each other. */
  readonly keys?: object;
  /** The definition to which its schema refers, if it is its own. */
  readonly definition?: { readonly name: string; readonly schema: object };
}

/** The lists of kinds, by definition of the schema. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  count: COUNT_KINDS,
  credential: CREDENTIAL_KINDS,
  fact: FACT_KINDS,
  limit: LIMIT_KINDS,
  // `none` is a value too, so the section reads the values.
  own_limits: LIMIT_KINDS.map(({ name, schema: { description, examples } }) => {
    return { name, schema: { description, examples, type: ['string', 'integer'] } };
  }),
};

const SECTIONS = join(import.meta.dirname, '../src/config/sections');

/** The part of one section. */
interface SectionSchema {
  /** Its key at the top level. */
  readonly section: Json;
  /** By name. Each name is used once in all parts. */
  readonly definitions: Json;
}

/** The part that the sections share. */
interface SharedSchema {
  /** The document without its members. */
  readonly document: Json;
  readonly version: Json;
  readonly definitions: Json;
}

/** The sections, in the order of the reference page. */
const NAMES = [
  'server',
  'admin',
  'store',
  'settle',
  'media',
  'webhooks',
  'retention',
  'requests',
  'seller',
  'currency',
  'limits',
  'upstreams',
  'prices',
  'models',
  'aliases',
  'price_lists',
  'groups',
  'envelopes',
  'interfaces',
  'billing',
  'tasks',
  'fills',
  'catalogues',
  'routes',
  'mounts',
] as const;

/** The whole schema. @throws Error if two parts define the same name. */
export function assembleSchema(): Json {
  const { document, version, definitions: shared }: SharedSchema = read('schema.json');
  const properties: Record<string, unknown> = { version };
  const definitions: Record<string, unknown> = { ...shared };
  for (const name of NAMES) {
    const part: SectionSchema = read(join(name, 'schema.json'));
    properties[name] = part.section;
    for (const [key, definition] of Object.entries(part.definitions)) {
      if (Object.hasOwn(definitions, key))
        throw new Error(
          `src/config/sections/${name}/schema.json defines ${key}, which another part of the schema defines too`,
        );
      definitions[key] = definition;
    }
  }
  return { ...document, properties, definitions: withKinds(definitions) };
}

function read<Part>(file: string): Part {
  return JSON.parse(readFileSync(join(SECTIONS, file), 'utf8'));
}

/** The definitions with a key for each kind, the definitions of the kinds, and the names of units and kinds of errors. */
function withKinds(parts: Json): Json {
  const definitions = { ...parts };
  for (const [name, kinds] of Object.entries(KINDS)) {
    const definition = recordOf(definitions[name]);
    const ofKinds = kinds.map((kind) => [kind.name, kind.schema]);
    for (const { definition: own } of kinds) if (own !== undefined) definitions[own.name] = own.schema;
    const variants = kinds.flatMap((kind) => (kind.keys === undefined ? [] : [[kind.name, kind.keys]]));
    const keys = definition.properties === undefined ? {} : recordOf(definition.properties);
    definitions[name] = {
      ...definition,
      properties: { ...keys, ...Object.fromEntries(ofKinds) },
      ...(variants.length > 0 && { 'x-variants': Object.fromEntries(variants) }),
    };
  }
  definitions.unit = { ...recordOf(definitions.unit), enum: UNITS.map(({ name }) => name) };
  definitions.error_kind = { ...recordOf(definitions.error_kind), enum: ERROR_KINDS };
  return definitions;
}

function recordOf(value: unknown): Json {
  if (!isRecord(value)) throw new Error('the schema has no such definition');
  return value;
}
