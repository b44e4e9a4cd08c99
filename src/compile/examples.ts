/** Compiles the examples of routes, and runs them without a network once the plan is complete. */
import { branchesOf } from '../admission/branch.ts';
import { checkExample } from '../admission/check-example.ts';
import { toPointer } from '../config/position.ts';
import type { Example } from '../generated/gateway.d.ts';
import { AmountError, parseNano } from '../lang/amount.ts';
import type { ExamplePlan, ForwardRoute, Plan } from '../plan.ts';
import { isKnown, isReachKnown } from './known.ts';
import { createReferences, namesIn, type References } from './references.ts';
import type { Place } from './report.ts';
import { checkParam, type RouteScope } from './route-scope.ts';
import type { Scope } from './scope.ts';
import { writtenBranches } from './written-branches.ts';

/** Compiles a route's examples. */
export function readExamples(
  examples: readonly Example[],
  branches: readonly { readonly name: string }[] | undefined,
  route: RouteScope,
): readonly ExamplePlan[] {
  if (examples.length > 0 && branches === undefined && isReachKnown(route.place, route)) {
    const hint = 'remove the examples; only routes that forward requests have examples';
    route.report.error('bad-example', [...route.place, 'examples'], 'this route does not forward requests', hint, {
      on: 'key',
    });
    return [];
  }
  const names = createReferences(
    {
      names: new Map<string, true>(branches?.map(({ name }) => [name, true])),
      isComplete: branches !== undefined && isKnown([...route.place, 'branches'], route),
      code: 'bad-example',
      unknown: (name) => `'${name}' is not a branch of this route`,
    },
    route,
  );
  return examples.map((example, index) => readExample(example, names, [...route.place, 'examples', index], route));
}

function readExample(example: Example, branches: References<true>, place: Place, route: RouteScope): ExamplePlan {
  const { branch, hold, error } = example.expect;
  if (branch !== undefined) branches.use(branch, [...place, 'expect', 'branch']);
  for (const name of Object.keys(example.params ?? {})) checkParam(name, [...place, 'params', name], route);
  for (const name of route.params ?? []) {
    if (example.params?.[name] !== undefined) continue;
    const message = `the example has no value for the path parameter '${name}'`;
    route.report.error('bad-example', place, message, `add params: { ${name}: … }`, {
      basis: [[...place, 'params', name]],
    });
  }
  const hold_nano = hold === undefined ? undefined : readHold(hold, [...place, 'expect', 'hold'], route);
  return {
    name: example.name,
    body: example.body === undefined ? '' : JSON.stringify(example.body),
    params: example.params ?? {},
    headers: example.headers ?? {},
    expect: { branch, hold_nano, error },
  };
}

function readHold(text: string, place: Place, scope: Scope): bigint | undefined {
  try {
    return parseNano(text, { min: 0n });
  } catch (error) {
    if (!(error instanceof AmountError)) throw error;
    scope.report.error('bad-amount', place, error.message, 'write a decimal string such as "1.84"');
    return undefined;
  }
}

/**
 * Runs the examples of every route and reports unexpected outcomes. Skips examples that depend on a reported mistake. Yields after
 * each route.
 */
export function* runExamples(plan: Plan, scope: Scope): Generator<undefined> {
  // Collected first, because a failed example must not cause others to be skipped.
  const wrong = scope.report.errorPointers();
  for (const route of plan.routes) {
    if (route.action !== 'forward') continue;
    for (const [index, example] of route.examples.entries()) {
      const id = modelOf(route, example);
      const isDropped = id !== undefined && !plan.models.has(id) && Object.hasOwn(scope.config.models ?? {}, id);
      if (isDropped || basisOf(route, id, plan, scope).some((place) => isWrong(place, wrong, scope))) continue;
      const difference = checkExample(plan, route, example);
      if (difference === undefined) continue;
      const place = ['routes', route.name, 'examples', index, 'expect'];
      const message = `example '${example.name}' failed: ${difference}`;
      scope.report.error('example-failed', place, message, 'correct the example or the rules');
    }
    yield;
  }
}

/** The parts of the file on which the outcome of an example depends. */
function basisOf(route: ForwardRoute, model: string | undefined, plan: Plan, scope: Scope): readonly Place[] {
  const { config } = scope;
  const written = config.routes[route.name];
  const cases = written === undefined ? [] : writtenBranches(route.name, written);
  const fitting = branchesOf(route, model === undefined ? undefined : plan.models.get(model));
  // Only the rules of the branches that may be taken matter, unless a branch was removed: then any may have been meant.
  const deciding =
    cases.length === route.branches.length
      ? cases.filter((_, at) => fitting.some((branch) => branch === route.branches[at]))
      : cases;
  const rules = deciding.flatMap(([, { billing, fill }]) => [
    ...(billing === undefined ? [] : [['billing', billing]]),
    ...(fill === undefined ? [] : [['fills', fill]]),
  ]);
  if (model === undefined) return [['routes', route.name], ...rules];
  const price = plan.models.get(model)?.price;
  const isDeclared = namesIn(['models'], Object.entries(config.models ?? {}), scope).names.has(model);
  return [
    ['routes', route.name],
    ...rules,
    isDeclared ? ['models', model] : ['models'],
    ...(price === undefined ? [] : [['prices', price.name]]),
  ];
}

function modelOf({ model }: ForwardRoute, { body, params }: ExamplePlan): string | undefined {
  if (model === undefined) return undefined;
  const document: unknown = body === '' ? undefined : JSON.parse(body);
  const id = model.source.in === 'param' ? params[model.source.param] : model.source.at(document);
  return typeof id === 'string' ? id : undefined;
}

function isWrong(place: Place, wrong: readonly string[], scope: Scope): boolean {
  const pointer = toPointer(scope.repairs.toSource(place));
  return !isKnown(place, scope) || wrong.some((one) => `${one}/`.startsWith(`${pointer}/`));
}
