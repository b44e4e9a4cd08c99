/**
 * Reads LiteLLM's public list of models, model_prices_and_context_window.json. Its costs are named by what they count, and end with the length
 * of a prompt and the service tier: `input_cost_per_token_above_200k_tokens_priority`.
 */
import { isRecord } from '../../lib/json/record.ts';
import { type Cost, type Counted, type ListedModel, readCost, whyUnpriced } from './listed-costs.ts';

/** The costs by class. Names are those of the shipped files where they have the class. */
const CLASSES: Readonly<Record<string, readonly [name: string, counted: Counted, thousandths?: true]>> = {
  input_cost_per_token: ['input', 'token'],
  output_cost_per_token: ['output', 'token'],
  cache_read_input_token_cost: ['cache_read', 'token'],
  input_cost_per_token_cache_hit: ['cache_read', 'token'],
  explicit_cache_read_input_token_cost: ['cache_read_explicit', 'token'],
  cache_creation_input_token_cost: ['cache_write', 'token'],
  cache_creation_input_token_cost_above_1hr: ['cache_write_1h', 'token'],
  cache_creation_input_token_cost_above_12hr: ['cache_write_12h', 'token'],
  output_cost_per_reasoning_token: ['reasoning', 'token'],
  citation_cost_per_token: ['citation', 'token'],
  input_cost_per_audio_token: ['audio', 'token'],
  output_cost_per_audio_token: ['audio_output', 'token'],
  cache_read_input_audio_token_cost: ['cache_read_audio', 'token'],
  cache_creation_input_audio_token_cost: ['cache_write_audio', 'token'],
  input_cost_per_image_token: ['image', 'token'],
  output_cost_per_image_token: ['image_output', 'token'],
  cache_read_input_image_token_cost: ['cache_read_image', 'token'],
  input_cost_per_video_token: ['video', 'token'],
  output_cost_per_video_token: ['video_output', 'token'],
  computer_use_input_cost_per_1k_tokens: ['computer_input', 'token', true],
  computer_use_output_cost_per_1k_tokens: ['computer_output', 'token', true],
  input_cost_per_character: ['input_character', 'character'],
  output_cost_per_character: ['output_character', 'character'],
  cost_per_second: ['second', 'second'],
  input_cost_per_second: ['input_second', 'second'],
  input_cost_per_audio_per_second: ['input_audio_second', 'second'],
  input_cost_per_video_per_second: ['input_video_second', 'second'],
  output_cost_per_video_per_second: ['output_video_second', 'second'],
  output_cost_per_second: ['output_second', 'second'],
  input_cost_per_image: ['input_image', 'image'],
  output_cost_per_image: ['output_image', 'image'],
  input_cost_per_pixel: ['input_pixel', 'token'],
  output_cost_per_pixel: ['output_pixel', 'token'],
  input_cost_per_query: ['query', 'request'],
  input_cost_per_request: ['request', 'request'],
  input_cost_per_text_message: ['message', 'request'],
  google_maps_grounding_cost_per_query: ['maps', 'request'],
  file_search_cost_per_1k_calls: ['file_search', 'request', true],
  code_interpreter_cost_per_session: ['session', 'request'],
  ocr_cost_per_page: ['page', 'request'],
  annotation_cost_per_page: ['annotation', 'request'],
  ocr_cost_per_credit: ['credit', 'request'],
};

/** Costs that no table can have. */
const LEFT: readonly (readonly [RegExp, string])[] = [
  [/_dbu_cost_/, 'is in units of the vendor, and the same in money is beside it'],
  [/_cost_per_gb_per_day$/, 'is for time of storage, which no request shows'],
  [/^guardrail_cost_per_unit$/, 'has a price for each kind of check'],
  [/_interval$/, 'depends on the length of a video: write hours or bands by hand'],
  [/^off_peak_pricing$/, 'depends on the hour: write hours into a table of your own'],
];

const KEY = /^(.+?)(?:_above_(\d+)k_tokens)?(?:_(batches|flex|priority|balanced|ultrafast|decisions))?$/;
/** Prices by resolution: `output_cost_per_second_1080p`. */
const BY_SIZE = /^(output_cost_per_(?:second|image))_(\w+(?:\.\w+)?)$/;
/** As in the language. */
const LARGEST_BAND_tokens = 1_000_000_000;
/** What mentions money. */
export const IS_COST = /cost|pric(e|ing)/;

/** @throws SyntaxError if it is not JSON @returns undefined if it is no such list */
export function readLitellm(text: string): readonly ListedModel[] | undefined {
  const list: unknown = withNumberTexts(text);
  if (!isRecord(list)) return undefined;
  // The first entry describes the others.
  const models = Object.entries(list).filter(([name, model]) => name !== 'sample_spec' && isRecord(model));
  return models.map(([name, model]) => readModel(name, isRecord(model) ? model : {}));
}

/** The JSON with each number as its text, because a double has other digits. */
export function withNumberTexts(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value,
  );
}

