/** Finds the model of a request, and refuses one that the route or the key does not allow. */
import { ownValue } from '../lang/pointer.ts';
import { isServedBy, type ModelPlan, type ModelRule, type Plan } from '../plan.ts';
import { excerpt, Refusal } from '../refusal.ts';

/**
 * Finds the model of a request in the catalogue and checks it against the rule of the route.
 *
 * A model that is unknown, hidden from the key, of another type, on another upstream or off gets the same answer in every case,
 * so that callers cannot find out which models exist.
 *
 * @param visible whether the caller's key may see a model.
 * @param options `evenOff`: also accept a model whose upstream is off, for checks without a network.
 * @throws Refusal `invalid_request` or `model_not_found`.
 */
export function selectModel(
  rule: ModelRule,
  models: Plan['models'],
  body: unknown,
  params: Readonly<Record<string, string>>,
  visible: (id: string) => boolean,
  options: { readonly evenOff?: boolean } = {},
): ModelPlan {
  const id = readId(rule.source, body, params);
  if (rule.prefix !== undefined && !rule.prefix.some((prefix) => id.startsWith(prefix))) {
    const accepted = rule.prefix.join(' or ');
    throw new Refusal('invalid_request', `model '${excerpt(id)}' is not accepted here: it must start with ${accepted}`);
  }
  const model = models.get(id);
  if (
    model === undefined ||
    !visible(id) ||
    (model.upstream.target === undefined && options.evenOff !== true) ||
    (rule.type !== undefined && model.type !== rule.type) ||
    (rule.upstreams !== undefined && !isServedBy(model, rule.upstreams))
  ) {
    throw new Refusal('model_not_found', `model '${excerpt(id)}' does not exist here, or this key may not use it`);
  }
  if (rule.unit !== undefined && model.price?.unit !== rule.unit) {
    const unit = rule.unit === 'second' ? 'per second' : 'by tokens';
    throw new Refusal('invalid_request', `model '${excerpt(id)}' is not accepted here: it is not billed ${unit}`);
  }
  return model;
}

function readId(source: ModelRule['source'], body: unknown, params: Readonly<Record<string, string>>): string {
  const id = source.in === 'body' ? source.at(body) : ownValue(params, source.param);
  if (typeof id === 'string' && id !== '') return id;
  const where = source.in === 'body' ? `the body's member ${source.pointer}` : 'the path';
  const wrong = id === undefined ? 'is missing' : 'must be a non-empty string';
  throw new Refusal('invalid_request', `model ${wrong}; name a model in ${where}`);
}
