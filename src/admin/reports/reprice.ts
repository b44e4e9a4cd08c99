/** Reprices every charge of a period, from its stored units and facts, at the prices of another configuration. Writes nothing. */

import { callerTerms, priceIn } from '../../billing/pricing/caller-terms.ts';
import { priceAt } from '../../billing/pricing/price-levels.ts';
import { heldRow, priceRow, taskPrices } from '../../billing/pricing/price-rows.ts';
import type { ChargedRequest, ChargedTask, ChargeFilter } from '../../ledger/store/reads/each-charge.ts';
import { mayUse, type Store } from '../../ledger/store/store.ts';
import { getOrCreate } from '../../lib/get-or-create.ts';
import { tryParseJson } from '../../lib/json/parse-json.ts';
import { isRecord } from '../../lib/json/record.ts';
import { LARGEST_AMOUNT } from '../../lib/money/amount.ts';
import { costOfUnits, readStoredUnits } from '../../lib/money/class-units.ts';
import {
  chargeOfUnits,
  type PriceContent,
  pricesFor,
  readPriceText,
  readRounding,
} from '../../lib/money/price-text.ts';
import { unitName } from '../../lib/money/units.ts';
import type { LimitsPlan, Plan, PricePlan } from '../../plan/index.ts';
import { type PlayedCharge, playLimits, type RefusedCharges } from './played-limits.ts';

type Prices = ReadonlyMap<string, PricePlan | undefined>;

/** The prices, groups and limits of another configuration. */
export interface NewTerms {
  /** By model; undefined: the model has none. */
  readonly prices: Prices;
  readonly groups: Plan['groups'];
  readonly limits: LimitsPlan | undefined;
  /** Which versions of the prices; by default those of the end of the period. */
  readonly at_ms?: number | undefined;
}

export interface Repriced {
  readonly account: string;
  readonly model: string;
  rows: number;
  old_nano: bigint;
  new_nano: bigint;
}

/** Charges that have no new price. */
export interface Unpriced {
  readonly model: string;
  readonly why: string;
  rows: number;
  amount_nano: bigint;
}

export interface Repricing {
  readonly by: readonly Repriced[];
  readonly unpriced: readonly Unpriced[];
  /** The requests that the limits would have refused. They are in the sums too. */
  readonly refused: readonly RefusedCharges[];
}

/** Reasons that are listed separately; the rest is summed as one. */
const MAX_REASONS = 1_000;

/** Reprices. @param progress gets whole percents. */
export async function reprice(
  store: Pick<Store, 'eachCharge' | 'chosenPrices' | 'listKeys' | 'accountGroups'>,
  filter: ChargeFilter,
  { prices, groups, limits, at_ms = filter.until_ms }: NewTerms,
  progress: (percent: number) => void = () => {},
): Promise<Repricing> {
  const sums = new Map<string, Map<string, Repriced>>();
  const unpriced = new Map<string, Unpriced>();
  const paid = await groupedPrices(store, { prices, groups, at_ms }, filter.account);
  const chosen = await chosenFacts(store, prices, groups);
  const play = limits && (await playLimits(limits, groups, store, filter.account));

  function add({ account, model, amount_nano }: ChargedRequest | ChargedTask, priced: bigint | string): void {
    if (typeof priced === 'string') {
      const name = unpriced.size < MAX_REASONS ? `${model}\n${priced}` : '';
      const reason = getOrCreate(unpriced, name, () => ({ model, why: priced, rows: 0, amount_nano: 0n }));
      reason.rows += 1;
      reason.amount_nano += amount_nano;
      return;
    }
    const models = getOrCreate(sums, account, () => new Map<string, Repriced>());
    const sum = getOrCreate(models, model, () => ({ account, model, rows: 0, old_nano: 0n, new_nano: 0n }));
    sum.rows += 1;
    sum.old_nano += amount_nano;
    sum.new_nano += priced;
  }

  await store.eachCharge(filter, {
    request(row) {
      const terms = paid(row);
      const priced = typeof terms === 'string' ? terms : ofRequest({ ...row, ...terms }, chosen);
      add(row, priced);
      play?.add(played(row, priced, { tokens: tokensOf(row, prices), at_ms: row.at_ms, finished_at_ms: undefined }));
    },
    task(row) {
      const terms = paid(row);
      const priced = typeof terms === 'string' ? terms : ofTask({ ...row, ...terms });
      add(row, priced);
      const times = { at_ms: row.created_at_ms, finished_at_ms: Number(row.at_ms) };
      play?.add(played(row, priced, { tokens: undefined, ...times }));
    },
    progress: (done) => progress(Math.floor(100 * Math.min(1, Math.max(0, done)))),
  });
  return {
    by: [...sums.values()].flatMap((models) => [...models.values()]),
    unpriced: [...unpriced.values()],
    refused: play?.list() ?? [],
  };
}

/** A charge for the limits. One without a new price counts with the old amount. */
function played(
  { account, key, model, amount_nano }: ChargedRequest | ChargedTask,
  priced: bigint | string,
  more: Pick<PlayedCharge, 'tokens' | 'finished_at_ms'> & { readonly at_ms: bigint | number },
): PlayedCharge {
  const at_ms = Number(more.at_ms);
  return { account, key, model, amount_nano: typeof priced === 'bigint' ? priced : amount_nano, ...more, at_ms };
}

/** The units of prices per million tokens. */
function tokensOf({ model, units }: ChargedRequest, prices: Prices): number | undefined {
  if (prices.get(model)?.unit !== 'million_tokens') return undefined;
  return Math.ceil(Object.values(parsed(units) ?? {}).reduce<number>((sum, count) => sum + Number(count), 0));
}

