/** What `serve --sandbox` makes ready for a first call: an account with money, a key, and a curl to paste. */
import { randomBytes } from 'node:crypto';
import { formatNano, NANO } from '../lang/amount.ts';
import type { Plan } from '../plan.ts';
import { generateKey } from '../store/keys.ts';
import type { Account, Store } from '../store/store.ts';
import { newAccountId } from './account.ts';
import { CliError } from './errors.ts';
import { matchRoute } from './match-route.ts';
import { shellWord } from './shell.ts';

const demoName = 'demo';
const money_nano = 1_000n * NANO;
const createPath = '/api/v3/c/videos/generations/tasks';
const model = 'c/vidgen-2.0';

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
    discount_nano: null,
    expires_at_ms: null,
  });
  return { account, key };
}

async function demoAccount(store: Store): Promise<Account> {
  const found = await store.findAccount(demoName);
  if (found !== undefined) return found;
  const made = await store.createAccount({ id: newAccountId(), name: demoName, discount_nano: NANO });
  if (made !== 'name_taken') return made;
  throw new CliError('account_name_taken', `the account '${demoName}' cannot be made`, 'try again');
}

/** What a person reads first. Every command in it works when it is pasted as it stands. */
export function demoBanner(plan: Plan, url: string, key: string, available_nano: bigint, config: string): string {
  // A gateway that listens everywhere is asked on loopback.
  const base = url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
  const create = matchRoute(plan, 'POST', createPath);
  const offered = create.found && plan.models.has(model);
  const authorization = `-H ${shellWord(`authorization: Bearer ${key}`)}`;
  const body = JSON.stringify({ model, prompt: 'a red kite over the sea', duration: 4 });
  const first = [
    'Make a video:',
    `  curl -sS ${base}${createPath} ${authorization} -H 'content-type: application/json' -d ${shellWord(body)}`,
    '',
    'Ask how it is doing, with the task_id of that answer in place of TASK_ID:',
    `  curl -sS ${base}${createPath}/TASK_ID ${authorization}`,
    '',
    'See what it cost:',
    `  npm run -s tollgate -- ledger ${demoName}${config === 'gateway.yaml' ? '' : ` --config ${shellWord(config)}`}`,
    '',
  ];
  return [
    `The sandbox stands in for every upstream. The account ${demoName} has ${formatNano(available_nano)} ${plan.currency} to spend; its key:`,
    `  ${key}`,
    '',
    ...(offered ? first : []),
  ].join('\n');
}
