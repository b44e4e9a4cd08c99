/** Records refusals for lack of money, or by a spend limit, for webhooks: beside the request, and rarely for each account. */
import type { Logger } from 'pino';
import type { Nano } from '../lang/amount.ts';
import { MINUTE_ms } from '../lang/duration.ts';
import type { GatewayStore, HoldRefusal } from '../store/store.ts';

export interface Alerts {
  refused(account: string, refusal: HoldRefusal, needed_nano: Nano): void;
}

/** Accounts to remember. Beyond it, the memory begins anew. */
const MAX_ACCOUNTS = 10_000;

/** Creates the alerts of a process. */
export function createAlerts({
  store,
  now,
  log,
}: {
  readonly store: Pick<GatewayStore, 'noteRefusal'>;
  readonly now: () => number;
  readonly log: Pick<Logger, 'warn'>;
}): Alerts {
  const noted_ms = new Map<string, number>();
  return {
    refused(account, refusal, needed_nano) {
      if (refusal.reason === 'task_limit') return;
      const name = `${account} ${refusal.reason}`;
      if (now() - (noted_ms.get(name) ?? Number.NEGATIVE_INFINITY) < MINUTE_ms) return;
      if (noted_ms.size >= MAX_ACCOUNTS) noted_ms.clear();
      noted_ms.set(name, now());
      store.noteRefusal(account, refusal, needed_nano).catch((error: unknown) => {
        log.warn({ err: error, account }, 'a refusal could not be recorded for webhooks');
      });
    },
  };
}
