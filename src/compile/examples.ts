/** Compiles the examples of routes, and runs them without a network once the plan is complete. */
import { findBranch } from '../admission/branch.ts';
import { checkExample } from '../admission/check-example.ts';
import { toPointer } from '../config/source.ts';
import type { Example } from '../generated/gateway.d.ts';
import { AmountError, parseNano } from '../lang/amount.ts';
import type { ExamplePlan, ForwardRoute, Plan } from '../plan.ts';
import { isReachKnown } from './known.ts';
import { suggestion } from './references.ts';
import type { Place } from './report.ts';
import { checkParam, type RouteScope } from './route-scope.ts';
import type { Scope } from './scope.ts';
import { casesOf } from './tasks.ts';

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
  return examples.map((example, index) =>
    readExample(example, branches ?? [], [...route.place, 'examples', index], route),
  );
}

function readExample(
  example: Example,
  branches: readonly { readonly name: string }[],
  place: Place,
  route: RouteScope,
): ExamplePlan {
  const { branch, hold, error } = example.expect;
  const names = branches.map(({ name }) => name);
  if (branch !== undefined && !names.includes(branch) && !route.repairs.touches([...route.place, 'branches'])) {
    const message = `'${branch}' is not a branch of this route`;
    route.report.error('bad-example', [...place, 'expect', 'branch'], message, suggestion(branch, names));
  }
  for (const name of Object.keys(example.params ?? {})) checkParam(name, [...place, 'params', name], route);
  for (const name of route.params ?? []) {
    if (example.params?.[name] !== undefined || route.repairs.has([...place, 'params', name])) continue;
    const message = `the example has no value for the path parameter '${name}'`;
    route.report.error('bad-example', place, message, `add params: { ${name}: … }`);
  }
  const hold_nano = hold === undefined ? undefined : readHold(hold, [...place, 'expect', 'hold'], route);
  return {
    name: example.name,
    body: example.body === undefined ? '' : JSON.stringify(example.body),
    params: example.params ?? {},
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

/** Runs the examples of every route and reports unexpected outcomes. Skips examples that depend on a reported mistake. */
export function runExamples(plan: Plan, scope: Scope): void {
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
  }
}

/** The parts of the file on which the outcome of an example depends. */
function basisOf(
  route: ForwardRoute,
  model: string | undefined,
  plan: Plan,
  { config, repairs }: Scope,
): readonly Place[] {
  const written = config.routes[route.name];
  const cases = written === undefined ? [] : casesOf(route.name, written);
  const taken = findBranch(route, model === undefined ? undefined : plan.models.get(model));
  // Only the rules of the branch that was taken matter, unless a branch was removed: then any may have been meant.
  const deciding =
    cases.length === route.branches.length ? cases.filter((_, at) => route.branches[at] === taken) : cases;
  const rules = deciding.flatMap(([, { billing, fill }]) => [
    ...(billing === undefined ? [] : [['billing', billing]]),
    ...(fill === undefined ? [] : [['fills', fill]]),
  ]);
  if (model === undefined) return [['routes', route.name], ...rules];
  const price = plan.models.get(model)?.price;
  const isDeclared = Object.hasOwn(config.models ?? {}, model) || repairs.keysBelow(['models']).includes(model);
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

function isWrong(place: Place, wrong: readonly string[], { repairs }: Scope): boolean {
  const pointer = toPointer(repairs.toSource(place));
  return repairs.touches(place) || wrong.some((one) => `${one}/`.startsWith(`${pointer}/`));
}
