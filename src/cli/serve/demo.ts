/** Prepares a first call for `serve --sandbox`: an account with money, a key, and a curl command to paste. */
import { randomBytes } from 'node:crypto';
import { type ExamplePart, fileOfExample, isJsonExample, partsOfExample } from '../../config/examples/example-form.ts';
import { generateKey, generateSecret, newAccountId, newTokenId } from '../../ledger/store/secrets.ts';
import type { Account, Actor, Store } from '../../ledger/store/store.ts';
import { formatNano, NANO } from '../../lib/money/amount.ts';
import { fillPath, readPath } from '../../lib/text/path-template.ts';
import { DAY_ms } from '../../lib/time/duration.ts';
import type { ExamplePlan, ForwardRoute, Plan, PollRoute, RoutePlan } from '../../plan/index.ts';
import { commandActor } from '../shared/actor.ts';
import { CliError } from '../shared/errors.ts';
import { shellWord } from '../shared/invocation.ts';

const DEMO_NAME = 'demo';
const MONEY_nano = 1_000n * NANO;

/** Creates and tops up the account `demo` once per store, revokes the demo keys of earlier runs, and creates a new key. */
export async function prepareDemo(store: Store): Promise<{ readonly account: Account; readonly key: string }> {
  const actor = commandActor();
  const account = await demoAccount(store, actor);
  await store.topup(account.id, MONEY_nano, DEMO_NAME, actor);
  const earlier = await store.listKeys(account.id);
  for (const { id, name, revoked_at_ms } of earlier) {
    if (name === DEMO_NAME && revoked_at_ms === null) await store.revokeKey(id, actor);
  }
  const { key, ...generated } = generateKey(randomBytes);
  const unlimited = { models: null, price_factor_nano: null, expires_at_ms: null };
  await store.createKey({ ...generated, ...unlimited, name: DEMO_NAME, account: account.id }, actor);
  return { account, key };
}

/** How long the token of a sandbox works. */
const TOKEN_ms = 30 * DAY_ms;

/** A new token for the admin API. */
export async function prepareToken(store: Store): Promise<string> {
  const { secret, sha256 } = generateSecret('tga_', randomBytes);
  const id = newTokenId(randomBytes);
  const expires_at_ms = store.now() + TOKEN_ms;
  await store.createToken(
    { id, name: `sandbox-${id.slice(-4)}`, role: 'admin', expires_at_ms, sha256 },
    commandActor(),
  );
  return secret;
}

/** The changes in which the sandbox makes its account in a new store. */
const FIRST_CHANGES = 5;

/** Whether the sandbox was the first that used a store. */
async function isOwn(store: Store): Promise<boolean> {
  const first = await store.changes({ before_id: BigInt(FIRST_CHANGES + 1), limit: FIRST_CHANGES });
  return first.some(({ operation, after }) => operation === 'wallet.topup' && after?.reference === DEMO_NAME);
}

/**
 * Refuses a store that has real accounts, unless the sandbox made it and an operator added accounts since: the demo account and its
 * printed key must not be added to it, and the sandbox must not answer polls of real tasks.
 *
 * @throws CliError sandbox_store.
 */
export async function refuseRealStore(store: Store): Promise<void> {
  const other = (await store.listAccounts()).find(({ name }) => name !== DEMO_NAME);
  if (other === undefined || (await isOwn(store))) return;
  const message = `the store has the account '${other.name}', and --sandbox would add a demo account with money to it`;
  throw new CliError('sandbox_store', message, 'leave out --store, or name a store that only the sandbox uses');
}

