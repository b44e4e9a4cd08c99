/** Which deployments of LiteLLM are not carried over, and why. */
import { MODEL_NAME } from './convert-chat.ts';
import { COMPATIBLE, OWN_API, REFUSED, UNREACHED, USED } from './convert-litellm-names.ts';
import { isOpenRouter, OPENROUTER, otherMode } from './convert-vendors.ts';

export interface Deployment {
  readonly line: number;
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly info: Readonly<Record<string, unknown>>;
}

/** Why a deployment is not carried over; undefined: it is. */
export function whyRefused(
  provider: string,
  as: string,
  { name, params, info }: Pick<Deployment, 'name' | 'params' | 'info'>,
): string | undefined {
  if (as === '') return 'it has no litellm_params.model, and is not carried over';
  const base = typeof params.api_base === 'string' ? params.api_base : '';
  const reason = isOpenRouter(base) ? OPENROUTER : Object.hasOwn(REFUSED, provider) ? REFUSED[provider] : undefined;
  if (reason !== undefined) return `${provider} is not carried over; it ${reason}`;
  if (!Object.hasOwn(COMPATIBLE, provider)) {
    const vendor = Object.hasOwn(OWN_API, provider) ? OWN_API[provider] : undefined;
    const why =
      vendor === undefined
        ? 'is not known here: write its upstream by hand'
        : `has an API of its own: start with tollgate init --vendor ${vendor}`;
    return `${provider} is not carried over; it ${why}`;
  }
  if (`${name}${as}`.includes('*')) return 'a name with * is not carried over: each model needs a price, so name them';
  if (!MODEL_NAME.test(name))
    return 'it is not carried over: its name has other characters than letters, digits and . _ / : @ -';
  const mode = params.mode ?? info.mode;
  const names = [as, name, info.base_model ?? params.base_model].filter((each) => typeof each === 'string');
  const other = otherMode(mode, names);
  if (other !== undefined)
    return `it is not carried over: it ${other}${mode === undefined ? ', or write mode: chat if its name misleads' : ''}`;
  const cost = Object.entries({ ...info, ...params }).find(([member, value]) => isOtherCost(provider, member, value));
  if (cost !== undefined)
    return `it is not carried over: ${cost[0]} has no place in its price; write its billing rule by hand, as docs/reference/language-billing.md says`;
  return undefined;
}

/** Whether a member has a cost that the price of the converted file would leave out. */
function isOtherCost(provider: string, member: string, value: unknown): boolean {
  const isCost = /cost|pricing/.test(member) && !USED.has(member) && value !== null && Number(value) !== 0;
  // Anthropic's chat completions write nothing to the cache.
  const isUnreached = UNREACHED.test(member) || (provider === 'anthropic' && member.startsWith('cache_creation_'));
  return isCost && !isUnreached;
}

/**
 * `openai/gpt-4o` is a provider and its name of a model, unless another member names the provider. A name alone has the provider that LiteLLM
 * knows for it; here only OpenAI's names are known.
 */
export function readModel({ model, custom_llm_provider, api_base }: Deployment['params']): readonly [string, string] {
  const text = typeof model === 'string' ? model : '';
  const slash = text.indexOf('/');
  const [prefix, name] = slash < 0 ? [undefined, text] : [text.slice(0, slash), text.slice(slash + 1)];
  if (typeof custom_llm_provider === 'string')
    return [custom_llm_provider, prefix === custom_llm_provider ? name : text];
  if (prefix !== undefined) return [prefix, name];
  const isOpenai = typeof api_base === 'string' || OPENAI_NAME.test(name);
  return [isOpenai ? 'openai' : 'a name without a provider', name];
}

const OPENAI_NAME = /^(ft:)?(gpt|chatgpt|o\d|text-|tts|whisper|dall-e|omni|sora|babbage|davinci|codex|computer-use)/;
