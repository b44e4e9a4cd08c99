/** The settings that only a restart can change, because they belong to what survives a reload. */
import type { Plan } from '../../plan.ts';
import { withoutCredentials } from '../../store/store-url.ts';
import { describeAddress } from '../describe.ts';

/** A setting with its values, as text without credentials. */
export interface SettingChange {
  /** As in the file: `server.listen`. */
  readonly setting: string;
  readonly old: string | null;
  readonly new: string | null;
}

const SETTINGS: Readonly<Record<string, (plan: Plan) => string | undefined>> = {
  'server.listen': ({ server }) => describeAddress(server),
  'server.metrics': ({ server: { metrics } }) => metrics && describeAddress(metrics),
  'server.tracing': ({ server: { tracing } }) => tracing && `${tracing.url}, sample ${tracing.sample}`,
  'store.url': ({ store_url }) => store_url,
  // Leases in use were taken for the old time.
  'settle.lease': ({ settle }) => `${settle.lease_ms}ms`,
  // Wallets, holds and entries are amounts of it.
  'currency.code': ({ currency }) => currency,
};

/** The settings that differ. */
export function restartOnlyChanges(old: Plan, next: Plan): readonly SettingChange[] {
  return Object.entries(SETTINGS).flatMap(([setting, read]) => {
    const [before, after] = [read(old), read(next)];
    if (before === after) return [];
    const shown = (value: string | undefined) => (setting === 'store.url' && value ? withoutCredentials(value) : value);
    return [{ setting, old: shown(before) ?? null, new: shown(after) ?? null }];
  });
}
