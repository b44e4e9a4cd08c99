/** The shipped gateway.yaml as a plan, its routes by name, and dry runs of requests on them. */
import { resolve } from 'node:path';
import { compileConfig } from '../../src/config/compile-config.ts';
import type { DryRequest } from '../../src/config/dry-run/dry-exchange.ts';
import { type DryRun, dryRun, type StepResults } from '../../src/config/dry-run/dry-run.ts';
import type { ForwardRoute, Plan } from '../../src/plan/index.ts';

function compile(): Plan {
  const { plan, diagnostics } = compileConfig(resolve(import.meta.dirname, '../../gateway.yaml'), {
    env: {},
    upstreams: (name) => ({ url: `http://127.0.0.1:9/${name}`, secret: 'upstream-secret' }),
  });
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics, null, 2));
  return plan;
}

export const plan: Plan = compile();

export function route(name: string): ForwardRoute {
  const found = plan.routes.find((route) => route.name === name);
  if (found?.action !== 'forward') throw new Error(`there is no forwarding route ${name}`);
  return found;
}

/** A dry run, which either admits or refuses the request. */
export interface Asked extends DryRun {
  readonly branch: string | undefined;
  readonly result:
    | { readonly ok: true; readonly admitted: StepResults }
    | { readonly ok: false; readonly refusal: NonNullable<DryRun['refusal']> };
}

/** Runs a request on a route; the body is an object, or JSON text whose spelling matters. */
export function ask(name: string, body: unknown, more: Partial<DryRequest> = {}): Asked {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const run = dryRun(plan, route(name), {
    rawBody: text === undefined ? undefined : Buffer.from(text),
    params: {},
    ...more,
  });
  const { found, refusal } = run;
  const result = refusal === undefined ? ({ ok: true, admitted: found } as const) : ({ ok: false, refusal } as const);
  return { ...run, branch: found.branch, result };
}

/** The admitted request; throws on a refusal. */
export function admit(name: string, body: unknown, more: Partial<DryRequest> = {}): StepResults {
  const { result } = ask(name, body, more);
  if (!result.ok) throw result.refusal;
  return result.admitted;
}
