/** Runs one request through the steps of its route without sending, holding or storing anything. */
import type { DryAccount } from '../admission/dry-backend.ts';
import { type DryRun, dryRunIn, nobody } from '../admission/dry-run.ts';
import { principalOf } from '../http/steps/authenticate.ts';
import { limitsOf } from '../limits/applied.ts';
import { readLeft } from '../limits/left.ts';
import { createCalendar, spendLimits } from '../limits/periods.ts';
import type { Plan, RoutePlan } from '../plan.ts';
import { hashKey } from '../store/keys.ts';
import { type ApiKey, available_nano, type Store } from '../store/store.ts';
import { CliError } from './errors.ts';
import type { Cli } from './io.ts';
import { withStore } from './store.ts';
import { formatDiscount } from './values.ts';

/** The key of a dry run, and the store with the resources and the wallet of its account. */
export interface Caller {
  readonly key: ApiKey;
  readonly store: Store;
}

/** Runs `work` with the key, if one is given. @throws CliError key_not_valid for a key that the gateway would reject. */
export async function withKey<T>(cli: Cli, key: string | undefined, work: (caller: Caller | undefined) => Promise<T>) {
  if (key === undefined) return work(undefined);
  return withStore(cli, async (store) => {
    const found = await store.findKey(hashKey(key));
    const expired = found?.expires_at_ms != null && found.expires_at_ms <= Date.now();
    const why = found === undefined ? 'unknown' : found.revoked_at_ms !== null ? 'revoked' : expired ? 'expired' : '';
    if (found !== undefined && why === '') return work({ key: found, store });
    throw new CliError('key_not_valid', `the key is ${why}: the gateway would reject it`, 'see tollgate key list');
  });
}

/** Runs the same checks as the gateway. Without a caller, every model is visible and no discount applies. */
export function followRequest(
  plan: Plan,
  route: RoutePlan,
  params: Readonly<Record<string, string>>,
  rawBody: Buffer | undefined,
  headers: Readonly<Record<string, string>>,
  caller: Caller | undefined,
): Promise<DryRun> {
  const world =
    caller === undefined
      ? { principal: nobody(), who: 'no key given: every model, the full price' }
      : { principal: principalOf(caller.key), who: whoIs(caller), account: accountOf(caller) };
  return dryRunIn({ ...world, rawBody, headers, evenOff: true, reportsOff: true }, plan, route, params);
}

function whoIs({ key }: Caller): string {
  const discount = formatDiscount(key.price_factor_nano ?? key.account_price_factor_nano);
  return `${key.prefix}… of account ${key.account_name}, models ${key.models?.join(',') ?? 'all'}, discount ${discount}`;
}

function accountOf({ key, store }: Caller): DryAccount {
  const { account } = key;
  return {
    async limits(plan, model) {
      const applied = limitsOf(plan, principalOf(key), model);
      const spend = spendLimits(applied, createCalendar(plan.time_zone), Date.now());
      const left = await readLeft(account, applied, spend, { store, now: Date.now });
      return left.map(({ measure, of, limit, remaining }) => `${measure} ${limit} ${of}: ${remaining} left`);
    },
    owns: ({ resource, id }) => store.ownsResource(resource, id, account),
    async available_nano() {
      const wallet = await store.wallet(account);
      return wallet === undefined ? 0n : available_nano(wallet);
    },
  };
}