/** The facts of a version that is a part of a larger table, by its SHA-256. */
type Chosen = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** What a charge costs anew. */
interface NewPrice {
  readonly price: PricePlan;
  /** The factor of the group, in place of the one that is stored with the charge. */
  readonly price_factor_nano?: bigint;
}

/** Finds the new price of a charge, or why it has none. Keys and accounts state what they state now, and have the group that they have now. */
async function groupedPrices(
  store: Pick<Store, 'listKeys' | 'accountGroups'>,
  { prices, groups, at_ms }: Pick<NewTerms, 'prices' | 'groups'> & { readonly at_ms: number },
  account: string | undefined,
): Promise<(row: Pick<ChargedRequest, 'key' | 'model'>) => NewPrice | string> {
  const isGrouped = (await store.accountGroups()).length > 0;
  const keys = new Map((isGrouped ? await store.listKeys(account) : []).map((key) => [key.id, key]));
  return ({ key: id, model }) => {
    const listed = prices.get(model);
    if (listed === undefined)
      return prices.has(model) ? 'the model has no price' : 'the configuration has no such model';
    const key = keys.get(id);
    if (key === undefined || key.account_group === null) return { price: priceAt(listed, at_ms) };
    const group = groups.get(key.account_group);
    if (group === undefined) return `the configuration has no group ${key.account_group}`;
    const { models, price_factor_nano, price_list } = callerTerms(key, groups);
    if (key.models === null && !mayUse({ models })(model)) return `group ${group.name} may not use the model`;
    const price = priceAt(priceIn(price_list, listed) ?? listed, at_ms);
    const isOwn = (key.price_factor_nano ?? key.account_price_factor_nano) !== null;
    return isOwn ? { price } : { price, price_factor_nano };
  };
}

/** Read only if one of the prices is chosen by facts. */
async function chosenFacts(
  store: Pick<Store, 'chosenPrices'>,
  prices: Prices,
  groups: Plan['groups'],
): Promise<Chosen> {
  const others = [...groups.values()].flatMap(({ price_list }) => price_list?.prices.map(({ price }) => price) ?? []);
  const isNeeded = [...prices.values(), ...others].some((price) => price?.by.at(-1) === 'class' && price.by.length > 1);
  const versions = isNeeded ? await store.chosenPrices() : [];
  return new Map(versions.map(({ sha256, content }) => [sha256, readPriceText(content)?.chosen ?? {}]));
}

/** The amount, or why there is none. The clock chooses prices by the time at which the charge was stored. */
function ofRequest(
  { price, units, price_sha256, price_factor_nano, rounding, at_ms }: ChargedRequest & Pick<NewPrice, 'price'>,
  chosen: Chosen,
): bigint | string {
  const rounded = readRounding(rounding);
  if (price_factor_nano === null || rounded === undefined) return OLD;
  const [texts, read] = [parsed(units), readStoredUnits(units)];
  if (texts === undefined || read === undefined) return 'its units are damaged';
  const facts = chosen.get(price_sha256?.toString('hex') ?? '') ?? {};
  const rowOf = rounded === 'half_up' ? priceRow : heldRow;
  const row = price.by.at(-1) === 'class' ? rowOf(price, { at_ms: Number(at_ms), facts, units: read })?.content : price;
  if (row === undefined) return noCell(price, facts);
  return chargeOfUnits(row, texts, { price_factor_nano, rounding: rounded }) ?? withoutClass(row, texts);
}

function ofTask({
  price,
  unit,
  units_nano,
  classes,
  price_factor_nano,
  facts,
  created_at_ms,
}: ChargedTask & Pick<NewPrice, 'price'>): bigint | string {
  if (price.unit !== unit) return `its price is per ${price.unit}, and it was charged per ${unit}`;
  const read = parsed(facts);
  if (read === undefined) return 'its facts are damaged';
  const units = classes === null ? { [unitName(unit)]: units_nano } : readStoredUnits(classes);
  if (units === undefined) return 'its units are damaged';
  const table = taskPrices(price, { at_ms: Number(created_at_ms), facts: read });
  const priced = table && pricesFor(table, read);
  if (table === undefined || priced === undefined) return noCell(table ?? price, read);
  const missing = Object.keys(units).filter((name) => !Object.hasOwn(priced, name));
  if (missing.length > 0) return `table ${price.name} has no price for class ${missing.join(', ').slice(0, 200)}`;
  const { divisor, terms } = table;
  const amount_nano = costOfUnits(units, priced, { divisor, price_factor_nano, rounding: 'half_up', terms });
  return amount_nano > LARGEST_AMOUNT ? 'it costs more than the largest amount' : amount_nano;
}

const OLD = 'it was charged before charges stored their factor';

function noCell({ name, by }: Pick<PriceContent, 'name' | 'by'>, facts: Readonly<Record<string, unknown>>): string {
  const levels = by.filter((level) => level !== 'class' || Object.hasOwn(facts, level));
  const values = levels.map((level) => `${level} ${Object.hasOwn(facts, level) ? facts[level] : 'is not stored'}`);
  return `table ${name} has no price for ${values.join(', ').slice(0, 200)}`;
}

function withoutClass(
  { name, table }: Pick<PriceContent, 'name' | 'table'>,
  units: Readonly<Record<string, unknown>>,
): string {
  const missing = Object.keys(units).filter((each) => typeof table === 'bigint' || !Object.hasOwn(table, each));
  return `table ${name} has no price for class ${missing.join(', ').slice(0, 200)}`;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  const read = tryParseJson(text);
  return isRecord(read) ? read : undefined;
}
