/**
 * Converts the `config.yaml` of LiteLLM: the deployments that speak OpenAI's chat completions become upstreams, models and prices in the file
 * of the gallery for OpenAI. https://docs.litellm.ai/docs/proxy/configs describes the format.
 */
import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { CliError } from '../command/errors.ts';
import { CONFIG_FILE } from './starter.ts';
import { vendorConfig } from './vendor-config.ts';

/** The result: files by name, and what is not carried over. */
export interface Converted {
  readonly files: ReadonlyMap<string, string>;
  readonly notes: readonly Note[];
}

/** Something that the operator has to check. */
export interface Note {
  /** In the converted file, from 1. */
  readonly line: number;
  readonly text: string;
}

interface Deployment {
  readonly line: number;
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly info: Readonly<Record<string, unknown>>;
}

/** Prefixes of `litellm_params.model` whose API is that of OpenAI, with the address that LiteLLM uses without `api_base`. */
const COMPATIBLE: Readonly<Record<string, string | undefined>> = {
  openai: 'https://api.openai.com',
  text_completion_openai: undefined,
  openrouter: 'https://openrouter.ai/api',
  hosted_vllm: undefined,
  deepseek: 'https://api.deepseek.com',
  groq: 'https://api.groq.com/openai',
};

/** Members of `litellm_params` and `model_info` that are carried over. */
const USED = new Set([
  ...['model', 'api_key', 'api_base', 'input_cost_per_token', 'output_cost_per_token'],
  ...['cache_read_input_token_cost', 'max_input_tokens', 'max_output_tokens', 'id', 'mode'],
]);

/** What replaces a section of LiteLLM. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'general_settings.master_key': 'make tokens for operators: tollgate admin token create',
  'general_settings.database_url': 'set TOLLGATE_STORE; keys and balances are moved as docs/guides/migrating.md says',
  'litellm_settings.max_budget': 'declare limits: { all: { by: [account], spend_per_month: … } }, or top wallets up',
  'litellm_settings.num_retries': 'a request goes to another target only if it surely was not sent',
  'litellm_settings.request_timeout': 'set upstreams.*.timeout',
  'router_settings.routing_strategy': 'upstreams are tried in the order of the file',
};

/** @throws CliError if the file is no YAML, or has no deployment that can be converted. */
export function convertLitellm(text: string, file: string): Converted {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [mistake] = document.errors;
  if (mistake !== undefined) throw new CliError('not_convertible', `${file}: ${mistake.message}`, 'correct it first');
  const lineOf = (node: unknown) => lines.linePos((Object(node) as Node).range?.[0] ?? 0).line;
  const notes: Note[] = [];
  const note = (node: unknown, text: string) => notes.push({ line: lineOf(node), text });
  if (!isMap(document.contents))
    throw new CliError('not_convertible', `${file} has no model_list`, 'name a config.yaml of LiteLLM');

  const deployments: Deployment[] = [];
  for (const { key, value } of document.contents.items) {
    const section = String(isScalar(key) ? key.value : '');
    if (section === 'model_list' && isSeq(value)) {
      for (const item of value.items) {
        const { model_name, litellm_params = {}, model_info = {}, ...rest } = Object(isMap(item) ? item.toJSON() : {});
        deployments.push({ line: lineOf(item), name: String(model_name), params: litellm_params, info: model_info });
        for (const name of Object.keys(rest)) note(item, `${name} of ${model_name} is not carried over`);
      }
    } else if (isMap(value)) {
      for (const pair of value.items) {
        const path = `${section}.${isPair(pair) && isScalar(pair.key) ? pair.key.value : ''}`;
        note(pair.key, `${path} is not carried over${ELSEWHERE[path] === undefined ? '' : `: ${ELSEWHERE[path]}`}`);
      }
    } else note(key, `${section} is not carried over`);
  }
  return write(deployments, notes, file);
}

interface Upstream {
  readonly name: string;
  readonly url: string;
  readonly secret: string;
}

