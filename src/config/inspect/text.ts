/** Formats a plan as aligned tables for a terminal. */

import { limitTexts } from '../../billing/limits/kinds.ts';
import { withoutCredentials } from '../../ledger/store/store-url.ts';
import { pointerText } from '../../lib/json/pointer.ts';
import { formatNano, formatUnits } from '../../lib/money/amount.ts';
import type {
  AuthPlan,
  BranchPlan,
  ForwardRoute,
  LimitRule,
  MeterPlan,
  ModelPlan,
  Plan,
  PricePlan,
  PriceTable,
  RoutePlan,
  UpstreamPlan,
  UpstreamTarget,
} from '../../plan/index.ts';
import { credentialWords } from '../../upstream/kinds.ts';
import { reachOf } from '../check/reach.ts';
import { addressText } from './document.ts';

type Row = readonly string[];

/** Formats the plan in sections, without secrets. With names of usual length, lines stay within 120 columns. */
export function formatPlan(plan: Plan): string {
  const { currency, routes, interfaces, upstreams, limits, mounts } = plan;
  const models = [...plan.models.values()];
  const prices = new Set(models.flatMap(({ price }) => price ?? []));
  const branches = routes.flatMap((route) => (route.action === 'forward' ? route.branches : []));
  const meters = new Set(branches.flatMap(({ meter }) => meter ?? []));
  const rules = limits?.rules ?? [];
  const sections = [
    [heading(plan)],
    [['ROUTE', '', 'DOES', 'UPSTREAM', 'BILLING', 'ABORT'], ...routes.flatMap((route) => routeRows(route, models))],
    [
      ['INTERFACE', 'PREFIX', 'AUTH', 'ENVELOPE'],
      ...interfaces.map(({ name, prefixes, auth, envelope }) => {
        return [name, prefixes.join(' | '), auth.map(authText).join(' | '), envelope.name];
      }),
    ],
    [['UPSTREAM', 'STATE', 'ORIGIN', 'CREDENTIAL'], ...[...upstreams.values()].flatMap(upstreamRows)],
    [['MODEL', 'TYPE', 'UPSTREAM', 'STATE', 'PRICE', 'LIMITS'], ...models.map(modelRow)],
    [['PRICE', 'PER', 'FOR', currency], ...[...prices].flatMap(priceRows)],
    [['METERED', 'PER', 'COUNTS', 'FINAL', 'WITHOUT USAGE', 'CAP'], ...[...meters].map(meterRow)],
    [['LIMIT', 'BY', 'MODELS', `DAYS OF ${limits?.time_zone}`], ...rules.map(limitRow)],
    [
      ['MOUNT', 'PREFIX', 'INTERFACE', 'UPSTREAM'],
      ...mounts.map((mount) => [mount.name, mount.prefix, mount.interface.name, mount.upstream.name]),
    ],
  ];
  // The last three are shown if they have rows.
  const shown = sections.filter((rows, index) => index < sections.length - 3 || rows.length > 1);
  return `${shown.map(table).join('\n\n')}\n`;
}

function heading({ source, server, admin, store_url, currency, overdraft_nano }: Plan): Row {
  const { metrics, tracing } = server;
  const addresses = [
    `${source}: listens on ${addressText(server)}`,
    ...(metrics === undefined ? [] : [`shows metrics on ${addressText(metrics)}`]),
    ...(admin === undefined ? [] : [`serves operators on ${addressText(admin)}`]),
    ...(tracing === undefined ? [] : [`sends traces to ${tracing.url}`]),
  ];
  const money = `counts in ${currency}, overdraft ${formatNano(overdraft_nano)}`;
  return [`${addresses.join(', ')}\nkeeps its books in ${withoutCredentials(store_url)}, ${money}`];
}

function authText(auth: AuthPlan): string {
  if (auth.in === 'query') return `?${auth.name}`;
  return auth.scheme === undefined ? auth.name : `${auth.name}: ${auth.scheme}`;
}

/** One row per upstream; if it has several targets, one more row for each, with its weight. */
function upstreamRows({ name, target, targets, target_names }: UpstreamPlan): readonly Row[] {
  const state = target === undefined ? 'off' : 'on';
  if (target_names.length === 1)
    return [[name, state, ...(target === undefined ? ['-', '-'] : [urlOf(target), credentialText(target)])]];
  const rows = target_names.map((one) => {
    const on = targets.find((each) => each.name === one);
    const share = on?.weight === 0 ? 'drained' : `weight ${on?.weight}`;
    return on === undefined
      ? [`  ${one}`, 'off', '-', '-']
      : [`  ${one}`, 'on', `${urlOf(on)} (${share})`, credentialText(on)];
  });
  return [[name, state, '', ''], ...rows];
}

function credentialText({ credential }: UpstreamTarget): string {
  return credential === undefined ? 'none' : credentialWords(credential);
}

