/** Delivers stored events to webhooks. A gateway claims a webhook for a while, so that one process delivers to it, in order for each subject. */

import type { Actor, Delivery, DeliveryResult, Store, StoredWebhook } from '../../ledger/store/store.ts';
import type { Nano } from '../../lib/money/amount.ts';
import type { Resolve } from '../../lib/net/guarded-connect.ts';
import { HOUR_ms, MINUTE_ms } from '../../lib/time/duration.ts';
import type { WebhooksPlan } from '../../plan/index.ts';
import { openReceiver, type Receiver, type Sent } from './send.ts';
import { createStatementWatch } from './statements.ts';
import { createTargetWatch, EXPIRING_ms, expiringEvent, type Target } from './watch.ts';

export type DeliveryStore = Pick<
  Store,
  | 'now'
  | 'claimWebhooks'
  | 'endWebhookClaim'
  | 'recordDeliveries'
  | 'tidyDeliveries'
  | 'recordEvents'
  | 'expiringKeys'
  | 'accountsPage'
  | 'webhooksPage'
  | 'setWalletLow'
  | 'hasDueDeliveries'
  | 'dueDeliveries'
  | 'editWebhook'
>;

export interface DeliverOptions {
  readonly store: DeliveryStore;
  readonly settings: () => WebhooksPlan;
  /** Wallets that can spend less are low; null: none is. */
  readonly low_nano: () => Nano | null;
  readonly time_zone: () => string;
  /** The name of the process in events, and the targets as it sees them. */
  readonly owner: string;
  readonly targets: () => Promise<Iterable<Target>>;
  /** Reports a failure of the store. */
  readonly failed: (error: unknown) => void;
  readonly resolve?: Resolve;
  readonly jitter?: () => number;
  /** How often it looks for due deliveries. */
  readonly round_ms?: number;
}

/** Attempts in flight to one webhook. */
const PER_WEBHOOK = 4;
/** Webhooks at once. Those that do not answer take at most half of them. */
const MAX_WEBHOOKS = 64;
/** How often the targets are checked. */
const WATCH_ms = 5_000;
/** A claim outlives the attempts that begin in its first half. */
const CLAIM_ms = MINUTE_ms;
/** Pauses before each retry: ten, over three days. */
export const PAUSES_ms: readonly number[] = [
  5_000,
  MINUTE_ms,
  10 * MINUTE_ms,
  30 * MINUTE_ms,
  ...[2, 5, 10, 14, 16, 24].map((hours) => hours * HOUR_ms),
];

const DELIVERY: Actor = { actor: 'delivery', role: 'operator', via: 'delivery', reason: 'the receiver answered 410' };

/** Delivers from its creation until it is stopped. */
export class Deliveries {
  readonly #options: DeliverOptions;
  readonly #working = new Map<string, Promise<void>>();
  /** Webhooks whose last attempts all failed. */
  readonly #failing = new Set<string>();
  readonly #stopping = new AbortController();
  readonly #changed: ReturnType<typeof createTargetWatch>;
  readonly #recordStatements: ReturnType<typeof createStatementWatch>;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #tidied_ms = 0;
  #watched_ms = 0;
  #storedLow: Nano | null | undefined;

  constructor(options: DeliverOptions) {
    this.#options = options;
    this.#changed = createTargetWatch(options.owner);
    this.#recordStatements = createStatementWatch(options.store);
    this.#timer = setInterval(() => this.#begin(), options.round_ms ?? 1_000);
    this.#timer.unref();
    this.#begin();
  }

