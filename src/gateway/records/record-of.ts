/** Describes a request that has ended, for its record. */
import type { FailedBy, RecordedCall, RequestRecord, RequestSeries } from '../../ledger/requests/record.ts';
import type { UpstreamCall } from '../../upstream/client/call.ts';
import type { Exchange } from '../http/exchange.ts';

/** Longer texts are cut: callers choose them. */
const TEXT_LIMIT = 256;
/** The last attempts of a request are recorded. */
const MAX_CALLS = 16;

/** The series of a request, by the key and account that it named. */
export function seriesOf(
  { responder, model, call }: Exchange,
  { account, key }: Pick<RequestSeries, 'account' | 'key'>,
): RequestSeries {
  const target = call === undefined ? '' : targetOf(call);
  return { account, key, route: responder?.name ?? '', model: model?.id ?? '', target };
}

/** The record of a request. @param address as `requests.client` shows it. */
export function recordOf(
  exchange: Exchange,
  series: RequestSeries,
  failed_by: FailedBy | null,
  address: string,
): RequestRecord {
  const { id, arrived_ms, ended_ms, call, usage, request, received } = exchange;
  const agent = request.headers['user-agent'];
  return {
    ...series,
    id,
    at_ms: arrived_ms,
    ended_ms,
    interface: exchange.interface?.name ?? '',
    status: exchange.status,
    upstream_status: call?.status ?? null,
    error: exchange.error ?? null,
    failed_by,
    calls: callsOf(call, arrived_ms),
    first_byte_ms: firstByte_ms(exchange) ?? null,
    bytes_in: received?.length ?? 0,
    bytes_out: Math.max(0, (request.socket.bytesWritten ?? 0) - exchange.written_before_bytes),
    is_stream: usage?.basis?.is_stream === true,
    units: usage?.units ?? null,
    charged_nano: usage === undefined ? null : String(usage.amount_nano),
    task: exchange.held === undefined ? null : (exchange.task ?? null),
    lease: usage === undefined ? null : String(usage.hold_id),
    address,
    user_agent: agent === undefined ? null : agent.slice(0, TEXT_LIMIT),
    client_ids: clientIds(exchange),
  };
}

/** From the arrival to the head of the upstream's answer; undefined: there was none. */
export function firstByte_ms({ call, arrived_ms }: Exchange): number | undefined {
  return call?.answered_ms === undefined ? undefined : call.answered_ms - arrived_ms;
}

function targetOf({ upstream, target }: UpstreamCall): string {
  return `${upstream.name}/${target.name}`;
}

/** The attempts in their order. */
function callsOf(last: UpstreamCall | undefined, arrived_ms: number): readonly RecordedCall[] {
  const calls: RecordedCall[] = [];
  for (let call = last; call !== undefined && calls.length < MAX_CALLS; call = call.earlier) {
    const { status = null, code = null, begun_ms, answered_ms } = call;
    calls.push({
      target: targetOf(call),
      status,
      code,
      sent_ms: begun_ms === undefined ? null : begun_ms - arrived_ms,
      answered_ms: answered_ms === undefined ? null : answered_ms - arrived_ms,
    });
  }
  return calls.reverse();
}

/** The caller's own ids, by the headers that the interface names for them. */
function clientIds({ interface: at, request }: Exchange): RequestRecord['client_ids'] {
  let ids: Record<string, string> | null = null;
  for (const name of at?.log_headers ?? []) {
    const value = request.headers[name];
    if (typeof value !== 'string' || value === '') continue;
    ids ??= {};
    ids[name] = value.slice(0, TEXT_LIMIT);
  }
  return ids;
}