function readModel(name: string, model: Readonly<Record<string, unknown>>): ListedModel {
  const { costs, left } = costsIn(model);
  const { mode, litellm_provider: provider, max_tokens, max_input_tokens, max_output_tokens } = model;
  const isAnswering = mode === undefined || ['chat', 'responses', 'completion'].includes(String(mode));
  return {
    name,
    as: name.startsWith(`${provider}/`) ? name.slice(String(provider).length + 1) : name,
    mode: typeof mode === 'string' ? mode : undefined,
    limits: limitsOf({ input: max_input_tokens ?? max_tokens, output: max_output_tokens ?? max_tokens }),
    costs,
    left,
    refused: whyUnpriced(costs, left, isAnswering),
  };
}

/** The limits that are whole numbers. */
export function limitsOf(limits: Readonly<Record<string, unknown>>): Readonly<Record<string, number>> {
  const whole = Object.entries(limits).map(([name, value]) => [name, Number(value ?? 0)] as const);
  return Object.fromEntries(
    whole.filter(([, value]) => Number.isInteger(value) && value >= 1 && value <= 1_000_000_000),
  );
}

/** The costs of a model whose numbers are texts. Also those of one in LiteLLM's configuration. */
export function costsIn(model: Readonly<Record<string, unknown>>): Pick<ListedModel, 'costs' | 'left'> {
  const costs: Cost[] = [];
  const left = new Map<string, string>();
  for (const [key, value] of Object.entries(model)) {
    if (!IS_COST.test(key) || value === null) continue;
    if (key === 'search_context_cost_per_query' && isRecord(value)) costs.push(...searches(key, value, left));
    else if (key === 'tiered_pricing' && Array.isArray(value)) addTiered(value, costs, left);
    else addCost(key, value, undefined, costs, left);
  }
  // Both names of a cache read have one price.
  const unique = new Map(costs.map((cost) => [JSON.stringify([cost.class, cost.tier, cost.above]), cost]));
  return { costs: [...unique.values()], left };
}

function addCost(
  key: string,
  value: unknown,
  above: number | undefined,
  costs: Cost[],
  left: Map<string, string>,
): void {
  const reason = LEFT.find(([pattern]) => pattern.test(key))?.[1];
  const [, base = '', tokens, tier] = KEY.exec(key) ?? [];
  const [, sized = '', size = ''] = BY_SIZE.exec(base) ?? [];
  const known = Object.hasOwn(CLASSES, base)
    ? CLASSES[base]
    : Object.hasOwn(CLASSES, sized)
      ? CLASSES[sized]
      : undefined;
  const cost = typeof value === 'string' ? readCost(value) : undefined;
  if (reason !== undefined || known === undefined || cost === undefined) {
    left.set(key, reason ?? (known === undefined ? 'is not known here' : 'is no amount from 0'));
    return;
  }
  const from = tokens === undefined ? above : Number(tokens) * 1_000;
  if (from !== undefined && from > LARGEST_BAND_tokens) {
    left.set(key, 'is for more tokens than a band may have');
    return;
  }
  const [name, counted, isForThousand] = known;
  if (cost.isRounded) left.set(key, 'has more than 18 decimals, and is rounded');
  costs.push({
    class: Object.hasOwn(CLASSES, base) ? name : `${name}_${size.toLowerCase().replaceAll('.', '_')}`,
    counted,
    atto: isForThousand ? cost.atto / 1_000n : cost.atto,
    tier: tier === 'batches' ? 'batch' : tier,
    above: from,
  });
}

/** The prices of a search by the size of its context; one price if they are equal. */
function searches(name: string, sizes: Readonly<Record<string, unknown>>, left: Map<string, string>): readonly Cost[] {
  const costs = Object.entries(sizes).flatMap(([key, value]): readonly Cost[] => {
    const cost = readCost(String(value));
    const isKnown = /^search_context_size_[a-z]+$/.test(key);
    if (!isKnown || (cost === undefined && value !== null))
      left.set(`${name}/${key}`, isKnown ? 'is no amount from 0' : 'is not known here');
    return cost === undefined || !isKnown
      ? []
      : [{ class: key.replace('search_context_size', 'web_search'), counted: 'request', atto: cost.atto }];
  });
  const [first] = costs;
  const isOne = first !== undefined && costs.every(({ atto }) => atto === first.atto);
  return isOne ? [{ ...first, class: 'web_search' }] : costs;
}

/** The prices of ranges of tokens: `{ range: [32000, 128000], input_cost_per_token: … }`. */
function addTiered(ranges: readonly unknown[], costs: Cost[], left: Map<string, string>): void {
  for (const range of ranges.filter(isRecord)) {
    const [from] = Array.isArray(range.range) ? range.range : [];
    const above = Number(from);
    if (!Number.isInteger(above)) left.set('tiered_pricing', 'has a range that is not of tokens');
    else
      for (const [key, value] of Object.entries(range))
        if (IS_COST.test(key)) addCost(key, value, above === 0 ? undefined : above, costs, left);
  }
}
