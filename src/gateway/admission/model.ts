/** Finds the model of a request, and refuses one that the route or the key does not allow. */
import { follow, ownValue, type Pointer, pointerText } from '../../lib/json/pointer.ts';
import { isRecord } from '../../lib/json/record.ts';
import { unitOf } from '../../lib/money/units.ts';
import { excerpt, Refusal } from '../../lib/refusal.ts';
import { isServedBy, type ModelPlan, type ModelRule, type ModelSource, type Plan } from '../../plan/index.ts';
import { refuseCollisions } from './case-collisions.ts';
import { refuseClosed } from './closed.ts';

/**
 * Finds the model of a request in the catalogue and checks it against the rule of the route.
 *
 * A model that is unknown, hidden from the key, of another type, on another upstream or off gets the same answer in every case,
 * so that callers cannot find out which models exist.
 *
 * @param visible whether the caller's key may see a model.
 * @param options `allowDisabled`: also accept a model whose upstream is off, for checks without a network.
 * @throws Refusal `invalid_request` or `model_not_found`.
 */
export function selectModel(
  rule: ModelRule,
  models: Plan['models'],
  body: unknown,
  params: Readonly<Record<string, string>>,
  visible: (id: string) => boolean,
  options: SelectOptions = {},
): ModelPlan {
  const asked = readId(rule.source, body, params);
  const id = options.aliases?.get(asked) ?? asked;
  if (rule.prefix !== undefined && !rule.prefix.some((prefix) => id.startsWith(prefix))) {
    const accepted = rule.prefix.join(' or ');
    throw new Refusal(
      'invalid_request',
      `model '${excerpt(asked)}' is not accepted here: it must start with ${accepted}`,
    );
  }
  const model = models.get(id);
  if (
    model === undefined ||
    !visible(id) ||
    (model.upstream.target === undefined && options.allowDisabled !== true) ||
    (rule.type !== undefined && model.type !== rule.type) ||
    (rule.upstreams !== undefined && !isServedBy(model, rule.upstreams))
  ) {
    throw modelNotFound(asked);
  }
  if (options.now !== undefined && (model.retired ?? model.maintenance) !== undefined)
    refuseClosed(model, `model '${asked}'`, 'model_not_found', options.now());
  if (rule.unit !== undefined && model.price?.unit !== rule.unit) {
    throw new Refusal(
      'invalid_request',
      `model '${excerpt(asked)}' is not accepted here: it is not billed ${unitOf(rule.unit).billed}`,
    );
  }
  return model;
}

interface SelectOptions {
  readonly allowDisabled?: boolean;
  readonly aliases?: Plan['aliases'];
  /** In Unix milliseconds; undefined: models that are retired or in maintenance are accepted. */
  readonly now?: (() => number) | undefined;
}

/** The refusal of a model that is unknown, or hidden from the key. */
export function modelNotFound(id: string): Refusal {
  return new Refusal('model_not_found', `model '${excerpt(id)}' does not exist here, or this key may not use it`);
}

/** The id that a request names; for an absent or null one in the body, the default. It may be any value. */
export function modelIn(source: ModelSource, body: unknown, params: Readonly<Record<string, string>>): unknown {
  switch (source.in) {
    case 'body': {
      const named = follow(source.at, body);
      return source.default !== undefined && (named ?? null) === null ? source.default : named;
    }
    case 'param':
      return paramsId(source.params, params);
    case 'query':
      return ownValue(params, source.name) || source.default;
    case 'route':
      return source.id;
  }
}

/** The id in path parameters; undefined if one is absent. If there are several, none can have a slash: the upstream would read another path. */
export function paramsId(names: readonly string[], params: Readonly<Record<string, string>>): string | undefined {
  const parts = names.map((name) => ownValue(params, name));
  if (parts.length > 1 && parts.some((part) => typeof part !== 'string' || part === '' || part.includes('/')))
    return undefined;
  return parts.every((part) => part !== undefined) ? parts.join('/') : undefined;
}

function readId(source: ModelSource, body: unknown, params: Readonly<Record<string, string>>): string {
  if (source.in === 'body') refuseOtherModel(source.at, body);
  const id = modelIn(source, body, params);
  if (typeof id === 'string' && id !== '') return id;
  const where =
    source.in === 'body'
      ? `the body's member ${pointerText(source.at)}`
      : source.in === 'query'
        ? `the query parameter ${source.name}`
        : 'the path';
  const wrong = id === undefined ? 'is missing' : 'must be a non-empty string';
  throw new Refusal('invalid_request', `model ${wrong}; name a model in ${where}`);
}

/** An upstream that ignores case could use another model than the one that is billed. */
function refuseOtherModel(at: Pointer, body: unknown): void {
  const name = at.at(-1) ?? '';
  const object = at.length === 1 ? body : follow(at.slice(0, -1), body);
  if (!isRecord(object)) return;
  const names = Object.keys(object);
  // A default is added to the body.
  refuseCollisions(Object.hasOwn(object, name) ? names : [...names, name]);
}
