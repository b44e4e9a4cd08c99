/** Sends one event to a receiver, and judges its answer by the status alone. */
import { isPublicAddress } from '../media/address-guard.ts';
import { guardedConnector, type Resolve } from '../media/connect.ts';
import type { Delivery, StoredWebhook } from '../store/store.ts';
import { hostOf, urlProblem } from './address.ts';

/** What became of an attempt. `gone`: the receiver wants no more events. */
export interface Sent {
  readonly outcome: 'delivered' | 'failed' | 'gone';
  /** The status, or why there is none. Nothing that the receiver wrote. */
  readonly result: string;
}

/** What sending needs. */
export interface SendOptions {
  readonly allow_hosts: readonly string[];
  readonly timeout_ms: number;
  readonly now: () => number;
  readonly resolve: Resolve;
}

/** More of an answer is not read. */
const MAX_ANSWER_bytes = 16_384;

/** Sends a delivery with the signatures of all secrets that are valid now. Never rejects. */
export async function send(delivery: Delivery, webhook: StoredWebhook, options: SendOptions): Promise<Sent> {
  const { allow_hosts, timeout_ms, now, resolve } = options;
  if (urlProblem(webhook.url, allow_hosts) !== undefined) return { outcome: 'failed', result: 'forbidden address' };
  const url = new URL(webhook.url);
  const isAllowed = allow_hosts.includes(hostOf(url)) ? () => true : isPublicAddress;
  // Imported at the first delivery: most gateways have no webhook.
  const [{ default: undici }, { Webhook }] = await Promise.all([import('undici'), import('standardwebhooks')]);
  const client = new undici.Client(url.origin, {
    connect: guardedConnector({ resolve, isAllowed, timeout_ms }),
    maxHeaderSize: MAX_ANSWER_bytes,
  });
  const at = new Date(now());
  const secrets = [webhook.secret];
  if (webhook.previous_secret !== null && (webhook.previous_until_ms ?? 0) > at.getTime())
    secrets.push(webhook.previous_secret);
  const { event, body } = delivery;
  const signal = AbortSignal.timeout(timeout_ms);
  try {
    const answer = await client.request({
      method: 'POST',
      path: url.pathname + url.search,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'tollgate-webhooks',
        'webhook-id': event,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(event, at, body)).join(' '),
      },
      body,
      signal,
    });
    let read_bytes = 0;
    for await (const part of answer.body as AsyncIterable<Buffer>) {
      read_bytes += part.length;
      if (read_bytes > MAX_ANSWER_bytes) break;
    }
    return judge(answer.statusCode);
  } catch (error) {
    return { outcome: 'failed', result: signal.aborted ? 'timeout' : reasonOf(error) };
  } finally {
    await client.destroy().catch(() => {});
  }
}

function judge(status: number): Sent {
  if (status >= 200 && status < 300) return { outcome: 'delivered', result: String(status) };
  // Following a redirect would send the event to a host that nobody has checked.
  if (status >= 300 && status < 400) return { outcome: 'failed', result: `${status}, redirects are not followed` };
  return { outcome: status === 410 ? 'gone' : 'failed', result: String(status) };
}

/** By the code only: messages may contain addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'connection broke';
  if ('reason' in error && error.reason === 'forbidden_address') return 'forbidden address';
  const code = 'code' in error ? String(error.code) : '';
  return /^[A-Z][A-Z0-9_]{2,60}$/.test(code) ? code : 'connection broke';
}
