/** Compares the walk of one request in docs/explanation/architecture.md with the source, and the dry run's step lists with the gateway's. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pino from 'pino';
import t from 'tap';
import { createDryBackend } from '../../src/config/dry-run/dry-backend.ts';
import type { Backend } from '../../src/gateway/admission/backend.ts';
import { composeRoute } from '../../src/gateway/admission/compose.ts';
import type { RequestState } from '../../src/gateway/admission/request-state.ts';
import { STEP_NAMES } from '../../src/gateway/admission/step.ts';
import { createBackend } from '../../src/gateway/http/gateway-backend.ts';
import { createServices } from '../../src/gateway/runtime/create-services.ts';
import type { Store } from '../../src/ledger/store/store.ts';
import type { RoutePlan } from '../../src/plan/index.ts';
import { plan } from '../support/dry-runs.ts';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/explanation/architecture.md'), 'utf8');

interface Place {
  /** The name of the step; undefined for a function that is not a step. */
  readonly step: string | undefined;
  readonly name: string;
  readonly file: string;
}

const walk: readonly Place[] = [...page.matchAll(/^\d+\. (?:(\w+): )?`(\w+)` \(`([\w/.-]+)`\):/gm)].map(
  ([, step, name = '', file = '']) => ({ step, name, file }),
);

const noStore: Store = new Proxy(Object.create(null), {
  get: () => {
    throw new Error('a list of steps is composed without a store');
  },
});
const services = createServices(plan, { store: noStore, log: pino({ level: 'silent' }), now: Date.now });
t.teardown(() => services.close());
const live = createBackend(services);
const dry = createDryBackend(plan, { rawBody: undefined, params: {} });

/** The step names of each branch, or of the route if it forwards nothing. */
function namesOf<X extends RequestState, Built extends object>(
  route: RoutePlan,
  backend: Backend<X, Built>,
): readonly (readonly string[])[] {
  const { steps, branches } = composeRoute(route, plan, backend);
  const rest = branches === undefined ? [{ steps: [] }] : [...branches.values()];
  return rest.map((branch) => [...steps, ...branch.steps].map(({ name }) => name));
}

t.test('the walk names at most 22 functions, none twice, each in its file', async (t) => {
  t.ok(walk.length > 10 && walk.length <= 22, `${walk.length} functions`);
  t.equal(new Set(walk.map(({ name, file }) => `${file} ${name}`)).size, walk.length);
  for (const { name, file } of walk) {
    const path = join(root, 'src', file);
    // A function, or a method of a class.
    const declared = new RegExp(`function ${name}\\b|^  (?:async )?${name}\\(.*\\{$`, 'm');
    t.ok(existsSync(path) && declared.test(readFileSync(path, 'utf8')), `${name} is in ${file}`);
  }
});

t.test('its steps are the steps of the route, and the functions around them call them', async (t) => {
  const route = plan.routes.find(
    (route) => route.method === 'POST' && route.path === '/api/v3/c/videos/generations/tasks',
  );
  t.same(route && namesOf(route, live), [walk.flatMap(({ step }) => step ?? [])]);
  const app = readFileSync(join(root, 'src/gateway/http/app.ts'), 'utf8');
  const around = walk.filter(({ step }) => step === undefined).map(({ name }) => name);
  t.same(around, ['answer', 'runSteps', 'leave']);
  const body = app.slice(app.indexOf('function answer('));
  t.match(body.slice(0, body.indexOf('\n}\n')), /runSteps\(exchange, steps\)[\s\S]*exit\.leave\(exchange\)/);
});

t.test('the files that compose the list use the function of each step', async (t) => {
  const composed = ['src/gateway/admission/compose.ts', 'src/gateway/http/gateway-backend.ts'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  for (const { name, step } of walk) {
    if (step !== undefined)
      t.ok(
        composed.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
        `${step}: ${name}`,
      );
  }
});

t.test('a dry run has the same steps as the gateway, and every list keeps the common order', async (t) => {
  for (const route of plan.routes) {
    const lists = namesOf(route, live);
    t.same(namesOf(route, dry), lists, route.name);
    for (const names of lists) {
      // biome-ignore lint/complexity/useIndexOf: the names of a list have the wider type string
      const places = names.map((name) => STEP_NAMES.findIndex((each) => each === name));
      t.same(
        places,
        [...new Set(places)].sort((a, b) => a - b),
        `${route.name}: ${names.join(' ')}`,
      );
    }
  }
});
