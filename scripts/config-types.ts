/** Generates the TypeScript types of the configuration from its schema. */
import { compile } from 'json-schema-to-typescript';

type Json = Readonly<Record<string, unknown>>;

const BANNER = `/**
 * The types of gateway.yaml. Generated from schemas/gateway.schema.json by \`node scripts/generate-config-types.ts\`: do not edit.
 */`;

/** The text of `src/plan/generated/gateway.d.ts`: one readonly interface per definition, a union where the schema has variants. */
export async function generateTypes(schema: unknown): Promise<string> {
  const text = await compile(withUnions(schema), 'GatewayConfig', {
    bannerComment: BANNER,
    unknownAny: true,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return text
    .replaceAll(/^( +)((?:\w+|'[^']+')\??|\[k: string\]): /gm, '$1readonly $2: ')
    .replaceAll(/(: |\| |= )(\w+|\([^()]+\)|'[^']+')\[\]/g, '$1readonly $2[]');
}

/** Rewrites the schema for json-schema-to-typescript. */
function withUnions(node: unknown): Json {
  return rewrite(node) as Json;
}

function rewrite(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(rewrite);
  if (!isObject(node)) return node;
  // The generator uses a named type only where the $ref has no siblings.
  if (typeof node.$ref === 'string') return { allOf: [{ $ref: node.$ref }], description: node.description };
  const plain = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, rewrite(value)]));
  if (isObject(plain['x-variants'])) return union(plain, plain['x-variants']);
  // One of two definitions, chosen by a key.
  if (plain.properties === undefined && isObject(plain.then) && isObject(plain.else)) {
    return { title: plain.title, description: plain.description, anyOf: [plain.then, plain.else] };
  }
  // The generator assumes an object where a definition has no type.
  const isFree = typeof plain.title === 'string' && plain.type === undefined && plain.allOf === undefined;
  return isFree ? { ...plain, tsType: 'unknown' } : plain;
}

/** An object with variants, each identified by a key that only it has. */
function union(node: Json, variants: Json): Json {
  const properties = object(node.properties);
  const entries = Object.entries(variants).map(([key, rule]) => ({ key, rule: object(rule) }));
  const bound = new Set(entries.flatMap(({ key, rule }) => [key, ...strings(rule.with)]));
  const common = Object.keys(properties).filter((key) => !bound.has(key));
  const [decisive] = strings(object(node.if).required);
  return {
    title: node.title,
    description: node.description,
    anyOf: [
      // A setting may also be the text itself.
      ...strings(node.type)
        .filter((type) => type !== 'object')
        .map((type) => (type === 'array' ? { type, items: node.items } : { type })),
      ...entries.map(({ key, rule }) => ({
        title: `${node.title}${key.charAt(0).toUpperCase()}${key.slice(1)}`,
        type: 'object',
        additionalProperties: false,
        required: [...strings(node.required), key, ...strings(rule.required)],
        properties: {
          ...pick(properties, [...common, key, ...strings(rule.with)]),
          // The type of a shared key may depend on the variant.
          ...object(object(key === decisive ? node.then : node.else).properties),
        },
      })),
    ],
  };
}

function pick(properties: Json, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => names.includes(name)));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function object(value: unknown): Json {
  return isObject(value) ? value : {};
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