async function demoAccount(store: Store, actor: Actor): Promise<Account> {
  const found = await store.findAccount(DEMO_NAME);
  if (found !== undefined) return found;
  const created = await store.createAccount(
    { id: newAccountId(randomBytes), name: DEMO_NAME, price_factor_nano: NANO },
    actor,
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
  { url, key, available_nano }: { readonly url: string; readonly key: string; readonly available_nano: bigint },
  { config, command }: { readonly config: string; readonly command: string },
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

/** A gateway that listens on all addresses is reachable on loopback. */
function reachable(url: string): string {
  return url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}

/** A request to try a key with, as a curl command; undefined: no route has an example with an answer. */
export function exampleCall(plan: Plan, url: string, key: string): string | undefined {
  const first = firstPlayed(plan);
  return first && curl(first.route, first.example, reachable(url), key).trim();
}

/** The first example with an answer: one that creates a task if there is one. */
function firstPlayed(plan: Plan) {
  const played = plan.routes.flatMap((route) => {
    const example = route.action === 'forward' && isFirst(route) ? route.examples.find(isPlayed) : undefined;
    return route.action === 'forward' && example !== undefined ? [{ route, example, poll: pollOf(route, plan) }] : [];
  });
  return (
    played.find(({ poll }) => poll !== undefined) ?? played.find(({ route }) => route.method === 'POST') ?? played[0]
  );
}

/** Curl commands for the first example. */
function firstCalls(plan: Plan, url: string, key: string): readonly string[] {
  const base = reachable(url);
  const first = firstPlayed(plan);
  if (first === undefined) {
    return [
      'It plays the answers of examples, and this configuration has none. Add one to a route:',
      '  examples:',
      '    - { name: hello, body: { … }, answer: { body: { … } }, expect: { … } }',
      'tollgate record makes one from a real call.',
      '',
    ];
  }
  const { route, example, poll } = first;
  const call = curl(route, example, base, key);
  if (poll === undefined) return ['Send a request:', call, ''];
  const asked = {
    ...example,
    params: poll.id.in === 'param' ? { [poll.id.name]: 'TASK_ID' } : {},
    headers: {},
    body: '',
  };
  return [
    'Create a task:',
    call,
    '',
    'Poll it: replace TASK_ID with the id from that answer:',
    curl(poll, asked, base, key, poll.id.in === 'query' ? { [poll.id.name]: 'TASK_ID' } : {}),
    '',
  ];
}

/** Whether curl can call the route first: it is no WebSocket, and needs no resource of the account. */
function isFirst({ requires_owner, websocket }: ForwardRoute): boolean {
  const needs = requires_owner.some((need) =>
    'optional' in need ? need.optional !== true : need.in === 'param' || need.in === 'query' || need.in === 'header',
  );
  return websocket === undefined && !needs;
}

/** Whether the example has a successful answer. */
function isPlayed({ answer, expect }: ExamplePlan): boolean {
  return answer !== undefined && answer.status < 300 && expect.error === undefined;
}

/** The route with which to poll; undefined unless the route creates one kind of task, so that its example needs no explanation. */
function pollOf({ branches }: ForwardRoute, { routes }: Plan): PollRoute | undefined {
  const kind = branches.length === 1 ? branches[0]?.creates_task : undefined;
  return routes.find(
    (route): route is PollRoute => route.action === 'poll' && route.kinds.some(({ name }) => name === kind?.name),
  );
}

function curl(
  route: RoutePlan,
  { params, headers = {}, body }: ExamplePlan,
  base: string,
  key: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const {
    method,
    path,
    interface: { auth },
  } = route;
  const isForm = route.action === 'forward' && route.form !== undefined && !isJsonExample({ headers });
  const sentFile = route.action === 'forward' && route.file !== undefined ? fileOfExample(body) : undefined;
  const parts = isForm || sentFile !== undefined ? partsOfExample(body) : [];
  // Curl reads one file from standard input. Examples rarely have more.
  const file = parts.find(({ text }) => text === undefined);
  const filled = fillPath(readPath(path), params);
  const place = auth.find((each) => each.in === 'header') ?? auth[0];
  // A parameter that is not in the path is in the query, such as the model.
  const others = Object.entries(params).filter(([name]) => !path.includes(`{${name}}`) && !path.includes(`{+${name}}`));
  const search = new URLSearchParams({
    ...Object.fromEntries(others),
    ...query,
    ...(place?.in === 'query' && { [place.name]: key }),
  }).toString();
  const scheme = place?.in === 'header' && place.scheme !== undefined ? `${place.scheme} ` : '';
  const sent = {
    ...(place?.in === 'header' && { [place.name]: scheme + key }),
    ...headers,
    ...(body !== '' &&
      !isForm &&
      headers['content-type'] === undefined && { 'content-type': sentFile?.content_type ?? 'application/json' }),
  };
  return [
    `  ${file === undefined ? '' : `${printFile(file)} | `}curl -sS`,
    ...(method === 'GET' || (method === 'POST' && body !== '') ? [] : [`-X ${method}`]),
    shellWord(base + filled + (search === '' ? '' : `?${search}`)),
    ...Object.entries(sent).map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
    ...(isForm
      ? parts.map((part) => `-F ${shellWord(partWord(part, file))}`)
      : body === ''
        ? []
        : [sentFile === undefined ? `-d ${shellWord(body)}` : '--data-binary @-']),
  ].join(' ');
}

/** A command that prints a file. */
function printFile({ bytes, content }: ExamplePart): string {
  if (content === undefined || bytes === 0) return `head -c ${bytes} /dev/zero`;
  const lines = content.toString().trimEnd().split('\n');
  return `printf '%s\\n' ${lines.map(shellWord).join(' ')}`;
}

/** A part in the words of curl. @param piped the file that curl reads from standard input */
function partWord(part: ExamplePart, piped: ExamplePart | undefined): string {
  const { name, text, filename, content_type } = part;
  if (text !== undefined) return `${name}=${text}`;
  const type = content_type === undefined ? '' : `;type=${content_type}`;
  return `${name}=@${part === piped ? '-' : '/dev/null'};filename=${filename}${type}`;
}
