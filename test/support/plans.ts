/** Compiles each configuration text once per process, because compiling takes longer than most tests. */
import { resolve } from 'node:path';
import { compileConfig } from '../../src/compile/compile.ts';
import type { Plan, UpstreamPlan } from '../../src/plan.ts';
import { validators } from './validators.ts';

/** Path of the shipped configuration. */
export const shippedConfig = resolve(import.meta.dirname, '../../gateway.yaml');

/** The credential of every upstream. */
export const upstreamSecret = 'upstream-secret';

const compiled = new Map<string | undefined, Plan>();

/**
 * The plan of the shipped configuration with private media allowed. Every upstream is on, at the URL that `urlOf` returns. `text` is
 * compiled instead of the shipped file; its file references are resolved beside gateway.yaml.
 *
 * @throws Error that lists the findings if one of them is an error
 */
export function planWithUpstreams(text: string | undefined, urlOf: (name: string) => string): Plan {
  const plan = compiled.get(text) ?? compile(text);
  compiled.set(text, plan);
  return moveUpstreams(plan, urlOf);
}

function compile(text: string | undefined): Plan {
  const { plan, diagnostics } = compileConfig(shippedConfig, {
    ...(text === undefined ? {} : { text }),
    env: { TOLLGATE_ALLOW_PRIVATE_MEDIA: '1' },
    // Nothing listens here; each caller's copy of the plan has other URLs.
    validators,
    upstreams: () => ({ url: 'http://127.0.0.1:1', secret: upstreamSecret }),
  });
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics, null, 2));
  return plan;
}

/** A copy of the plan in which the upstreams have other URLs. Parts of the plan without an upstream in them are shared. */
function moveUpstreams(plan: Plan, urlOf: (name: string) => string): Plan {
  const copies = new Map<unknown, unknown>();
  for (const upstream of plan.upstreams.values()) copies.set(upstream, moved(upstream, new URL(urlOf(upstream.name))));
  // It has the plan's shape, because only upstreams are replaced, by upstreams.
  return copyWith(plan, copies) as Plan;
}

function moved(upstream: UpstreamPlan, { origin, pathname }: URL): UpstreamPlan {
  const { target } = upstream;
  return { ...upstream, target: target && { ...target, origin, base_path: pathname.replace(/\/+$/, '') } };
}

/** The value with the replacements that `copies` has for parts of it, or the value itself if there are none. Adds what it finds. */
function copyWith(value: unknown, copies: Map<unknown, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!copies.has(value)) copies.set(value, copyParts(value, copies));
  return copies.get(value);
}

function copyParts(value: object, copies: Map<unknown, unknown>): unknown {
  const isMap = value instanceof Map;
  const entries: readonly (readonly [unknown, unknown])[] = isMap ? [...value] : Object.entries(value);
  const copied = entries.map(([key, item]) => [key, copyWith(item, copies)] as const);
  if (copied.every(([, item], index) => item === entries[index]?.[1])) return value;
  if (isMap) return new Map(copied);
  return Array.isArray(value) ? copied.map(([, item]) => item) : Object.fromEntries(copied);
}
