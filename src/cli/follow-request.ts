/** Runs one request through the steps of its route without sending, holding or storing anything. */
import { formatDiscount } from '../admin/documents.ts';
import type { DryAccount } from '../admission/dry-exchange.ts';
import { type DryRun, dryRunIn } from '../admission/dry-run.ts';
import { CliError } from '../command/errors.ts';
import type { Cli } from '../command/io.ts';
import { lengthsOfExample } from '../examples/form.ts';
import { principalOf } from '../http/steps/authenticate.ts';
import { limitsOf } from '../limits/effective-limits.ts';
import { readLeft } from '../limits/left.ts';
import type { Plan, RoutePlan } from '../plan.ts';
import { hashSecret } from '../store/keys.ts';
import { type ApiKey, keyRefused, type Store, spendable_nano } from '../store/store.ts';
import { withStore } from './store.ts';

/** The key of a dry run, and the store with the resources and the wallet of its account. */
export interface Caller {
  readonly key: ApiKey;
  readonly store: Store;
}

/** Runs `work` with the key, if one is given. @throws CliError key_not_valid for a key that the gateway would reject. */
export async function withKey<T>(cli: Cli, key: string | undefined, work: (caller: Caller | undefined) => Promise<T>) {
  if (key === undefined) return work(undefined);
  return withStore(cli, async (store) => {
    const found = await store.findKey(hashSecret(key));
    const why = found === undefined ? 'the key is unknown' : whyInvalid(found, Date.now());
    if (found !== undefined && why === undefined) return work({ key: found, store });
    throw new CliError('key_not_valid', `${why}: the gateway would reject it`, 'see tollgate key list');
  });
}

function whyInvalid(key: ApiKey, now_ms: number): string | undefined {
  const why = keyRefused(key, now_ms);
  if (why === undefined) return undefined;
  if (why === 'suspended') return 'the account is suspended';
  return why === 'replaced' ? 'the key was replaced' : `the key is ${why}`;
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
      ? { who: 'no key given: every model, the full price' }
      : { principal: principalOf(caller.key), who: whoIs(caller), account: accountOf(caller) };
  const isFile = route.action === 'forward' && (route.form ?? route.file) !== undefined;
  const lengths = isFile && rawBody !== undefined ? lengthsOfExample(rawBody.toString()) : undefined;
  return dryRunIn(plan, route, { ...world, rawBody, params, headers, lengths, allowDisabled: true, reportsOff: true });
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
      const left = await readLeft(account, applied, plan.time_zone, { store, now: Date.now });
      return left.map(({ measure, of, limit, remaining }) => `${measure} ${limit} ${of}: ${remaining} left`);
    },
    owns: ({ resource, id }) => store.ownsResource(resource, id, account),
    async available_nano() {
      const wallet = await store.wallet(account);
      return wallet === undefined ? 0n : spendable_nano(wallet);
    },
  };
}
