/** Passes a metered request on: let in against a lease, counted on its way, charged for what the answer told. */
import type { MeteredQuote } from '../../billing/metered.ts';
import { chargeMetered } from '../../billing/metered-charge.ts';
import { formatNano } from '../../lang/amount.ts';
import { AnswerMeter } from '../../metering/answer-meter.ts';
import type { Admission, AdmissionResult } from '../../metering/lease-book.ts';
import type { ForwardRoute, MeterPlan } from '../../plan.ts';
import type { UpstreamRequest } from '../../upstream/client.ts';
import type { RelayEnd } from '../../upstream/relay.ts';
import type { Exchange, Services } from '../exchange.ts';
import { insufficientFunds } from './insufficient-funds.ts';
import { passThrough } from './pass-through.ts';

export interface Metered {
  readonly meter: MeterPlan;
  readonly quote: MeteredQuote;
  readonly request: UpstreamRequest;
}

/** @throws Refusal insufficient_funds; UpstreamFailure when there was no answer, and then nothing is charged. */
export async function meterRequest(
  exchange: Exchange<ForwardRoute>,
  metered: Metered,
  services: Services,
): Promise<void> {
  const asked = services.leases.admit(exchange.principal.account, metered.quote.hold_nano);
  const admission = granted(exchange, metered.quote, asked instanceof Promise ? await asked : asked, services);
  let meter: AnswerMeter | undefined;
  let end: Awaited<ReturnType<typeof passThrough>> | undefined;
  try {
    end = await passThrough(exchange, metered.request, services, {
      // An error of the upstream costs nothing, whatever stands in it.
      onHead: (statusCode, contentType, encoding) => {
        if (statusCode < 300) meter = new AnswerMeter(metered.meter, contentType, encoding);
      },
      onData: (chunk) => meter?.push(chunk),
    });
    const decoding = meter?.end();
    if (decoding !== undefined) await decoding;
  } finally {
    charge(exchange, metered, admission, { meter, end }, services);
  }
}

function granted(exchange: Exchange, quote: MeteredQuote, admission: AdmissionResult, services: Services): Admission {
  if (admission.ok) return admission;
  throw insufficientFunds(exchange, admission.wallet, quote.hold_nano, services);
}

interface Outcome {
  /** Of a successful answer. */
  readonly meter: AnswerMeter | undefined;
  readonly end: RelayEnd | undefined;
}

/** Whoever was let in is let out, with a row for what was heard of the answer, be it whole or not. */
function charge(
  exchange: Exchange<ForwardRoute>,
  { meter: plan, quote }: Metered,
  admission: Admission,
  { meter, end }: Outcome,
  { leases, log, metrics }: Services,
): void {
  const { route, principal, id } = exchange;
  if (meter === undefined) {
    leases.finish(admission, undefined);
    if (end?.how !== 'caller_left' || end.statusCode !== undefined) return;
    metrics.uncharged.inc({ route: route.name, reason: 'abandoned' });
    log.warn(
      { id, route: route.name },
      'the caller left before the answer had begun, and none came; nothing is charged',
    );
    return;
  }
  const heard = meter.heard(isWhole(end));
  const { units, amount_nano, doubts, nothing, notes } = chargeMetered(plan, quote, heard);
  if (doubts.length > 0 || nothing !== undefined) {
    const { skipped, undecoded, isFinal, seen } = heard;
    const about = {
      id,
      route: route.name,
      model: quote.model,
      doubts,
      nothing,
      notes,
      skipped,
      undecoded,
      isFinal,
      seen,
    };
    const said = nothing === undefined ? 'a charge is not what its answer told' : 'an answer is charged nothing';
    log.warn({ ...about, amount: formatNano(amount_nano), hold: formatNano(quote.hold_nano) }, said);
    for (const reason of doubts) metrics.doubtful.inc({ route: route.name, reason });
    if (nothing !== undefined) metrics.uncharged.inc({ route: route.name, reason: nothing });
  }
  if (nothing === 'untold' || nothing === 'failed') {
    leases.finish(admission, undefined);
    return;
  }
  exchange.notes.charged = formatNano(amount_nano);
  leases.finish(admission, {
    hold_id: admission.lease.hold_id,
    account: principal.account,
    key: principal.key,
    route: route.name,
    model: quote.model,
    units,
    amount_nano,
  });
}

function isWhole(end: RelayEnd | undefined): boolean {
  return end?.how === 'complete' || (end?.how === 'caller_left' && end.isWhole);
}
