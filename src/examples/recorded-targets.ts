/** The plan for playing examples: each upstream is on and has one target, so that no example depends on the environment. */
import type { ModelPlan, Plan, RoutePlan, UpstreamPlan, UpstreamTarget } from '../plan.ts';
import { DEFAULT_TARGET } from '../plan.ts';

const TARGET: UpstreamTarget = {
  name: DEFAULT_TARGET,
  shown: 'recorded',
  weight: 1,
  origin: 'http://recorded.invalid',
  base_path: '',
  credential: undefined,
};

/** Only the parts with an upstream are copied: the others are known by their identity. */
export function withRecordedTargets(plan: Plan): Plan {
  const upstreams = new Map(
    [...plan.upstreams].map(([name, one]) => [name, { ...one, target: TARGET, targets: [TARGET] }]),
  );
  const on = (upstream: UpstreamPlan): UpstreamPlan => upstreams.get(upstream.name) ?? upstream;
  const model = (one: ModelPlan): ModelPlan => ({
    ...one,
    upstream: on(one.upstream),
    upstreams: one.upstreams.map(on),
    choice: undefined,
  });
  const route = (one: RoutePlan): RoutePlan => {
    if (one.action === 'forward') return { ...one, upstream: one.upstream && on(one.upstream), choice: undefined };
    return one.action === 'list_resources' ? { ...one, upstream: on(one.upstream) } : one;
  };
  const models = new Map([...plan.models].map(([id, one]) => [id, model(one)]));
  return { ...plan, upstreams, models, routes: plan.routes.map(route) };
}
