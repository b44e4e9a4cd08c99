/** Compiles each configuration text once per process, because compiling takes longer than most tests. */
import { resolve } from 'node:path';
import { compileConfig } from '../../src/config/compile-config.ts';
import type { Plan, UpstreamTarget } from '../../src/plan/index.ts';

/** Path of the shipped configuration. */
export const shippedConfig = resolve(import.meta.dirname, '../../gateway.yaml');

/** The credential of every upstream. */
export const upstreamSecret = 'upstream-secret';

const compiled = new Map<string, Plan>();

/**
 * The plan of the shipped configuration with private media allowed. Every upstream is on, at the URL that `urlOf` returns for its
 * name, or for `NAME/TARGET` if it has several targets. `text` is
 * compiled instead of the shipped file; its file references are resolved beside gateway.yaml, or beside `file`, another
 * configuration.
 *
 * @throws Error that lists the findings if one of them is an error
 */
export function planWithUpstreams(
  text: string | undefined,
  urlOf: (name: string) => string,
  file = shippedConfig,
): Plan {
  const name = `${file} ${text ?? ''}`;
  const plan = compiled.get(name) ?? compile(file, text);
  compiled.set(name, plan);
  return moveUpstreams(plan, urlOf);
}

function compile(file: string, text: string | undefined): Plan {
  const { plan, diagnostics } = compileConfig(file, {
    ...(text === undefined ? {} : { text }),
    env: { TOLLGATE_ALLOW_PRIVATE_MEDIA: '1' },
    // Nothing listens here; each caller's copy of the plan has other URLs.
    upstreams: () => ({ url: 'http://127.0.0.1:1', secret: upstreamSecret }),
  });
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics, null, 2));
  return plan;
}

/** A copy of the plan in which the upstreams have other URLs. Parts of the plan without an upstream in them are shared. */
function moveUpstreams(plan: Plan, urlOf: (name: string) => string): Plan {
  const copies = new Map<unknown, unknown>();
  for (const upstream of plan.upstreams.values()) {
    const isOne = upstream.targets.length === 1;
    for (const target of upstream.targets)
      copies.set(
        target,
        movedTarget(target, new URL(urlOf(isOne ? upstream.name : `${upstream.name}/${target.name}`))),
      );
    copies.set(upstream, copyParts(upstream, copies));
  }
  // It has the plan's shape, because only upstreams are replaced, by upstreams.
  return copyWith(plan, copies) as Plan;
}

function movedTarget(target: UpstreamTarget, { origin, pathname }: URL): UpstreamTarget {
  const shown = target.shown === target.origin ? origin : target.shown;
  return { ...target, origin, shown, base_path: pathname.replace(/\/+$/, '') };
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
