/** What the converters share: upstreams, models and prices become the file of the gallery for OpenAI, with chat completions only. */

import { CliError } from '../shared/errors.ts';
import { CONFIG_FILE } from '../starters/starter.ts';
import { vendorConfig } from '../starters/vendor-config.ts';

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

/** One origin and credential. */
export interface ChatTarget {
  /** A value of YAML. */
  readonly url: string;
  readonly auth: string;
  /** The variable of its key. */
  readonly secret: string;
}

/** What offers models with OpenAI's chat completions in the other gateway. */
export interface ChatSource {
  readonly name: string;
  /** Its old name, as a comment. */
  readonly origin?: string;
  /** One for each key. They share its requests equally. */
  readonly targets: readonly ChatTarget[];
  /** Whether the vendor counts the tokens of reasoning beside the tokens of the answer. */
  readonly counts_reasoning_apart: boolean;
}

/** A model at one source. */
export interface Offer {
  readonly source: ChatSource;
  /** The name of the model there. */
  readonly as: string;
  /** Offers of a lower rank get requests only if offers of a higher rank take none. */
  readonly rank: number;
  /** Its share of the requests among the offers of its rank, from 0. */
  readonly share: number;
}

export interface ChatModel {
  readonly offers: Offer[];
  /** Amounts by class, for a million tokens. */
  readonly price: Readonly<Record<string, string>>;
  readonly limits: ChatLimits;
}

export interface ChatLimits {
  readonly input: number;
  readonly output: number;
}

/** How a vendor takes the key. */
export const BEARER = 'header: authorization, scheme: Bearer';
/** How Azure takes it. */
export const API_KEY = 'header: api-key';
/** Used where the limits of a model are not known. */
export const EXAMPLE_LIMITS: ChatLimits = { input: 128_000, output: 16_384 };

/** The names that a model may have. */
export const MODEL_NAME = /^[A-Za-z0-9][A-Za-z0-9._/:@-]*$/;

