/**
 * Creates a task upstream with money held for it. The order is the whole point: the hold is durable before the upstream is
 * called, and the upstream's id is durable before the caller hears it.
 */

import type { Quote } from '../../billing/quote.ts';
import { formatNano } from '../../lang/amount.ts';
import { parseJson } from '../../lang/parse-json.ts';
import type { ForwardRoute, TaskKindPlan } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import { poll_interval_ms } from '../../settle/poll.ts';
import { available_nano } from '../../store/store.ts';
import type { UpstreamRequest } from '../../upstream/client.ts';
import { type Answer, collect } from '../../upstream/collect.ts';
import { UpstreamFailure } from '../../upstream/failure.ts';
import { type Exchange, randomId, type Services } from '../exchange.ts';
import { passOn } from './send.ts';

export interface Creation {
  readonly kind: TaskKindPlan;
  readonly model: string;
  readonly quote: Quote;
  readonly request: UpstreamRequest;
}

/** The upstream is given this much longer than its own time-outs before a task that nobody finished counts as unknown. */
const lease_slack_ms = 30_000;

/** @throws Refusal insufficient_funds; UpstreamFailure. Either way the wallet is as the outcome says. */
export async function createTask(
  exchange: Exchange<ForwardRoute>,
  creation: Creation,
  services: Services,
): Promise<void> {
  const task = await hold(exchange, creation, services);
  exchange.notes.task = task;
  let answer: Answer;
  try {
    answer = await collect(services.upstreams, creation.request);
  } catch (error) {
    if (error instanceof UpstreamFailure) await settleFailure(task, error, services);
    throw error;
  }
  await settleAnswer(task, creation.kind, answer, services);
  passOn(exchange, answer);
}

/** T1. */
async function hold(
  exchange: Exchange<ForwardRoute>,
  { kind, model, quote, request }: Creation,
  services: Services,
): Promise<string> {
  const { principal, route } = exchange;
  const { upstream } = request;
  const now = services.now();
  const id = randomId('task', services);
  const opened = await services.store.openTask({
    ...quote,
    id,
    account: principal.account,
    key: principal.key,
    upstream: upstream.name,
    kind: kind.name,
    route: route.name,
    model,
    lease_until_ms:
      now + upstream.connect_timeout_ms + upstream.headers_timeout_ms + upstream.idle_timeout_ms + lease_slack_ms,
    deadline_at_ms: now + kind.deadline_ms,
  });
  if (opened.ok) return id;
  if (opened.reason === 'unknown_account') throw new Error(`key ${principal.key} belongs to no account`);
  const { currency } = services.plan;
  const name = principal.account_name;
  throw new Refusal(
    'insufficient_funds',
    `account ${name} has ${formatNano(available_nano(opened.wallet))} ${currency} available, this task holds ${formatNano(quote.hold_nano)} ${currency}; ` +
      `top up with: tollgate wallet topup ${name} AMOUNT`,
  );
}

/** No answer. Only a request that surely never left gives its hold back: what was sent may be rendering, and be billed. */
async function settleFailure(task: string, failure: UpstreamFailure, { store, log }: Services): Promise<void> {
  if (failure.sent) {
    await store.markUnknown(task, failure.message);
    log.warn({ task, code: failure.code }, 'the outcome of a creation is unknown; its hold stays');
    return;
  }
  await store.settleTask(task, { outcome: 'release', reason: failure.message, status: null, record: null });
}

/** T2, or the release of what the upstream refused. */
async function settleAnswer(
  task: string,
  kind: TaskKindPlan,
  answer: Answer,
  { store, log, now }: Services,
): Promise<void> {
  const { statusCode } = answer;
  if (statusCode >= 400 && statusCode < 500) {
    await store.settleTask(task, {
      outcome: 'release',
      reason: `the upstream refused it with ${statusCode}`,
      status: null,
      record: null,
    });
    return;
  }
  const id = statusCode >= 200 && statusCode < 300 ? upstreamId(kind, answer.body) : undefined;
  if (id !== undefined) {
    const started = await store.startTask(task, id.id, {
      status: id.status,
      record: null,
      next_poll_at_ms: now() + poll_interval_ms,
    });
    if (started) return;
  }
  await store.markUnknown(
    task,
    id === undefined
      ? `the upstream answered ${statusCode} without a task id`
      : `the upstream gave out the id ${id.id} twice`,
  );
  log.warn({ task, status: statusCode }, 'the outcome of a creation is unknown; its hold stays');
}

function upstreamId(
  kind: TaskKindPlan,
  body: Buffer,
): { readonly id: string; readonly status: string | null } | undefined {
  let answer: unknown;
  try {
    answer = parseJson(body.toString('utf8'));
  } catch {
    return undefined;
  }
  const id = kind.id(answer);
  if (typeof id !== 'string' || id === '') return undefined;
  const status = kind.status(answer);
  return { id, status: typeof status === 'string' ? status : null };
}
