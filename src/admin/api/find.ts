/** Finds what a path or a command names, by id or by name. */

import type {
  Account,
  AdminToken,
  ApiKey,
  OperatorStore,
  OwnLimits,
  Store,
  Task,
  TaskStore,
  Wallet,
} from '../../ledger/store/store.ts';
import { globMatcher, nearest } from '../../lib/text/prefix.ts';
import type { Plan } from '../../plan/index.ts';
import type { GatewayView } from './gateway-view.ts';
import { Problem } from './problem.ts';

/** At most this many names are compared with a misspelt one. */
const COMPARED = 1_000;

/** The account with that id or name. @throws Problem account_not_found that suggests the nearest name. */
export async function requireAccount(store: Store, nameOrId: string): Promise<Account> {
  const account = await store.findAccount(nameOrId);
  if (account !== undefined) return account;
  const accounts = await store.accountsPage({ limit: COMPARED, after: undefined });
  const near = nearest(
    nameOrId,
    accounts.map(({ name }) => name),
  );
  const message = `account '${nameOrId}' does not exist${near === undefined ? '' : `; did you mean '${near}'?`}`;
  throw new Problem(
    'account_not_found',
    message,
    accounts.length === 0
      ? 'the store has no accounts yet; create one with: tollgate account create NAME'
      : 'list the accounts with: tollgate account list',
  );
}

/** The account of a filter; undefined if there is none. @throws Problem account_not_found. */
export async function optionalAccount(store: Store, nameOrId: string | undefined): Promise<Account | undefined> {
  return nameOrId === undefined ? undefined : requireAccount(store, nameOrId);
}

/** The wallet of an account. @throws Problem account_not_found. */
export async function requireWallet(store: Store, account: Account): Promise<Wallet> {
  const wallet = await store.wallet(account.id);
  if (wallet === undefined) throw new Problem('account_not_found', `account ${account.name} has no wallet`);
  return wallet;
}

/** The key with that id. @throws Problem key_not_found. */
export async function requireKey(store: Store, id: string): Promise<ApiKey> {
  const key = await store.getKey(id);
  if (key === undefined) throw keyNotFound(id);
  return key;
}

export function keyNotFound(id: string): Problem {
  const hint = 'give the id (key_…), not the key; list the ids with: tollgate key list';
  return new Problem('key_not_found', `no key has the id '${id}'`, hint);
}

/** The task with that id. @throws Problem task_not_found if no task, or more than one, has the id. */
export async function requireTask(store: Store, id: string): Promise<Task> {
  const task = await findTask(store, id);
  if (task !== undefined) return task;
  throw new Problem('task_not_found', `task '${id}' does not exist`, 'list the tasks with: tollgate task list');
}

/** The task with that id; undefined if there is none. @throws Problem task_not_found if more than one has the id. */
export async function findTask(store: Store, id: string): Promise<Task | undefined> {
  const [task, another] = await findByAnyId(id, store);
  if (task === undefined || another === undefined) return task;
  const message = `two upstreams have a task '${id}': ${task.id} and ${another.id}`;
  throw new Problem('task_not_found', message, 'give one of those two ids');
}

/** The token with that id or name. @throws Problem token_not_found. */
export async function requireToken(store: Store, idOrName: string): Promise<AdminToken> {
  const token = await store.tokenById(idOrName);
  if (token === undefined) throw tokenNotFound(idOrName);
  return token;
}

export function tokenNotFound(id: string): Problem {
  const hint = 'give the id (token_…) or the name; list them with: tollgate admin token list';
  return new Problem('token_not_found', `no token has the id or the name '${id}'`, hint);
}

/** The gateway in which the operation runs. @throws Problem no_gateway on the command line. */
export function requireGateway(gateway: GatewayView | undefined): GatewayView {
  if (gateway !== undefined) return gateway;
  throw new Problem('no_gateway', 'this needs a running gateway', 'name one with --server URL');
}

/** The configuration. @throws Problem config_invalid if it has errors. */
export function requirePlan(plan: Plan | undefined): Plan {
  if (plan !== undefined) return plan;
  throw new Problem('config_invalid', 'the configuration has errors', 'see tollgate check');
}

