/**
 * The state of all targets between requests: their health, and whose turn is next. There is one for the life of the process: it keys
 * targets by the names of their upstream and their own, so that it outlives a plan.
 */
import type { HealthPlan, TargetChoice, TargetTier, UpstreamPlan, UpstreamTarget } from '../../plan/index.ts';
import { type Shown, type Taken, TargetHealth } from './target-health.ts';

export interface TargetState {
  readonly upstream: string;
  readonly target: string;
  readonly health: TargetHealth;
  /** Smooth weighted round robin: the target with the most credit is next. */
  credit: number;
  /** The newest plan's. */
  plan: HealthPlan;
}

export interface Picked {
  readonly upstream: UpstreamPlan;
  readonly target: UpstreamTarget;
  readonly state: TargetState;
}

/** Why a request left a target for another one: it was not sent, or the upstream refused it, or the upstream refused the credential. */
export type MoveReason = 'unsent' | 'refused' | 'credential_refused';

/** The last request that a target failed. */
export interface TargetFailure {
  readonly at_ms: number;
  /** `status 503`, or why there is no complete answer: `ECONNREFUSED`. */
  readonly reason: string;
}

/** A target, whether it takes requests as usual, and its last failure. */
export type TargetUse = readonly [upstream: string, target: string, takes: boolean, failure: TargetFailure | undefined];

/** What the states use and report to. */
export interface TargetWorld {
  readonly now: () => number;
  /** A number from 0 up to 1. */
  readonly jitter: () => number;
  /** The circuit breaker of a target has opened or closed. */
  readonly turned?: (state: TargetState, to: 'opened' | 'closed') => void;
  /** A request went on to another target. */
  readonly moved?: (from: TargetState, reason: MoveReason) => void;
}

export class TargetStates {
  readonly #world: TargetWorld;
  readonly #byName = new Map<string, TargetState>();
  readonly #byTarget = new WeakMap<UpstreamTarget, TargetState>();
  /** By upstream and target; also of targets that have no other one beside them. */
  readonly #failures = new Map<string, readonly [upstream: string, target: string, TargetFailure]>();

  /** The credit of each tier of a choice with shares. */
  readonly #shares = new WeakMap<TargetChoice, number[]>();

  constructor(world: TargetWorld) {
    this.#world = world;
  }

  /** Registers the targets of a choice, so that they are shown before their first request. */
  register(choice: TargetChoice): void {
    for (const { upstream, targets } of choice) for (const target of targets) this.#stateOf(upstream, target);
  }

