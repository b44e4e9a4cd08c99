/** `explain`: a dry run of one request, step by step, with its price. It sends, holds and stores nothing. */
import type { Command } from 'commander';
import { describeMeter, type MeterDescription } from '../../billing/pricing/meter-words.ts';
import { type MeteredQuote, unitsText } from '../../billing/pricing/metered-quote.ts';
import type { TaskQuote } from '../../billing/pricing/task-quote.ts';
import type { DryRun } from '../../config/dry-run/dry-run.ts';
import { holdWords, quotedFacts } from '../../config/dry-run/dry-words.ts';
import { type Caller, followRequest } from '../../config/explain/follow-request.ts';
import { matchRoute } from '../../config/explain/match-route.ts';
import { queryNames } from '../../gateway/admission/needs.ts';
import { formatNano, formatUnits, type Nano } from '../../lib/money/amount.ts';
import { pricesOf, unitsOfTask, unitTexts } from '../../lib/money/class-units.ts';
import { formatPrice, unitsPriced } from '../../lib/money/fine-price.ts';
import { parseTime_ms } from '../../lib/time/moment.ts';
import type { Plan, RoutePlan } from '../../plan/index.ts';
import { requirePlan } from '../shared/config.ts';
import { CliError, usageError } from '../shared/errors.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';
import { type BodyOptions, headersOf, readSent, withBodyOptions } from '../shared/sent-body.ts';
import { fields, printable } from '../shared/table.ts';
import { withAccount, withKey } from '../shared/with-key.ts';

interface ExplainOptions extends BodyOptions {
  readonly key?: string;
  readonly at?: string;
  readonly account?: string;
}

/** Adds `explain`; `--json` gives the steps and either the forwarded request and its hold, or the refusal (exit code 1). */
export function addExplainCommand(program: Command, act: CommandHandler): void {
  const command = program
    .command('explain')
    .description('a dry run of one request, step by step, with its price')
    .argument('<method>', 'such as POST')
    .argument('<path>', 'the public path, without the host');
  withBodyOptions(command)
    .option('--key <key>', 'an API key; the dry run uses its models, discount and wallet')
    .option('--at <time>', 'as if it arrived at this time, such as 2026-12-01T08:00:00Z (default: now)')
    .option('--account <account>', 'the id or name of an account, in place of a key')
    .action(act(explain));
}

async function explain(cli: Cli, method: string, path: string, options: ExplainOptions): Promise<Answer> {
  const plan = await requirePlan(cli);
  const [pathname = '', query = ''] = path.split(/[?#]/);
  const match = matchRoute(plan, method.toUpperCase(), pathname);
  if (!match.found) throw notRouted(method, pathname, match.methods);
  const { route, params } = match;
  const { raw: rawBody } = await readSent(cli, options, route, plan);
  const isForm = options.form.length > 0;
  const at_ms = options.at === undefined ? undefined : readTime(options.at, plan.time_zone);
  const sent = { params: { ...queried(route, query), ...params }, headers: headersOf(options), rawBody, isForm, at_ms };
  const { key, account } = options;
  if (key !== undefined && account !== undefined)
    throw usageError('--key and --account exclude each other', 'give one of them');
  const follow = (caller: Caller | undefined) => followRequest(plan, route, { ...sent, caller });
  const run = account === undefined ? await withKey(cli, key, follow) : await withAccount(cli, account, follow);
  return answer(plan, route, run);
}

function readTime(text: string, time_zone: string): number {
  const at_ms = parseTime_ms(text, Date.now(), time_zone);
  if (at_ms !== undefined) return at_ms;
  throw usageError(`--at is '${text}'`, 'write a day such as 2026-12-01, or a time like 2026-12-01T08:00:00Z');
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

type ShownStep = Readonly<Record<'name' | 'said', string>>;
type RefusalWords = ReturnType<typeof refusalOf> | undefined;

function jsonOf(
  plan: Plan,
  route: RoutePlan,
  steps: readonly ShownStep[],
  found: DryRun['found'],
  refused: RefusalWords,
) {
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
    per: unitsPriced(quote),
    discount: formatUnits(quote.price_factor_nano),
    facts: Object.fromEntries(Object.entries(quotedFacts(quote)).map(([name, fact]) => [name, String(fact)])),
    hold: formatNano(quote.hold_nano),
    memo: holdWords(quote),
    currency,
  };
}

function textOf(
  steps: readonly ShownStep[],
  { upstream, upstream_path }: DryRun['found'],
  refused: RefusalWords,
): string {
  const outcome =
    refused === undefined ? admittedWords(upstream, upstream_path) : `answered ${refused.status} ${refused.name}`;
  return [fields(steps.map(({ name, said }) => [name, said])), printable(`=> ${outcome}`)].join('\n');
}

/** How the answer will be charged, if the request is metered. */
function meterOf(route: RoutePlan, name: string | undefined): MeterDescription | null {
  const branch = route.action === 'forward' ? route.branches.find((branch) => branch.name === name) : undefined;
  return branch?.meter === undefined ? null : describeMeter(branch.meter);
}

/** A task has one price and one quantity; a metered request has one of each per usage class. */
function amountAndUnits(quote: TaskQuote | MeteredQuote) {
  const text = (price_nano: Nano) => formatPrice(price_nano, quote);
  if ('price_nano' in quote) {
    if (!quote.classes) return { amount: text(quote.price_nano), units: formatUnits(quote.hold_units_nano) };
    const prices = Object.entries(pricesOf(quote));
    const amount = Object.fromEntries(prices.map(([name, price_nano]) => [name, text(price_nano)]));
    return { amount, units: unitTexts(unitsOfTask(quote, 'hold')) };
  }
  const amount = Object.fromEntries([...quote.prices].map(([name, price_nano]) => [name, text(price_nano)]));
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