function write(deployments: readonly Deployment[], notes: Note[], file: string): Converted {
  const upstreams = new Map<string, Upstream>();
  const models = new Map<
    string,
    { readonly as: Map<string, string>; readonly price: string; readonly limits: string }
  >();
  for (const { line, name, params, info } of deployments) {
    const note = (text: string) => notes.push({ line, text: `${name}: ${text}` });
    const [provider, upstreamName] = readModel(String(params.model ?? ''));
    if (!(provider in COMPATIBLE)) {
      note(`${provider} is not carried over; look for it in tollgate init --vendor`);
      continue;
    }
    if (`${name}${upstreamName}`.includes('*')) {
      note('a name with * is not carried over: each model needs a price, so name them');
      continue;
    }
    for (const member of [...Object.keys(params), ...Object.keys(info)])
      if (!USED.has(member)) note(`${member} is not carried over`);
    const upstream = upstreamOf(provider, params, upstreams, note);
    if (upstream === undefined) continue;
    const price = priceOf(params, info);
    const known = models.get(name);
    if (known?.as.has(upstream.name)) note('a second deployment at the same address and key is left out');
    else if (known !== undefined) {
      known.as.set(upstream.name, upstreamName);
      if (price !== undefined && price !== known.price)
        note('its price differs from that of the deployment above, which is used');
    } else {
      if (price === undefined) note('it has no price in the file: the price is an example, replace it');
      models.set(name, {
        as: new Map([[upstream.name, upstreamName]]),
        price: price ?? '{ input: "2.00", cache_read: "0.50", output: "8.00" }',
        limits: limitsOf(info, note),
      });
    }
  }
  if (models.size === 0) {
    const reasons = notes.map(({ line, text }) => `${file}:${line} ${text}`).join('\n  ');
    throw new CliError(
      'not_convertible',
      `${file} has no deployment that can be converted\n  ${reasons}`,
      'start with: tollgate init --vendor NAME',
    );
  }
  return {
    files: filesOf([...upstreams.values()], models),
    notes: notes.toSorted((one, other) => one.line - other.line),
  };
}

/** `openai/gpt-4o` is a provider and its name of a model. LiteLLM takes a name without a provider as one of OpenAI. */
function readModel(model: string): readonly [provider: string, name: string] {
  const slash = model.indexOf('/');
  return slash < 0 ? ['openai', model] : [model.slice(0, slash), model.slice(slash + 1)];
}

const VARIABLE = /^os\.environ\/(\w+)$/;

function upstreamOf(
  provider: string,
  { api_base, api_key }: Deployment['params'],
  upstreams: Map<string, Upstream>,
  note: (text: string) => void,
): Upstream | undefined {
  const base = typeof api_base === 'string' ? api_base : COMPATIBLE[provider];
  if (base === undefined) {
    note(`${provider} without api_base is not carried over`);
    return undefined;
  }
  const identity = JSON.stringify([base, api_key]);
  const known = upstreams.get(identity);
  if (known !== undefined) return known;
  const name = [...upstreams.values()].some((each) => each.name === provider)
    ? `${provider}_${upstreams.size + 1}`
    : provider;
  const variable = VARIABLE.exec(base)?.[1];
  if (variable !== undefined) note(`${variable} must not end with /v1: the paths of the routes have it`);
  const ofKey = typeof api_key === 'string' ? VARIABLE.exec(api_key)?.[1] : `${provider.toUpperCase()}_API_KEY`;
  const secret = ofKey ?? `TOLLGATE_${name.toUpperCase()}_KEY`;
  if (ofKey === undefined) note(`its key is in the file: set ${secret} to it, and remove it from the file`);
  const url =
    variable === undefined ? JSON.stringify(base.replace(/\/+$/, '').replace(/\/v1$/, '')) : `{ env: ${variable} }`;
  const upstream = { name, url, secret };
  upstreams.set(identity, upstream);
  return upstream;
}

function priceOf(params: Deployment['params'], info: Deployment['info']): string | undefined {
  const of = (name: string) => perMillion(params[name] ?? info[name]);
  const [input, output] = [of('input_cost_per_token'), of('output_cost_per_token')];
  if (input === undefined || output === undefined) return undefined;
  const cached = of('cache_read_input_token_cost') ?? input;
  return `{ input: "${input}", cache_read: "${cached}", output: "${output}" }`;
}

