/** Ownership of resources: what an answer made is bound to the caller's account, and what it removed is nobody's any more. */
import { notFound } from '../../admission/ownership.ts';
import { given, type Principal } from '../../admission/request-state.ts';
import type { Run } from '../../admission/step.ts';
import type { CreatedResourcePlan, ForwardRoute } from '../../plan.ts';
import { readJson } from '../../upstream/collect.ts';
import type { Exchange, Services } from '../exchange.ts';

export function recordResources(
  { creates_resource, removes_resource }: ForwardRoute,
  services: Services,
): Run<Exchange> {
  return async (exchange) => {
    const { params } = exchange;
    const principal = given(exchange.principal, 'principal');
    const answer = given(exchange.answer, 'answer');
    const isSuccess = answer.statusCode >= 200 && answer.statusCode < 300;
    if (isSuccess) await bindCreated(creates_resource, readJson(answer), principal, services);
    // What is not there any more is nobody's, whoever removed it.
    const isGone = answer.statusCode === 404 || answer.statusCode === 410;
    if (!isSuccess && !isGone) return;
    for (const { resource, param } of removes_resource)
      await services.store.forgetResource(resource, params[param] ?? '', principal.account);
  };
}

/** @throws Refusal resource_not_found when the upstream names a resource that is another account's. */
async function bindCreated(
  creates_resource: readonly CreatedResourcePlan[],
  answer: unknown,
  { account }: Principal,
  { store, log }: Services,
): Promise<void> {
  for (const { resource, id: places } of creates_resource) {
    const id = places.map((read) => read(answer)).find((value) => typeof value === 'string' && value !== '');
    if (typeof id !== 'string') continue;
    if (await store.recordResource(resource, id, account)) continue;
    log.error({ resource, account }, 'the upstream gave out a resource that another account owns');
    throw notFound({ resource, id });
  }
}
