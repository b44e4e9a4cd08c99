/** The document of a charge that is explained: what was counted, at which prices, how it was rounded, and the entries that it made. */
import Type from 'typebox';
import type { HashedEntry } from '../../ledger/store/schema.ts';
import { formatNano } from '../../lib/money/amount.ts';
import { EntrySchema, entryDocument, formatTime } from './documents.ts';
import { Id, Money, nullable, object, Text, Time } from './schemas.ts';

const Units = Type.Record(Type.String(), Type.String());

const PriceSchema = object({
  table: Text('the price table'),
  version: nullable(Text('the SHA-256 of this version of the table; null: stored before versions were')),
  unit: Text('what is counted'),
  per: Text('how many units the prices are for'),
  cells: Type.Array(
    object({
      for: Text('the facts or the class of the price'),
      amount: Money,
      exchanged: nullable(Text('how it was computed from another currency: 0.15 USD × 7.12')),
    }),
    { description: 'the prices of the table that were used' },
  ),
});

const HashedEntrySchema = object({ ...EntrySchema.properties, hash: Text('its place in the chain of hashes') });

export const ChargeSchema = object({
  id: Id('a task, usage_N for a metered request, or lease_N for the requests that one hold paid'),
  of: Type.Enum(['task', 'request', 'lease']),
  state: Text('of the task; charged for a request; open or closed for a lease'),
  account: Text("the account's name"),
  key: nullable(Text("the key's id")),
  model: nullable(Text('the model')),
  route: nullable(Text('the route')),
  upstream: nullable(Text('the upstream; null: not known')),
  target: nullable(Text('its target; null: not known')),
  is_stream: nullable(Type.Boolean({ description: 'whether the answer was a stream; null: not known' })),
  request_id: nullable(Text('the request, as in the log; null: not known')),
  at: Time,
  facts: nullable(Type.Record(Type.String(), Type.Unknown(), { description: 'what chose the price' })),
  units: nullable(Units),
  price: nullable(PriceSchema),
  factor: nullable(Text('the price factor: 0.85 is 15 % off')),
  rounding: nullable(Text('half_up or up')),
  capped: Type.Boolean({
    description:
      'whether the reported units cost more than the cap of their rule, so that units that cost the cap were charged',
  }),
  steps: Type.Array(object({ text: Text('a step of the computation'), result: Text('its exact result') })),
  amount: nullable(Text('what was charged; null: nothing yet')),
  recomputed: nullable(Text('what the steps come to; null: they cannot be computed')),
  equal: nullable(Type.Boolean({ description: 'whether all of this agrees; null: it cannot be checked' })),
  differences: Type.Array(Type.String(), { description: 'what does not agree' }),
  hold: nullable(
    object({
      entry: Id('the entry of the hold'),
      amount: Money,
      units: nullable(Text('the units that were held')),
      memo: nullable(Text('how it was computed')),
    }),
  ),
  freed: nullable(Text('what was freed of the hold; null: it is still held, or it is that of a lease')),
  overage: nullable(Text('what was charged beyond the hold')),
  waived: nullable(Text('what was not charged, because the wallet could not pay it')),
  refunded: nullable(Text('what was given back')),
  cost: nullable(object({ amount: Money, price: nullable(PriceSchema), recomputed: nullable(Money), margin: Money })),
  reported: nullable(Type.Unknown({ description: "the upstream's own usage: by JSON Pointers, or a task's record" })),
  lease: nullable(Text('the lease that paid a request')),
  requests: Type.Array(
    object({
      id: Id('usage_N'),
      model: Text('the model'),
      amount: Money,
      request_id: nullable(Text('the request')),
      at: Time,
    }),
    { description: 'the first requests of a lease' },
  ),
  request_count: nullable(Type.Integer({ description: 'how many there are' })),
  entries: Type.Array(HashedEntrySchema, {
    description: 'the entries of its hold, with refunds, oldest first; a request has those of its lease',
  }),
});

export interface HoldOutcome {
  readonly hold: HashedEntry | undefined;
  readonly charged_nano: bigint;
  readonly overage_nano: bigint;
  readonly refunded_nano: bigint;
  /** Whether the hold is resolved. */
  readonly isResolved: boolean;
}

/** Adds up the entries of one hold. */
export function movedBy(entries: readonly HashedEntry[]): HoldOutcome {
  const sum = (...kinds: readonly string[]) =>
    entries.reduce((total, { kind, amount_nano }) => total + (kinds.includes(kind) ? amount_nano : 0n), 0n);
  return {
    hold: entries.find(({ kind }) => kind === 'hold'),
    charged_nano: sum('capture', 'overage'),
    overage_nano: sum('overage'),
    refunded_nano: sum('refund'),
    isResolved: entries.some(({ kind }) => kind === 'capture' || kind === 'release'),
  };
}

/** The members about the money of a hold. */
export function movedDocument(entries: readonly HashedEntry[], units: string | null) {
  const { hold, charged_nano, overage_nano, refunded_nano, isResolved } = movedBy(entries);
  const freed_nano = (hold?.amount_nano ?? 0n) - (charged_nano - overage_nano);
  return {
    hold: hold ? { entry: String(hold.id), amount: formatNano(hold.amount_nano), units, memo: hold.memo } : null,
    freed: isResolved ? formatNano(freed_nano) : null,
    overage: formatNano(overage_nano),
    refunded: formatNano(refunded_nano),
    entries: entries.map((entry) => ({ ...entryDocument(entry), hash: entry.hash })),
  };
}

/** One request of a lease. */
export function requestDocument(row: {
  readonly id: bigint;
  readonly model: string;
  readonly amount_nano: bigint;
  readonly request_id: string | null;
  readonly at_ms: number;
}) {
  const { id, model, amount_nano, request_id, at_ms } = row;
  return { id: `usage_${id}`, model, amount: formatNano(amount_nano), request_id, at: formatTime(at_ms) };
}