  /** Forgets the targets that none of these choices has any more. */
  keepOnly(choices: Iterable<TargetChoice>): void {
    const needed = new Set<string>();
    for (const choice of choices) {
      for (const { upstream, targets } of choice) for (const target of targets) needed.add(nameOf(upstream, target));
    }
    for (const name of this.#byName.keys()) if (!needed.has(name)) this.#byName.delete(name);
  }

  /** Picks a target that takes requests now, from the first tier that has one. @param tried targets to skip. */
  pick(choice: TargetChoice, tried: readonly UpstreamTarget[]): Picked | undefined {
    const shared = choice[0]?.share !== undefined && tried.length === 0 ? this.#byShare(choice) : undefined;
    if (shared !== undefined) return shared;
    for (const tier of choice) {
      const picked = this.#nextOf(tier, tried);
      if (picked !== undefined) return picked;
    }
    return undefined;
  }

  /** The first target by the shares of the tiers, in the same smooth way as by weight. Undefined: no tier with a share takes requests now. */
  #byShare(choice: TargetChoice): Picked | undefined {
    const credits = this.#shares.get(choice) ?? choice.map(() => 0);
    this.#shares.set(choice, credits);
    const now_ms = this.#world.now();
    const takes = choice.map(
      ({ upstream, targets, share = 0 }) =>
        share > 0 &&
        targets.some((target) => this.#stateOf(upstream, target).health.wait_ms(now_ms, upstream.health) <= 0),
    );
    let first = -1;
    let total = 0;
    for (const [index, { share = 0 }] of choice.entries()) {
      if (takes[index] !== true) continue;
      credits[index] = (credits[index] ?? 0) + share;
      total += share;
      if (first === -1 || (credits[index] ?? 0) > (credits[first] ?? 0)) first = index;
    }
    const tier = choice[first];
    if (tier === undefined) return undefined;
    credits[first] = (credits[first] ?? 0) - total;
    return this.#nextOf(tier, []);
  }

  /** How long until the first target of the choice takes a request, in milliseconds. */
  wait_ms(choice: TargetChoice): number {
    const now_ms = this.#world.now();
    const waits = choice.flatMap(({ upstream, targets }) =>
      targets.map((target) => this.#stateOf(upstream, target).health.wait_ms(now_ms, upstream.health)),
    );
    return Math.min(...waits);
  }

  end({ upstream, state }: Picked, taken: Taken, shown: Shown): void {
    const { now, jitter, turned } = this.#world;
    const turn = state.health.end(taken, shown, now(), upstream.health, jitter());
    if (turn !== undefined) turned?.(state, turn);
  }

  /** The upstream asked for a pause. */
  backOff({ upstream, state }: Picked, pause_ms: number): void {
    state.health.backOff(Math.min(pause_ms, upstream.health.longest_ms), this.#world.now());
  }

  moved({ state }: Picked, reason: MoveReason): void {
    this.#world.moved?.(state, reason);
  }

  /** A target has failed a request. @param reason as in `TargetFailure` */
  failed(upstream: string, target: string, reason: string): void {
    this.#failures.set(keyOf(upstream, target), [upstream, target, { at_ms: this.#world.now(), reason }]);
  }

  /** Every registered target, and those that have failed. */
  *uses(): Iterable<TargetUse> {
    const failures = new Map(this.#failures);
    for (const [upstream, target, takes] of this.shown()) {
      const name = keyOf(upstream, target);
      yield [upstream, target, takes, failures.get(name)?.[2]];
      failures.delete(name);
    }
    for (const [upstream, target, failure] of failures.values()) yield [upstream, target, true, failure];
  }

  get now_ms(): number {
    return this.#world.now();
  }

  /** Every registered target, and whether it takes requests as usual. */
  *shown(): Iterable<readonly [upstream: string, target: string, takes: boolean]> {
    const now_ms = this.#world.now();
    for (const { upstream, target, health, plan } of this.#byName.values())
      yield [upstream, target, health.isUp(now_ms, plan)];
  }

  /**
   * Smooth weighted round robin, as in nginx: exact shares after few requests, without bursts. Random choice would need hundreds of
   * requests to come as close, and paid tasks are rare.
   */
  #nextOf({ upstream, targets }: TargetTier, tried: readonly UpstreamTarget[]): Picked | undefined {
    const now_ms = this.#world.now();
    let next: Picked | undefined;
    let total = 0;
    for (const target of targets) {
      if (tried.includes(target)) continue;
      const state = this.#stateOf(upstream, target);
      if (state.health.wait_ms(now_ms, upstream.health) > 0) continue;
      state.credit += target.weight;
      total += target.weight;
      if (next === undefined || state.credit > next.state.credit) next = { upstream, target, state };
    }
    if (next !== undefined) next.state.credit -= total;
    return next;
  }

  #stateOf(upstream: UpstreamPlan, target: UpstreamTarget): TargetState {
    const known = this.#byTarget.get(target);
    if (known !== undefined) return known;
    const key = nameOf(upstream, target);
    const { name, health: plan } = upstream;
    const state = this.#byName.get(key) ?? {
      upstream: name,
      target: target.name,
      health: new TargetHealth(),
      credit: 0,
      plan,
    };
    state.plan = plan;
    this.#byName.set(key, state);
    this.#byTarget.set(target, state);
    return state;
  }
}

function nameOf({ name }: UpstreamPlan, target: UpstreamTarget): string {
  return keyOf(name, target.name);
}

/** Joins what several threads know of the targets: one takes requests if all say so, and has the newest failure. */
export function mergeUses(ofThreads: readonly (readonly TargetUse[])[]): readonly TargetUse[] {
  const merged = new Map<string, TargetUse>();
  for (const [upstream, target, takes, failure] of ofThreads.flat()) {
    const name = keyOf(upstream, target);
    const [, , before = true, earlier] = merged.get(name) ?? [];
    const isNewer = (failure?.at_ms ?? 0) > (earlier?.at_ms ?? 0);
    merged.set(name, [upstream, target, takes && before, isNewer ? failure : earlier]);
  }
  return [...merged.values()];
}

function keyOf(upstream: string, target: string): string {
  return `${upstream} ${target}`;
}
