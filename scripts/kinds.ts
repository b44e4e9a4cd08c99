/** Writes the keys of registered kinds into the schema of the configuration. */
import { COUNT_KINDS } from '../src/billing/counts/kinds.ts';
import { FACT_KINDS } from '../src/billing/facts/kinds.ts';
import { LIMIT_KINDS } from '../src/billing/limits/kinds.ts';
import { isRecord } from '../src/lib/json/record.ts';
import { UNITS } from '../src/lib/money/units.ts';
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
};

/** The schema with a key for each kind, and the names of the units. `x-own-keys` of a definition names the keys that are not kinds; they stay. */
export function withKinds(schema: Json): Json {
  const definitions = { ...recordOf(schema.definitions) };
  for (const [name, kinds] of Object.entries(KINDS)) {
    const definition = recordOf(definitions[name]);
    const ownKeys = definition['x-own-keys'];
    const keys = Object.entries(recordOf(definition.properties)).filter(
      ([key]) => Array.isArray(ownKeys) && ownKeys.includes(key),
    );
    const ofKinds = kinds.map((kind) => [kind.name, kind.schema]);
    for (const { definition: own } of kinds) if (own !== undefined) definitions[own.name] = own.schema;
    const variants = kinds.flatMap((kind) => (kind.keys === undefined ? [] : [[kind.name, kind.keys]]));
    definitions[name] = {
      ...definition,
      properties: Object.fromEntries([...keys, ...ofKinds]),
      ...(variants.length > 0 && { 'x-variants': Object.fromEntries(variants) }),
    };
  }
  definitions.unit = { ...recordOf(definitions.unit), enum: UNITS.map(({ name }) => name) };
  return { ...schema, definitions };
}

function recordOf(value: unknown): Json {
  if (!isRecord(value)) throw new Error('the schema has no such definition');
  return value;
}
