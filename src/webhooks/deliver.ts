/** Delivers stored events to webhooks. A gateway claims a webhook for a while, so that one process delivers to it, in order for each subject. */
import type { Nano } from '../lang/amount.ts';
import { type Resolve, systemResolve } from '../media/connect.ts';
import type { WebhooksPlan } from '../plan.ts';
import type { Actor, Claimed, Delivery, DeliveryResult, Store } from '../store/store.ts';
import { send } from './send.ts';

/** What delivery uses of a store. */
export type DeliveryStore = Pick<
  Store,
  | 'now'
  | 'claimWebhooks'
  | 'endWebhookClaims'
  | 'recordDeliveries'
  | 'tidyDeliveries'
  | 'setWalletLow'
  | 'hasDueDeliveries'
  | 'dueDeliveries'
  | 'webhookById'
  | 'editWebhook'
>;

export interface DeliverOptions {
  readonly store: DeliveryStore;
  /** The process, as claims name it. */
  readonly owner: string;
  readonly settings: () => WebhooksPlan;
  /** Wallets that can spend less are low; null: none is. */
  readonly low_nano: () => Nano | null;
  /** Reports a failure of the store. */
  readonly failed: (error: unknown) => void;
  readonly resolve?: Resolve;
  readonly jitter?: () => number;
}

/** Attempts in flight to one webhook. */
const PER_WEBHOOK = 4;
/** Webhooks at once. Those that do not answer take at most half of them. */
const MAX_WEBHOOKS = 64;
const ROUND_ms = 1_000;
const TIDY_ms = 3_600_000;
/** A claim outlives an attempt; it is renewed in each round. */
const CLAIM_ms = 60_000;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Before each retry: ten, over three days. */
export const PAUSES_ms: readonly number[] = [
  ...[5 * SECOND, MINUTE, 10 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 16 * HOUR, 24 * HOUR],
];

const DELIVERY: Actor = { actor: 'delivery', role: 'operator', via: 'delivery', reason: 'the receiver answered 410' };

/** Deliveries that run. */
export interface Deliveries {
  /** Ends after the attempts in flight. */
  stop(): Promise<void>;
}

/** Begins to deliver. */
export function startDeliveries(options: DeliverOptions): Deliveries {
  const { store, owner, settings, failed, resolve = systemResolve, jitter = Math.random } = options;
  const working = new Map<string, Promise<void>>();
  /** Webhooks whose last attempt had no good answer. */
  const failing = new Set<string>();
  let isStopped = false;
  let isRound = false;
  let tidied_ms = 0;
  let stored_low: Nano | null | undefined;

  async function round(): Promise<void> {
    if (isRound || isStopped) return;
    isRound = true;
    try {
      const now_ms = store.now();
      if (now_ms - tidied_ms >= TIDY_ms) {
        await store.tidyDeliveries(now_ms - settings().keep_ms);
        tidied_ms = now_ms;
      }
      const low = options.low_nano();
      if (low !== stored_low) {
        await store.setWalletLow(low);
        stored_low = low;
      }
      // A gateway without webhooks writes nothing.
      if (working.size === 0 && !(await store.hasDueDeliveries(now_ms))) return;
      const slow = [...working.keys()].filter((id) => failing.has(id)).length;
      const room = MAX_WEBHOOKS - working.size;
      if (room <= 0) return;
      const except = slow < MAX_WEBHOOKS / 2 ? [...working.keys()] : [...new Set([...working.keys(), ...failing])];
      const claimed = await store.claimWebhooks(owner, now_ms + CLAIM_ms, room, except);
      for (const webhook of claimed) {
        working.set(
          webhook.id,
          deliverTo(webhook)
            .catch(failed)
            .finally(() => working.delete(webhook.id)),
        );
      }
    } catch (error) {
      failed(error);
    } finally {
      isRound = false;
    }
  }

  /** Sends what is due, until nothing is. */
  async function deliverTo(webhook: Claimed): Promise<void> {
    const until_ms = store.now() + CLAIM_ms / 2;
    try {
      while (!isStopped && store.now() < until_ms) {
        const due = await store.dueDeliveries(webhook.id, store.now(), [], PER_WEBHOOK);
        if (due.length === 0) break;
        const results = await Promise.all(due.map((delivery) => attempt(delivery, webhook)));
        await store.recordDeliveries(results.map(({ result }) => result));
        const isGone = results.some(({ gone }) => gone);
        if (isGone) await store.editWebhook(webhook.id, { status: 'gone' }, DELIVERY);
        const isGood = results.some(({ result }) => result.state === 'delivered');
        if (isGood) failing.delete(webhook.id);
        else failing.add(webhook.id);
        if (isGone) break;
      }
    } finally {
      await store.endWebhookClaims(owner, [webhook.id]);
    }
  }

  async function attempt(delivery: Delivery, webhook: Claimed): Promise<{ result: DeliveryResult; gone: boolean }> {
    const { allow_hosts, timeout_ms } = settings();
    const { outcome, result } = await send(delivery, webhook, { allow_hosts, timeout_ms, now: store.now, resolve });
    const attempts = delivery.attempts + 1;
    const pause_ms = PAUSES_ms[delivery.attempts];
    const isEnd = outcome === 'delivered' || pause_ms === undefined;
    return {
      result: {
        ...{ id: delivery.id, webhook: delivery.webhook, subject: delivery.subject, attempts, last_result: result },
        state: outcome === 'delivered' ? 'delivered' : isEnd ? 'failed' : 'pending',
        // Up to a tenth longer, so that what failed together is not retried together.
        next_at_ms: isEnd ? null : store.now() + Math.round(pause_ms * (1 + jitter() / 10)),
      },
      gone: outcome === 'gone',
    };
  }

  const timer = setInterval(() => void round(), ROUND_ms);
  timer.unref();
  void round();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(working.values());
    },
  };
}
