/** `explain`: a dry run of one request, step by step, with its price; nothing is sent, held or stored. */
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { type DryRun, dryRun } from '../admission/dry-run.ts';
import { Refusal } from '../admission/refusal.ts';
import { formatUnits } from '../billing/memo.ts';
import { formatNano, NANO } from '../lang/amount.ts';
import { globMatcher } from '../lang/prefix.ts';
import type { ForwardRoute, Plan, RoutePlan } from '../plan.ts';
import { hashKey } from '../store/keys.ts';
import { type ApiKey, available_nano, type Store } from '../store/store.ts';
import { requirePlan } from './config.ts';
import { CliError } from './errors.ts';
import type { Act, Answer, Cli } from './io.ts';
import { matchRoute } from './match-route.ts';
import { withStore } from './store.ts';
import { fields, printable } from './table.ts';
import { formatDiscount } from './values.ts';

interface ExplainOptions {
  readonly body?: string;
  readonly key?: string;
}
interface Step {
  readonly name: string;
  readonly said: string;
}
/** What the request would come to, and why. */
interface Explained {
  readonly steps: readonly Step[];
  readonly run: DryRun | undefined;
  readonly refusal: Refusal | undefined;
}

export function addExplainCommand(program: Command, act: Act): void {
  program
    .command('explain')
    .description('a dry run of one request, step by step, with its price')
    .argument('<method>', 'such as POST')
    .argument('<path>', 'such as /api/v3/c/videos/generations/tasks')
    .option('--body <file>', "the request's body; - reads standard input")
    .option('--key <key>', 'an API key: for its models, its discount and its wallet')
    .action(act(explain));
}

async function explain(cli: Cli, method: string, path: string, options: ExplainOptions): Promise<Answer> {
  const plan = await requirePlan(cli);
  const [ownPath = ''] = path.split(/[?#]/);
  const match = matchRoute(plan, method.toUpperCase(), ownPath);
  if (!match.found) throw notRouted(method, ownPath, match.methods);
  const { route, params } = match;
  const rawBody = options.body === undefined ? undefined : await readBody(cli, options.body);
  const found = await withKey(cli, options.key, (caller) => follow(plan, route, params, rawBody, caller));
  return answer(plan, route, found);
}

interface Caller {
  readonly key: ApiKey;
  readonly store: Store;
}

async function withKey<T>(cli: Cli, key: string | undefined, work: (caller: Caller | undefined) => Promise<T>) {
  if (key === undefined) return work(undefined);
  return withStore(cli, async (store) => {
    const found = await store.findKey(hashKey(key));
    const expired = found?.expires_at_ms != null && found.expires_at_ms <= Date.now();
    const why = found === undefined ? 'unknown' : found.revoked_at_ms !== null ? 'revoked' : expired ? 'expired' : '';
    if (found !== undefined && why === '') return work({ key: found, store });
    throw new CliError('key_not_valid', `the key is ${why}: the gateway would refuse it`, 'see tollgate key list');
  });
}

async function follow(
  plan: Plan,
  route: RoutePlan,
  params: Readonly<Record<string, string>>,
  rawBody: Buffer | undefined,
  caller: Caller | undefined,
): Promise<Explained> {
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
    steps: [...first, ...run.steps, ...last],
    run,
    refusal: run.result.ok ? refusal : run.result.refusal,
  };
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

function answer(plan: Plan, route: RoutePlan, { steps, run, refusal }: Explained): Answer {
  const { envelope } = route.interface;
  const refused = refusal && {
    kind: refusal.kind,
    status: envelope.statuses[refusal.kind],
    name: envelope.names[refusal.kind],
    message: refusal.message,
  };
  const admitted = run?.result.ok === true ? run.result.admitted : undefined;
  const quote = admitted?.quote;
  const json = {
    ok: refusal === undefined,
    route: route.name,
    action: route.action,
    interface: route.interface.name,
    steps,
    branch: run?.branch ?? null,
    model: admitted?.model ?? null,
    upstream: admitted?.upstream ?? null,
    upstream_path: admitted?.upstream_path ?? null,
    body: admitted?.body ?? null,
    quote:
      quote === undefined
        ? null
        : {
            price: quote.price,
            unit: quote.unit,
            amount: formatNano(quote.price_nano),
            per: String(quote.per),
            discount: formatDiscount(quote.discount_nano),
            facts: quote.facts,
            units: formatUnits(quote.hold_units_nano),
            hold: formatNano(quote.hold_nano),
            memo: quote.hold_memo,
            currency: plan.currency,
          },
    refusal: refused ?? null,
  };
  const outcome =
    refused === undefined
      ? admittedWords(admitted?.upstream, admitted?.upstream_path)
      : `answered ${refused.status} ${refused.name}`;
  const text = [fields(steps.map(({ name, said }) => [name, said])), printable(`=> ${outcome}`)].join('\n');
  return { json, text, exit: refused === undefined ? 0 : 1 };
}

function admittedWords(upstream: string | undefined, path: string | undefined): string {
  return upstream === undefined ? 'answered by the gateway' : `sent to upstream ${upstream}, ${path ?? ''}`;
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
    case 'list_models':
    case 'get_model':
      return `shows models of type ${route.catalogue.type} that the key may see (catalogue ${route.catalogue.name})`;
  }
}

function kinds(route: { readonly kinds: readonly { readonly name: string }[] }): string {
  return route.kinds.map(({ name }) => name).join(', ');
}

function notRouted(method: string, path: string, methods: readonly string[]): CliError {
  const asked = `${method.toUpperCase()} ${path}`;
  if (methods.length === 0) {
    return new CliError('route_not_found', `no route takes ${asked}`, 'see the routes with: tollgate plan');
  }
  return new CliError('route_not_found', `no route takes ${asked}`, `that path takes ${methods.join(', ')}`);
}

async function readBody(cli: Cli, file: string): Promise<Buffer> {
  try {
    if (file !== '-') return await readFile(file);
    const pieces: Buffer[] = [];
    for await (const piece of cli.io.stdin ?? []) pieces.push(Buffer.from(piece));
    return Buffer.concat(pieces);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new CliError(
      'file_unreadable',
      `the body ${file} cannot be read${why}`,
      'give --body FILE, or - for standard input',
    );
  }
}
