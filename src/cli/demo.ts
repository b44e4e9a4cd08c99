/** What `serve --sandbox` makes ready for a first call: an account with money, a key, and a curl to paste. */
import { randomBytes } from 'node:crypto';
import { formatNano, NANO } from '../lang/amount.ts';
import type { ForwardRoute, Plan, RoutePlan } from '../plan.ts';
import { generateKey } from '../store/keys.ts';
import type { Account, Store } from '../store/store.ts';
import { newAccountId } from './account.ts';
import { CliError } from './errors.ts';
import { shellWord } from './shell.ts';

const demoName = 'demo';
const money_nano = 1_000n * NANO;

/** Makes the account demo and tops it up, each once a store, and a fresh key; demo keys of earlier runs are revoked. */
export async function prepareDemo(store: Store): Promise<{ readonly account: Account; readonly key: string }> {
  const account = await demoAccount(store);
  await store.topup(account.id, money_nano, demoName);
  const earlier = await store.listKeys(account.id);
  for (const { id, name, revoked_at_ms } of earlier) {
    if (name === demoName && revoked_at_ms === null) await store.revokeKey(id);
  }
  const { key, ...generated } = generateKey(randomBytes);
  await store.createKey({
    ...generated,
    name: demoName,
    account: account.id,
    models: null,
    price_factor_nano: null,
    expires_at_ms: null,
  });
  return { account, key };
}

/**
 * An account with money and a key that is printed must not come into books that are kept for somebody, and the sandbox must not
 * answer for their tasks. @throws CliError sandbox_store.
 */
export async function refuseRealStore(store: Store): Promise<void> {
  const other = (await store.listAccounts()).find(({ name }) => name !== demoName);
  if (other === undefined) return;
  throw new CliError(
    'sandbox_store',
    `the store has the account '${other.name}': --sandbox would put a demo account with money beside it`,
    'leave out --store, or name a store for the sandbox alone',
  );
}

async function demoAccount(store: Store): Promise<Account> {
  const found = await store.findAccount(demoName);
  if (found !== undefined) return found;
  const made = await store.createAccount({ id: newAccountId(), name: demoName, price_factor_nano: NANO });
  if (made !== 'name_taken') return made;
  // Another process made it in the meantime.
  const theirs = await store.findAccount(demoName);
  if (theirs !== undefined) return theirs;
  throw new CliError('account_name_taken', `the account '${demoName}' cannot be made`, 'try again');
}

/** What a person reads first. Every command in it works when it is pasted as it stands. */
export function demoBanner(plan: Plan, url: string, key: string, available_nano: bigint, config: string): string {
  return [
    `The sandbox stands in for every upstream. The account ${demoName} has ${formatNano(available_nano)} ${plan.currency} to spend; its key:`,
    `  ${key}`,
    '',
    ...firstCalls(plan, url, key),
    'See what it cost:',
    `  npm run -s tollgate -- ledger ${demoName} --store ${shellWord(plan.store_url)}${config === 'gateway.yaml' ? '' : ` --config ${shellWord(config)}`}`,
    '',
  ].join('\n');
}

/** The first documented example that creates a task, as a call; none where the configuration documents none. */
function firstCalls(plan: Plan, url: string, key: string): readonly string[] {
  // A gateway that listens everywhere is asked on loopback.
  const base = url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
  const found = plan.routes.find(documentsACreation);
  const example = found?.examples.find(({ expect }) => expect.error === undefined);
  const way = found?.interface.auth.find((each) => each.in === 'header');
  if (found === undefined || example === undefined || way === undefined) return [];
  const credential = shellWord(`${way.name}: ${way.scheme === undefined ? '' : `${way.scheme} `}${key}`);
  return [
    'Create a task:',
    `  curl -sS ${shellWord(base + found.path)} -H ${credential} -H 'content-type: application/json' -d ${shellWord(example.body)}`,
    '',
    'Ask how it is doing, with the id of that answer in place of TASK_ID:',
    `  curl -sS ${shellWord(`${base}${found.path}/TASK_ID`)} -H ${credential}`,
    '',
  ];
}

/** One kind of task and no more, so that the example's body needs no explanation; and a poll beside it, at PATH/ID. */
function documentsACreation(route: RoutePlan, _index: number, routes: readonly RoutePlan[]): route is ForwardRoute {
  if (route.action !== 'forward' || route.branches.length !== 1 || route.branches[0]?.creates_task === undefined)
    return false;
  const isPolled = routes.some((other) => other.action === 'poll' && other.path === `${route.path}/{${other.param}}`);
  return isPolled && route.examples.some(({ expect }) => expect.error === undefined);
}
