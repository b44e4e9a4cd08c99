/** Follows one request through the plan without sending, holding or storing anything, and says each step in words. */
import { type DryRun, dryRun } from '../admission/dry-run.ts';
import { formatNano, NANO } from '../lang/amount.ts';
import { globMatcher } from '../lang/prefix.ts';
import type { ForwardRoute, Plan, RoutePlan } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { hashKey } from '../store/keys.ts';
import { type ApiKey, available_nano, type Store } from '../store/store.ts';
import { CliError } from './errors.ts';
import type { Cli } from './io.ts';
import { withStore } from './store.ts';
import { formatDiscount } from './values.ts';

interface Step {
  readonly name: string;
  readonly said: string;
}
/** What the request would come to, and why. */
export interface Followed {
  readonly steps: readonly Step[];
  readonly run: DryRun | undefined;
  readonly refusal: Refusal | undefined;
}

/** Whose key it is, and the store that knows their things and their money. */
export interface Caller {
  readonly key: ApiKey;
  readonly store: Store;
}

/** Finds the key in the store, where one is given. Throws a CliError for a key that the gateway would refuse. */
export async function withKey<T>(cli: Cli, key: string | undefined, work: (caller: Caller | undefined) => Promise<T>) {
  if (key === undefined) return work(undefined);
  return withStore(cli, async (store) => {
    const found = await store.findKey(hashKey(key));
    const expired = found?.expires_at_ms != null && found.expires_at_ms <= Date.now();
    const why = found === undefined ? 'unknown' : found.revoked_at_ms !== null ? 'revoked' : expired ? 'expired' : '';
    if (found !== undefined && why === '') return work({ key: found, store });
    throw new CliError('key_not_valid', `the key is ${why}: the gateway would refuse it`, 'see tollgate key list');
  });
}

/** Judges the request like the gateway does; without a caller every model is visible and the price is the full one. */
export async function followRequest(
  plan: Plan,
  route: RoutePlan,
  params: Readonly<Record<string, string>>,
  rawBody: Buffer | undefined,
  caller: Caller | undefined,
): Promise<Followed> {
  const discount_nano = caller?.key.discount_nano ?? caller?.key.account_discount_nano ?? NANO;
  const who =
    caller === undefined
      ? 'no key given: every model, the full price'
      : `${caller.key.prefix}… of account ${caller.key.account_name}, models ${caller.key.models?.join(',') ?? 'all'}, discount ${formatDiscount(discount_nano)}`;
  const first: readonly Step[] = [
    { name: 'route', said: `${route.name} (${route.method} ${route.path})` },
    { name: 'key', said: who },
  ];
  if (route.action !== 'forward') {
    return { steps: [...first, { name: 'answer', said: ownAnswer(route) }], run: undefined, refusal: undefined };
  }
  const models = caller?.key.models;
  const visible = models == null ? undefined : globMatcher(models);
  const input = { rawBody, contentType: 'application/json', params, discount_nano, evenOff: true };
  const run = dryRun(plan, route, visible === undefined ? input : { ...input, visible });
  const refusal = run.result.ok ? await lateRefusal(plan, route, run, caller) : undefined;
  const last = refusal === undefined ? [] : [{ name: 'refused', said: `${refusal.kind}: ${refusal.message}` }];
  return {
    steps: [...first, ...run.steps, ...taskSteps(route, run), ...last],
    run,
    refusal: run.result.ok ? refusal : run.result.refusal,
  };
}

/** What becomes of a creation that the upstream does not answer as it should. */
function taskSteps(route: ForwardRoute, { branch, result }: DryRun): readonly Step[] {
  const kind = route.branches.find(({ name }) => name === branch)?.creates;
  if (kind === undefined || !result.ok) return [];
  const { name, nothing_made, unknown } = kind;
  const then =
    unknown === undefined
      ? 'goes to review at once'
      : `is learnt ${unknown.by === 'key' ? `by sending it again with its ${unknown.header}` : `from ${unknown.path}`}`;
  return [{ name: 'task', said: `of kind ${name}; released at ${nothing_made.words}; an unknown outcome ${then}` }];
}

/** What the dry run leaves out: an upstream that is off, things of another account, too little money. */
async function lateRefusal(
  plan: Plan,
  route: ForwardRoute,
  { result }: DryRun,
  caller: Caller | undefined,
): Promise<Refusal | undefined> {
  if (!result.ok) return result.refusal;
  const { upstream, needs, quote } = result.admitted;
  if (upstream !== undefined && plan.upstreams.get(upstream)?.target === undefined) {
    const kind = route.model === undefined ? 'upstream_off' : 'model_not_found';
    return new Refusal(kind, `upstream ${upstream} is off; set the variable of its url`);
  }
  if (caller === undefined) return undefined;
  const { store, key } = caller;
  for (const { resource, id } of needs) {
    if (await store.ownsResource(resource, id, key.account)) continue;
    return new Refusal('resource_not_found', `${resource} ${id} is not of account ${key.account_name}`);
  }
  const wallet = await store.wallet(key.account);
  const available = wallet === undefined ? 0n : available_nano(wallet);
  if (quote === undefined || quote.hold_nano <= available) return undefined;
  const has = `account ${key.account_name} has ${formatNano(available)} ${plan.currency} available`;
  return new Refusal(
    'insufficient_funds',
    `${has}, and this holds ${formatNano(quote.hold_nano)}; top up with tollgate wallet topup ${key.account_name} AMOUNT`,
  );
}

/** What the routes do that send no request on of their own. */
function ownAnswer(route: Exclude<RoutePlan, ForwardRoute>): string {
  switch (route.action) {
    case 'poll':
      return `looks the caller's task up and asks its upstream (kinds ${kinds(route)})`;
    case 'cancel':
      return `asks the upstream of the caller's task to cancel it (kinds ${kinds(route)})`;
    case 'list_tasks':
      return `lists the caller's own tasks (kinds ${kinds(route)})`;
    case 'list_resources':
      return `lists the caller's own resources of kind ${route.resource}, and asks upstream ${route.upstream.name} for the record of each`;
    case 'list_models':
    case 'get_model':
      return `shows models of type ${route.catalogue.type} that the key may see (catalogue ${route.catalogue.name})`;
  }
}

function kinds(route: { readonly kinds: readonly { readonly name: string }[] }): string {
  return route.kinds.map(({ name }) => name).join(', ');
}