/** The names of accounts by their ids. */
export async function accountNames(store: Store, ids: Iterable<string>): Promise<(id: string) => string> {
  const found = await Promise.all([...new Set(ids)].map((id) => store.findAccount(id)));
  const names = new Map(found.flatMap((account) => (account === undefined ? [] : [[account.id, account.name]])));
  return (id) => names.get(id) ?? id;
}

/** The place after which a page begins; undefined for the first page. @throws Problem if there is no such row. */
export async function placeAfter<Row>(
  starting_after: string | undefined,
  find: (id: string) => Row | undefined | Promise<Row | undefined>,
): Promise<Row | undefined> {
  const row = starting_after === undefined ? undefined : await find(starting_after);
  if (starting_after === undefined || row !== undefined) return row;
  const message = `starting_after names no row: '${starting_after.slice(0, 100)}'`;
  throw new Problem('invalid_value', message, 'use the id of the last row of the page before');
}

/** The id of an entry or a hold; undefined for any other text. */
export function parseEntryId(text: string): bigint | undefined {
  return /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;
}

/** The refusal when another change came first. */
export function stale(what: string): Problem {
  return new Problem('stale', `${what} was changed after it was read`, 'read it again, and send its ETag as If-Match');
}

/** @throws Problem invalid_value: in another Unicode form, a name looks like this one and is another account. */
export function refuseDecomposed(names: Readonly<Record<'name' | 'external_id', string | null | undefined>>): void {
  for (const [member, text] of Object.entries(names)) {
    if (typeof text !== 'string' || text === text.normalize()) continue;
    const remedy = `send it in Unicode NFC: ${JSON.stringify(text.normalize())}`;
    const message = `the member '${member}' has letters that are composed of several characters`;
    throw new Problem('invalid_value', message, remedy);
  }
}

/** The refusal of a name that another account has. */
export function accountTaken(
  taken: 'name_taken' | 'external_id_taken',
  { name, external_id }: { readonly name?: string | undefined; readonly external_id?: string | null | undefined },
): Problem {
  if (taken === 'name_taken')
    return new Problem('account_name_taken', `an account named '${name}' already exists`, 'choose another name');
  return new Problem('external_id_taken', `an account has the external id '${external_id}'`, 'choose another one');
}

/**
 * Rejects globs that match no model: a typo would give the key fewer models than intended.
 *
 * @param plan undefined: the models are not known.
 * @throws Problem model_not_found that names the nearest model.
 */
export function requireModels(globs: readonly string[], plan: Plan | undefined): void {
  if (plan === undefined) return;
  const ids = [...plan.models.keys()];
  const unmatched = globs.filter((glob) => !ids.some(globMatcher([glob])));
  if (unmatched.length === 0) return;
  const prefixGlobs = ids.flatMap((id) => [...id.matchAll(/[/-]/g)].map(({ index }) => `${id.slice(0, index + 1)}*`));
  // Suggest a glob for a glob, and a model for a plain name.
  const glob = unmatched[0] ?? '';
  const near = nearest(glob, glob.includes('*') ? new Set(prefixGlobs) : ids);
  const message = `no model of ${plan.source} matches ${unmatched.map((each) => `'${each}'`).join(' and ')}`;
  throw new Problem(
    'model_not_found',
    message,
    near === undefined ? `the models are: ${ids.join(', ')}` : `did you mean '${near}'?`,
  );
}

/** Rejects limits that the configuration would not apply: the gateway refuses such a key. @throws Problem limits_off. */
export function requireLimits(limits: OwnLimits | null, configured: () => Plan | undefined): void {
  const plan = limits === null ? undefined : configured();
  if (plan === undefined || plan.limits !== undefined) return;
  const message = `${plan.source} has no section limits, so a gateway would refuse a key with limits`;
  throw new Problem('limits_off', message, 'add to it: limits: {}');
}

/** Finds tasks by their own id, or by the upstream's, which callers see. Two upstreams may have given the same id. */
export async function findByAnyId(id: string, store: TaskStore & OperatorStore): Promise<readonly Task[]> {
  const task = await store.getTask(id);
  return task === undefined ? (await store.listTasks({ upstream_ids: [id], limit: 2 })).tasks : [task];
}
