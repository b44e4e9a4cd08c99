/** Records refusals and nearly used limits for webhooks, without delaying requests: at most once per minute for each account or limit. */
import type { Logger } from 'pino';
import type { LimitServices } from '../../billing/limits/request-limits.ts';
import { countThreshold, type GatewayStore, type HoldRefusal } from '../../ledger/store/store.ts';
import type { Nano } from '../../lib/money/amount.ts';
import { MINUTE_ms } from '../../lib/time/duration.ts';

export interface Alerts {
  refused(account: string, refusal: HoldRefusal, needed_nano: Nano): void;
  readonly crossed: LimitServices['crossed'];
}

/** Accounts and limits to remember. Beyond it, all are forgotten. */
const MAX_RECORDED = 10_000;

/** Creates the alerts of a process. */
export function createAlerts({
  store,
  now,
  log,
}: {
  readonly store: Pick<GatewayStore, 'noteRefusal' | 'recordEvents'>;
  readonly now: () => number;
  readonly log: Pick<Logger, 'warn'>;
}): Alerts {
  const recorded_ms = new Map<string, number>();

  function recordOncePerMinute(name: string, write: () => Promise<void>): void {
    if (now() - (recorded_ms.get(name) ?? Number.NEGATIVE_INFINITY) < MINUTE_ms) return;
    if (recorded_ms.size >= MAX_RECORDED) recorded_ms.clear();
    recorded_ms.set(name, now());
    write().catch((error: unknown) => log.warn({ err: error, about: name }, 'an event was not recorded for webhooks'));
  }

  return {
    refused(account, refusal, needed_nano) {
      recordOncePerMinute(`${account} ${refusal.reason}`, () => store.noteRefusal(account, refusal, needed_nano));
    },
    crossed(limit, percent, used) {
      recordOncePerMinute(`${limit.subject} ${percent}`, () =>
        store.recordEvents([countThreshold(limit, { percent, max: Number(limit.value), used }, now())]),
      );
    },
  };
}
