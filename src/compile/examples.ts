/** Documented requests: compiled with their route, and run without a network once the plan stands. */
import { checkExample } from '../admission/dry-run.ts';
import type { Example } from '../config/gateway.d.ts';
import { AmountError, parseNano } from '../lang/amount.ts';
import type { ExamplePlan, Plan } from '../plan.ts';
import { suggestion } from './names.ts';
import type { Place } from './report.ts';
import { checkParam, type RouteScope } from './route-scope.ts';
import type { Scope } from './scope.ts';

/** Compiles a route's examples. */
export function readExamples(
  examples: readonly Example[],
  branches: readonly { readonly name: string }[] | undefined,
  route: RouteScope,
): readonly ExamplePlan[] {
  if (examples.length > 0 && branches === undefined) {
    const hint = 'examples are for routes that forward';
    route.report.error('bad-example', [...route.place, 'examples'], 'this route forwards nothing', hint, { on: 'key' });
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
  if (branch !== undefined && !names.includes(branch)) {
    const message = `'${branch}' is not a branch of this route`;
    route.report.error('bad-example', [...place, 'expect', 'branch'], message, suggestion(branch, names));
  }
  for (const name of Object.keys(example.params ?? {})) checkParam(name, [...place, 'params', name], route);
  for (const name of route.params ?? []) {
    if (example.params?.[name] !== undefined) continue;
    const message = `the example gives no value for {${name}}`;
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

/** Runs the examples of every route; reports each that comes out in another way. */
export function runExamples(plan: Plan, scope: Scope): void {
  for (const route of plan.routes) {
    if (route.action !== 'forward') continue;
    for (const [index, example] of route.examples.entries()) {
      const difference = checkExample(plan, route, example);
      if (difference === undefined) continue;
      const place = ['routes', route.name, 'examples', index, 'expect'];
      const message = `'${example.name}' comes out otherwise: ${difference}`;
      scope.report.error('example-failed', place, message, 'mend the rules if the example is right, else the example');
    }
  }
}
