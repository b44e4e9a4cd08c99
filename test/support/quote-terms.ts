/** What a quote depends on beside the request, for tests in which only the factor counts. */
import type { QuoteTerms } from '../../src/billing/pricing/facts.ts';
import { NANO, type Nano } from '../../src/lib/money/amount.ts';

export function atFactor(price_factor_nano: Nano, more: Partial<QuoteTerms> = {}): QuoteTerms {
  return { price_factor_nano, at_ms: 0, ...more };
}

export const FULL_PRICE: QuoteTerms = atFactor(NANO);
