/** Describes values of the wrong type: unquoted strings that YAML reads as numbers, empty values, secrets in the file. */
import { isScalar } from 'yaml';
import { isRecord } from '../../lib/json/record.ts';
import { nearest } from '../../lib/text/prefix.ts';
import type { DiagnosticCode } from './diagnostic.ts';
import type { Finding, Subject } from './finding.ts';
import { codeOf, listWords, note, propertiesOf, quoteValue, shortExample, strings } from './schema-words.ts';

const NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'a mapping',
  array: 'a list',
};

/** The finding for a value that has none of the allowed types. */
export function describeTypeError(admitted: unknown, subject: Subject): Finding {
  const { path, label, schema, value } = subject;
  const types = typeof admitted === 'string' ? [admitted] : strings(admitted);
  const finding = (code: DiagnosticCode, message: string, hint: string | undefined): Finding => {
    return { code, path, on: 'value', message, hint };
  };
  if (path.length === 0) return finding('wrong-type', ...describeRoot(value));
  const remedy = note(schema, 'x-hint');
  if (isRecord(schema) && schema['x-secret'] === true && typeof value === 'string') {
    return finding('plain-secret', `${label} is written in the file`, remedy);
  }
  if (value === null) return finding('wrong-type', `${label} is empty`, remedy ?? 'give it a value or remove the key');
  const noun = note(schema, 'x-noun');
  const isUnquoted = typeof value === 'boolean' || (typeof value === 'number' && !types.includes('integer'));
  if (types.includes('string') && isUnquoted) {
    const text = sourceText(subject);
    const message = `${label} must be ${noun ?? 'a string'}, but ${text} is a ${typeof value}`;
    // Quotes help only if the quoted string is valid.
    return finding(
      codeOf(schema) ?? 'wrong-type',
      message,
      isAdmitted(text, schema) ? `quote it: "${text}"` : (remedy ?? hintFor(types, value, schema)),
    );
  }
  const [only = ''] = types.length === 1 ? types : [];
  const wanted = only === '' || only === 'string' ? (noun ?? NAMES[only]) : NAMES[only];
  const message = `${label} must be ${wanted ?? listWords(types, 'or', '')}, but it is ${describe(value)}`;
  return finding('wrong-type', message, remedy ?? hintFor(types, value, schema));
}

function describeRoot(value: unknown): readonly [string, string] {
  if (value === null) return ['the configuration is empty', 'start with version: 1'];
  return [`the configuration must be a mapping, but it is ${describe(value)}`, 'start with version: 1, without a dash'];
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'a mapping';
  return typeof value === 'string' ? `the string ${quoteValue(value)}` : `the ${typeof value} ${quoteValue(value)}`;
}

function hintFor(types: readonly string[], value: unknown, schema: unknown): string | undefined {
  const keys = Object.keys(propertiesOf(schema));
  if (types.includes('object') && keys.length > 0) {
    return `the keys of ${note(schema, 'x-noun') ?? 'this mapping'} are ${listWords(keys, 'and', '')}`;
  }
  const words = wordsOf(schema);
  if (words.length > 0) return `write ${listWords(words, 'or', '')}`;
  if (types.includes('boolean')) return 'write true or false, without quotes';
  if (types.includes('array') && typeof value === 'string') return `write it as a list: [${itemFor(value, schema)}]`;
  if (types.includes('integer') && typeof value === 'string' && /^\d+$/.test(value)) {
    return `write it without quotes: ${value}`;
  }
  const example = shortExample(schema);
  if (example !== undefined) return `write it like ${example}`;
  if (types.includes('object')) return 'write it as a mapping: NAME: VALUE';
  return types.includes('integer') ? `write a whole number${rangeOf(schema)}` : undefined;
}

function rangeOf(schema: unknown): string {
  if (!isRecord(schema) || schema.minimum === undefined || schema.maximum === undefined) return '';
  return ` from ${schema.minimum} to ${schema.maximum}`;
}

/** The text as an item of the list, or the item that was probably meant. */
function itemFor(value: string, schema: unknown): string {
  const words = isRecord(schema) ? wordsOf(schema.items) : [];
  return words.length === 0 || words.includes(value) ? value : (nearest(value, words) ?? words[0] ?? value);
}

/** A scalar as it is written in the file: `1.250000`, `1e3`, `0x10`. */
function sourceText({ source, path, value }: Subject): string {
  const node = source.find(path)?.node;
  return isScalar(node) && node.source !== undefined ? node.source : String(value);
}

function isAdmitted(text: string, schema: unknown): boolean {
  const words = wordsOf(schema);
  if (words.length > 0) return words.includes(text);
  const pattern = note(schema, 'pattern');
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}

function wordsOf(schema: unknown): readonly string[] {
  return isRecord(schema) ? strings(schema.enum) : [];
}
