/** Delivers stored events to webhooks, and sets the amount below which the store records low wallets. */
import type { Logger } from 'pino';
import { Deliveries } from '../../admin/webhooks/deliver.ts';
import type { Gateway } from '../../gateway/runtime/gateway.ts';
import type { Store } from '../../ledger/store/store.ts';
import { monthZone } from '../../plan/index.ts';

/** Begins to deliver, by the settings of the newest configuration. */
export function deliverEvents(gateway: Gateway, store: Store, log: Logger): Deliveries {
  const plan = () => gateway.services.plan;
  return new Deliveries({
    store,
    owner: gateway.services.owner,
    targets: () => gateway.targets(),
    settings: () => plan().webhooks,
    time_zone: () => monthZone(plan()),
    low_nano: () => plan().low_wallet_nano ?? null,
    failed: (error) => log.error({ err: error }, 'webhooks could not be delivered; trying again'),
  });
}
