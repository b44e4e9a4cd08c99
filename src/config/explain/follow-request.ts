/** Runs one request through the steps of its route without sending, holding or storing anything. */

import { limitsOf } from '../../billing/limits/effective-limits.ts';
import { readLeft } from '../../billing/limits/left.ts';
import { callerTerms, groupOf, type StatedTerms } from '../../billing/pricing/caller-terms.ts';
import { principalOf } from '../../gateway/http/steps/authenticate.ts';
import { isOwned } from '../../gateway/http/steps/resources.ts';
import { type ApiKey, available_nano, type Store } from '../../ledger/store/store.ts';
import { formatFactor } from '../../lib/money/factor.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Plan, RoutePlan } from '../../plan/index.ts';
import type { DryAccount } from '../dry-run/dry-exchange.ts';
import { type DryRun, dryRunIn } from '../dry-run/dry-run.ts';
import { lengthsOfExample } from '../examples/example-form.ts';

/** The key of a dry run, and the store with the resources and the wallet of its account. */
export interface Caller {
  readonly key: StatedTerms & Pick<ApiKey, 'id' | 'prefix' | 'account' | 'account_name'>;
  readonly store: Store;
}

export interface FollowedRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: Buffer | undefined;
  /** The body has the values of a form, as examples write them. */
  readonly isForm: boolean;
  /** When it arrives; undefined: now. */
  readonly at_ms?: number | undefined;
  /** Undefined: every model is visible, at the full price. */
  readonly caller: Caller | undefined;
}

/** Runs the same checks as the gateway. */
export function followRequest(
  plan: Plan,
  route: RoutePlan,
  { params, headers, rawBody, isForm, caller, at_ms }: FollowedRequest,
): Promise<DryRun> {
  const world = worldOf(caller, plan);
  if (world instanceof Refusal) return Promise.resolve(refusedAtOnce(world));
  const isFile = route.action === 'forward' && (route.form ?? route.file) !== undefined;
  const lengths = isFile && rawBody !== undefined ? lengthsOfExample(rawBody.toString()) : undefined;
  return dryRunIn(plan, route, {
    ...world,
    rawBody,
    isForm,
    at_ms,
    params,
    headers,
    lengths,
    allowDisabled: true,
    reportsOff: true,
  });
}

/** The caller with its account, or the refusal of a caller whose group is not configured. */
function worldOf(caller: Caller | undefined, plan: Plan) {
  if (caller === undefined) return { who: 'no key given: every model, the full price' };
  try {
    return { principal: principalOf(caller.key, plan), who: whoIs(caller, plan), account: accountOf(caller, plan) };
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function refusedAtOnce(refusal: Refusal): DryRun {
  const cause = refusal.cause instanceof Error ? ` (${refusal.cause.message})` : '';
  const nothing = { branch: undefined, model: undefined, upstream: undefined, upstream_path: undefined };
  return {
    steps: [{ name: 'refused', said: `${refusal.kind}: ${refusal.message}${cause}` }],
    found: { ...nothing, body: undefined, needs: [], quote: undefined },
    refusal,
  };
}

/** The caller, and what its group gives. */
function whoIs({ key }: Caller, { groups }: Plan): string {
  const group = groupOf(key.account_group, groups);
  const { models, price_factor_nano, price_list } = callerTerms(key, groups);
  const given = (own: unknown, ofGroup: unknown) =>
    own === null && ofGroup !== undefined ? ` (group ${key.account_group})` : '';
  const factor = given(key.price_factor_nano ?? key.account_price_factor_nano, group?.price_factor_nano);
  return [
    `${key.prefix === '' ? 'a key' : `${key.prefix}…`} of account ${key.account_name}`,
    `models ${models?.join(',') ?? 'all'}${given(key.models, group?.models)}`,
    ...(price_list === undefined ? [] : [`price list ${price_list.name}${given(null, price_list)}`]),
    `discount ${formatFactor(price_factor_nano)}${factor}`,
  ].join(', ');
}

function accountOf({ key, store }: Caller, plan: Plan): DryAccount {
  const { account } = key;
  return {
    async limits(limits, model) {
      const applied = limitsOf(limits, principalOf(key, plan), model);
      const left = await readLeft(account, applied, limits.time_zone, { store, now: Date.now });
      return left.map(({ measure, of, limit, remaining }) => `${measure} ${limit} ${of}: ${remaining} left`);
    },
    owns: (needed) => isOwned(account, needed, { plan, store }),
    async available_nano() {
      const wallet = await store.wallet(account);
      return wallet === undefined ? 0n : available_nano(wallet);
    },
  };
}
