/** Makes small parts of a plan for tests of single steps. */
import type { BranchPlan, ModelPlan, PricePlan, PriceUnit, UpstreamPlan } from '../../src/plan.ts';

export function upstreamPlan(name: string, on = true): UpstreamPlan {
  const target = { origin: 'http://127.0.0.1:1', base_path: '', credential: undefined };
  const timeouts = { connect_timeout_ms: 1, headers_timeout_ms: 1, idle_timeout_ms: 1 };
  return { name, target: on ? target : undefined, ...timeouts, credential_refused: 'pass_on' };
}

export function pricePlan(unit: PriceUnit): PricePlan {
  return {
    name: 'p',
    unit,
    divisor: unit === 'second' ? 1n : 1_000_000n,
    by: [],
    price_nano: () => 1n,
    byClass: undefined,
    table: 1n,
  };
}

export function modelPlan(id: string, more: Partial<ModelPlan> = {}): ModelPlan {
  return {
    id,
    type: 'video',
    upstream: upstreamPlan('u'),
    price: undefined,
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
    validate: undefined,
    fill: undefined,
    only: undefined,
    upstream_path: () => '/',
    billing: undefined,
    creates_task: undefined,
    ...more,
  };
}
