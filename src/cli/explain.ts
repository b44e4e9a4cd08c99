/** `explain`: a dry run of one request, step by step, with its price. It sends, holds and stores nothing. */
import { type Command, InvalidArgumentError } from 'commander';
import { formatDiscount } from '../admin/documents.ts';
import type { DryAccount } from '../admission/dry-exchange.ts';
import { type DryRun, dryRunIn } from '../admission/dry-run.ts';
import { holdWords, quotedFacts } from '../admission/dry-words.ts';
import { queryNames } from '../admission/needs.ts';
import { describeMeter, type MeterDescription } from '../billing/meter-words.ts';
import { type MeteredQuote, unitsText } from '../billing/metered-quote.ts';
import type { TaskQuote } from '../billing/task-quote.ts';
import { requirePlan } from '../command/config.ts';
import { CliError } from '../command/errors.ts';
import type { Answer, Cli, CommandHandler } from '../command/io.ts';
import { lengthsOfExample } from '../examples/form.ts';
import { principalOf } from '../http/steps/authenticate.ts';
import { formatNano, formatUnits } from '../lang/amount.ts';
import { unitsOfTask, unitTexts } from '../lang/class-units.ts';
import { literal } from '../lang/prefix.ts';
import { limitsOf } from '../limits/effective-limits.ts';
import { readLeft } from '../limits/left.ts';
import type { Plan, RoutePlan } from '../plan.ts';
import { hashSecret } from '../store/keys.ts';
import { type ApiKey, type Store, spendable_nano } from '../store/store.ts';
import { type BodyOptions, readSent, withBodyOptions } from './sent-body.ts';
import { withStore } from './store.ts';
import { fields, printable } from './table.ts';

interface ExplainOptions extends BodyOptions {
  readonly header: readonly string[];
  readonly key?: string;
}

/** Adds `explain`; `--json` gives the steps and either the forwarded request and its hold, or the refusal (exit code 1). */
export function addExplainCommand(program: Command, act: CommandHandler): void {
  const command = program
    .command('explain')
    .description('a dry run of one request, step by step, with its price')
    .argument('<method>', 'such as POST')
    .argument('<path>', 'the public path, without the host');
  withBodyOptions(command)
    .option('--header <line>', 'a request header, such as "x-tier: gold"; may be repeated', collect, [])
    .option('--key <key>', 'an API key; the dry run uses its models, discount and wallet')
    .action(act(explain));
}

function collect(line: string, lines: readonly string[]): readonly string[] {
  if (!/^[\w-]+:/.test(line)) throw new InvalidArgumentError('Write NAME: VALUE.');
  return [...lines, line];
}

function headersOf(lines: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

async function explain(cli: Cli, method: string, path: string, options: ExplainOptions): Promise<Answer> {
  const plan = await requirePlan(cli);
  const [pathname = '', query = ''] = path.split(/[?#]/);
  const match = matchRoute(plan, method.toUpperCase(), pathname);
  if (!match.found) throw notRouted(method, pathname, match.methods);
  const { route, params } = match;
  const { raw } = await readSent(cli, options, route, plan);
  const run = await withKey(cli, options.key, (caller) =>
    followRequest(plan, route, { ...queried(route, query), ...params }, raw, headersOf(options.header), caller),
  );
  return answer(plan, route, run);
}

/** The query parameters that the route reads. A dry run has them among the parameters of the path. */
export function queried(route: RoutePlan, query: string | URLSearchParams): Readonly<Record<string, string>> {
  const given = new URLSearchParams(query);
  return Object.fromEntries(
    queryNames(route).flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])),
  );
}

function answer(plan: Plan, route: RoutePlan, { steps, found, refusal }: DryRun): Answer {
  const refused = refusal && refusalOf(refusal, route);
  const allSteps = [{ name: 'route', said: `${route.name} (${route.method} ${route.path})` }, ...steps];
  return {
    json: jsonOf(plan, route, allSteps, found, refused),
    text: textOf(allSteps, found, refused),
    exit: refused === undefined ? 0 : 1,
  };
}

/** A refusal in the words of the route's envelope. */
function refusalOf({ kind, message }: NonNullable<DryRun['refusal']>, { interface: { envelope } }: RoutePlan) {
  const name = Object.values(envelope.words[kind]).filter(Boolean).join(' ');
  return { kind, status: envelope.statuses[kind], name, message };
}

type Shown = Readonly<Record<'name' | 'said', string>>;
type Refused = ReturnType<typeof refusalOf> | undefined;