  /** Breaks off the attempts in flight, which are repeated later. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#running;
    await Promise.all(this.#working.values());
  }

  async #round(): Promise<void> {
    const { store, settings, targets, low_nano, time_zone, failed } = this.#options;
    const now_ms = store.now();
    // The clock may be set back.
    if (Math.abs(now_ms - this.#tidied_ms) >= HOUR_ms) {
      await store.tidyDeliveries(now_ms - settings().keep_ms);
      const keys = await store.expiringKeys(now_ms, now_ms + EXPIRING_ms);
      if (keys.length > 0) await store.recordEvents(keys.map((key) => expiringEvent(key, now_ms)));
      await this.#recordStatements(now_ms, time_zone());
      this.#tidied_ms = now_ms;
    }
    if (Math.abs(now_ms - this.#watched_ms) >= WATCH_ms) {
      const events = this.#changed(await targets(), now_ms);
      if (events.length > 0) await store.recordEvents(events);
      this.#watched_ms = now_ms;
    }
    const low = low_nano();
    if (low !== this.#storedLow) {
      await store.setWalletLow(low);
      this.#storedLow = low;
    }
    const free = MAX_WEBHOOKS - this.#working.size;
    // A gateway without webhooks writes nothing.
    if (free === 0 || !(await store.hasDueDeliveries(now_ms))) return;
    const slow = [...this.#working.keys()].filter((id) => this.#failing.has(id)).length;
    const except =
      slow < MAX_WEBHOOKS / 2 ? this.#working.keys() : new Set([...this.#working.keys(), ...this.#failing]);
    const until_ms = now_ms + CLAIM_ms;
    for (const webhook of await store.claimWebhooks(until_ms, free, [...except])) {
      const work = this.#deliverTo(webhook, until_ms).catch(failed);
      this.#working.set(
        webhook.id,
        work.finally(() => this.#working.delete(webhook.id)),
      );
    }
  }

  /** Sends due deliveries, until there are none, the webhook is changed, or half of the claim is over. */
  async #deliverTo(webhook: StoredWebhook, until_ms: number): Promise<void> {
    const { store, settings, resolve } = this.#options;
    const { allow_hosts, timeout_ms } = settings();
    const world = { now: store.now, resolve, stopping: this.#stopping.signal };
    const receiver = await openReceiver(webhook, { allow_hosts, timeout_ms, connections: PER_WEBHOOK, ...world });
    try {
      while (store.now() < until_ms - CLAIM_ms / 2) {
        const due = await store.dueDeliveries(webhook, store.now(), PER_WEBHOOK);
        if (due.length === 0 || this.#stopping.signal.aborted) break;
        await this.#attempt(due, webhook, receiver);
      }
    } finally {
      await receiver.close();
      await store.endWebhookClaim(webhook.id, until_ms);
    }
  }

  async #attempt(due: readonly Delivery[], { id, version }: StoredWebhook, receiver: Receiver): Promise<void> {
    const { store } = this.#options;
    const sent = await Promise.all(
      due.map((delivery) => receiver.send(delivery).then((outcome) => ({ delivery, ...outcome }))),
    );
    if (this.#stopping.signal.aborted) return;
    await store.recordDeliveries(sent.map((each) => this.#resultOf(each)));
    if (sent.some(({ outcome }) => outcome === 'gone'))
      await store.editWebhook(id, { status: 'gone' }, DELIVERY, version);
    if (sent.some(({ outcome }) => outcome === 'delivered')) this.#failing.delete(id);
    else this.#failing.add(id);
  }

  #resultOf({ delivery, outcome, result }: Sent & { readonly delivery: Delivery }): DeliveryResult {
    const { store, jitter = Math.random } = this.#options;
    const { id, webhook, subject, attempts } = delivery;
    const pause_ms = outcome === 'delivered' ? undefined : PAUSES_ms[attempts];
    return {
      id,
      webhook,
      subject,
      attempts: attempts + 1,
      last_result: result,
      state: outcome === 'delivered' ? 'delivered' : pause_ms === undefined ? 'failed' : 'pending',
      // Up to a tenth longer, so that deliveries that failed together are not retried together.
      next_at_ms: pause_ms === undefined ? null : store.now() + Math.round(pause_ms * (1 + jitter() / 10)),
    };
  }

  #begin(): void {
    this.#running ??= this.#round()
      .catch(this.#options.failed)
      .finally(() => {
        this.#running = undefined;
      });
  }
}
