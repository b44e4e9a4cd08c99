/** What callers pay for each model, since when and until when, and what is left of it after the vendor is paid. */
import Type, { type Static } from 'typebox';
import { atPrices, type CallerTerms, callerTerms, statedBy } from '../../billing/pricing/caller-terms.ts';
import { costOfCell, currentCells } from '../../billing/pricing/price-cells.ts';
import { lastStarted, nextPrice, priceAt } from '../../billing/pricing/price-levels.ts';
import { mayUse } from '../../ledger/store/store.ts';
import { floorDiv, formatDecimal, NANO } from '../../lib/money/amount.ts';
import { formatFactor } from '../../lib/money/factor.ts';
import { formatPico, type Pico, PRICE_DECIMALS, unitsPriced } from '../../lib/money/fine-price.ts';
import { globMatcher } from '../../lib/text/prefix.ts';
import type { GroupPlan, ModelPlan, Plan, PricePlan } from '../../plan/index.ts';
import { requireGroup } from '../api/account-terms.ts';
import { formatTime } from '../api/documents.ts';
import { optionalAccount, requirePlan } from '../api/find.ts';
import { operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import { Id, nullable, object, pageOf, paging, Text, Time } from '../api/schemas.ts';

const CellSchema = object({
  for: Text('what the price is for: a class such as input, the values of its facts; empty: everything'),
  path: Type.Array(Type.String(), { description: 'its keys in the configuration, outermost first' }),
  price: Text('the price in the table'),
  paid: Text('the price times the factor'),
  cost: nullable(Text('the most that vendors charge for it; null: not known')),
  margin: nullable(Text('what is left of `paid`, in percent; null: the cost is not known, or nothing is paid')),
  next: nullable(Text('the price times the factor from `next_at` on; null: none')),
});

const PriceSchema = object({
  id: Id('the model'),
  upstreams: Type.Array(Type.String(), { description: 'in order of preference' }),
  table: Text('the price table'),
  unit: Text('what is counted, such as million_tokens'),
  per: Text('how many counted units a price is for'),
  factor: Text('the price factor; 1 is the full price'),
  since: nullable({ ...Time, description: 'when the prices began by a date in the table' }),
  next_at: nullable({ ...Time, description: 'when other prices begin' }),
  cells: Type.Array(CellSchema),
  groups: Type.Array(
    object({ group: Text('the group'), table: Text('its price table'), factor: Text('its price factor') }),
    { description: 'the groups that may use the model, and pay another price' },
  ),
});

export const listPrices = operation({
  name: 'price.list',
  method: 'GET',
  path: '/prices',
  role: 'viewer',
  summary: 'List the prices of each model with their costs and margins, and those that are known to follow',
  input: object({
    model: Type.Optional(Text('the id of a model, or a glob such as gpt-*')),
    account: Type.Optional(Id('the id or the name of an account, whose prices are shown')),
    group: Type.Optional(Text('a group, whose prices are shown')),
    ...paging,
  }),
  output: pageOf(PriceSchema),
  example: { model: '*' },
  async run({ model = '*', account: nameOrId, group, limit = PAGE, starting_after }, { store, plan, now }) {
    const configured = requirePlan(plan());
    const account = await optionalAccount(store, nameOrId);
    if (account !== undefined && group !== undefined)
      throw new Problem('invalid_request', 'account and group exclude each other', 'give one of them');
    const payer = payerOf(account ?? { group: group ?? null }, configured);
    const isAsked = globMatcher([model]);
    const mayBeUsed = mayUse(payer);
    const models = [...configured.models.values()].flatMap((model): readonly PricedModel[] => {
      const { price } = atPrices(payer.price_list, model);
      return price !== undefined && isAsked(model.id) && mayBeUsed(model.id) ? [{ model, price }] : [];
    });
    const first = starting_after === undefined ? 0 : 1 + indexOf(starting_after, models);
    const at_ms = now();
    const data = models.slice(first, first + limit).map((each) => pricesOf(each, payer, configured, at_ms));
    return { data, has_more: first + limit < models.length };
  },
});

/** Rows of a page, if nothing is said. */
const PAGE = 100;

/** A model with the table at which the payer pays it. */
interface PricedModel {
  readonly model: ModelPlan;
  readonly price: PricePlan;
}

/** @throws Problem group_not_found */
function payerOf(account: Parameters<typeof statedBy>[0], plan: Plan): CallerTerms {
  if (account.group !== null) requireGroup(account.group, plan);
  return callerTerms(statedBy(account), plan.groups);
}

function indexOf(id: string, models: readonly PricedModel[]): number {
  const index = models.findIndex(({ model }) => model.id === id);
  if (index >= 0) return index;
  const message = `starting_after names no model of this list: '${id.slice(0, 100)}'`;
  throw new Problem('invalid_request', message, 'give the id of the last row of the page before');
}

/** What the payer pays for a model. */
function pricesOf(
  { model, price: table }: PricedModel,
  { price_factor_nano: factor_nano }: CallerTerms,
  plan: Plan,
  at_ms: number,
): Static<typeof PriceSchema> {
  const price = priceAt(table, at_ms);
  const next = nextPrice(table, at_ms);
  const costs = (model.cost ?? []).flatMap((cost) =>
    cost.price.unit === price.unit ? priceAt(cost.price, at_ms) : [],
  );
  const place = ['prices', price.name, ...(price.since === undefined ? ['table'] : ['from', price.since])];
  const paid = (price_pico: Pico) => formatDecimal(price_pico * factor_nano, PRICE_DECIMALS + 9);
  const cells = currentCells(table, at_ms).map(({ facts, words, price_pico, next_pico }) => {
    const cost_pico = costOfCell(facts, costs);
    return {
      for: words,
      path: [...place, ...facts.values()],
      price: formatPico(price_pico),
      paid: paid(price_pico),
      cost: cost_pico === undefined ? null : formatPico(cost_pico),
      margin: cost_pico === undefined ? null : marginOf(price_pico * factor_nano, cost_pico * NANO),
      next: next_pico === undefined ? null : paid(next_pico),
    };
  });
  const since = lastStarted(table, at_ms);
  return {
    id: model.id,
    upstreams: model.upstreams.map(({ name }) => name),
    table: price.name,
    unit: price.unit,
    per: unitsPriced(price),
    factor: formatFactor(factor_nano),
    since: since === undefined ? null : formatTime(since.since_ms),
    next_at: next === undefined ? null : formatTime(next.since_ms),
    cells,
    groups: [...plan.groups.values()].flatMap((group) => otherTerms(group, model) ?? []),
  };
}

/** What a group pays for a model, if it may use it and pays another price than the full one. */
function otherTerms(group: GroupPlan, model: ModelPlan) {
  const { name, models = null, price_list, price_factor_nano = NANO } = group;
  const table = atPrices(price_list, model).price?.name;
  const isOther = table !== model.price?.name || price_factor_nano !== NANO;
  if (table === undefined || !isOther || !mayUse({ models })(model.id)) return undefined;
  return { group: name, table, factor: formatFactor(price_factor_nano) };
}

/** In percent of what is paid, with one decimal, rounded down: a loss never looks smaller. */
function marginOf(paid: bigint, cost: bigint): string | null {
  if (paid === 0n) return null;
  const permille = floorDiv((paid - cost) * 1000n, paid);
  const digits = String(permille < 0n ? -permille : permille).padStart(2, '0');
  return `${permille < 0n ? '-' : ''}${digits.slice(0, -1)}.${digits.slice(-1)}`;
}
