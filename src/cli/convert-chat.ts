/** What the converters share: upstreams, models and prices become the file of the gallery for OpenAI, with chat completions only. */
import { CliError } from '../command/errors.ts';
import { CONFIG_FILE } from './starter.ts';
import { vendorConfig } from './vendor-config.ts';

/** The result: files by name, and what is not carried over. */
export interface Converted {
  readonly files: ReadonlyMap<string, string>;
  readonly notes: readonly Note[];
}

/** Something that the operator has to look at. */
export interface Note {
  /** In the converted file, from 1; undefined if it is not a text. */
  readonly line?: number;
  readonly text: string;
}

/** An upstream that speaks OpenAI's chat completions. */
export interface ChatUpstream {
  readonly name: string;
  /** Its old name, as a comment. */
  readonly origin?: string;
  /** A value of YAML. */
  readonly url: string;
  readonly auth: string;
  /** The variable of each key. Several keys become several targets. */
  readonly secrets: readonly string[];
}

export interface ChatModel {
  /** Its name at each upstream, in order of preference. */
  readonly as: Map<string, string>;
  /** Amounts by class, for a million tokens; undefined: an example. */
  readonly price: Readonly<Record<string, string>> | undefined;
  readonly limits: string;
}

/** How a vendor takes the key. */
export const BEARER = 'header: authorization, scheme: Bearer';
/** How Azure takes it. */
export const API_KEY = 'header: api-key';
/** Used where the limits of a model are not known. */
export const EXAMPLE_LIMITS = '{ input: 128000, output: 16384, image: 3000 }';

const EXAMPLE_PRICE = { input: '2.00', cache_read: '0.50', output: '8.00' };

/** Why the operator has to look at something of a vendor's compatible API. */
export const COMPATIBILITY = {
  anthropic:
    "uses Anthropic's chat completions, which are made for trials and have no prompt caching; for /v1/messages start with: tollgate init --interface messages",
  azure: "uses Azure's v1 API, which has no api-version",
};

/** @param source the other gateway. @throws CliError not_convertible without a model. */
export function chatConfig(
  source: string,
  upstreams: readonly ChatUpstream[],
  models: ReadonlyMap<string, ChatModel>,
): ReadonlyMap<string, string> {
  const files = new Map([...vendorConfig(['openai'])].filter(([name]) => !name.startsWith('openai/')));
  const written = { upstreams: upstreams.flatMap(upstreamLines), ...modelLines(models) };
  const [first = ''] = models.keys();
  const template = (files.get(CONFIG_FILE) ?? '')
    .replace(/^(#.*\n)+/, () => headOf(source))
    .replace(/^include: .*\n/m, '')
    .replaceAll('upstream: [openai]', `upstream: [${upstreams.map(({ name }) => name).join(', ')}]`)
    // Only openai/files.yaml creates files.
    .replace(/^ {4}requires_owner: .*\n/m, '')
    .replace(/^# Prices for a million tokens.*/m, '# Prices for a million tokens.')
    .replaceAll('model: gpt-small', () => `model: ${JSON.stringify(first)}`);
  const config = Object.entries(written).reduce(
    (all, [name, lines]) =>
      all.replace(
        new RegExp(`^${name}:\\n(?: .*\\n)+`, 'm'),
        () => `${name}:\n${lines.map((line) => `  ${line}\n`).join('')}`,
      ),
    template,
  );
  return files.set(CONFIG_FILE, config);
}

/** The error if nothing can be converted. */
export function nothingFits(file: string, what: string, notes: readonly string[]): CliError {
  const reasons = notes.map((note) => `\n  ${note}`).join('');
  const message = `${file} has no ${what} that can be converted${reasons}`;
  return new CliError('not_convertible', message, 'start with: tollgate init --vendor NAME');
}

function headOf(source: string): string {
  return `# yaml-language-server: $schema=./schemas/gateway.editor.json
# Converted from ${source}. Callers' base_url is http://HOST:PORT/v1. Chat completions, whole and streamed, and the list of models.
`;
}

function upstreamLines({ name, origin, url, auth, secrets }: ChatUpstream): readonly string[] {
  const withKey = (secret: string) => `auth: { ${auth}, secret: { env: ${secret} } }`;
  return [
    `${name}:${origin === undefined ? '' : `   # ${JSON.stringify(origin)}`}`,
    `  url: ${url}`,
    ...(secrets.length === 1
      ? secrets.map((secret) => `  ${withKey(secret)}`)
      : ['  targets:', ...secrets.map((secret, index) => `    key_${index + 1}: { ${withKey(secret)} }`)]),
    '  timeout: { headers: 10m }',
  ];
}

function modelLines(models: ReadonlyMap<string, ChatModel>): Record<'prices' | 'models', readonly string[]> {
  const tables = [...models.values()].map(({ price = EXAMPLE_PRICE }) =>
    Object.entries(price)
      .map(([name, amount]) => `${name}: "${amount}"`)
      .join(', '),
  );
  return {
    prices: tables.map(
      (table, index) => `price_${index + 1}: { unit: million_tokens, by: [class], table: { ${table} } }`,
    ),
    models: Array.from(models, ([id, { as, limits }], index) => {
      const own = Array.from(as, ([upstream, name]) => `${upstream}: ${JSON.stringify(name)}`).join(', ');
      return `${JSON.stringify(id)}: { type: chat, upstream: [${[...as.keys()].join(', ')}], as: { ${own} }, price: price_${index + 1}, limits: ${limits}, card: { created: 1767225600 } }`;
    }),
  };
}
