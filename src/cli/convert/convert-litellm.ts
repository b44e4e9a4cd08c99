/**
 * Converts the `config.yaml` of LiteLLM: the deployments that speak OpenAI's chat completions become upstreams, models and prices in the file
 * of the gallery for OpenAI. https://docs.litellm.ai/docs/proxy/configs describes the format.
 */
import { type Document, isAlias, isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { formatPico } from '../../lib/money/fine-price.ts';
import { costsIn } from '../prices/litellm-list.ts';
import { CliError } from '../shared/errors.ts';
import {
  API_KEY,
  BEARER,
  type ChatLimits,
  type ChatModel,
  type ChatSource,
  type Converted,
  chatConfig,
  EXAMPLE_LIMITS,
  type Note,
  nothingFits,
  type Offer,
} from './convert-chat.ts';
import { COMPATIBLE, ELSEWHERE, INSTEAD, SHARES, USED } from './convert-litellm-names.ts';
import { type Deployment, readModel, whyRefused } from './convert-litellm-refusals.ts';
import { COMPATIBILITY, isXai } from './convert-vendors.ts';

interface LineNote extends Note {
  readonly line: number;
}

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

interface IdentifiedSource {
  readonly source: ChatSource;
  /** Address and key. */
  readonly identity: string;
}

/** A deployment that is carried over; its share is known when all of its model are. */
interface Chosen {
  readonly source: ChatSource;
  readonly as: string;
  readonly params: Deployment['params'];
  readonly note: (text: string) => void;
}

/** A model, before it is known whether any of its deployments has a price. */
interface Found extends Omit<ChatModel, 'price'> {
  readonly line: number;
  readonly chosen: Chosen[];
  price: ChatModel['price'] | undefined;
}

const NO_PRICE =
  'it has no price in the file, and is not carried over: add input_cost_per_token and output_cost_per_token to its litellm_params';

function write(deployments: readonly Deployment[], notes: LineNote[], file: string): Converted {
  const sources: IdentifiedSource[] = [];
  const found = new Map<string, Found>();
  for (const { line, name, params, info } of deployments) {
    const note = (text: string) => notes.push({ line, text: `${name}: ${text}` });
    const [provider, as] = readModel(params);
    const refused = whyRefused(provider, as, { name, params, info });
    if (refused !== undefined) {
      note(refused);
      continue;
    }
    const source = sourceOf(provider, params, sources, note);
    if (source === undefined) continue;
    if (provider === 'anthropic' || provider === 'azure' || provider === 'moonshot') note(COMPATIBILITY[provider]);
    if (source.counts_reasoning_apart) note(COMPATIBILITY.xai);
    const price = priceOf(params, info);
    const known = found.get(name);
    const chosen = { source, as, params, note };
    if (known === undefined) {
      found.set(name, { line, chosen: [chosen], offers: [], price, limits: limitsOf(info, note) });
    } else {
      known.chosen.push(chosen);
      if (price !== undefined && JSON.stringify(price) !== JSON.stringify(known.price ?? price))
        note('its price differs from that of the deployment above, which is used');
      known.price ??= price;
    }
    for (const member of [...Object.keys(params), ...Object.keys(info)])
      if (!USED.has(member) && !isShare(member)) note(refusalOf(member));
  }
  const models = new Map<string, ChatModel & Found>();
  for (const [name, { price, ...model }] of found) {
    if (price === undefined) for (const { note } of model.chosen) note(NO_PRICE);
    else models.set(name, { ...model, price });
  }
  for (const { offers, chosen } of models.values()) {
    const ranks = Map.groupBy(chosen, rankOf);
    for (const [rank, group] of ranks) offers.push(...offersOf(group, rank));
  }
  if (models.size === 0)
    throw nothingFits(
      file,
      'deployment',
      notes.map(({ line, text }) => `${file}:${line} ${text}`),
    );
  const files = chatConfig('LiteLLM', models, (name, text) =>
    notes.push({ line: models.get(name)?.line ?? 1, text: `${name}: ${text}` }),
  );
  return { files, notes: notes.toSorted((a, b) => a.line - b.line) };
}

/** LiteLLM's `order`: the lowest comes first. */
function rankOf({ params: { order }, note }: Chosen): number {
  if (typeof order === 'number' && Number.isFinite(order)) return order;
  if (order !== undefined) note('its order is not a number: the deployments with one are tried first');
  return Number.MAX_SAFE_INTEGER;
}

function isShare(member: string): boolean {
  return SHARES.some((each) => each === member);
}

function refusalOf(member: string): string {
  if (!Object.hasOwn(INSTEAD, member)) return `${member} is not known here, and is not carried over`;
  const instead = INSTEAD[member];
  return `${member} is not carried over${instead === undefined ? '' : `: ${instead}`}`;
}

/** The offers of the deployments that share requests, with the shares that LiteLLM's simple-shuffle gives them. */
function offersOf(group: readonly Chosen[], rank: number): readonly Offer[] {
  const [first] = group;
  const shareName =
    group.length > 1 ? SHARES.find((member) => shareOf(first?.params[member]) !== undefined) : undefined;
  const offers = new Map<string, Offer>();
  for (const { source, as, params, note } of group) {
    for (const member of SHARES) {
      if (params[member] === undefined) continue;
      if (member !== shareName) note(refusalOf(member));
      else if (member !== 'weight')
        note(`${member} becomes its weight, and is not carried over as a limit: declare limits`);
    }
    const share = shareName === undefined ? 1 : shareOf(params[shareName]);
    if (shareName !== undefined && share === undefined)
      note(
        `it has no ${shareName} that is a number from 0, which the first deployment of the model has: its weight is 0`,
      );
    const key = JSON.stringify([source.name, as]);
    const before = offers.get(key);
    if (before !== undefined) note('a second deployment at the same address and key adds to the weight of the first');
    offers.set(key, { source, as, rank, share: (before?.share ?? 0) + (share ?? 0) });
  }
  return [...offers.values()];
}

function shareOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

const VARIABLE = /^os\.environ\/(\w+)$/;

function sourceOf(
  provider: string,
  { api_base, api_key }: Deployment['params'],
  sources: IdentifiedSource[],
  note: (text: string) => void,
): ChatSource | undefined {
  const base = typeof api_base === 'string' ? api_base : COMPATIBLE[provider];
  if (base === undefined) {
    note(`${provider} without api_base is not carried over`);
    return undefined;
  }
  const counts_reasoning_apart = provider === 'xai' || isXai(base);
  const identity = JSON.stringify([provider === 'azure', counts_reasoning_apart, base, api_key]);
  const known = sources.find((source) => source.identity === identity)?.source;
  if (known !== undefined) return known;
  const isTaken = sources.some(({ source }) => source.name === provider);
  const name = isTaken ? `${provider}_${sources.length + 1}` : provider;
  const ofKey = typeof api_key === 'string' ? VARIABLE.exec(api_key)?.[1] : `${provider.toUpperCase()}_API_KEY`;
  const secret = ofKey ?? `TOLLGATE_${name.toUpperCase()}_KEY`;
  if (ofKey === undefined) note(`its key is in the file: set ${secret} to it, and remove it from the file`);
  const auth = provider === 'azure' ? API_KEY : BEARER;
  const source = { name, targets: [{ url: urlOf(provider, base, note), auth, secret }], counts_reasoning_apart };
  sources.push({ source, identity });
  return source;
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

function priceOf(params: Deployment['params'], info: Deployment['info']): ChatModel['price'] | undefined {
  const members = Object.entries({ ...info, ...params });
  const texts = members.map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]);
  const { costs } = costsIn(Object.fromEntries(texts));
  const priceOf = (name: string) => {
    const cost = costs.find((each) => each.class === name && each.tier === undefined && each.above === undefined);
    return cost && formatPico(cost.atto);
  };
  const [input, output] = [priceOf('input'), priceOf('output')];
  if (input === undefined || output === undefined) return undefined;
  return { input, cache_write: priceOf('cache_write') ?? input, cache_read: priceOf('cache_read') ?? input, output };
}

function limitsOf(
  { max_input_tokens, max_output_tokens }: Deployment['info'],
  note: (text: string) => void,
): ChatLimits {
  const [input, output] = [max_input_tokens, max_output_tokens].map((each) =>
    typeof each === 'number' && Number.isSafeInteger(each) ? each : undefined,
  );
  if (input === undefined || output === undefined)
    note('max_input_tokens or max_output_tokens is missing: its limits, which bound what is held, are examples');
  return { input: input ?? EXAMPLE_LIMITS.input, output: output ?? EXAMPLE_LIMITS.output };
}
