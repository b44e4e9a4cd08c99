/**
 * Writes the generated parts of the documentation: the operations of administration from their OpenAPI document, the routes for callers and
 * the names of errors from the shipped configuration. `--check` only compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { openapiDocument } from '../src/admin/api/openapi.ts';
import { operations } from '../src/admin/api/table.ts';
import { compileConfig } from '../src/config/compile-config.ts';
import { loadConfig } from '../src/config/read/load.ts';
import { isRecord } from '../src/lib/json/record.ts';
import { ERROR_KINDS, type ErrorKind } from '../src/lib/refusal.ts';

type Json = Readonly<Record<string, unknown>>;

const root = resolve(import.meta.dirname, '..');
const config = join(root, 'gateway.yaml');
const [plan, openai] = [config, join(root, 'examples/openai.yaml')].map(
  (file) => compileConfig(file, { env: { TOLLGATE_OPENAI_KEY: 'none' } }).plan,
);
if (plan === undefined || openai === undefined) throw new Error('a configuration has errors: run tollgate check');

const record = (value: unknown): Json => (isRecord(value) ? value : {});
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

/** A JSON Schema in a few words. */
function typeWords(document: unknown): string {
  const schema = record(document);
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (Array.isArray(schema.enum)) return schema.enum.map((each) => `\`${each}\``).join(', ');
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map(typeWords).join(' or ');
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  if (schema.type === 'array') return `list of ${schema.items === undefined ? 'anything' : typeWords(schema.items)}`;
  return typeof schema.type === 'string' ? schema.type : 'any';
}

function membersTable(document: unknown, first = 'member'): readonly string[] {
  const schema = record(document);
  const required = texts(schema.required);
  const rows = Object.entries(record(schema.properties)).map(([name, each]) => {
    const needed = required.includes(name) ? ' (required)' : '';
    return `| \`${name}\`${needed} | ${cell(typeWords(each))} | ${cell(String(record(each).description ?? ''))} |`;
  });
  return rows.length === 0 ? [] : [[`| ${first} | type | meaning |`, '|---|---|---|', ...rows].join('\n')];
}

/** The page of the administration API. */
function operationsPage(): string {
  const { paths, tags } = openapiDocument(operations);
  const all = Object.entries(record(paths)).flatMap(([path, methods]) =>
    Object.entries(record(methods)).map(([method, value]) => ({
      path,
      method: method.toUpperCase(),
      of: record(value),
    })),
  );
  return page([
    '# Operations of the administration API',
    'Every operation with its parameters and its answer. [Conventions](admin-api.md) apply to all of them, and say what the headers are for.',
    '<!-- Generated from src/admin/operations/ by `npm run generate`: do not edit. -->',
    ...(Array.isArray(tags) ? tags : []).flatMap((tag) => {
      const { name } = record(tag);
      return [`## ${name}`, ...all.filter(({ of }) => texts(of.tags)[0] === name).flatMap(operationText)];
    }),
  ]);
}

function operationText({ path, method, of }: { path: string; method: string; of: Json }): readonly string[] {
  const parameters = (Array.isArray(of.parameters) ? of.parameters : []).map(record);
  const headers = parameters.filter((each) => each.in === 'header').map(({ name }) => `\`${name}\``);
  const others = parameters.filter((each) => each.in !== 'header');
  const rows = others.map(({ name, in: place, required, schema, description }) => {
    const needed = place === 'path' ? ' (in the path)' : required === true ? ' (required)' : '';
    const meaning = String(description ?? record(schema).description ?? '');
    return `| \`${name}\`${needed} | ${cell(typeWords(schema))} | ${cell(meaning)} |`;
  });
  const content = record(record(record(of.requestBody).content)['application/json']);
  const [[status = '', answer] = []] = Object.entries(record(of.responses));
  const output = record(record(record(record(answer).content)['application/json']).schema);
  const example = content.example === undefined ? '' : JSON.stringify(content.example);
  return [
    `### ${of.operationId}`,
    `\`${method} ${path}\`${headers.length === 0 ? '' : `, with ${headers.join(' and ')}`}`,
    `${of.summary}. ${of.description}`,
    ...(rows.length === 0 ? [] : [['| parameter | type | meaning |', '|---|---|---|', ...rows].join('\n')]),
    ...membersTable(content.schema, 'member of the body'),
    ...(example === '' || example === '{}' ? [] : [`\`\`\`json\n${example}\n\`\`\``]),
    ...(Object.keys(record(output.properties)).length === 0
      ? [`Answers ${status}.`]
      : [
          `Answers ${status} with ${Object.keys(record(output.properties))
            .map((name) => `\`${name}\``)
            .join(', ')}.`,
        ]),
  ];
}

/** What routes do that forward no body. */
const ACTIONS: Readonly<Record<string, string>> = {
  poll: 'Shows a task, as the upstream does. Only the account that created it sees it.',
  cancel: 'Cancels a task, or deletes its record.',
  list_tasks: "Lists the tasks of the caller's account.",
  list_resources: "Lists what the caller's account created.",
  list_models: 'Lists the models that the key may use.',
  get_model: 'Shows a model that the key may use.',
};

/** The page of the routes for callers. */
function callersPage(): string {
  const { routes } = record(loadConfig(config).config);
  return page([
    "# Callers' API",
    'Every route of the shipped `gateway.yaml`, with the members of its bodies. Yours has the routes that you declare: `tollgate plan` lists them.',
    '<!-- Generated from gateway.yaml and schemas/requests/ by `npm run generate`: do not edit. -->',
    'A caller points an official SDK at the gateway: [start](../start/sandbox.md) shows how. Bodies are forwarded to the upstream, so the answers are those of the vendor. [Errors](errors.md) have the form of the interface.',
    ...(plan?.interfaces.flatMap(({ name, prefixes, auth, envelope }) => [
      `## ${name}`,
      `Prefix ${prefixes.map((prefix) => `\`${prefix}\``).join(', ')}. The key is in ${auth.map(placeWords).join(', or in ')}. Errors have the envelope \`${envelope.name}\`.`,
      ...grouped(
        (plan?.routes ?? []).filter((route) => route.interface.name === name),
        (route) => routeText(route.action, route.method, record(record(routes)[route.name])),
      ),
    ]) ?? []),
  ]);
}

