/** Applies the limits of the caller's key, account and model. */

import { type EffectiveLimits, limitsOf } from '../../../billing/limits/effective-limits.ts';
import type { EnterResult } from '../../../billing/limits/request-limits.ts';
import { withTimeout } from '../../../ledger/store/patience.ts';
import type { LimitsPlan, ModelPlan } from '../../../plan/index.ts';
import type { Principal } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { Services } from '../../runtime/services.ts';
import type { Exchange, ExchangeWith } from '../exchange.ts';
import type { LimitedRequest } from '../limit-headers.ts';
import { limitExceeded } from './limit-refusal.ts';

/**
 * The step `limit`: finds the limits of the request, and refuses it at once if it has certainly reached one. Then no body is checked and
 * no media is measured for it. @throws Refusal rate_limited.
 */
export function createLimit(services: Services): Run<ExchangeWith<'principal'>> {
  const appliedTo = createApplied(services);
  return (exchange) => {
    const applied = appliedTo(exchange.principal, exchange.model);
    if (applied === undefined) return;
    const { limits } = services;
    exchange.limited = { applied, limits, entered: undefined, retry_ms: undefined };
    const reached = limits.reached(applied);
    if (reached !== undefined) throw limitExceeded(exchange, reached, services);
  };
}

/**
 * The step `reserve`: counts the request, and takes a slot and the tokens that it may use, just before the hold. The exit gives them back
 * if the request is not forwarded. @throws Refusal rate_limited.
 *
 * @returns a function; `tokens` is undefined for a request that is not metered.
 */
export function createReserve(services: Services): (exchange: Exchange, tokens?: number) => void | Promise<void> {
  return (exchange, tokens) => {
    const { limited } = exchange;
    if (limited === undefined) return;
    const body_bytes = exchange.received?.length ?? 0;
    const entered = services.limits.enter(limited.applied, { tokens, body_bytes });
    if (entered instanceof Promise)
      return withTimeout(entered, services, giveUp).then((result) => admit(exchange, limited, result));
    admit(exchange, limited, entered);
  };

  function giveUp(result: EnterResult): void {
    if (result.ok) services.limits.leave(result, undefined);
  }

  function admit(exchange: Exchange, limited: LimitedRequest, result: EnterResult): void {
    if (!result.ok) throw limitExceeded(exchange, result.reached, services);
    limited.entered = result;
  }
}

/** The limits of a caller and a model, found once for each; undefined: nothing is limited. */
function createApplied({
  plan,
}: Pick<Services, 'plan'>): (principal: Principal, model: ModelPlan | undefined) => EffectiveLimits | undefined {
  const byPrincipal = new WeakMap<Principal, Map<ModelPlan | undefined, EffectiveLimits | undefined>>();
  return (principal, model) => {
    let byModel = byPrincipal.get(principal);
    if (byModel === undefined) {
      byModel = new Map();
      byPrincipal.set(principal, byModel);
    }
    if (byModel.has(model)) return byModel.get(model);
    const applied = plan.limits && findApplied(plan.limits, principal, model);
    byModel.set(model, applied);
    return applied;
  };
}

function findApplied(
  plan: LimitsPlan,
  principal: Principal,
  model: ModelPlan | undefined,
): EffectiveLimits | undefined {
  const applied = limitsOf(plan, principal, model?.id);
  return Object.values(applied).every((limits) => limits.length === 0) ? undefined : applied;
}
