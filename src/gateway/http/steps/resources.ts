/** Forwards a request that creates or removes resources, and records their owner before the caller gets the answer. */

import { AnswerIds } from '../../../billing/metering/answer-ids.ts';
import { logUntilStored, recordWithTimeout, withTimeout } from '../../../ledger/store/patience.ts';
import type { Store } from '../../../ledger/store/store.ts';
import { valuesAt } from '../../../lib/json/places.ts';
import { follow } from '../../../lib/json/pointer.ts';
import { idIn } from '../../../lib/text/part-of-text.ts';
import type { CreatedResourcePlan, ForwardRoute, Plan } from '../../../plan/index.ts';
import { type Answer, collect, readJson } from '../../../upstream/client/collect.ts';
import { headerIn } from '../../../upstream/client/headers.ts';
import type { AnswerHold } from '../../../upstream/client/holding.ts';
import type { NeededResource } from '../../admission/needs.ts';
import { notFound } from '../../admission/ownership.ts';
import type { Run } from '../../admission/step.ts';
import type { Services } from '../../runtime/services.ts';
import { passOn } from '../answer.ts';
import type { Exchange, ExchangeWith, MadeHere } from '../exchange.ts';

/** Whether an account owns a resource, or made a task of a kind. */
export async function isOwned(
  account: string,
  { resource, id }: NeededResource,
  { plan, store }: { readonly plan: Pick<Plan, 'taskKinds'>; readonly store: Pick<Store, 'findTask' | 'ownsResource'> },
): Promise<boolean> {
  if (!plan.taskKinds.has(resource)) return store.ownsResource(resource, id, account);
  return (await store.findTask(account, [resource], id)) !== undefined;
}

/** The step `forward`: reads the whole answer. */
export function forwardWhole(services: Services): Run<ExchangeWith<'outgoing'>, MadeHere<'answer'>> {
  return async ({ outgoing }) => ({ answer: await collect(services.upstreams, outgoing) });
}

/** The step `record`. @throws Refusal resource_not_found if the answer names a resource of another account. */
export function recordResources(
  { creates_resource, removes_resource }: ForwardRoute,
  services: Services,
): Run<ExchangeWith<'principal' | 'answer'>> {
  return async (exchange) => {
    const { params, principal, answer } = exchange;
    const isSuccess = await bindCreated(creates_resource, answer, exchange, services);
    // A resource that no longer exists at the upstream needs no owner.
    const isGone = answer.statusCode === 404 || answer.statusCode === 410;
    if (!isSuccess && !isGone) return;
    for (const { resource, in: where, name } of removes_resource) {
      const id = (where === 'header' ? exchange.header(name) : params[name]) ?? '';
      await withTimeout(services.store.forgetResource(resource, id, principal.account), services);
    }
  };
}

/**
 * Records the resources that a successful answer names.
 *
 * @returns whether the answer is a success.
 * @throws Refusal resource_not_found if it names a resource of another account.
 */
export async function bindCreated(
  creates_resource: readonly CreatedResourcePlan[],
  answer: Answer,
  { id: request, principal: { account } }: ExchangeWith<'principal'>,
  services: Services,
): Promise<boolean> {
  if (answer.statusCode < 200 || answer.statusCode > 299) return false;
  const body = creates_resource.every(({ header }) => header !== undefined) ? undefined : readJson(answer);
  for (const created of creates_resource)
    for (const id of idsIn(created, answer, body))
      await bind({ resource: created.resource, id }, account, request, services);
  return true;
}

/** More ids of one answer have no owner. */
const MAX_IDS = 100;

/** The ids of a kind that an answer names. */
function idsIn(
  { id: places, each, header, part }: CreatedResourcePlan,
  answer: Answer,
  body: unknown,
): readonly string[] {
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  if (each !== undefined) {
    const texts = each.flatMap((place) => valuesAt(place, body, MAX_IDS)).filter(isText);
    return [...new Set(texts.flatMap((text) => idIn(text, part) ?? []))].slice(0, MAX_IDS);
  }
  const found = header === undefined ? places.map((place) => follow(place, body)) : [headerIn(answer.headers, header)];
  const text = found.find(isText);
  return text === undefined ? [] : [idIn(text, part) ?? []].flat();
}

const OF_ANOTHER = {
  found: 'another account owns it',
  next: 'nothing here: ask the upstream why it gave out one id twice',
};

/** @throws Refusal resource_not_found if another account owns it. */
async function bind(
  { resource, id }: NeededResource,
  account: string,
  request: string,
  { plan, store, log }: Services,
): Promise<void> {
  const about = { resource, resource_id: id, account };
  const remedy = 'the account cannot use the resource: delete it at the upstream, and have the caller create it again';
  const recording = store.recordResource(resource, id, account);
  const unchanged = (isOwn: boolean) => (isOwn ? undefined : OF_ANOTHER);
  const words = { about, remedy, unchanged };
  if (await recordWithTimeout(logUntilStored(recording, words, plan.unwritten_ms, log))) return;
  log.error({ id: request, resource, account }, 'the upstream gave out a resource that another account owns');
  throw notFound({ resource, id });
}

/** Records resources while a message or an answer passes. */
export interface Recorder {
  readonly created: readonly CreatedResourcePlan[];
  readonly onId: (resource: string, id: string) => void;
  /** What the bytes with these ids wait for; undefined without new ids. */
  readonly take: () => Promise<void> | undefined;
}

/** Creates the recorder of a request. */
export function recorder(
  created: readonly CreatedResourcePlan[],
  { id: request, principal, needs }: Exchange,
  services: Services,
): Recorder {
  let recording: Promise<void> | undefined;
  return {
    created,
    onId(resource: string, id: string): void {
      // The request has named it: the account owns it already.
      if (needs.some((needed) => needed.resource === resource && needed.id === id)) return;
      const before = recording;
      const binding = bind({ resource, id }, principal?.account ?? '', request, services);
      recording = before === undefined ? binding : Promise.all([before, binding]).then(() => {});
    },
    take(): Promise<void> | undefined {
      const found = recording;
      recording = undefined;
      return found;
    },
  };
}

/** Records the resources of an answer that passes. The bytes with an id, or the head, wait until its owner is stored. */
export function recordPassing(
  creates_resource: readonly CreatedResourcePlan[],
  exchange: Exchange,
  services: Services,
): AnswerHold {
  let ids: AnswerIds | undefined;
  const { onId, take } = recorder(creates_resource, exchange, services);
  const inBody = creates_resource.filter(({ header }) => header === undefined);
  return {
    onHead(statusCode, header) {
      if (statusCode < 200 || statusCode > 299) return undefined;
      if (inBody.length > 0) ids = new AnswerIds(inBody, header('content-type'), onId);
      for (const { resource, header: name } of creates_resource) {
        const id = name === undefined ? undefined : header(name);
        if (id !== undefined && id !== '') onId(resource, id);
      }
      return take();
    },
    onData(chunk) {
      ids?.push(chunk);
      return take();
    },
  };
}

/** The step `answer`. */
export function answerWhole(exchange: ExchangeWith<'answer'>): void {
  passOn(exchange, exchange.answer);
}
