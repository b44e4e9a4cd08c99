/** Passes a metered request on: let in against a lease, counted on its way, charged for what the answer told. */
import { chargeMetered, type MeteredQuote } from '../../billing/metered.ts';
import { formatNano } from '../../lang/amount.ts';
import type { Admission, AdmissionResult } from '../../metering/lease-book.ts';
import { createMeter, type Meter } from '../../metering/meter.ts';
import type { ForwardRoute, MeterPlan } from '../../plan.ts';
import { Refusal } from '../../refusal.ts';
import { available_nano } from '../../store/store.ts';
import type { UpstreamRequest } from '../../upstream/client.ts';
import type { Exchange, Services } from '../exchange.ts';
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
  let meter: Meter | undefined;
  try {
    await passThrough(exchange, metered.request, services, {
      // An error of the upstream costs nothing, whatever stands in it.
      onHead: (statusCode, contentType) => {
        if (statusCode < 300) meter = createMeter(metered.meter, contentType);
      },
      onData: (chunk) => meter?.push(chunk),
    });
  } finally {
    charge(exchange, metered, admission, meter, services);
  }
}

function granted(exchange: Exchange, quote: MeteredQuote, admission: AdmissionResult, { plan }: Services): Admission {
  if (admission.ok) return admission;
  const { account_name: name } = exchange.principal;
  throw new Refusal(
    'insufficient_funds',
    `account ${name} has ${formatNano(available_nano(admission.wallet))} ${plan.currency} available, this request may cost ` +
      `${formatNano(quote.hold_nano)} ${plan.currency}; lower its token limit, or top up with: tollgate wallet topup ${name} AMOUNT`,
  );
}

/** Whoever was let in is let out, with a row for what the answer told, be it whole or not. */
function charge(
  exchange: Exchange<ForwardRoute>,
  { meter: plan, quote }: Metered,
  admission: Admission,
  meter: Meter | undefined,
  { leases, log, metrics }: Services,
): void {
  const { route, principal, id } = exchange;
  const counts = meter?.counts();
  if (counts === undefined || !counts.seen) {
    leases.finish(admission, undefined);
    if (counts === undefined) return;
    metrics.unmetered.inc({ route: route.name });
    log.warn({ id, route: route.name, skipped: counts.skipped }, 'an answer told no usage, and is charged nothing');
    return;
  }
  const { units, amount_nano, notes } = chargeMetered(plan, quote, counts.values);
  if (notes.length > 0) log.warn({ id, route: route.name, notes }, 'some units of an answer could not be charged');
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
