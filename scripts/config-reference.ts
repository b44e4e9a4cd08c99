/** Generates the configuration's reference page from its schema: one section per mapping, one row per key. */
import { stringify } from 'yaml';
import { DIAGNOSTIC_HELP } from '../src/config/read/diagnostic.ts';
import { inlineYaml, note, propertiesOf, strings } from '../src/config/read/schema-words.ts';
import { isRecord } from '../src/lib/json/record.ts';

type Json = Readonly<Record<string, unknown>>;

/** A mapping of the schema, its path in the file, and an example. */
interface Section {
  readonly title: string;
  readonly path: string;
  readonly schema: Json;
  readonly example: Json | undefined;
}

/** The longest example in a table row; longer ones appear only in their own section. */
const LONGEST_EXAMPLE = 72;

/** The text of `docs/reference/configuration.md`. */
export function generateReference(schema: unknown): string {
  const root = record(schema);
  const definitions = record(root.definitions);
  const sections = collectSections(root, definitions);
  return `${[
    '# Configuration reference',
    'Every key of `gateway.yaml` and of the files that it includes. [The configuration language](language.md) explains how they work together, and [the guides](../guides/models.md) show common tasks.',
    '<!-- Generated from schemas/gateway.schema.json by `node scripts/generate-config-types.ts`: do not edit. -->',
    '`NAME` and `ID` are names that you choose; `[]` is every item of a list.',
    ...sections.flatMap((section) => sectionText(section, definitions)),
    ...valuesText(definitions),
    ...diagnosticsText(),
  ].join('\n\n')}\n`;
}

/** Collects every mapping once, in the order of the file. */
function collectSections(root: Json, definitions: Json): readonly Section[] {
  const sections: Section[] = [{ title: 'The file', path: '', schema: root, example: undefined }];
  const seen = new Set<unknown>();
  collectKeys(root, '');
  return sections;

  function collectKeys(schema: Json, path: string): void {
    for (const [key, property] of Object.entries(propertiesOf(schema))) {
      const example = firstExample(record(property));
      collect(record(property), path === '' ? key : `${path}.${key}`, example === undefined ? {} : { [key]: example });
    }
  }

  function collect(schema: Json, path: string, example: Json): void {
    const name = refName(schema);
    const names = refName(record(schema.propertyNames));
    const target = name === undefined ? schema : record(definitions[name]);
    if (target.else !== undefined && target.properties === undefined) {
      collect(record(target.else), path, example);
    } else if (schema.type === 'array') {
      collect(record(schema.items), `${path}[]`, example);
    } else if (names !== undefined) {
      collect(record(schema.additionalProperties), `${path}.${names === 'model_id' ? 'ID' : 'NAME'}`, example);
    } else if (!seen.has(target) && name !== undefined && Object.keys(propertiesOf(target)).length > 0) {
      seen.add(target);
      sections.push({ title: text(target.title), path, schema: target, example });
      collectKeys(target, path);
    }
  }
}

function sectionText({ title, path, schema, example }: Section, definitions: Json): readonly string[] {
  const rows = Object.entries(propertiesOf(schema)).map(([key, property]) =>
    row(key, record(property), schema, definitions),
  );
  const block = example === undefined ? [] : [`\`\`\`yaml\n${stringify(example, { lineWidth: 0 }).trimEnd()}\n\`\`\``];
  return [
    `## ${title}`,
    ...(path === '' ? [] : [`\`${path}\`: ${lowerFirst(text(schema.description))}`]),
    ...ruleText(schema),
    ['| key | value | meaning | example |', '|---|---|---|---|', ...rows].join('\n'),
    ...block,
  ];
}

