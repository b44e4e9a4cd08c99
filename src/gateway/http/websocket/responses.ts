/**
 * The money of a WebSocket: each response of the upstream is held and charged like one metered request. One hold is always taken in
 * advance, so that no response begins without money. The WebSocket itself may be the one response.
 */

import { zeroCounts } from '../../../billing/kinds.ts';
import type { BilledEvent, MessageCounts } from '../../../billing/metering/message-meter.ts';
import type { LeasedQuote } from '../../../billing/metering/spend-leases.ts';
import { tokensOf } from '../../../billing/pricing/metered-quote.ts';
import type { ChargeBasis, UsageRow } from '../../../ledger/store/store.ts';
import { formatNano, NANO, type Nano } from '../../../lib/money/amount.ts';
import { addUnits } from '../../../lib/money/class-units.ts';
import { chargeOfUnits, type Rounding, readPriceText } from '../../../lib/money/price-text.ts';
import type { CountValue, ForwardRoute, MeteredAnswer, MeterPlan, WebSocketPlan } from '../../../plan/index.ts';
import type { Services } from '../../runtime/services.ts';
import { createCharge, type UsageCharge, unreadRemedy } from '../charge.ts';
import type { ExchangeWith } from '../exchange.ts';
import { holdQuote } from '../steps/hold-quote.ts';
import { createLimit, createReserve } from '../steps/limit.ts';

type Held = ExchangeWith<'principal' | 'metered_quote' | 'leased'>;

/** Creates the accounts of the WebSockets of a route. @param observe gets what each charge is computed from. */
export function createResponses(
  route: ForwardRoute,
  { longest_ms }: Pick<WebSocketPlan, 'longest_ms'>,
  meter: MeterPlan,
  services: Services,
  observe?: (answer: MeteredAnswer) => void,
): (exchange: Held) => Responses {
  const parts = {
    longest_ms,
    charge: createCharge(route, meter, services),
    observe,
    hold: holdQuote(meter, services),
    limit: createLimit(services),
    reserve: createReserve(services),
    zeros: zeroCounts(meter.counts),
  };
  return (exchange) => new Responses(exchange, route, meter, services, parts);
}

interface Parts {
  /** The WebSocket is one response, and open for at most this time; undefined: it has many. */
  readonly longest_ms: number | undefined;
  readonly charge: ReturnType<typeof createCharge>;
  readonly observe: ((answer: MeteredAnswer) => void) | undefined;
  readonly hold: ReturnType<typeof holdQuote>;
  readonly limit: ReturnType<typeof createLimit>;
  readonly reserve: ReturnType<typeof createReserve>;
  readonly zeros: Readonly<Record<string, CountValue>>;
}

/** The responses of one WebSocket. */
export class Responses {
  readonly #exchange: Held;
  readonly #meter: MeterPlan;
  readonly #services: Services;
  readonly #parts: Parts;
  readonly #held: LeasedQuote[];
  /** For each open response, the bytes that the upstream had sent when it began. */
  readonly #open: number[] = [];
  readonly #route: string;
  /** Reported usage that has no hold yet. */
  readonly #unpaid: MessageCounts[] = [];
  /** Of a WebSocket that is one response: what its reports have said together. */
  #sum: MessageCounts | undefined;
  #begun = 0;
  #isOver = false;
  #began_ms = 0;
  /** Bytes of the upstream's messages. */
  received_bytes = 0;
  /** Bytes of the caller's messages. */
  sent_bytes = 0;
  /** How long the WebSocket was open; undefined: it is open. */
  seconds: number | undefined = undefined;
  /** How many responses have ended that no event had begun. A caller who had left before would have paid nothing. */
  unbegun = 0;
  /** How many responses had not ended with the WebSocket. */
  unended = 0;

  constructor(exchange: Held, route: ForwardRoute, meter: MeterPlan, services: Services, parts: Parts) {
    this.#exchange = exchange;
    this.#meter = meter;
    this.#route = route.name;
    this.#services = services;
    this.#parts = parts;
    this.#held = [exchange.leased];
  }