function jsonOf(plan: Plan, route: RoutePlan, steps: readonly Shown[], found: DryRun['found'], refused: Refused) {
  const { branch, model, upstream, upstream_path, body, quote } = found;
  return {
    ok: refused === undefined,
    route: route.name,
    action: route.action,
    interface: route.interface.name,
    steps,
    branch: branch ?? null,
    model: model ?? null,
    upstream: upstream ?? null,
    upstream_path: upstream_path ?? null,
    body: body ?? null,
    quote: quote === undefined ? null : quoteOf(quote, plan),
    meter: meterOf(route, branch),
    refusal: refused ?? null,
  };
}

function quoteOf(quote: TaskQuote | MeteredQuote, { currency }: Plan) {
  return {
    price: quote.price,
    unit: quote.unit,
    ...amountAndUnits(quote),
    per: String(quote.divisor),
    discount: formatDiscount(quote.price_factor_nano),
    facts: Object.fromEntries(Object.entries(quotedFacts(quote)).map(([name, fact]) => [name, String(fact)])),
    hold: formatNano(quote.hold_nano),
    memo: holdWords(quote),
    currency,
  };
}

function textOf(steps: readonly Shown[], { upstream, upstream_path }: DryRun['found'], refused: Refused): string {
  const outcome =
    refused === undefined ? admittedWords(upstream, upstream_path) : `answered ${refused.status} ${refused.name}`;
  return [fields(steps.map(({ name, said }) => [name, said])), printable(`=> ${outcome}`)].join('\n');
}

/** How the answer will be charged, if the request is metered. */
function meterOf(route: RoutePlan, name: string | undefined): MeterDescription | null {
  const branch = route.action === 'forward' ? route.branches.find((one) => one.name === name) : undefined;
  return branch?.meter === undefined ? null : describeMeter(branch.meter);
}

/** A task has one price and one quantity; a metered request has one of each per usage class. */
function amountAndUnits(quote: TaskQuote | MeteredQuote) {
  if ('price_nano' in quote) {
    if (!quote.classes) return { amount: formatNano(quote.price_nano), units: formatUnits(quote.hold_units_nano) };
    const amount = Object.fromEntries(Object.entries(quote.classes).map(([name, { price }]) => [name, price]));
    return { amount, units: unitTexts(unitsOfTask(quote, 'hold')) };
  }
  const amount = Object.fromEntries([...quote.prices].map(([name, price_nano]) => [name, formatNano(price_nano)]));
  return { amount, units: unitsText(quote.hold_units) };
}

function admittedWords(upstream: string | undefined, path: string | undefined): string {
  return upstream === undefined ? 'answered by the gateway' : `sent to upstream ${upstream}, ${path ?? ''}`;
}

function notRouted(method: string, path: string, methods: readonly string[]): CliError {
  const message = `no route matches ${method.toUpperCase()} ${path}`;
  const hint = methods.length === 0 ? 'list the routes with: tollgate plan' : `that path accepts ${methods.join(', ')}`;
  return new CliError('route_not_found', message, hint);
}

/** A matched route with its path parameters, or the reason for no match. */
export type RouteMatch =
  | { readonly found: true; readonly route: RoutePlan; readonly params: Readonly<Record<string, string>> }
  /** `methods` are the methods that the path accepts; empty if no route has the path. */
  | { readonly found: false; readonly methods: readonly string[] };

/**
 * Matches like the router: a path with fewer parameters wins.
 *
 * @param path without the query string.
 * @returns the route with its decoded parameters.
 */
export function matchRoute(plan: Plan, method: string, path: string): RouteMatch {
  const matches = plan.routes
    .flatMap((route) => {
      const params = matchPath(route.path, path);
      return params === undefined ? [] : [{ route, params }];
    })
    .sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length);
  const match = matches.find(({ route }) => route.method === method);
  if (match !== undefined) return { found: true, ...match };
  return { found: false, methods: matches.map(({ route }) => route.method) };
}

/** A `{param}` matches a path segment, or the part of one before `:verb`. */
function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const source = pattern
    .split(/(\{\w+\})/)
    .map((part, index, parts) =>
      index % 2 === 0
        ? literal(part)
        : `(?<${part.slice(1, -1)}>${parts[index + 1]?.startsWith(':') ? '[^/:]+' : '[^/]+'})`,
    )
    .join('');
  const groups = new RegExp(`^${source}$`).exec(path)?.groups;
  if (groups === undefined) return path === pattern ? {} : undefined;
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

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
  const isOver = (until_ms: number | null) => until_ms !== null && until_ms <= now_ms;
  if (key.revoked_at_ms !== null) return 'the key is revoked';
  if (isOver(key.expires_at_ms)) return 'the key is expired';
  if (isOver(key.secret_until_ms)) return 'the key was replaced';
  return key.account_status === 'suspended' ? 'the account is suspended' : undefined;
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
