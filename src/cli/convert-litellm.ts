/**
 * Converts the `config.yaml` of LiteLLM: the deployments that speak OpenAI's chat completions become upstreams, models and prices in the file
 * of the gallery for OpenAI. https://docs.litellm.ai/docs/proxy/configs describes the format.
 */
import { type Document, isAlias, isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { CliError } from '../command/errors.ts';
import {
  API_KEY,
  BEARER,
  type ChatModel,
  type ChatUpstream,
  COMPATIBILITY,
  type Converted,
  chatConfig,
  type Note,
  nothingFits,
} from './convert-chat.ts';

interface LineNote extends Note {
  readonly line: number;
}

interface Deployment {
  readonly line: number;
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly info: Readonly<Record<string, unknown>>;
}

/** Prefixes of `litellm_params.model` whose vendor has the API of OpenAI, with the address that LiteLLM uses without `api_base`. */
const COMPATIBLE: Readonly<Record<string, string | undefined>> = {
  openai: 'https://api.openai.com',
  text_completion_openai: undefined,
  openrouter: 'https://openrouter.ai/api',
  hosted_vllm: undefined,
  deepseek: 'https://api.deepseek.com',
  groq: 'https://api.groq.com/openai',
  anthropic: 'https://api.anthropic.com',
  azure: undefined,
};

/** Members of `litellm_params` and `model_info` that are carried over. */
const USED = new Set([
  ...['model', 'api_key', 'api_base', 'input_cost_per_token', 'output_cost_per_token'],
  ...['cache_read_input_token_cost', 'max_input_tokens', 'max_output_tokens', 'id', 'mode', 'api_version'],
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

/** @throws CliError if the file is not YAML, or has no deployment that can be converted. */
export function convertLitellm(text: string, file: string): Converted {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true });
  const [mistake] = document.errors;
  if (mistake !== undefined) throw new CliError('not_convertible', `${file}: ${mistake.message}`, 'correct it first');
  const lineOf = (node: unknown) => lines.linePos((Object(node) as Node).range?.[0] ?? 0).line;
  const notes: LineNote[] = [];
  const note = (node: unknown, text: string) => notes.push({ line: lineOf(node), text });
  if (!isMap(document.contents))
    throw new CliError('not_convertible', `${file} has no model_list`, 'name a config.yaml of LiteLLM');

  const deployments: Deployment[] = [];
  for (const { key, value: written } of document.contents.items) {
    const value = isAlias(written) ? written.resolve(document) : written;
    const section = String(isScalar(key) ? key.value : '');
    if (section === 'model_list' && isSeq(value)) {
      for (const item of value.items) {
        const { model_name, litellm_params, model_info, ...rest } = Object(resolved(item, document, file));
        deployments.push({
          line: lineOf(item),
          name: String(model_name),
          params: Object(litellm_params),
          info: Object(model_info),
        });
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

/** The value of a node, with its anchors. @throws CliError if they repeat too much. */
function resolved(node: unknown, document: Document, file: string): unknown {
  try {
    return isMap(node) || isAlias(node) ? node.toJS(document) : undefined;
  } catch (error) {
    const hint = 'correct it first';
    throw new CliError('not_convertible', `${file}: ${error instanceof Error ? error.message : error}`, hint);
  }
}

interface Known {
  readonly upstream: ChatUpstream;
  /** Address and key. */
  readonly identity: string;
}

function write(deployments: readonly Deployment[], notes: LineNote[], file: string): Converted {
  const upstreams: Known[] = [];
  const models = new Map<string, ChatModel>();
  for (const { line, name, params, info } of deployments) {
    const note = (text: string) => notes.push({ line, text: `${name}: ${text}` });
    const [provider, upstreamName] = readModel(String(params.model ?? ''));
    if (upstreamName === '') {
      note('it has no litellm_params.model, and is not carried over');
      continue;
    }
    if (!Object.hasOwn(COMPATIBLE, provider)) {
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
    if (provider === 'anthropic' || provider === 'azure') note(COMPATIBILITY[provider]);
    const price = priceOf(params, info);
    const known = models.get(name);
    if (known?.as.has(upstream.name)) note('a second deployment at the same address and key is left out');
    else if (known !== undefined) {
      known.as.set(upstream.name, upstreamName);
      if (price !== undefined && JSON.stringify(price) !== JSON.stringify(known.price))
        note('its price differs from that of the deployment above, which is used');
    } else {
      if (price === undefined) note('it has no price in the file: the price is an example, replace it');
      models.set(name, { as: new Map([[upstream.name, upstreamName]]), price, limits: limitsOf(info, note) });
    }
  }
  if (models.size === 0)
    throw nothingFits(
      file,
      'deployment',
      notes.map(({ line, text }) => `${file}:${line} ${text}`),
    );
  return {
    files: chatConfig(
      'LiteLLM',
      upstreams.map(({ upstream }) => upstream),
      models,
    ),
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
  upstreams: Known[],
  note: (text: string) => void,
): ChatUpstream | undefined {
  const base = typeof api_base === 'string' ? api_base : COMPATIBLE[provider];
  if (base === undefined) {
    note(`${provider} without api_base is not carried over`);
    return undefined;
  }
  const identity = JSON.stringify([provider === 'azure', base, api_key]);
  const known = upstreams.find((one) => one.identity === identity)?.upstream;
  if (known !== undefined) return known;
  const isTaken = upstreams.some(({ upstream }) => upstream.name === provider);
  const name = isTaken ? `${provider}_${upstreams.length + 1}` : provider;
  const ofKey = typeof api_key === 'string' ? VARIABLE.exec(api_key)?.[1] : `${provider.toUpperCase()}_API_KEY`;
  const secret = ofKey ?? `TOLLGATE_${name.toUpperCase()}_KEY`;
  if (ofKey === undefined) note(`its key is in the file: set ${secret} to it, and remove it from the file`);
  const auth = provider === 'azure' ? API_KEY : BEARER;
  const upstream = { name, url: urlOf(provider, base, note), auth, secrets: [secret] };
  upstreams.push({ upstream, identity });
  return upstream;
}

/** The routes add `/v1/chat/completions`; Azure has it below `/openai`. */
function urlOf(provider: string, base: string, note: (text: string) => void): string {
  const variable = VARIABLE.exec(base)?.[1];
  if (variable !== undefined) {
    const end = provider === 'azure' ? 'must end with /openai' : 'must not end with /v1';
    note(`${variable} ${end}: the paths of the routes begin with /v1`);
    return `{ env: ${variable} }`;
  }
  const address = base.replace(/\/+$/, '');
  return JSON.stringify(
    provider === 'azure' ? `${address.replace(/\/openai(\/.*)?$/, '')}/openai` : address.replace(/\/v1$/, ''),
  );
}

function priceOf(params: Deployment['params'], info: Deployment['info']): ChatModel['price'] {
  const of = (name: string) => perMillion(params[name] ?? info[name]);
  const [input, output] = [of('input_cost_per_token'), of('output_cost_per_token')];
  if (input === undefined || output === undefined) return undefined;
  return { input, cache_read: of('cache_read_input_token_cost') ?? input, output };
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
