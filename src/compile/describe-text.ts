/** Formats the description of a plan as aligned tables for a terminal. */
import type { MeterDescription } from '../billing/meter-words.ts';
import type {
  BranchDescription,
  MountDescription,
  PlanDescription,
  PriceDescription,
  PriceTableDescription,
  RouteDescription,
} from './describe.ts';
import { limitRow } from './describe-limits.ts';
import type { UpstreamDescription } from './describe-upstream.ts';

/** Formats the description in sections. With names of usual length, lines stay within 120 columns. */
export function formatPlan(description: PlanDescription): string {
  const { source, listen, metrics, store, currency, overdraft, tracing } = description;
  const { routes, interfaces, upstreams, models, prices, meters, mounts, limits } = description;
  const sections = [
    [
      `${source}: listens on ${listen}${metrics === null ? '' : `, shows metrics on ${metrics}`}${tracing === null ? '' : `, sends traces to ${tracing}`}`,
      `keeps its books in ${store}, counts in ${currency}, overdraft ${overdraft}`,
    ].join('\n'),
    table([['ROUTE', '', 'DOES', 'UPSTREAM', 'BILLING', 'ABORT'], ...routes.flatMap(routeRows)]),
    table([
      ['INTERFACE', 'PREFIX', 'AUTH', 'ENVELOPE'],
      ...interfaces.map(({ name, prefixes, auth, envelope }) => [
        name,
        prefixes.join(' | '),
        auth.join(' | '),
        envelope,
      ]),
    ]),
    table([['UPSTREAM', 'STATE', 'ORIGIN'], ...upstreams.flatMap(upstreamRows)]),
    table([
      ['MODEL', 'TYPE', 'UPSTREAM', 'STATE', 'PRICE', 'LIMITS'],
      ...models.map(({ id, type, upstreams, state, price, limits }) => {
        const bounds = Object.entries(limits).map(([name, limit]) => `${name} ${limit}`);
        return [id, type, upstreams.join(' > '), state, price ?? '-', bounds.length === 0 ? '-' : bounds.join(', ')];
      }),
    ]),
    table([['PRICE', 'PER', 'FOR', currency], ...prices.flatMap(priceRows)]),
    ...(meters.length === 0
      ? []
      : [table([['METERED', 'PER', 'COUNTS', 'FINAL', 'WITHOUT USAGE', 'CAP'], ...meters.map(meterRow)])]),
    ...(limits === null || limits.limits.length === 0
      ? []
      : [table([['LIMIT', 'BY', 'MODELS', `DAYS OF ${limits.time_zone}`], ...limits.limits.map(limitRow)])]),
    ...(mounts.length === 0 ? [] : [table([['MOUNT', 'PREFIX', 'INTERFACE', 'UPSTREAM'], ...mounts.map(mountRow)])]),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** One row per upstream; if it has several targets, one more row for each, with its weight. */
function upstreamRows({ name, state, origin, targets }: UpstreamDescription): readonly (readonly string[])[] {
  if (targets.length === 1) return [[name, state, origin ?? '-']];
  const rows = targets.map((target) => [
    `  ${target.name}`,
    target.state,
    target.origin === null ? '-' : `${target.origin} (${target.weight === 0 ? 'drained' : `weight ${target.weight}`})`,
  ]);
  return [[name, state, ''], ...rows];
}

/** One row per route; if it has several branches, one more row for each. */
function routeRows(route: RouteDescription): readonly (readonly string[])[] {
  const { method, path, branches, on_abort, action } = route;
  const abort = on_abort ?? '';
  const [only, ...others] = branches;
  if (only === undefined) return [[method, path, storedAction(route), '', '', '']];
  if (others.length === 0) return [[method, path, ...branchCells(only), abort]];
  return [
    [method, path, action, '', '', abort],
    ...branches.map((branch) => ['', `  ${branch.name}: ${predicate(branch)}`, ...branchCells(branch), '']),
  ];
}

function storedAction({ action, task_kinds, resource, catalogue, account }: RouteDescription): string {
  switch (action) {
    case 'poll':
      return `poll ${few(task_kinds, 1)}`;
    case 'cancel':
      return `cancel ${few(task_kinds, 1)}`;
    case 'list_tasks':
      return `list ${few(task_kinds, 1)}`;
    case 'list_resources':
      return `list own ${resource ?? ''}`;
    case 'show_account':
      return `show own ${account ?? ''}`;
    default:
      return `catalogue ${catalogue ?? ''}`;
  }
}

function branchCells(branch: BranchDescription): readonly string[] {
  const forward = branch.metered ? 'forward, metered' : 'forward';
  const does = branch.creates_task === null ? forward : `create ${branch.creates_task}`;
  return [does, few(branch.upstreams, 5), branch.billing ?? '-'];
}

function predicate({ when }: BranchDescription): string {
  const parts = [
    ...(when.prefix === null ? [] : [few(when.prefix, 3)]),
    ...(when.unit === null ? [] : [`per ${when.unit}`]),
    ...(when.cel === null ? [] : [when.cel]),
  ];
  return parts.length === 0 ? 'otherwise' : parts.join(', ');
}

/** The first `most` items and the number of the others: `a b +3`. */
function few(items: readonly string[], most: number): string {
  const shown = items.slice(0, most).join(' ');
  return items.length > most ? `${shown} +${items.length - most}` : shown;
}

function meterRow({ name, unit, counts, final, without_usage, cap }: MeterDescription): readonly string[] {
  const cost = typeof without_usage === 'string' ? without_usage : 'estimate';
  return [name, unit, few(Object.keys(counts), 2), final?.join(' ') ?? 'at its end', cost, `${cap} × hold`];
}

function mountRow({ name, prefix, upstream, ...mount }: MountDescription): readonly string[] {
  return [name, prefix, mount.interface, upstream];
}

/** One row per combination of values. The values of the innermost fact share a row if there are several facts. */
function priceRows({ name, unit, table: prices }: PriceDescription): readonly (readonly string[])[] {
  if (typeof prices === 'string') return [[name, unit, 'everything', prices]];
  return combinations(prices, []).map((cells, index) => [index === 0 ? name : '', index === 0 ? unit : '', ...cells]);
}

function combinations(
  prices: Exclude<PriceTableDescription, string>,
  outer: readonly string[],
): readonly (readonly [values: string, price: string])[] {
  return Object.entries(prices).flatMap(([value, below]) => {
    const values = [...outer, value];
    if (typeof below === 'string') return [[values.join(' '), below]];
    const inner = Object.entries(below);
    if (inner.some(([, price]) => typeof price !== 'string')) return combinations(below, values);
    return [[values.join(' '), inner.map(([last, price]) => `${last} ${price}`).join(', ')]];
  });
}

function table(rows: readonly (readonly string[])[]): string {
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
