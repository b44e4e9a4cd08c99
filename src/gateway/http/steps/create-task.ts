/** Creates a task: the steps from the hold to the answer. */

import { recordWithTimeout, withTimeout } from '../../../ledger/store/patience.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { ForwardRoute, TaskKindPlan, UpstreamPlan } from '../../../plan/index.ts';
import type { Answer } from '../../../upstream/client/collect.ts';
import { headersWithout } from '../../../upstream/client/headers.ts';
import { modelNotFound } from '../../admission/model.ts';
import { renamedParams } from '../../admission/rename.ts';
import { HANDLED, type Run } from '../../admission/step.ts';
import type { Services } from '../../runtime/services.ts';
import { dispatchCreation } from '../../tasks/create/dispatch.ts';
import { type OpenCreationResult, openCreation } from '../../tasks/create/open-task.ts';
import { recordCreation } from '../../tasks/create/record.ts';
import { passOn } from '../answer.ts';
import { type ExchangeWith, type MadeHere, NO_RETRY } from '../exchange.ts';
import { refuseCaller } from './authenticate.ts';
import { holdLimitsOf, holdRefused } from './limit-refusal.ts';
import { replayEarlier } from './replay.ts';

/** The step `hold`: stores the task with its hold durably. @throws Refusal insufficient_funds; conflict or idempotency_mismatch if another request has used the key. */
export function holdTask(
  { name: route, model: rule }: ForwardRoute,
  kind: TaskKindPlan,
  services: Services,
): Run<ExchangeWith<'principal' | 'model' | 'task_quote' | 'outgoing'>, MadeHere<'held' | 'task'>> {
  return async (exchange) => {
    const { id: request_id, principal, model, task_quote: quote, outgoing: request, idempotency } = exchange;
    const { account, key, secret_sha256 } = principal;
    const limits = holdLimitsOf(exchange, services);
    const paramsAt = (upstream: UpstreamPlan) => {
      if (kind.params.length === 0) return undefined;
      const sent = renamedParams(rule, model, upstream, exchange.params);
      return Object.fromEntries(kind.params.map((name) => [name, sent[name] ?? '']));
    };
    const known = { request_id, account, key, secret_sha256, route, model: model.id, paramsAt };
    const { answer_facts } = exchange.branch?.billing ?? {};
    const creation = { ...known, kind, quote, answer_facts, request, idempotency, limits };
    const opened = await withTimeout(openCreation(creation, services), services, (late) => giveUp(late, services));
    switch (opened.outcome) {
      case 'held':
        return { held: opened.held, task: opened.held.task };
      case 'repeated':
        passOn(exchange, replayEarlier(opened.earlier, services));
        return HANDLED;
      case 'caller_refused':
        throw opened.why === 'model' ? modelNotFound(model.id) : refuseCaller(opened.why);
      case 'refused':
        throw holdRefused(exchange, opened.refusal, quote.hold_nano, services);
    }
  };
}

/** Releases a hold that was stored after its caller had got the refusal. */
async function giveUp(opened: OpenCreationResult, services: Services): Promise<void> {
  if (opened.outcome !== 'held') return;
  await recordCreation(opened.held, { outcome: 'unsent', why: 'never sent: the store answered too late' }, services);
}

/** The step `forward`: sends the request, exactly once. From here on every failure is an unknown outcome, unless the upstream certainly created nothing. */
export function forwardTask(services: Services): Run<ExchangeWith<'held'>, MadeHere<'dispatched'>> {
  return async (exchange) => {
    exchange.may_retry = false;
    const dispatched = await dispatchCreation(exchange.held, services);
    const { outcome } = dispatched;
    if (outcome === 'unsent' || outcome === 'refused') exchange.may_retry = true;
    return { dispatched };
  };
}

/** The step `record`: stores the outcome. The upstream's id is durable before the caller gets it. */
export function recordTask(services: Services): Run<ExchangeWith<'held' | 'dispatched'>> {
  return async (exchange) => {
    const { held, dispatched } = exchange;
    const { request } = dispatched;
    const recorded = await recordWithTimeout(recordCreation({ ...held, request }, dispatched, services));
    exchange.may_retry = recorded !== 'unknown' && recorded !== 'superseded';
  };
}

/** The step `answer`: passes the upstream's answer on. @throws Refusal overloaded or UpstreamFailure if there is no answer. */
export function answerTask(exchange: ExchangeWith<'dispatched'>): void {
  const { dispatched } = exchange;
  if ('answer' in dispatched) {
    const { answer } = dispatched;
    passOn(exchange, exchange.may_retry ? answer : forbidRetry(answer));
    return;
  }
  if (dispatched.failure !== undefined) throw dispatched.failure;
  throw new Refusal('overloaded', 'the gateway was too busy and sent nothing upstream; try again');
}

/** The answer with the header that stops SDKs from automatic retries. */
function forbidRetry(answer: Answer): Answer {
  const { headers } = answer;
  const kept = headersWithout(headers, (name) => name === NO_RETRY[0]);
  return { ...answer, headers: [...kept, ...NO_RETRY] };
}
