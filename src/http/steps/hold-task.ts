/** Stores a task with its hold durably, before the upstream is called. */
import { given } from '../../admission/request-state.ts';
import { over, type Run } from '../../admission/step.ts';
import type { ForwardRoute, TaskKindPlan } from '../../plan.ts';
import { soon } from '../../store/patience.ts';
import { type Opened, openCreation } from '../../tasks/create/open.ts';
import { recordCreation } from '../../tasks/create/record.ts';
import { passOn } from '../answer.ts';
import type { Exchange, Services } from '../exchange.ts';
import { insufficientFunds } from './insufficient-funds.ts';
import { holdLimited, holdLimitsOf } from './limit-refusal.ts';
import { replayEarlier } from './replay.ts';

/** The step `hold`. @throws Refusal insufficient_funds; conflict or idempotency_mismatch if another request has used the key. */
export function holdTask({ name: route }: ForwardRoute, kind: TaskKindPlan, services: Services): Run<Exchange> {
  return async (exchange) => {
    const { account, key } = given(exchange.principal, 'principal');
    const { id: model } = given(exchange.model, 'model');
    const quote = given(exchange.task_quote, 'task_quote');
    const request = given(exchange.outgoing, 'outgoing');
    const { idempotency } = exchange;
    const limits = holdLimitsOf(exchange, services);
    const creation = { account, key, route, model, kind, quote, request, idempotency, limits };
    const opened = await soon(openCreation(creation, services), (late) => giveUp(late, services));
    switch (opened.outcome) {
      case 'held':
        exchange.held = opened.held;
        exchange.task = opened.held.task;
        return undefined;
      case 'repeated':
        passOn(exchange, replayEarlier(opened.earlier, services));
        return over;
      case 'limited':
        throw holdLimited(exchange, opened.refusal, limits?.spend ?? [], services);
      case 'insufficient_funds':
        throw insufficientFunds(exchange, opened.wallet, quote.hold_nano, services);
    }
  };
}

/** Releases a hold that was stored after its caller had been told that it was not. */
async function giveUp(opened: Opened, services: Services): Promise<void> {
  if (opened.outcome !== 'held') return;
  await recordCreation(opened.held, { outcome: 'unsent', why: 'never sent: the store answered too late' }, services);
}
