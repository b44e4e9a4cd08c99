/** Records the owner of a resource that an answer created, and deletes the record of one that it removed. */
import { notFound } from '../../admission/ownership.ts';
import { given, type Principal } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { CreatedResourcePlan, ForwardRoute } from '../../plan.ts';
import { soon } from '../../store/patience.ts';
import { readJson } from '../../upstream/collect.ts';
import type { Exchange, Services } from '../exchange.ts';

/** The step `record`. @throws Refusal resource_not_found if the answer names a resource of another account. */
export function recordResources(
  { creates_resource, removes_resource }: ForwardRoute,
  services: Services,
): Run<Exchange> {
  return async (exchange) => {
    const { params } = exchange;
    const principal = given(exchange.principal, 'principal');
    const answer = given(exchange.answer, 'answer');
    const isSuccess = answer.statusCode >= 200 && answer.statusCode < 300;
    if (isSuccess) await bindCreated(creates_resource, readJson(answer), principal, exchange.id, services);
    // A resource that no longer exists at the upstream needs no owner.
    const isGone = answer.statusCode === 404 || answer.statusCode === 410;
    if (!isSuccess && !isGone) return;
    for (const { resource, param } of removes_resource)
      await soon(services.store.forgetResource(resource, params[param] ?? '', principal.account));
  };
}

/** @throws Refusal resource_not_found if the upstream names a resource of another account. */
async function bindCreated(
  creates_resource: readonly CreatedResourcePlan[],
  answer: unknown,
  { account }: Principal,
  request: string,
  { store, log }: Services,
): Promise<void> {
  for (const { resource, id: places } of creates_resource) {
    const id = places.map((read) => read(answer)).find((value) => typeof value === 'string' && value !== '');
    if (typeof id !== 'string') continue;
    if (await soon(store.recordResource(resource, id, account))) continue;
    log.error({ id: request, resource, account }, 'the upstream gave out a resource that another account owns');
    throw notFound({ resource, id });
  }
}
