/** Helpers for the wording of schema errors: the schema's notes, quoted values, lists of names. */
import { stringify } from 'yaml';
import { ownValue } from '../../lib/json/pointer.ts';
import { isRecord } from '../../lib/json/record.ts';
import { nameInvisible } from '../../lib/text/visible.ts';
import { type DiagnosticCode, isDiagnosticCode } from './diagnostic.ts';

/** A note of the schema, such as `x-noun` (`a duration`) or `x-hint` (the remedy). */
export function note(schema: unknown, name: string): string | undefined {
  const value = isRecord(schema) ? schema[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The diagnostic code that the schema gives (`x-code`) for values that do not fit it. */
export function codeOf(schema: unknown): DiagnosticCode | undefined {
  const code = note(schema, 'x-code');
  return code !== undefined && isDiagnosticCode(code) ? code : undefined;
}

/** The schemas of a mapping's keys. */
export function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> {
  const properties = isRecord(schema) ? schema.properties : undefined;
  return isRecord(properties) ? properties : {};
}

/** The definition of the entries of each section of named entries, by section: `{ upstreams: 'upstream' }`. */
export function entrySections(schema: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(propertiesOf(schema)).flatMap(([section, property]) => {
      const reference = isRecord(property) ? note(property.additionalProperties, '$ref') : undefined;
      return reference === undefined ? [] : [[section, reference.replace('#/definitions/', '')]];
    }),
  );
}

/** The strings of a list. */
export function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** `'a', 'b' and 'c'`. */
export function listWords(words: readonly string[], last: 'and' | 'or', quote = "'"): string {
  const quoted = words.map((word) => `${quote}${word}${quote}`);
  return quoted.length < 2 ? (quoted[0] ?? '') : `${quoted.slice(0, -1).join(', ')} ${last} ${quoted.at(-1)}`;
}

/** Formats a value for a message: strings are quoted, long values are shortened, and line breaks are made visible. */
export function quoteValue(value: unknown): string {
  if (typeof value !== 'string') return shorten(JSON.stringify(value) ?? 'nothing');
  return `'${shorten(nameInvisible(value))}'`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** A key with its example from the schema, such as `url: { env: VENDOR_URL }`; the key alone if the example is long. */
export function exampleOf(key: string, schema: unknown): string {
  const property = ownValue(propertiesOf(schema), key);
  const example = shortExample(property);
  if (example !== undefined) return `${key}: ${example}`;
  return isRecord(property) && property.type === 'object' && property.properties === undefined
    ? `${key}: { NAME: … }`
    : `'${key}'`;
}

/** A schema's example as one line of YAML; undefined if there is none or it is long. */
export function shortExample(schema: unknown): string | undefined {
  const examples = isRecord(schema) && Array.isArray(schema.examples) ? schema.examples : [];
  const text = examples.length === 0 ? '' : inlineYaml(examples[0]);
  return text === '' || text.length > 80 ? undefined : text;
}

/** A value as one line of YAML. */
export function inlineYaml(value: unknown): string {
  const text = stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
  return text.replaceAll('[ ', '[').replaceAll(' ]', ']');
}
