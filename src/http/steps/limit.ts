/** Applies the limits of the caller's key, account and model. */
import { given, type Principal } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import { tokensOf } from '../../billing/metered-quote.ts';
import { type Applied, limitsOf } from '../../limits/applied.ts';
import type { EnterResult, Reached } from '../../limits/limits.ts';
import type { LimitsPlan, MeterPlan, ModelPlan } from '../../plan.ts';
import { soon } from '../../store/patience.ts';
import type { Exchange, Services } from '../exchange.ts';
import { limitReached } from './limit-refusal.ts';

/** The step `limit`: counts the request. @throws Refusal rate_limited. */
export function createLimit(services: Services): Run<Exchange> {
  const appliedTo = createApplied(services);
  return (exchange) => {
    const applied = appliedTo(given(exchange.principal, 'principal'), exchange.model);
    if (applied === undefined) return;
    const { limits } = services;
    exchange.limited = { applied, limits, entered: undefined, retry_ms: undefined };
    const entered = limits.enter(applied);
    if (entered instanceof Promise) {
      const giveUp = (result: EnterResult) => result.ok && limits.leave(result, undefined);
      return soon(entered, giveUp).then((result) => admit(exchange, result));
    }
    admit(exchange, entered);
  };

  function admit(exchange: Exchange, result: EnterResult): void {
    if (!result.ok) throw limitReached(exchange, result.reached, services);
    given(exchange.limited, 'limited').entered = result;
  }
}

/** The step `reserve`: counts the tokens that the request may use. @throws Refusal rate_limited. */
export function createReserve(meter: MeterPlan, services: Services): Run<Exchange> {
  return (exchange) => {
    const entered = exchange.limited?.entered;
    if (entered === undefined || entered.applied.tokens.length === 0) return;
    const { hold_units } = given(exchange.metered_quote, 'metered_quote');
    const reached = services.limits.reserve(entered, tokensOf(meter, hold_units));
    if (reached instanceof Promise) return soon(reached).then((found) => admit(exchange, found));
    admit(exchange, reached);
  };

  function admit(exchange: Exchange, reached: Reached | undefined): void {
    if (reached !== undefined) throw limitReached(exchange, reached, services);
  }
}

/** The limits of a caller and a model, found once for each; undefined: nothing is limited. */
function createApplied({
  plan,
}: Pick<Services, 'plan'>): (principal: Principal, model: ModelPlan | undefined) => Applied | undefined {
  const byPrincipal = new WeakMap<Principal, Map<ModelPlan | undefined, Applied | undefined>>();
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

function findApplied(plan: LimitsPlan, principal: Principal, model: ModelPlan | undefined): Applied | undefined {
  const applied = limitsOf(plan, principal, model?.id);
  return Object.values(applied).every((limits) => limits.length === 0) ? undefined : applied;
}