/** A cost per token as a decimal for a million tokens, exactly: `1.5e-06` is `1.5`. */
function perMillion(cost: unknown): string | undefined {
  const [, whole = '', fraction = '', exponent = '0'] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(
      typeof cost === 'number' || typeof cost === 'string' ? String(cost) : '',
    ) ?? [];
  if (whole === '') return undefined;
  const shift = 6 + Number(exponent) - fraction.length;
  if (Math.abs(shift) > 30) return undefined;
  const digits =
    shift >= 0 ? `${whole}${fraction}${'0'.repeat(shift)}` : `${whole}${fraction}`.padStart(1 - shift, '0');
  const point = shift >= 0 ? digits.length : digits.length + shift;
  const decimal = `${digits.slice(0, point).replace(/^0+(?=\d)/, '')}.${digits.slice(point)}`;
  return decimal.replace(/\.?0*$/, '') || '0';
}

function limitsOf({ max_input_tokens, max_output_tokens }: Deployment['info'], note: (text: string) => void): string {
  const [input, output] = [max_input_tokens, max_output_tokens].map((each) =>
    Number.isSafeInteger(each) ? each : undefined,
  );
  if (input === undefined || output === undefined)
    note('max_input_tokens or max_output_tokens is missing: its limits, which bound what is held, are examples');
  return `{ input: ${input ?? 128000}, output: ${output ?? 16384}, image: 3000 }`;
}

const HEAD = `# yaml-language-server: $schema=./schemas/gateway.editor.json
# Converted from LiteLLM. Callers' base_url is http://HOST:PORT/v1. Chat completions, whole and streamed, and the list of models.
`;

function filesOf(
  upstreams: readonly Upstream[],
  models: ReadonlyMap<
    string,
    { readonly as: ReadonlyMap<string, string>; readonly price: string; readonly limits: string }
  >,
): ReadonlyMap<string, string> {
  const files = new Map([...vendorConfig(['openai'])].filter(([name]) => !name.startsWith('openai/')));
  const names = [...models.keys()];
  const section = (name: string, lines: readonly string[]) =>
    `${name}:\n${lines.map((line) => `  ${line}\n`).join('')}`;
  const written: Readonly<Record<string, string>> = {
    upstreams: section(
      'upstreams',
      upstreams.flatMap(({ name, url, secret }) => [
        `${name}:`,
        `  url: ${url}`,
        `  auth: { header: authorization, scheme: Bearer, secret: { env: ${secret} } }`,
        '  timeout: { headers: 10m }',
      ]),
    ),
    prices: section(
      'prices',
      names.map(
        (name, index) => `price_${index + 1}: { unit: million_tokens, by: [class], table: ${models.get(name)?.price} }`,
      ),
    ),
    models: section(
      'models',
      names.map((name, index) => {
        const { as = new Map(), limits } = models.get(name) ?? {};
        const own = [...as].map(([upstream, id]) => `${upstream}: ${JSON.stringify(id)}`).join(', ');
        return `${JSON.stringify(name)}: { type: chat, upstream: [${[...as.keys()].join(', ')}], as: { ${own} }, price: price_${index + 1}, limits: ${limits}, card: { created: 1767225600 } }`;
      }),
    ),
  };
  const text = Object.entries(written).reduce(
    (all, [name, lines]) => all.replace(new RegExp(`^${name}:\\n(?: .*\\n)+`, 'm'), () => lines),
    (files.get(CONFIG_FILE) ?? '').replace(/^(#.*\n)+/, HEAD).replace(/^include: .*\n/m, ''),
  );
  const first = JSON.stringify(names[0] ?? '');
  return files.set(
    CONFIG_FILE,
    text
      .replaceAll('upstream: [openai]', `upstream: [${upstreams.map(({ name }) => name).join(', ')}]`)
      // Only openai/files.yaml creates files.
      .replace(/^ {4}requires_owner: .*\n/m, '')
      .replaceAll('model: gpt-small', () => `model: ${first}`),
  );
}
