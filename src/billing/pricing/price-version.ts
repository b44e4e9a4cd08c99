/** The version of a price table that a charge names. */
import { hash } from 'node:crypto';
import type { PriceVersion, Store, Task } from '../../ledger/store/store.ts';
import { getOrCreate } from '../../lib/get-or-create.ts';
import type { PriceTerms } from '../../lib/money/price-terms.ts';
import { type PriceContent, priceText, readPriceText } from '../../lib/money/price-text.ts';

const versions = new WeakMap<PriceContent, PriceVersion>();

/** Made at the first use of a table. */
export function versionOf(price: PriceContent): PriceVersion {
  return getOrCreate(versions, price, () => {
    const content = priceText(price);
    return { sha256: hash('sha256', content, 'hex'), name: price.name, content };
  });
}

type Versions = Pick<Store, 'priceVersion'>;

/** Of the versions of a store, which never change. */
const terms = new WeakMap<Versions, Map<string, PriceTerms | undefined>>();
const MAX_TERMS = 1_000;

/** The terms of the version by which a task was priced; a task that is older than versions has none. */
export async function termsOfTask(
  { price_sha256 }: Pick<Task, 'price_sha256'>,
  store: Versions,
): Promise<PriceTerms | undefined> {
  if (price_sha256 === null) return undefined;
  const known = getOrCreate(terms, store, () => new Map<string, PriceTerms | undefined>());
  if (known.has(price_sha256)) return known.get(price_sha256);
  const version = await store.priceVersion(price_sha256);
  if (version === undefined) return undefined;
  const found = readPriceText(version.content)?.terms;
  if (known.size >= MAX_TERMS) known.clear();
  known.set(price_sha256, found);
  return found;
}
