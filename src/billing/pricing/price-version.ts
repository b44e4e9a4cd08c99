/** The version of a price table that a charge names. */
import { hash } from 'node:crypto';
import type { PriceVersion } from '../../ledger/store/store.ts';
import { type PriceContent, priceText } from '../../lib/money/price-text.ts';

const versions = new WeakMap<PriceContent, PriceVersion>();

/** Made at the first use of a table. */
export function versionOf(price: PriceContent): PriceVersion {
  const known = versions.get(price);
  if (known !== undefined) return known;
  const content = priceText(price);
  const made = { sha256: hash('sha256', content, 'hex'), name: price.name, content };
  versions.set(price, made);
  return made;
}