/** @param source the other gateway. */
export function chatConfig(
  source: string,
  models: ReadonlyMap<string, ChatModel>,
  note: (model: string, text: string) => void,
): ReadonlyMap<string, string> {
  const files = new Map([...vendorConfig(['openai'])].filter(([name]) => !name.startsWith('openai/')));
  const upstreams = new Upstreams();
  const own = Array.from(models, ([name, model]): Written => {
    const as = upstreams.of(model.offers, (text) => note(name, text));
    return { ...model, name, as, is_apart: model.offers.some((offer) => offer.source.counts_reasoning_apart) };
  });
  const apart = own.flatMap((model) => (model.is_apart ? model.name : []));
  const written = { upstreams: upstreams.lines(), ...modelLines(own) };
  const template = (files.get(CONFIG_FILE) ?? '')
    .replace(/^(#.*\n)+/, () => headOf(source))
    .replace(/^include: .*\n/m, '')
    .replaceAll('upstream: [openai]', `upstream: [${upstreams.names().join(', ')}]`)
    // Only openai/files.yaml creates files.
    .replace(/^ {4}requires_owner: .*\n/m, '')
    .replace(/^# Prices for a million tokens.*/m, '# Prices for a million tokens.')
    .replaceAll('model: gpt-small', () => `model: ${JSON.stringify(own[0]?.name)}`);
  const config = Object.entries(written).reduce(
    (all, [name, lines]) =>
      all.replace(
        new RegExp(`^${name}:\\n(?: .*\\n)+`, 'm'),
        () => `${name}:\n${lines.map((line) => `  ${line}\n`).join('')}`,
      ),
    template,
  );
  files.set(
    CHAT_SCHEMA,
    (files.get(CHAT_SCHEMA) ?? '').replace('"audio": {', (audio) => `${NO_FILES}, ${audio}`),
  );
  const read = withOtherPlaces(config);
  return files.set(CONFIG_FILE, apart.length === 0 ? read : withReasoning(read, apart));
}

/**
 * Reads usage where compatible vendors have it: DeepSeek's cached tokens are in a member of their own, and a stream of Moonshot has its usage
 * in the choice. https://api-docs.deepseek.com/guides/kv_cache, https://platform.moonshot.ai/docs
 */
function withOtherPlaces(config: string): string {
  const places = (member: string, ...more: readonly string[]) =>
    `[${['/usage', '/choices/0/usage'].flatMap((at) => [member, ...more].map((each) => `${at}/${each}`)).join(', ')}]`;
  return config
    .replace(/^( {6}prompt: )\/usage\/prompt_tokens$/m, (_, key) => key + places('prompt_tokens'))
    .replace(
      /^( {6}cached: )\/usage\/prompt_tokens_details\/cached_tokens$/m,
      (_, key) => key + places('prompt_tokens_details/cached_tokens', 'prompt_cache_hit_tokens', 'cached_tokens'),
    )
    .replace(/^( {6}completion: )\/usage\/completion_tokens$/m, (_, key) => key + places('completion_tokens'));
}

const CHAT_SCHEMA = 'schemas/openai/chat-completion.json';
/** No route of these files creates a file, so no account owns one. */
const NO_FILES = `"content": ${JSON.stringify({
  if: { type: 'array' },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: {
    items: {
      properties: {
        file: {
          properties: {
            file_id: { title: 'absent: uploaded files have no owner here; send the file as file_data', type: 'null' },
          },
        },
      },
    },
  },
})}`;

/**
 * Bills the reasoning that a vendor counts beside the answer: `total_tokens` has both. Their `max_tokens` need not bound it, so a hold has
 * the model's limit too. Of other vendors the total is the sum of prompt and answer, and nothing changes.
 */
function withReasoning(config: string, models: readonly string[]): string {
  const facts = [
    '      asked: { at: /model, type: string }',
    `      reasoning: { cel: 'asked in ${JSON.stringify(models)} ? output_limit : 0', type: int }`,
  ];
  return config
    .replace('      output_limit: { limit: output }\n', (line) => `${line}${facts.join('\n')}\n`)
    .replace("output: { cel: 'answer * max", "output: { cel: '(answer + reasoning) * max")
    .replace(/^ {6}completion: .*\n/m, (line) => `${line}      total: /usage/total_tokens\n`)
    .replace('output: { cel: completion }', "output: { cel: 'max(completion, total - prompt)' }");
}

interface Written extends ChatModel {
  readonly name: string;
  /** Its name at each upstream, in order of preference. */
  readonly as: ReadonlyMap<string, string>;
  readonly is_apart: boolean;
}

interface Weighted {
  readonly offer: Offer;
  readonly weight: number;
}

/** The upstreams that the models need. */
class Upstreams {
  readonly #all: { readonly key: string; readonly name: string; readonly members: readonly Weighted[] }[] = [];

  /** The names of a model at its upstreams. Offers of one rank and name are the targets of one upstream. */
  of(offers: readonly Offer[], note: (text: string) => void): ReadonlyMap<string, string> {
    const groups = Map.groupBy(
      offers.toSorted((a, b) => a.rank - b.rank || Number(a.share === 0) - Number(b.share === 0)),
      ({ rank, as }) => JSON.stringify([rank, as]),
    );
    const as = new Map<string, string>();
    let before: Offer | undefined;
    for (const group of groups.values()) {
      const [first] = group;
      if (first === undefined) continue;
      if (before?.rank === first.rank)
        note(`'${before.as}' is tried before '${first.as}': only upstreams with one name of the model share by weight`);
      before = first;
      for (const { source, share } of group)
        if (share === 0 && group.some((each) => each.share > 0))
          note(`${source.origin ?? source.name} has the weight 0: it gets no new requests, also if the others fail`);
      as.set(this.#named(weighted(group, note), as), first.as);
    }
    return as;
  }

  /** @param own the upstreams that the model has already, each with another name of the model */
  #named(members: readonly Weighted[], own: ReadonlyMap<string, string>): string {
    const key = JSON.stringify(members.map(({ offer, weight }) => [offer.source.name, weight]));
    const known = this.#all.find((each) => each.key === key && !own.has(each.name));
    if (known !== undefined) return known.name;
    const [only, second] = members;
    const name = this.#free(second === undefined && only !== undefined ? only.offer.source.name : 'pool');
    this.#all.push({ key, name, members });
    return name;
  }

  #free(name: string): string {
    const taken = this.names();
    for (let count = 1; ; count += 1) {
      const each = count === 1 ? name : `${name}_${count}`;
      if (!taken.includes(each)) return each;
    }
  }

  names(): readonly string[] {
    return this.#all.map(({ name }) => name);
  }

  lines(): readonly string[] {
    return this.#all.flatMap(({ name, members }) => upstreamLines(name, members));
  }
}

/** The offers with a whole weight for each of their keys. If no offer has a share, all have the same. */
function weighted(offers: readonly Offer[], note: (text: string) => void): readonly Weighted[] {
  const areZero = offers.every(({ share }) => share === 0);
  const shares = offers.map(({ share, source }) => (areZero ? 1 : share) / source.targets.length);
  const smallest = Math.min(...shares.filter((share) => share > 0));
  // Shares such as 1/3 and 0.25 become whole with a small factor.
  const factor = Array.from({ length: MAX_WEIGHT }, (_, index) => index + 1).find((count) =>
    shares.every((share) => isWhole((share / smallest) * count) && (share / smallest) * count < MAX_WEIGHT + 1),
  );
  const largest = Math.max(...shares);
  if (factor === undefined) note(`its weights are rounded: the largest becomes ${MAX_WEIGHT}`);
  return offers.map((offer, index) => {
    const share = shares[index] ?? 0;
    const whole = Math.round(factor === undefined ? (share / largest) * MAX_WEIGHT : (share / smallest) * factor);
    return { offer, weight: share === 0 ? 0 : Math.max(1, whole) };
  });
}

/** The largest weight of a target. */
const MAX_WEIGHT = 1_000;

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-9 * value;
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

function upstreamLines(name: string, members: readonly Weighted[]): readonly string[] {
  const withKey = ({ auth, secret }: ChatTarget) => `auth: { ${auth}, secret: { env: ${secret} } }`;
  const comment = ({ origin }: ChatSource) => (origin === undefined ? '' : `   # ${JSON.stringify(origin)}`);
  const [only, second] = members;
  if (only === undefined) return [];
  const { source } = only.offer;
  const [target] = source.targets;
  if (target === undefined) return [];
  const isOne = second === undefined;
  const targets = members.flatMap(({ offer, weight }) =>
    offer.source.targets.map((each, index) => {
      const key = `key_${index + 1}`;
      const own = isOne ? key : offer.source.targets.length === 1 ? offer.source.name : `${offer.source.name}_${key}`;
      const parts = [
        ...(isOne ? [] : [`url: ${each.url}`]),
        withKey(each),
        ...(weight === 1 ? [] : [`weight: ${weight}`]),
      ];
      return `    ${own}: { ${parts.join(', ')} }${isOne ? '' : comment(offer.source)}`;
    }),
  );
  return [
    `${name}:${isOne ? comment(source) : ''}`,
    ...(isOne ? [`  url: ${target.url}`] : []),
    ...(targets.length === 1 ? [`  ${withKey(target)}`] : ['  targets:', ...targets]),
    '  timeout: { headers: 10m }',
  ];
}

function modelLines(models: readonly Written[]): Record<'prices' | 'models', readonly string[]> {
  const tables = models.map(({ price: { input = '', ...rest } }) =>
    Object.entries({ input, cache_write: input, ...rest })
      .map(([name, amount]) => `${name}: "${amount}"`)
      .join(', '),
  );
  return {
    prices: tables.map(
      (table, index) => `price_${index + 1}: { unit: million_tokens, by: [class], table: { ${table} } }`,
    ),
    models: models.map(({ name, as, limits: { input, output } }, index) => {
      const own = Array.from(as, ([upstream, each]) => `${upstream}: ${JSON.stringify(each)}`).join(', ');
      const limits = `{ input: ${input}, output: ${output}, image: 3000 }`;
      return `${JSON.stringify(name)}: { type: chat, upstream: [${[...as.keys()].join(', ')}], as: { ${own} }, price: price_${index + 1}, limits: ${limits}, card: { created: 1767225600 } }`;
    }),
  };
}
