/** Adds an example to a route in the text of a configuration. Every other character stays as it is. */
import { isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { placeholdersIn } from './expand/placeholders.ts';

export type NewExample = readonly (readonly [key: string, value: unknown])[];

/** The text with the example at the end of the route's examples; undefined if the text does not have the route under this name. */
export function addExample(text: string, route: string, example: NewExample): string | undefined {
  const document = parseDocument(text, { keepSourceTokens: true });
  const own = document.getIn(['routes', route], true);
  const listed = isMap(own) ? undefined : listedRoute(document.getIn(['routes'], true), route);
  const found = listed?.entry ?? own;
  if (!isMap(found) || found.range == null) return undefined;
  return insertExample(text, found, listed === undefined ? example : withPlaceholders(example, listed.values));
}

/** The entry that `each` repeats as this route, with the names of the lists for which it is. */
function listedRoute(routes: unknown, route: string) {
  const items: readonly Pair[] = isMap(routes) ? routes.items : [];
  for (const { key, value } of items) {
    const name = isScalar(key) ? String(key.value) : '';
    const lists = placeholdersIn(name).flatMap(({ by }) => (by?.field === undefined && by ? by.list : []));
    const pattern = name.split(/\$\([^)]*\)/).map((part) => RegExp.escape(part));
    const found = new RegExp(`^${pattern.join('(\\w+)')}$`).exec(route);
    if (lists.length === 0 || found === null || !isMap(value)) continue;
    return { entry: value, values: lists.map((list, at) => [list, found[at + 1] ?? ''] as const) };
  }
  return undefined;
}

/** The example also goes to the other entries of the list, with their own names in it. */
function withPlaceholders(example: NewExample, values: readonly (readonly [string, string])[]): NewExample {
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, replaced(below)]));
    if (typeof value !== 'string') return value;
    return values.reduce(
      (text, [list, name]) => text.replaceAll(new RegExp(`(?<![\\w.-])${name}(?![\\w.-])`, 'g'), () => `$(${list})`),
      value.replaceAll('$(', () => '$$('),
    );
  };
  return example.map(([key, value]) => [key, replaced(value)]);
}

function insertExample(text: string, found: YAMLMap, example: NewExample): string | undefined {
  if (found.range == null) return undefined;
  const examples = found.get('examples', true);
  if (found.flow === true || (isSeq(examples) && examples.flow === true))
    return addInFlow(text, found, examples, example);
  if (isSeq(examples)) {
    const [first] = examples.items;
    const start = isMap(first) && first.range != null ? first.range[0] : undefined;
    const dash = start === undefined ? undefined : text.lastIndexOf('-', start);
    const column = dash === undefined ? columnOf(found, text) + 2 : columnAt(dash, text);
    return insertLines(text, examples.range?.[1] ?? found.range[1], blockItem(example, column));
  }
  const column = columnOf(found, text);
  const lines = [`${' '.repeat(column)}examples:`, ...blockItem(example, column + 2)];
  return insertLines(text, found.range[1], lines);
}

/** The example as the lines of a list item. */
export function blockItem(example: NewExample, column: number): readonly string[] {
  const indent = ' '.repeat(column);
  return example.map(([key, value], index) => `${indent}${index === 0 ? '- ' : '  '}${key}: ${flowText(value)}`);
}

/** JSON is YAML; names need no quotes. */
function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).map(([key, below]) => `${keyText(key)}: ${flowText(below)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

function keyText(key: string): string {
  return /^[A-Za-z_][\w-]*$/.test(key) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(key)
    ? key
    : JSON.stringify(key);
}

function addInFlow(text: string, route: YAMLMap, examples: unknown, example: NewExample): string | undefined {
  const item = flowText(Object.fromEntries(example));
  const node = isSeq(examples) ? examples : route;
  if (node.range == null) return undefined;
  const close = node.range[1] - 1;
  const end = text.slice(0, close).trimEnd().length;
  const isEmpty = /[[{]$/.test(text.slice(0, end));
  const added = isSeq(examples) ? item : `examples: [${item}]`;
  return `${text.slice(0, end)}${isEmpty ? ' ' : ', '}${added}${text.slice(end)}`;
}

/** Inserts lines after the line with the last character before this offset that is not white space. */
function insertLines(text: string, offset: number, lines: readonly string[]): string {
  const last = text.slice(0, offset).trimEnd().length;
  const end = text.indexOf('\n', last);
  const at = end < 0 ? text.length : end;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const before = text.slice(0, at).replace(/\r$/, '');
  return `${before}${eol}${lines.join(eol)}${end < 0 ? eol : text.slice(text[at - 1] === '\r' ? at - 1 : at)}`;
}

function columnOf(map: YAMLMap, text: string): number {
  const [first]: readonly Pair[] = map.items;
  const key = first?.key;
  const at = typeof key === 'object' && key !== null && 'range' in key && Array.isArray(key.range) ? key.range[0] : 0;
  return columnAt(Number(at), text);
}

function columnAt(offset: number, text: string): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}
