/** Makes small parts of a plan for tests of single steps. */
import type { BranchPlan, ModelPlan, PricePlan, PriceUnit, UpstreamPlan } from '../../../src/plan/index.ts';

export function upstreamPlan(name: string, on = true): UpstreamPlan {
  const origin = 'http://127.0.0.1:1';
  const target = { name: 'default', shown: origin, weight: 1, origin, base_path: '', credential: undefined };
  const timeouts = { connections: 1, connect_timeout_ms: 1, headers_timeout_ms: 1, idle_timeout_ms: 1 };
  const health = {
    failures: 5,
    ratio: 50,
    requests: 20,
    window_ms: 30_000,
    open_ms: 5_000,
    longest_ms: 120_000,
    slow_ms: undefined,
  };
  const targets = { target: on ? target : undefined, targets: on ? [target] : [], target_names: ['default'] };
  return { name, optional: true, ...targets, ...timeouts, credential_refused: [], move_on: [429], health };
}

export function pricePlan(unit: PriceUnit): PricePlan {
  return {
    name: 'p',
    unit,
    divisor: unit === 'second' ? 1n : 1_000_000n,
    by: [],
    byClass: undefined,
    table: 1n,
  };
}

export function modelPlan(id: string, more: Partial<ModelPlan> = {}): ModelPlan {
  const upstream = more.upstream ?? upstreamPlan('u');
  return {
    id,
    type: 'video',
    upstream,
    upstreams: [upstream],
    choice: undefined,
    price: undefined,
    as: new Map(),
    defaults: {},
    limits: {},
    card: {},
    ...more,
  };
}

export function branchPlan(name: string, more: Partial<BranchPlan> = {}): BranchPlan {
  return {
    name,
    when: { prefix: undefined, unit: undefined },
    shorthand: undefined,
    schema: undefined,
    fill: undefined,
    only: undefined,
    upstream_path: ['/'],
    billing: undefined,
    creates_task: undefined,
    ...more,
  };
}