function urlOf({ origin, base_path }: UpstreamTarget): string {
  return `${origin}${base_path}`;
}

/** One row per route; if it has several branches, one more row for each. */
function routeRows(route: RoutePlan, models: readonly ModelPlan[]): readonly Row[] {
  const { method, path } = route;
  if (route.action !== 'forward') return [[method, path, storedAction(route), '', '', '']];
  const branches = reachOf(route, models);
  const [only, ...others] = branches;
  const cells = (reach: (typeof branches)[number]) => branchCells(reach.branch, route, reach.models);
  if (only !== undefined && others.length === 0) return [[method, path, ...cells(only), route.on_abort]];
  return [
    [method, path, route.action, '', '', route.on_abort],
    ...branches.map((reach) => ['', `  ${reach.branch.name}: ${predicate(reach.branch, route)}`, ...cells(reach), '']),
  ];
}

function storedAction(route: Exclude<RoutePlan, ForwardRoute>): string {
  switch (route.action) {
    case 'poll':
    case 'cancel':
      return `${route.action} ${few(route.kinds.map(nameOf), 1)}`;
    case 'list_tasks':
      return `list ${few(route.kinds.map(nameOf), 1)}`;
    case 'list_resources':
      return `list own ${route.resource}`;
    case 'show_account':
      return `show own ${route.show}`;
    case 'list_models':
    case 'get_model':
      return `catalogue ${route.catalogue.name}`;
  }
}

/** @param models those that reach the branch */
function branchCells(branch: BranchPlan, route: ForwardRoute, models: readonly ModelPlan[]): Row {
  const { creates_task, billing, meter } = branch;
  const passed = route.websocket === undefined ? 'forward' : 'websocket';
  const forward = meter === undefined ? passed : `${passed}, metered`;
  const upstreams = route.upstream === undefined ? models.flatMap((model) => model.upstreams) : [route.upstream];
  return [
    creates_task === undefined ? forward : `create ${creates_task.name}`,
    few([...new Set(upstreams.map(nameOf))], 5),
    (billing ?? meter)?.name ?? '-',
  ];
}

function predicate({ when }: BranchPlan, { model }: ForwardRoute): string {
  const [prefix, unit] = [when.prefix ?? model?.prefix, when.unit ?? model?.unit];
  const parts = [
    ...(prefix === undefined ? [] : [few(prefix, 3)]),
    ...(unit === undefined ? [] : [`per ${unit}`]),
    ...(when.cel === undefined ? [] : [when.cel.text]),
  ];
  return parts.length === 0 ? 'otherwise' : parts.join(', ');
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

/** The first `max` items and the number of the others: `a b +3`. */
function few(items: readonly string[], max: number): string {
  const shown = items.slice(0, max).join(' ');
  return items.length > max ? `${shown} +${items.length - max}` : shown;
}

function modelRow({ id, type, upstream, upstreams, price, limits }: ModelPlan): Row {
  const state = upstream.target === undefined ? 'off' : 'on';
  return [id, type, upstreams.map(nameOf).join(' > '), state, price?.name ?? '-', listed(limits)];
}

function meterRow({ name, unit, counts, final, without_usage, cap_nano }: MeterPlan): Row {
  const cost = without_usage.as === 'units' ? 'estimate' : without_usage.as;
  const finals = final?.map(pointerText).join(' ') ?? 'at its end';
  return [name, unit, few(counts.map(nameOf), 2), finals, cost, `${formatUnits(cap_nano)} × hold`];
}

function limitRow({ name, by, models, values }: LimitRule): Row {
  return [name, by.join(' and '), models?.join(', ') ?? 'all', listed(limitTexts(values))];
}

function listed(values: Readonly<Record<string, unknown>>): string {
  const each = Object.entries(values).map(([name, value]) => `${name} ${value}`);
  return each.length === 0 ? '-' : each.join(', ');
}

/** One row per combination of values. The values of the innermost fact share a row if there are several facts. */
function priceRows({ name, unit, table: prices }: PricePlan): readonly Row[] {
  if (typeof prices === 'bigint') return [[name, unit, 'everything', formatNano(prices)]];
  return combinations(prices, []).map((cells, index) => [index === 0 ? name : '', index === 0 ? unit : '', ...cells]);
}

function combinations(
  prices: Exclude<PriceTable, bigint>,
  outer: readonly string[],
): readonly (readonly [values: string, price: string])[] {
  return Object.entries(prices).flatMap(([value, below]) => {
    const values = [...outer, value];
    if (typeof below === 'bigint') return [[values.join(' '), formatNano(below)]];
    const inner = Object.entries(below).flatMap(([last, price]) => {
      return typeof price === 'bigint' ? [`${last} ${formatNano(price)}`] : [];
    });
    if (inner.length < Object.keys(below).length) return combinations(below, values);
    return [[values.join(' '), inner.join(', ')]];
  });
}

function table(rows: readonly Row[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
