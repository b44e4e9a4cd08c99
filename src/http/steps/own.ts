/** Ownership of portrait resources: what an account makes is bound to it, and nobody else can see or name it. */

import type { MakePlan, RemovalPlan } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import type { Principal, Services } from '../exchange.ts';

/** @throws Refusal resource_not_found, the same for what another account owns and for what never was. */
export async function requireOwned(
  needed: readonly { readonly resource: string; readonly id: string }[],
  principal: Principal,
  services: Services,
): Promise<void> {
  for (const { resource, id } of needed) {
    if (await services.store.ownsResource(resource, id, principal.account)) continue;
    throw new Refusal('resource_not_found', `${resource.replaceAll('_', ' ')} '${clip(id)}' does not exist`);
  }
}

/**
 * Binds what a successful answer made to the caller's account.
 * @throws Refusal resource_not_found when the upstream names a resource that is another account's.
 */
export async function bindMade(
  makes: readonly MakePlan[],
  answer: unknown,
  principal: Principal,
  services: Services,
): Promise<void> {
  for (const make of makes) {
    const id = make.id.map((read) => read(answer)).find((value) => typeof value === 'string' && value !== '');
    if (typeof id !== 'string') continue;
    if (await services.store.recordResource(make.resource, id, principal.account)) continue;
    services.log.error(
      { resource: make.resource, account: principal.account },
      'the upstream gave out a resource that another account owns',
    );
    throw new Refusal('resource_not_found', `${make.resource.replaceAll('_', ' ')} '${clip(id)}' does not exist`);
  }
}

/** Takes what the upstream has removed from the caller's account. */
export async function forgetRemoved(
  removes: readonly RemovalPlan[],
  params: Readonly<Record<string, string>>,
  principal: Principal,
  services: Services,
): Promise<void> {
  for (const { resource, param } of removes)
    await services.store.forgetResource(resource, params[param] ?? '', principal.account);
}

function clip(id: string): string {
  return id.length > 80 ? `${id.slice(0, 80)}…` : id;
}
