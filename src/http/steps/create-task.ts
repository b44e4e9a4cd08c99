/**
 * Creates a task upstream with money held for it. The order is the whole point: the hold is durable before the upstream is
 * called, and the upstream's id is durable before the caller hears it.
 */

import type { Quote } from '../../billing/quote.ts';
import { failpoint } from '../../failpoint.ts';
import type { ForwardRoute, TaskKindPlan } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import { dispatchLease_ms, readCreation, refusals } from '../../settle/creation.ts';
import { poll_interval_ms, reportReview } from '../../settle/poll.ts';
import { no_means } from '../../settle/recover.ts';
import type { Opening, OpenResult, StoredAnswer } from '../../store/store.ts';
import type { UpstreamRequest } from '../../upstream/client.ts';
import { type Answer, collect, readJson } from '../../upstream/collect.ts';
import { UpstreamFailure } from '../../upstream/failure.ts';
import { type Exchange, newTaskId, noRetry, type Services } from '../exchange.ts';
import { replayClaim } from './idempotency.ts';
import { insufficientFunds } from './insufficient-funds.ts';
import { passOn } from './send.ts';

export interface Creation {
  readonly kind: TaskKindPlan;
  readonly model: string;
  readonly quote: Quote;
  readonly request: UpstreamRequest;
  readonly opening: Opening;
}

/** @throws Refusal insufficient_funds, conflict, idempotency_mismatch; UpstreamFailure. The wallet is as the outcome says. */
export async function createTask(
  exchange: Exchange<ForwardRoute>,
  creation: Creation,
  services: Services,
): Promise<void> {
  const task = newTaskId(services);
  let opened_at_ms = services.now();
  const { account } = exchange.principal;
  const opened = await services.leases.afford(account, creation.quote.hold_nano, () => {
    opened_at_ms = services.now();
    return open(task, exchange, creation, services);
  });
  if (!opened.ok) {
    passOn(exchange, replayOrRefuse(opened, exchange, creation, services));
    return;
  }
  exchange.notes.task = task;
  failpoint('hold_durable');
  const isStale = () => services.now() - opened_at_ms > services.plan.settle.lease_ms;
  if (isStale()) await refuseStale(task, services);
  // From here on, whatever fails leaves an unknown outcome, unless it is proved below that nothing was made.
  exchange.notes.unknown_outcome = true;
  let answer: Answer;
  try {
    answer = await collect(services.upstreams, creation.request, isStale);
  } catch (error) {
    if (error instanceof UpstreamFailure) await settleFailure(task, creation.kind, error, exchange, services);
    throw error;
  }
  failpoint('upstream_answered');
  await settleAnswer(task, creation, answer, exchange, services);
  failpoint('task_started');
  passOn(exchange, exchange.notes.unknown_outcome ? { ...answer, headers: withoutRetry(answer.headers) } : answer);
}

/** An SDK that sends such a creation again by itself would have a second job made. */
function withoutRetry(headers: readonly string[]): readonly string[] {
  const kept = headers.filter((_, index) => headers[index - (index % 2)]?.toLowerCase() !== noRetry[0]);
  return [...kept, ...noRetry];
}

/**
 * A process that was stopped after T1 (a suspended machine, a disk that hung) may wake up when others have long decided that
 * its task was never sent. Sent now, it would be made and charged to nobody.
 *
 * @throws Refusal overloaded: the hold is released, and nothing was sent.
 */
async function refuseStale(task: string, services: Services): Promise<never> {
  await releaseUnsent(task, 'never sent', services);
  throw new Refusal('overloaded', 'the gateway was held up, and sent nothing; try again');
}

/** T1. */
function open(
  id: string,
  exchange: Exchange<ForwardRoute>,
  { kind, model, quote, request, opening }: Creation,
  services: Services,
): Promise<OpenResult> {
  const { principal, route } = exchange;
  const { upstream } = request;
  const now = services.now();
  const task = {
    ...quote,
    id,
    account: principal.account,
    key: principal.key,
    upstream: upstream.name,
    kind: kind.name,
    route: route.name,
    model,
    lease_until_ms: now + dispatchLease_ms(upstream, services.plan),
    deadline_at_ms: now + kind.deadline_ms,
  };
  return services.store.openTask(task, opening);
}

function replayOrRefuse(
  opened: Exclude<OpenResult, { ok: true }>,
  exchange: Exchange<ForwardRoute>,
  { quote }: Creation,
  services: Services,
): Answer {
  const { metrics } = services;
  switch (opened.reason) {
    case 'answered':
    case 'in_flight':
    case 'other_request':
      return replayClaim(opened, { metrics });
    case 'insufficient_funds':
      metrics.creations.inc({ outcome: 'no_money' });
      throw insufficientFunds(exchange, opened.wallet, quote.hold_nano, services);
    case 'unknown_account':
      throw new Error(`key ${exchange.principal.key} belongs to no account`);
  }
}

/** No answer. Only a request that surely never left gives its hold back: what was sent may be rendering, and be billed. */
async function settleFailure(
  task: string,
  kind: TaskKindPlan,
  failure: UpstreamFailure,
  exchange: Exchange,
  services: Services,
): Promise<void> {
  if (failure.sent) return markUnknown(task, kind, failure.message, services);
  exchange.notes.unknown_outcome = false;
  await releaseUnsent(task, failure.message, services);
}

/** Nothing left for the upstream, so nothing can be billed. */
async function releaseUnsent(task: string, reason: string, { metrics, store }: Services): Promise<void> {
  metrics.creations.inc({ outcome: 'unsent' });
  await store.settleTask(task, { outcome: 'release', reason, status: null, record: null });
}

async function markUnknown(task: string, kind: TaskKindPlan, why: string, services: Services): Promise<void> {
  const { store, log, metrics, now } = services;
  metrics.creations.inc({ outcome: 'unknown' });
  log.warn({ task, why }, 'the outcome of a creation is unknown; its hold stays');
  if (kind.unknown !== undefined) {
    await store.markUnknown(task, why, now() + poll_interval_ms);
    return;
  }
  const reason = `${why}; ${no_means}`;
  if (await store.markReview(task, reason)) reportReview(task, reason, services);
}

/**
 * T2, or the release of what the upstream refused. An answer that would be the same again is kept for whoever repeats the request
 * by its key; any other refusal frees the key.
 */
async function settleAnswer(
  task: string,
  { kind, opening }: Creation,
  answer: Answer,
  { notes }: Exchange,
  services: Services,
): Promise<void> {
  const { store, metrics, now } = services;
  const { statusCode } = answer;
  const stored: StoredAnswer | undefined = opening.claim && {
    status: statusCode,
    headers: answer.headers,
    body: answer.body,
  };
  if (kind.nothing_made.isProved({ statusCode, json: () => readJson(answer) })) {
    notes.unknown_outcome = false;
    metrics.creations.inc({ outcome: 'refused' });
    const reason = `the upstream refused it with ${statusCode}`;
    const remembered = refusals.has(statusCode) ? stored : undefined;
    await store.settleTask(task, { outcome: 'release', reason, status: null, record: null }, remembered);
    return;
  }
  const created = readCreation(kind, answer);
  if (created === undefined) {
    return markUnknown(task, kind, `the upstream answered ${statusCode} without a task id`, services);
  }
  const seen = { status: created.status, record: null, next_poll_at_ms: now() + poll_interval_ms };
  if (await store.startTask(task, created.id, seen, stored)) {
    notes.unknown_outcome = false;
    metrics.creations.inc({ outcome: 'started' });
    return;
  }
  await markUnknown(task, kind, `the upstream gave out the id ${created.id} twice`, services);
}
