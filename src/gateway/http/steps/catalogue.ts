/** Answers catalogue requests: the enabled models of one type that the caller's key may see. */

import { renderTree } from '../../../lib/json/tree.ts';
import { Refusal } from '../../../lib/refusal.ts';
import {
  type CatalogueItemRoute,
  type CatalogueListRoute,
  type CataloguePage,
  type CataloguePlan,
  isRetired,
  type ModelPlan,
} from '../../../plan/index.ts';
import { paramsId } from '../../admission/model.ts';
import { sendJson } from '../answer.ts';
import { type ExchangeWith, rawQuery } from '../exchange.ts';

/** The step `list_models`. @throws Refusal invalid_request for an invalid page. */
export function listModels(exchange: ExchangeWith<'principal'>, { catalogue }: CatalogueListRoute): void {
  const query = new URLSearchParams(rawQuery(exchange.request));
  const models = visibleModels(catalogue, exchange);
  const { page, hasMore } = pageOf(models, query, catalogue.page);
  const [first, last] = [page.at(0), page.at(-1)];
  const values = {
    items: page.map((model) => renderTree(catalogue.item, { model })),
    next: hasMore && last !== undefined ? pageToken(last) : undefined,
    has_more: hasMore,
    first_id: first?.id ?? null,
    last_id: last?.id ?? null,
  };
  sendJson(exchange, 200, renderTree(catalogue.list, values));
}

/** The step `get_model`. @throws Refusal model_not_found, the same for a hidden model and for one that does not exist. */
export function getModel(exchange: ExchangeWith<'principal'>, { catalogue, params }: CatalogueItemRoute): void {
  const id = paramsId(params, exchange.params) ?? '';
  const model = visibleModels(catalogue, exchange).find((each) => each.id === id);
  if (model === undefined) throw new Refusal('model_not_found', `model '${id.slice(0, 80)}' does not exist`);
  sendJson(exchange, 200, renderTree(catalogue.item, { model }));
}

function visibleModels(
  { models }: CataloguePlan,
  { principal: { mayUseModel }, now_ms }: ExchangeWith<'principal'>,
): readonly ModelPlan[] {
  return models.filter((model) => mayUseModel(model.id) && !isRetired(model, now_ms));
}

interface Page {
  readonly page: readonly ModelPlan[];
  /** Whether there are more models in the requested direction. */
  readonly hasMore: boolean;
}

function pageOf(models: readonly ModelPlan[], query: URLSearchParams, names: CataloguePage): Page {
  const size = pageSize(query.get(names.size), names);
  const end = names.before === undefined ? undefined : placeOf(names.before, query, models, ({ id }) => id);
  if (end !== undefined) {
    const start = Math.max(0, end - size);
    return { page: models.slice(start, end), hasMore: start > 0 };
  }
  const last =
    names.token === undefined
      ? placeOf(names.after, query, models, ({ id }) => id)
      : placeOf(names.token, query, models, pageToken);
  const start = last === undefined ? 0 : last + 1;
  return { page: models.slice(start, start + size), hasMore: start + size < models.length };
}

/** Absent, empty or 0 means the default. A larger number than the maximum means the maximum. Anything else is refused. */
function pageSize(text: string | null, page: CataloguePage): number {
  if (text === null || text === '') return page.default;
  if (!/^\d{1,9}$/.test(text))
    throw new Refusal('invalid_request', `${page.size} must be an integer from 0 to ${page.max}`);
  const size = Number(text);
  return size === 0 ? page.default : Math.min(size, page.max);
}

/** The index of the model that a query parameter names; undefined if the parameter is absent. */
function placeOf(
  name: string,
  query: URLSearchParams,
  models: readonly ModelPlan[],
  nameOf: (model: ModelPlan) => string,
): number | undefined {
  const value = query.get(name);
  if (value === null || value === '') return undefined;
  const place = models.findIndex((model) => nameOf(model) === value);
  if (place < 0) throw new Refusal('invalid_request', `${name} is not a value from an earlier page of this list`);
  return place;
}

/** A page token contains the last model of the previous page, so that no model is skipped when the list changes between pages. */
function pageToken(model: ModelPlan): string {
  return Buffer.from(model.id, 'utf8').toString('base64url');
}