  /** The upstream has accepted the WebSocket, which may be the response. */
  opened(): void {
    if (this.#parts.longest_ms === undefined) return;
    this.#begun = 1;
    this.#began_ms = performance.now();
    this.#open.push(0);
  }

  /** A side has closed: how long the other one takes costs nothing. */
  closes(): void {
    this.seconds ??= (performance.now() - this.#began_ms) / 1_000;
  }

  /** Takes an event. @returns a promise while money is being held. @throws or rejects with a Refusal: the WebSocket must end. */
  take(event: BilledEvent): void | Promise<void> {
    if (event.what === 'start') return this.#start();
    if (this.#parts.longest_ms !== undefined) {
      if (event.counts.seen || event.counts.unusable.length > 0) this.#sum = event.counts;
      return;
    }
    const began_bytes = event.what === 'end' ? this.#open.shift() : undefined;
    if (event.what === 'report' && !event.counts.seen && event.counts.unusable.length === 0) {
      this.#ignore(event.counts);
      return;
    }
    if (event.what === 'report' && this.#held.length <= this.#open.length) return this.#report(event.counts);
    if (event.what === 'end' && began_bytes === undefined) this.#reportUnbegun();
    this.#settle(event.counts, this.received_bytes - (began_bytes ?? this.received_bytes));
    return this.#hold(Math.max(1, this.#open.length));
  }

  /**
   * Charges usage that belongs to no response, while every hold belongs to a running one. It needs another hold; without money for it,
   * the WebSocket ends, and the usage is charged with the first of the running responses.
   */
  #report(counts: MessageCounts): void | Promise<void> {
    this.#unpaid.push(counts);
    const settle = (): void => {
      if (this.#isOver) return;
      this.#unpaid.splice(this.#unpaid.indexOf(counts), 1);
      // No response is running under the newest hold.
      this.#settle(counts, 0);
    };
    const holding = this.#hold(this.#open.length + 1);
    return holding === undefined ? settle() : holding.then(settle);
  }

  /** Many reports have no usage. */
  #ignore({ unread }: MessageCounts): void {
    if (unread === undefined) return;
    const about = { id: this.#exchange.id, route: this.#route, unread, remedy: unreadRemedy(this.#meter) };
    this.#services.log.warn(about, 'the usage of an answer was not read');
  }

  #reportUnbegun(): void {
    this.unbegun += 1;
    if (this.unbegun > 1) return;
    const remedy = 'add the event that begins it to websocket.starts';
    const about = { id: this.#exchange.id, route: this.#route, remedy };
    this.#services.log.warn(about, 'a response of a WebSocket ended that no event had begun: leaving early is free');
  }

  /**
   * Charges the responses that have not ended, and frees what is still held. The bytes of responses at the same time count once: each has
   * those until the next one began. A second call has no effect.
   *
   * @param isWhole the upstream has closed the WebSocket: what it has reported is final.
   */
  end(isWhole: boolean): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const began = this.#open.splice(0);
    if (this.#parts.longest_ms !== undefined && began.length > 0) this.#settle(this.#sum, this.received_bytes, isWhole);
    else this.#breakOff(began);
    for (const leased of this.#held.splice(0)) this.#services.leases.finish(leased, undefined);
  }

  #breakOff(began: readonly number[]): void {
    this.unended = began.length;
    for (const [index, began_bytes] of began.entries())
      this.#settle(undefined, (began[index + 1] ?? this.received_bytes) - began_bytes);
  }

  #start(): void | Promise<void> {
    this.#begun += 1;
    const hasHold = this.#held.length > this.#open.length;
    if (hasHold) this.#open.push(this.received_bytes);
    const counting = this.#count();
    if (counting !== undefined) return counting.then(() => (hasHold ? undefined : this.#openOneMore()));
    return hasHold ? undefined : this.#openOneMore();
  }

  /** One more response runs at the same time. */
  #openOneMore(): void | Promise<void> {
    const opened = () => void this.#open.push(this.received_bytes);
    const holding = this.#hold(this.#open.length + 1);
    return holding === undefined ? opened() : holding.then(opened);
  }

  /**
   * Each response counts as a request in the limits that its key has now; the first one is the request itself. The one before it has
   * taken what it used.
   */
  #count(): void | Promise<void> {
    if (this.#begun === 1) return;
    const { limited, tokens = 0 } = this.#exchange;
    if (limited?.entered !== undefined) this.#services.limits.leave(limited.entered, { tokens, body_bytes: 0 });
    this.#exchange.limited = undefined;
    this.#exchange.tokens = undefined;
    this.#parts.limit(this.#exchange);
    return this.#parts.reserve(this.#exchange, tokensOf(this.#meter, this.#exchange.metered_quote.hold_units));
  }

  /** Takes holds until there are `count`. */
  #hold(count: number): void | Promise<void> {
    while (!this.#isOver && this.#held.length < count) {
      const held = this.#parts.hold(this.#exchange);
      if (held instanceof Promise) return held.then((made) => this.#keep(made)).then(() => this.#hold(count));
      this.#keep(held);
    }
  }

  #keep(made: unknown): void {
    if (typeof made !== 'object' || made === null || !('leased' in made)) return;
    const { leased } = made as { readonly leased: LeasedQuote };
    // The WebSocket may have ended while the store was asked.
    if (this.#isOver) this.#services.leases.finish(leased, undefined);
    else this.#held.push(leased);
  }

  /** Started seconds count, up to the longest time, for which money is held. */
  #connection(): MeteredAnswer['connection'] {
    const { longest_ms } = this.#parts;
    if (longest_ms === undefined) return undefined;
    this.closes();
    return { seconds: Math.ceil(Math.min(this.seconds ?? 0, longest_ms / 1_000)), bytes: this.sent_bytes };
  }

  /** @param counts undefined: the response broke off. */
  #settle(counts: MessageCounts | undefined, answer_bytes: number, isFinal = counts !== undefined): void {
    const leased = this.#held.shift();
    if (leased === undefined) {
      // Usage that belongs to no response has taken this one's hold, and there was no money for another.
      this.#services.metrics.uncharged.inc({ route: this.#route, reason: 'abandoned' });
      this.#services.log.warn(
        { id: this.#exchange.id, route: this.#route },
        'a response of a WebSocket has no hold left; nothing is charged',
      );
      return;
    }
    let charged: ReturnType<Parts['charge']>;
    try {
      charged = this.#charge(leased, counts, answer_bytes, isFinal);
      for (const unpaid of this.#isOver ? this.#unpaid.splice(0) : [])
        charged = withReport(charged, this.#charge(leased, unpaid, 0, true));
    } finally {
      this.#services.leases.finish(leased, charged?.usage);
    }
    if (charged === undefined) return;
    const before = this.#exchange.usage;
    const usage = before === undefined ? charged.usage : together(before, charged.usage);
    // Of the whole WebSocket, for its record and the log.
    this.#exchange.usage = usage;
    this.#exchange.charged = formatNano(usage.amount_nano);
    this.#exchange.tokens = (this.#exchange.tokens ?? 0) + charged.tokens;
  }

  #charge(
    leased: LeasedQuote,
    counts: MessageCounts | undefined,
    answer_bytes: number,
    isFinal: boolean,
  ): UsageCharge | undefined {
    const answer: MeteredAnswer = {
      values: counts?.values ?? this.#parts.zeros,
      facts: counts?.facts,
      seen: counts?.seen ?? false,
      unusable: counts?.unusable ?? [],
      fell: counts?.fell ?? [],
      reported: counts?.reported,
      unread: counts?.unread,
      isFinal,
      hasFailed: counts?.failed === true && !counts.seen && counts.unusable.length === 0,
      answer_bytes,
      answer_text_bytes: answer_bytes,
      is_stream: true,
      connection: this.#connection(),
    };
    this.#parts.observe?.(answer);
    return this.#parts.charge(this.#exchange, leased, answer);
  }
}

/** In the order of how far a charge is from what was reported. */
const ROUNDINGS: readonly Rounding[] = ['half_up', 'up', 'up_capped'];

function higher(a: Rounding, b: Rounding): Rounding {
  return ROUNDINGS.indexOf(a) > ROUNDINGS.indexOf(b) ? a : b;
}

/** One charge for a response and a report, because a lease takes one row for each hold: at the dearer of their prices. */
function withReport(a: UsageCharge | undefined, b: UsageCharge | undefined): UsageCharge | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const sum = together(a.usage, b.usage);
  const rounding = [a, b].map(({ basis }) => basis.rounding).reduce(higher);
  const [first, second] = [atPrices({ ...a.basis, rounding }, sum), atPrices({ ...b.basis, rounding }, sum)];
  const { amount_nano, basis } = second.amount_nano > first.amount_nano ? second : first;
  const usage = { ...sum, amount_nano, basis };
  return { charged: formatNano(amount_nano), tokens: a.tokens + b.tokens, basis, usage };
}

/** The units at the prices of the basis, rounded once, as every charge. */
function atPrices(
  basis: ChargeBasis,
  { units, amount_nano: sum_nano }: UsageRow,
): { readonly amount_nano: Nano; readonly basis: ChargeBasis } {
  const table = basis.cost && readPriceText(basis.cost.price.content);
  const cost_nano = table && chargeOfUnits(table, units, { price_factor_nano: NANO, rounding: 'half_up' });
  const cost = basis.cost && typeof cost_nano === 'bigint' ? { ...basis.cost, cost_nano } : null;
  const price = readPriceText(basis.price.content);
  // The units of both have prices.
  const amount_nano = (price && chargeOfUnits(price, units, basis)) ?? sum_nano;
  return { amount_nano, basis: { ...basis, cost } };
}

/** The second usage with the units and the amounts of both. */
function together(a: UsageRow, b: UsageRow): UsageRow {
  return { ...b, units: addUnits(a.units, b.units), amount_nano: a.amount_nano + b.amount_nano };
}
