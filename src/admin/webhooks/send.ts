/** Sends events to one receiver, signed as Standard Webhooks describes, and judges its answers by the status alone. */

import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import type { Delivery, StoredWebhook } from '../../ledger/store/store.ts';
import {
  callerResolve,
  ForbiddenAddress,
  guardedConnector,
  type Resolve,
  systemResolve,
} from '../../lib/net/guarded-connect.ts';
import { isPublicAddress } from '../../lib/net/public-address.ts';
import { isSuccessful } from '../../lib/net/status.ts';
import { hostOf, urlProblem } from './address.ts';

/** The outcome of an attempt. `gone`: the receiver wants no more events. */
export interface Sent {
  readonly outcome: 'delivered' | 'failed' | 'gone';
  /** The status, or why there is none. Contains nothing that the receiver wrote. */
  readonly result: string;
}

export interface SendOptions {
  readonly allow_hosts: readonly string[];
  readonly timeout_ms: number;
  /** Attempts at the same time. */
  readonly connections: number;
  readonly now: () => number;
  /** By default DNS, and the machine's resolver for hosts of `allow_hosts`. */
  readonly resolve: Resolve | undefined;
  /** Ends the attempts in flight. */
  readonly stopping: AbortSignal;
}

export interface Receiver {
  /** Sends a delivery with the signatures of all secrets that are valid now. Never rejects. */
  send(delivery: Pick<Delivery, 'event' | 'body'>): Promise<Sent>;
  close(): Promise<void>;
}

/** The rest of an answer is not read. */
const MAX_ANSWER_bytes = 16_384;

/** Prepares to send to a webhook. Connections are opened when they are needed. */
export async function openReceiver(webhook: StoredWebhook, options: SendOptions): Promise<Receiver> {
  const { allow_hosts, timeout_ms, connections, now, stopping } = options;
  // Checked again: the host may have been allowed when the webhook was saved.
  if (urlProblem(webhook.url, allow_hosts) !== undefined) return FORBIDDEN;
  const url = new URL(webhook.url);
  const isListed = allow_hosts.includes(hostOf(url));
  const isAllowed = isListed ? () => true : isPublicAddress;
  const resolve = options.resolve ?? (isListed ? systemResolve : callerResolve());
  // Imported at the first delivery: most gateways have no webhook.
  const { default: undici } = await import('undici');
  const pool = new undici.Pool(url.origin, {
    connections,
    connect: guardedConnector({ resolve, isAllowed, timeout_ms }),
    maxHeaderSize: MAX_ANSWER_bytes,
  });

  async function send({ event, body }: Pick<Delivery, 'event' | 'body'>): Promise<Sent> {
    const at_s = Math.floor(now() / 1000);
    const timeout = AbortSignal.timeout(timeout_ms);
    try {
      const answer = await pool.request({
        method: 'POST',
        path: url.pathname + url.search,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'tollgate-webhooks',
          'webhook-id': event,
          'webhook-timestamp': String(at_s),
          'webhook-signature': secretsOf(webhook, now())
            .map((secret) => sign(secret, `${event}.${at_s}.${body}`))
            .join(' '),
        },
        body,
        signal: AbortSignal.any([timeout, stopping]),
      });
      answer.body.dump({ limit: MAX_ANSWER_bytes }).catch(() => {});
      return judge(answer.statusCode);
    } catch (error) {
      return { outcome: 'failed', result: timeout.aborted ? 'timeout' : reasonOf(error) };
    }
  }

  return { send, close: () => pool.destroy() };
}

const FORBIDDEN: Receiver = {
  send: async () => ({ outcome: 'failed', result: 'forbidden address' }),
  close: async () => {},
};

function secretsOf({ secret, previous_secret, previous_until_ms }: StoredWebhook, now_ms: number): readonly string[] {
  return previous_secret !== null && (previous_until_ms ?? 0) > now_ms ? [secret, previous_secret] : [secret];
}

/** The signature of a text. An empty key would sign what anybody can sign (CVE-2026-41432). */
function sign(secret: string, text: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  assert(key.length >= 24, 'the secret of the webhook is too short');
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

function judge(status: number): Sent {
  if (isSuccessful(status)) return { outcome: 'delivered', result: String(status) };
  // Following a redirect would send the event to an unchecked host.
  if (status >= 300 && status < 400) return { outcome: 'failed', result: `${status}, redirects are not followed` };
  return { outcome: status === 410 ? 'gone' : 'failed', result: String(status) };
}

/** Only the code, because messages may contain addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'connection broke';
  if (error instanceof ForbiddenAddress) return 'forbidden address';
  const code = 'code' in error ? String(error.code) : '';
  return /^[A-Z][A-Z0-9_]{2,60}$/.test(code) ? code : 'connection broke';
}
