/**
 * Learns whether an upstream took a creation that it never answered: by the means that its task kind declares, and only by
 * the upstream's own word. What cannot be learnt stays as it is until its deadline, and then an operator decides.
 */
import type { TaskKindPlan, UnknownPlan, UpstreamPlan, UpstreamTarget } from '../plan.ts';
import type { Task } from '../store/store.ts';
import { type Answer, collect, readJson } from '../upstream/collect.ts';
import { upstreamRequestHeaders } from '../upstream/headers.ts';
import { dispatchLease_ms, readCreation, refusals } from './creation.ts';
import type { LookOutcome, SettleServices } from './poll.ts';

/** @throws UpstreamFailure when there is no answer: then nothing has changed. */
export async function resolveUnknown(
  task: Task,
  kind: TaskKindPlan,
  upstream: UpstreamPlan,
  target: UpstreamTarget,
  next_poll_at_ms: number,
  services: SettleServices,
): Promise<LookOutcome> {
  const look: Look = { task, kind, upstream, target, next_poll_at_ms };
  if (kind.unknown === undefined) return 'unchanged';
  return kind.unknown.by === 'key' ? sendAgain(look, services) : findInList(look, kind.unknown, services);
}

interface Look {
  readonly task: Task;
  readonly kind: TaskKindPlan;
  readonly upstream: UpstreamPlan;
  readonly target: UpstreamTarget;
  readonly next_poll_at_ms: number;
}

/** The same request with the same key: the upstream makes no second task, and says what it said, or would have said, first. */
async function sendAgain(
  { task, kind, upstream, target, next_poll_at_ms }: Look,
  services: SettleServices,
): Promise<LookOutcome> {
  const { store, upstreams, log } = services;
  const stored = await store.storedRequest(task.id);
  if (stored === undefined) return 'unchanged';
  const { credential } = target;
  const headers = [...stored.headers, ...(credential === undefined ? [] : [credential.header, credential.value])];
  const body = stored.body === null ? undefined : Buffer.from(stored.body);
  const answer = await collect(upstreams, { upstream, target, method: 'POST', path: stored.path, headers, body });
  const remembered = { status: answer.statusCode, headers: answer.headers, body: answer.body };
  if (refusals.has(answer.statusCode)) {
    const reason = `sent again with its key, the upstream refused it with ${answer.statusCode}`;
    await store.settleTask(task.id, { outcome: 'release', reason, status: null, record: null }, remembered);
    return 'settled';
  }
  const created = readCreation(kind, answer);
  if (created === undefined) return 'unchanged';
  const seen = { status: created.status, record: null, next_poll_at_ms };
  if (!(await store.startTask(task.id, created.id, seen, remembered))) return 'unchanged';
  log.info({ task: task.id }, 'a creation of unknown outcome is running after all');
  return 'running';
}

/** What the upstream made and nobody here knows, at the time and for the model of the task. */
async function findInList(
  look: Look,
  plan: Extract<UnknownPlan, { by: 'list' }>,
  services: SettleServices,
): Promise<LookOutcome> {
  const { task, upstream, target, next_poll_at_ms } = look;
  const { store, upstreams, log, now } = services;
  const headers = upstreamRequestHeaders({}, [], target, false);
  const answer = await collect(upstreams, {
    upstream,
    target,
    method: 'GET',
    path: plan.path,
    headers,
    body: undefined,
  });
  const listed = answer.statusCode === 200 ? readList(answer, plan) : undefined;
  if (listed === undefined) return 'unchanged';
  const from_ms = task.created_at_ms - plan.within_ms;
  const to_ms = task.created_at_ms + dispatchLease_ms(upstream, services.plan) + plan.within_ms;
  if (!(await isAlone(look, from_ms, to_ms, services))) return 'unchanged';
  const strangers: Listed[] = [];
  for (const item of listed) {
    if (item.created_at_ms < from_ms || item.created_at_ms > to_ms) continue;
    if (!(await store.knowsUpstreamId(upstream.name, item.id))) strangers.push(item);
  }
  const candidates = strangers.filter(({ model }) => model === task.model);
  const [found] = candidates;
  if (found !== undefined && candidates.length === 1) {
    const body = Buffer.from(JSON.stringify(found.item));
    const headers = ['content-type', 'application/json', 'content-length', String(body.length)];
    const remembered = { status: 200, headers, body };
    if (!(await store.startTask(task.id, found.id, { status: null, record: null, next_poll_at_ms }, remembered)))
      return 'unchanged';
    log.info({ task: task.id }, 'a creation of unknown outcome was found among the tasks of the upstream');
    return 'running';
  }
  // A list that goes back beyond the task and does not hold it, long after it would: the upstream never took it.
  const reachesBack = listed.some((item) => item.created_at_ms < from_ms);
  // Of any model, for an upstream may list a model by another name than it was asked for.
  if (strangers.length === 0 && reachesBack && now() > to_ms) {
    const reason = 'the upstream lists no such task';
    await store.settleTask(task.id, { outcome: 'release', reason, status: null, record: null });
    return 'settled';
  }
  return 'unchanged';
}

interface Listed {
  readonly id: string;
  readonly model: string;
  readonly created_at_ms: number;
  readonly item: unknown;
}

function readList(answer: Answer, plan: Extract<UnknownPlan, { by: 'list' }>): readonly Listed[] | undefined {
  const items = plan.items(readJson(answer));
  if (!Array.isArray(items)) return undefined;
  return items.flatMap((item: unknown) => {
    const [id, model, created_at] = [plan.id(item), plan.model(item), plan.created_at(item)];
    if (typeof id !== 'string' || typeof model !== 'string' || typeof created_at !== 'number') return [];
    return [{ id, model, created_at_ms: created_at * 1000, item }];
  });
}

/**
 * Two tasks whose outcome was never learnt, alike in upstream and model, cannot be told apart in a list when the times overlap
 * in which the upstream may have taken them. A task that an operator resolved without the upstream's id counts too: its job
 * is still a stranger in the list.
 */
async function isAlone(look: Look, from_ms: number, to_ms: number, services: SettleServices): Promise<boolean> {
  const { task, upstream } = look;
  const span_ms = to_ms - from_ms;
  const { tasks, total } = await services.store.listTasks({
    states: ['dispatching', 'unknown', 'review', 'succeeded'],
    models: [task.model],
    unnamed: true,
    limit: alike_limit,
  });
  if (total > tasks.length) return false;
  const alike = tasks.filter(
    (other) =>
      other.upstream === upstream.name &&
      other.created_at_ms >= from_ms - span_ms &&
      other.created_at_ms <= to_ms + span_ms,
  );
  return alike.length === 1;
}

/** More tasks of one model than this are not looked through, and then nothing is decided. */
const alike_limit = 10_000;
