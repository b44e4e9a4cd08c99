/** The rows that make charges recomputable: versions of price tables, and how a metered request was charged. */
import type { Nano } from '../../lib/money/amount.ts';
import type { Rounding } from '../../lib/money/price-text.ts';

export interface PriceVersion {
  /** The hash of the content, in lower-case hex. */
  readonly sha256: string;
  /** The table's name in the configuration. */
  readonly name: string;
  /** Canonical JSON (lib/money/price-text.ts). */
  readonly content: string;
}

/** What a request cost the operator, by the operator's own price table. */
export interface VendorCost {
  readonly cost_nano: Nano;
  readonly price: PriceVersion;
}

export interface ChargeBasis {
  readonly request_id: string;
  readonly upstream: string | null;
  readonly target: string | null;
  readonly is_stream: boolean;
  readonly price: PriceVersion;
  readonly price_factor_nano: Nano;
  readonly rounding: Rounding;
  /** JSON: the upstream's own usage objects, by their JSON Pointers; null: it reported none, or too large ones. */
  readonly reported: string | null;
  /** Null: there are no prices for it. */
  readonly cost: VendorCost | null;
}
