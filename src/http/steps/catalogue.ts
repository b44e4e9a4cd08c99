/** The catalogue as a caller of a wire sees it: the enabled models of one type that its key may see. */

import type { CatalogueItemRoute, CatalogueListRoute, CataloguePlan, ModelPlan } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import { type Exchange, rawQuery, type Services } from '../exchange.ts';
import { sendJson } from './send.ts';

export function listModels(exchange: Exchange<CatalogueListRoute>, services: Services): void {
  const { catalogue } = exchange.route;
  const query = new URLSearchParams(rawQuery(exchange.request));
  const models = visibleModels(catalogue, exchange, services);
  const start = pageStart(query.get(catalogue.page.token), catalogue, models);
  const page = models.slice(start, start + pageSize(query.get(catalogue.page.size), catalogue));
  const last = page.at(-1);
  const next = last !== undefined && start + page.length < models.length ? pageToken(last) : undefined;
  sendJson(exchange, 200, catalogue.list({ items: page.map((model) => catalogue.item({ model })), next }));
}

/** @throws Refusal model_not_found, the same for a model that the key may not see and for one that never was. */
export function getModel(exchange: Exchange<CatalogueItemRoute>, services: Services): void {
  const { catalogue, param } = exchange.route;
  const id = exchange.params[param] ?? '';
  const model = visibleModels(catalogue, exchange, services).find((each) => each.id === id);
  if (model === undefined) throw new Refusal('model_not_found', `model '${id.slice(0, 80)}' does not exist`);
  sendJson(exchange, 200, catalogue.item({ model }));
}

function visibleModels(catalogue: CataloguePlan, { principal }: Exchange, { plan }: Services): readonly ModelPlan[] {
  return [...plan.models.values()].filter(
    (model) => model.type === catalogue.type && model.upstream.target !== undefined && principal.sees(model.id),
  );
}

/** Absent, empty or 0 is the default; above the most there is, the most; anything else is refused. */
function pageSize(text: string | null, { page }: CataloguePlan): number {
  if (text === null || text === '') return page.default;
  if (!/^\d{1,9}$/.test(text))
    throw new Refusal('invalid_request', `${page.size} must be an integer from 0 to ${page.max}`);
  const size = Number(text);
  return size === 0 ? page.default : Math.min(size, page.max);
}

/** A page token names the last model of the page before, so that a list that changes between pages skips none. */
function pageToken(model: ModelPlan): string {
  return Buffer.from(model.id, 'utf8').toString('base64url');
}

function pageStart(token: string | null, catalogue: CataloguePlan, models: readonly ModelPlan[]): number {
  if (token === null || token === '') return 0;
  const index = models.findIndex((model) => pageToken(model) === token);
  if (index < 0) throw new Refusal('invalid_request', `${catalogue.page.token} is not one that this list gave out`);
  return index + 1;
}
