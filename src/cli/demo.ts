/** Prepares a first call for `serve --sandbox`: an account with money, a key, and a curl command to paste. */

import { randomBytes } from 'node:crypto';
import { selectModel } from '../admission/model.ts';
import { formatNano, NANO } from '../lang/amount.ts';
import { DAY_ms } from '../lang/duration.ts';
import { fillPath } from '../lang/path-template.ts';
import type { ExamplePlan, ForwardRoute, Plan, RoutePlan } from '../plan.ts';
import { isPlayed } from '../sandbox/paths.ts';
import { generateKey, newAccountId } from '../store/keys.ts';
import { type Account, type Actor, generateTokenSecret, newTokenId, type Store } from '../store/store.ts';
import { commandActor } from './actor.ts';
import { CliError } from './errors.ts';
import { shellWord } from './shell.ts';

const DEMO_NAME = 'demo';
const MONEY_nano = 1_000n * NANO;

/** Creates and tops up the account `demo` once per store, revokes the demo keys of earlier runs, and creates a new key. */
export async function prepareDemo(store: Store): Promise<{ readonly account: Account; readonly key: string }> {
  const by = commandActor();
  const account = await demoAccount(store, by);
  await store.topup(account.id, MONEY_nano, DEMO_NAME, by);
  const earlier = await store.listKeys(account.id);
  for (const { id, name, revoked_at_ms } of earlier) {
    if (name === DEMO_NAME && revoked_at_ms === null) await store.revokeKey(id, by);
  }
  const { key, ...generated } = generateKey(randomBytes);
  const unlimited = { models: null, price_factor_nano: null, expires_at_ms: null };
  await store.createKey({ ...generated, ...unlimited, name: DEMO_NAME, account: account.id }, by);
  return { account, key };
}

/** How long the token of a sandbox works. */
const TOKEN_ms = 30 * DAY_ms;

/** A new token for the admin API. */
export async function prepareToken(store: Store): Promise<string> {
  const { secret, sha256 } = generateTokenSecret(randomBytes);
  const id = newTokenId(randomBytes);
  const expires_at_ms = store.now() + TOKEN_ms;
  await store.createToken({ id, name: id, role: 'admin', expires_at_ms, sha256 }, commandActor());
  return secret;
}

/**
 * Refuses a store that has real accounts: the demo account and its printed key must not be added to it, and the sandbox must not
 * answer polls of real tasks.
 *
 * @throws CliError sandbox_store.
 */
export async function refuseRealStore(store: Store): Promise<void> {
  const other = (await store.listAccounts()).find(({ name }) => name !== DEMO_NAME);
  if (other === undefined) return;
  throw new CliError(
    'sandbox_store',
    `the store has the account '${other.name}', and --sandbox would add a demo account with money to it`,
    'leave out --store, or name a store that only the sandbox uses',
  );
}

async function demoAccount(store: Store, by: Actor): Promise<Account> {
  const found = await store.findAccount(DEMO_NAME);
  if (found !== undefined) return found;
  const created = await store.createAccount(
    { id: newAccountId(randomBytes), name: DEMO_NAME, price_factor_nano: NANO },
    by,
  );
  if (typeof created === 'object') return created;
  // Another process created it in the meantime.
  const existing = await store.findAccount(DEMO_NAME);
  if (existing !== undefined) return existing;
  throw new CliError('account_name_taken', `the account '${DEMO_NAME}' cannot be created`, 'try again');
}

/** The text that `serve --sandbox` prints. Every command in it works as pasted; `command` is what starts this program. */
export function demoBanner(
  plan: Plan,
  url: string,
  key: string,
  available_nano: bigint,
  config: string,
  command: string,
): string {
  return [
    `The sandbox plays every upstream. The account ${DEMO_NAME} has ${formatNano(available_nano)} ${plan.currency}. Its key:`,
    `  ${key}`,
    '',
    ...firstCalls(plan, url, key),
    'Show what it cost:',
    `  ${command} ledger ${DEMO_NAME} --store ${shellWord(plan.store_url)}${config === 'gateway.yaml' ? '' : ` --config ${shellWord(config)}`}`,
    '',
  ].join('\n');
}

/** Curl commands for the first documented example: one that creates a task if there is one. Empty if the configuration has none. */
function firstCalls(plan: Plan, url: string, key: string): readonly string[] {
  // A gateway that listens on all addresses is reachable on loopback.
  const base = url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
  const played = plan.routes.filter((route) => documentsARequest(route) && playedExample(route, plan) !== undefined);
  const creation = played.find((route): route is ForwardRoute => documentsACreation(route, plan.routes));
  const found = creation ?? played.find(documentsARequest);
  const example = found && playedExample(found, plan);
  const header = found?.interface.auth.find((each) => each.in === 'header');
  if (found === undefined || example === undefined || header === undefined) {
    return [
      'It plays creations of video tasks, generative content, messages and chat completions. This configuration has no',
      'example of such a request; other requests get 404.',
      '',
    ];
  }
  const credential = shellWord(`${header.name}: ${header.scheme === undefined ? '' : `${header.scheme} `}${key}`);
  const path = found.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(example.params[name] ?? ''));
  const more = Object.entries(example.headers ?? {}).map(([name, value]) => ` -H ${shellWord(`${name}: ${value}`)}`);
  const call = `  curl -sS ${shellWord(base + path)} -H ${credential}${more.join('')} -H 'content-type: application/json' -d ${shellWord(example.body)}`;
  if (creation === undefined) return ['Send a request:', call, ''];
  return [
    'Create a task:',
    call,
    '',
    'Poll it: replace TASK_ID with the id from that answer:',
    `  curl -sS ${shellWord(`${base}${found.path}/TASK_ID`)} -H ${credential}`,
    '',
  ];
}

/** Whether the example is answered with success. */
function isDone({ expect }: ExamplePlan): boolean {
  return expect.error === undefined;
}

/** The route has an example with a body. */
function documentsARequest(route: RoutePlan): route is ForwardRoute {
  return route.action === 'forward' && route.method === 'POST' && route.examples.some(isDone);
}

/** The first example that is answered with success, if the sandbox plays the path to which it goes. */
function playedExample(route: ForwardRoute, { models }: Plan): ExamplePlan | undefined {
  return route.examples.filter(isDone).find(({ body, params }) => {
    const { model: rule, branches } = route;
    const model = rule && selectModel(rule, models, JSON.parse(body), params, () => true, { allowDisabled: true });
    const upstream = route.upstream ?? model?.upstream;
    const path = branches[0] && fillPath(branches[0].upstream_path, params);
    return upstream !== undefined && path !== undefined && isPlayed(upstream.name, path);
  });
}

/** The route creates one kind of task, so its example needs no explanation, and there is a poll route at PATH/ID. */
function documentsACreation(route: RoutePlan, routes: readonly RoutePlan[]): route is ForwardRoute {
  if (route.action !== 'forward' || route.branches.length !== 1 || route.branches[0]?.creates_task === undefined)
    return false;
  return routes.some((other) => other.action === 'poll' && other.path === `${route.path}/{${other.id.name}}`);
}