function row(key: string, property: Json, schema: Json, definitions: Json): string {
  const preset = property.default === undefined ? '' : ` Default: \`${inlineYaml(property.default)}\`.`;
  const example = firstExample(property);
  const needed = neededText(key, schema);
  const shown = example === undefined ? '' : inlineYaml(example);
  const cells = [
    `\`${key}\`${needed === '' ? '' : ` (${needed})`}`,
    valueText(property, definitions),
    `${text(property.description)}${preset}`,
    shown === '' || shown.length > LONGEST_EXAMPLE ? '' : `\`${shown}\``,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function valueText(node: unknown, definitions: Json): string {
  const schema = record(node);
  const name = refName(schema);
  if (name !== undefined) {
    const target = record(definitions[name]);
    const title = text(target.title);
    const isListed = target.pattern !== undefined && target.type === 'string';
    if (target.type === undefined && target.enum === undefined) return title === 'Tree' ? 'tree' : 'any';
    return target.enum === undefined && (isListed || isRecord(target.properties))
      ? link(title)
      : ownText(target, definitions);
  }
  return ownText(schema, definitions);
}

function ownText(schema: Json, definitions: Json): string {
  if (schema.else !== undefined)
    return `${valueText(schema.else, definitions)}, or ${valueText(schema.then, definitions)}`;
  if (schema.enum !== undefined) return strings(schema.enum).map(code).join(', ');
  if (schema.const !== undefined) return code(String(schema.const));
  if (schema.type === 'array') return `list of ${valueText(schema.items, definitions)}`;
  if (schema.type === 'object') return `mapping to ${valueText(schema.additionalProperties, definitions)}`;
  // Its content depends on the keys beside it.
  if (schema.type === undefined) return 'mapping';
  const types = typeof schema.type === 'string' ? [schema.type] : strings(schema.type);
  const words: Json = { string: 'text', integer: 'whole number', boolean: 'true or false', object: 'mapping' };
  return types.map((type) => text(words[type] ?? type)).join(' or ');
}

function neededText(key: string, schema: Json): string {
  if (strings(schema.required).includes(key)) return 'required';
  const variants = Object.entries(record(schema['x-variants']));
  if (variants.some(([name]) => name === key)) return 'one of';
  const owners = variants.filter(([, rule]) => strings(record(rule).with).includes(key));
  if (owners.length === 0) return '';
  const isNeeded = owners.some(([, rule]) => strings(record(rule).required).includes(key));
  return `${isNeeded ? 'required ' : ''}with ${owners.map(([name]) => code(name)).join(' or ')}`;
}

function ruleText(schema: Json): readonly string[] {
  const variants = Object.entries(record(schema['x-variants'])).map(([key, rule]) => ({ key, ...companions(rule) }));
  if (variants.length > 0) return [variantText(variants)];
  if (!Array.isArray(schema.type)) return [];
  return [`${upperFirst(ownText(schema, {}))} of these keys. ${upperFirst(text(schema['x-hint']))}.`];
}

/** The other keys that a variant of a mapping allows and requires. */
interface Companions {
  readonly also: readonly string[];
  readonly required: readonly string[];
}

function companions(rule: unknown): Companions {
  const { with: also, required } = record(rule);
  return { also: strings(also), required: strings(required) };
}

/** The rule of a mapping with variants: which keys select one, and which keys each requires. */
function variantText(variants: readonly ({ readonly key: string } & Companions)[]): string {
  const keys = variants.map(({ key }) => key);
  const besides = variants.flatMap(({ key, also, required }) => [
    ...(required.length === 0 ? [] : [`${code(key)} requires ${required.map(code).join(', ')}`]),
    ...also
      .filter((each) => keys.includes(each))
      .map((each) => `${code(each)} may also be used with ${code(key)}, and then does not select the variant`),
  ]);
  const rule = `Exactly one of ${keys.map(code).join(', ')} selects the variant, and with it the other keys`;
  return `${[rule, ...besides].join('; ')}.`;
}

/** The section on values with their own syntax. */
function valuesText(definitions: Json): readonly string[] {
  const values = Object.values(definitions)
    .map(record)
    .filter((value) => value.type === 'string' && value.pattern !== undefined);
  const tree = record(definitions.tree);
  return [
    '## Values with their own syntax',
    ...values.map(
      (value) => `### ${text(value.title)}\n\n${text(value.description)} ${upperFirst(text(value['x-hint']))}.`,
    ),
    `### ${text(tree.title)}\n\n${text(tree.description)}`,
  ];
}

function diagnosticsText(): readonly string[] {
  const rows = Object.entries(DIAGNOSTIC_HELP).map(
    ([code, help]) => `| \`${code}\` | ${help.replaceAll('|', '\\|')} |`,
  );
  return [
    '## Diagnostics',
    '`tollgate check` reports each mistake with one of these codes and its line and column.',
    ['| code | meaning and remedy |', '|---|---|', ...rows].join('\n'),
  ];
}

function refName(schema: Json): string | undefined {
  return note(schema, '$ref')?.replace('#/definitions/', '');
}

function firstExample(property: Json): unknown {
  return Array.isArray(property.examples) ? property.examples[0] : undefined;
}

function link(title: string): string {
  return `[${title}](#${title.toLowerCase()})`;
}

function code(value: string): string {
  return `\`${value}\``;
}

function record(value: unknown): Json {
  return isRecord(value) ? value : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function lowerFirst(value: string): string {
  return /^[A-Z][a-z ]/.test(value) ? value.charAt(0).toLowerCase() + value.slice(1) : value;
}

function upperFirst(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}