/** A section for routes with the same text. */
function grouped<Route extends { readonly method: string; readonly path: string }>(
  routes: readonly Route[],
  textOf: (route: Route) => readonly string[],
): readonly string[] {
  const sections = Map.groupBy(routes, (route) => textOf(route).join('\n\n'));
  return [...sections].flatMap(([text, same]) => {
    const [first = '', ...others] = same.map(({ method, path }) => `${method} ${path}`);
    const also = others.length === 0 ? '' : `Also ${others.map((other) => `\`${other}\``).join(', ')}.`;
    return [`### ${first}`, also, text];
  });
}

function placeWords(place: {
  readonly in: string;
  readonly name: string;
  readonly scheme?: string | undefined;
}): string {
  if (place.in === 'query') return `the query parameter \`${place.name}\``;
  return place.scheme === undefined
    ? `the header \`${place.name}\``
    : `the header \`${place.name}: ${place.scheme} KEY\``;
}

function routeText(action: string, method: string, route: Json): readonly string[] {
  const show = record(route.account).show;
  if (show !== undefined)
    return [
      `Shows ${show === 'request' ? 'one request' : `the ${show}`} of the caller's account ([parameters](../guides/own-account.md)).`,
    ];
  const branches = Array.isArray(route.branches) ? route.branches.map(record) : [route];
  const bodies = branches.flatMap(({ body, when }) => (typeof body === 'string' ? [{ body, when }] : []));
  if (bodies.length === 0 && route.requires_owner !== undefined)
    return [
      `${method === 'DELETE' ? 'Deletes' : 'Shows'} it at the upstream. Only the account that created it may do so.`,
    ];
  if (bodies.length === 0) return [ACTIONS[action] ?? 'Forwarded to the upstream.'];
  return bodies.flatMap(({ body, when }) => {
    const schema = record(JSON.parse(readFileSync(join(root, 'schemas/requests', basename(body)), 'utf8')));
    const condition = texts(record(when).prefix).map((prefix) => `\`${prefix}\``);
    const models = condition.length === 0 ? '' : ` For models that begin with ${condition.join(', ')}.`;
    return [`${schema.description ?? ''}${models}`, ...membersTable(schema)];
  });
}

/** The page of errors, with the names that callers see: a table of all kinds, and a line in the section of each. */
function errorsPage(text: string): string {
  const interfaces = [plan, openai].flatMap((each) => each?.interfaces ?? []);
  const envelopes = [...new Map(interfaces.map(({ envelope }) => [envelope.name, envelope])).values()];
  const seen = (kind: ErrorKind) =>
    envelopes.map(({ words, statuses }) => `${statuses[kind]} \`${wordOf(words[kind])}\``);
  const table = [
    `| kind | ${envelopes.map(({ name }) => `\`${name}\``).join(' | ')} |`,
    `|---|${envelopes.map(() => '---|').join('')}`,
    ...ERROR_KINDS.map((kind) => `| [\`${kind}\`](#${kind}) | ${seen(kind).join(' | ')} |`),
  ].join('\n');
  return ERROR_KINDS.reduce(
    (page, kind) =>
      page.replace(
        new RegExp(`^### ${kind}\\n\\n(\\*\\*Seen as:.*\\n\\n)?`, 'm'),
        `### ${kind}\n\n**Seen as:** ${[...new Set(seen(kind))].join(', ')}\n\n`,
      ),
    withBlock(text, table),
  );
}

/** The most special word of an error: its code, or else its type. */
function wordOf(words: Readonly<Record<string, unknown>>): string {
  return String(Object.values(words).findLast((word) => word !== null) ?? '');
}

function page(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The text with its generated block replaced. */
function withBlock(text: string, block: string): string {
  const [before = '', after = ''] = text.split(/(?<=<!-- generated -->\n)[\s\S]*(?=\n<!-- end -->)/);
  if (after === '') throw new Error('the page has no place for its generated block');
  return before + block + after;
}

const errors = 'docs/reference/errors.md';
const written: Readonly<Record<string, string>> = {
  'docs/reference/admin-operations.md': operationsPage(),
  'docs/reference/callers-api.md': callersPage(),
  [errors]: errorsPage(readFileSync(join(root, errors), 'utf8')),
};
const isCheck = process.argv.includes('--check');
for (const [name, text] of Object.entries(written)) {
  if (!isCheck) writeFileSync(join(root, name), text);
  else if (text !== readFileSync(join(root, name), 'utf8')) {
    console.error(`${name} is out of date: run npm run generate`);
    process.exitCode = 1;
  }
}
