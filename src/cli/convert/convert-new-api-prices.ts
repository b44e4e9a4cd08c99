/** What a model costs in new-api, and which models are not carried over. */
import { mulDivHalfUp, NANO, type Nano, quantityNano } from '../../lib/money/amount.ts';
import { formatPico } from '../../lib/money/fine-price.ts';
import type { ChatModel } from './convert-chat.ts';
import { otherMode } from './convert-vendors.ts';
import type { Row } from './new-api-data.ts';

/** Why a model is none of chat completions, by its names and by what new-api has for it; undefined: it is one. */
export function whyRefused(
  names: readonly string[],
  row: Row | undefined,
  option: (name: string) => string,
): string | undefined {
  const other = otherMode(undefined, names);
  if (other !== undefined) return other;
  const { supported_endpoint_types: types } = row ?? {};
  if (Array.isArray(types) && types.length > 0 && !types.includes('openai'))
    return `is for ${types.join(', ')}, not for chat completions: write its route by hand`;
  const [name = ''] = names.slice(-1);
  const odd = [
    ['audio_ratio', 'AudioRatio'],
    ['audio_completion_ratio', 'AudioCompletionRatio'],
    ['image_ratio', 'ImageRatio'],
  ].find(([member = '', map = '']) => Number(row?.[member] ?? readObject(option(map))[name] ?? 0) !== 0);
  return odd && `has the price ${odd[0]}: write its billing rule by hand, as docs/reference/language-billing.md says`;
}

/** The price of a model, or why it has none that fits. */
export function priceOf(
  name: string,
  row: Row | undefined,
  option: (name: string) => string,
  quota_per_unit_nano: Nano,
): ChatModel['price'] | string {
  const ratioOf = (member: string, map: string) =>
    quantityNano(row === undefined ? readObject(option(map))[name] : row[member]);
  if (row === undefined ? ratioOf('', 'ModelPrice') !== undefined : row.quota_type === 1)
    return 'has a price by request: docs/reference/language-billing.md has one';
  if (row?.billing_mode === 'tiered_expr')
    return 'has a price by expression: write its billing rule by hand, as docs/reference/language-billing.md says';
  const ratio = ratioOf('model_ratio', 'ModelRatio');
  const completion = ratioOf('completion_ratio', 'CompletionRatio');
  if (ratio === undefined || completion === undefined) {
    const what = ratio === undefined ? 'ratio' : 'completion ratio';
    return `has no ${what} in the file, and new-api has built-in ones: give the answer of /api/pricing, or set it in new-api`;
  }
  // A token of ratio 1 is one quota.
  const perMillion = (factor: Nano = NANO) =>
    formatPico(mulDivHalfUp(ratio * factor, 1_000_000_000n, quota_per_unit_nano));
  const cached = ratioOf('cache_ratio', 'CacheRatio') ?? quantityNano(readObject(option('CacheRatio'))[name]);
  return { input: perMillion(), cache_read: perMillion(cached), output: perMillion(completion) };
}

/** Reads an object that is stored as text. */
export function readObject(text: unknown): Row {
  try {
    return Object(JSON.parse(String(text)));
  } catch {
    return {};
  }
}
