/** Reads OpenRouter's list of models, the answer of `GET /api/v1/models`. https://openrouter.ai/docs/overview/models */
import { isRecord } from '../../lib/json/record.ts';
import { type Cost, type Counted, type ListedModel, readCost, whyUnpriced } from './listed-costs.ts';
import { limitsOf, withNumberTexts } from './litellm-list.ts';

const CLASSES: Readonly<Record<string, readonly [name: string, counted: Counted]>> = {
  prompt: ['input', 'token'],
  completion: ['output', 'token'],
  input_cache_read: ['cache_read', 'token'],
  input_cache_write: ['cache_write', 'token'],
  internal_reasoning: ['reasoning', 'token'],
  audio: ['audio', 'token'],
  image: ['input_image', 'image'],
  request: ['request', 'request'],
  web_search: ['web_search', 'request'],
};

/** @throws SyntaxError if it is not JSON @returns undefined if it is no such list */
export function readOpenrouter(text: string): readonly ListedModel[] | undefined {
  const answer: unknown = withNumberTexts(text);
  if (!isRecord(answer) || !Array.isArray(answer.data)) return undefined;
  return answer.data.filter(isRecord).map(readModel);
}

function readModel(model: Readonly<Record<string, unknown>>): ListedModel {
  const { id, pricing, context_length, top_provider } = model;
  const costs: Cost[] = [];
  const left = new Map<string, string>();
  for (const [key, value] of Object.entries(isRecord(pricing) ? pricing : {})) {
    const known = Object.hasOwn(CLASSES, key) ? CLASSES[key] : undefined;
    const cost = typeof value === 'string' ? readCost(value) : undefined;
    const isMoney = known !== undefined && cost !== undefined;
    if (!isMoney) left.set(key, known === undefined ? 'is not known here' : 'is no amount from 0');
    else {
      if (cost.isRounded) left.set(key, 'has more than 18 decimals, and is rounded');
      // What is free is left out, unless it is one of the two that each model has.
      const isShown = cost.atto > 0n || key === 'prompt' || key === 'completion';
      if (isShown) costs.push({ class: known[0], counted: known[1], atto: cost.atto });
    }
  }
  const output = isRecord(top_provider) ? top_provider.max_completion_tokens : undefined;
  return {
    name: String(id),
    as: String(id),
    mode: undefined,
    limits: limitsOf({ input: context_length, output }),
    costs,
    left,
    refused: whyUnpriced(costs, left, true),
  };
}
