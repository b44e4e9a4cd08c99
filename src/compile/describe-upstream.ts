/** Describes upstreams and their targets as plain JSON for `plan`. */
import type { UpstreamPlan, UpstreamTarget } from '../plan.ts';

export interface UpstreamDescription {
  readonly name: string;
  readonly state: 'on' | 'off';
  /** With its path. Of the target of new requests, or of the first one of several; null if the upstream is off. */
  readonly origin: string | null;
  readonly targets: readonly TargetDescription[];
  /** Statuses that send a request to the next target. */
  readonly move_on: readonly number[];
}

export interface TargetDescription {
  readonly name: string;
  readonly state: 'on' | 'off';
  readonly origin: string | null;
  /** With 0 it gets no new requests. Null if it is off. */
  readonly weight: number | null;
}

/** Describes an upstream and its targets, without their credentials. */
export function describeUpstream(upstream: UpstreamPlan): UpstreamDescription {
  const { name, target, targets, target_names, move_on } = upstream;
  const described = target_names.map((each): TargetDescription => {
    const on = targets.find((one) => one.name === each);
    return { name: each, state: on ? 'on' : 'off', origin: on ? addressOf(on) : null, weight: on?.weight ?? null };
  });
  return { name, state: stateOf(upstream), origin: target ? addressOf(target) : null, targets: described, move_on };
}

/** Its url. */
export function addressOf({ origin, base_path }: UpstreamTarget): string {
  return `${origin}${base_path}`;
}

/** Whether it takes new requests. */
export function stateOf(upstream: UpstreamPlan): 'on' | 'off' {
  return upstream.target === undefined ? 'off' : 'on';
}
