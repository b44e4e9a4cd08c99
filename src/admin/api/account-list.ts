/** Lists accounts that are searched, filtered or sorted, with what each spent this month and when it was last used. */
import { setImmediate } from 'node:timers/promises';
import Type, { type Static } from 'typebox';
import { type Account, available_nano, type Store, type UsageFilter, type Wallet } from '../../ledger/store/store.ts';
import { formatNano, LARGEST_SUM_nano, type Nano, parseNano } from '../../lib/money/amount.ts';
import { DAY_ms } from '../../lib/time/duration.ts';
import { clockOf, monthIn } from '../../lib/time/time-zone.ts';
import type { Plan } from '../../plan/index.ts';
import { usageText } from '../reports/usage-report.ts';
import { AccountWithBalanceSchema, accountWithBalance, timeOrNull } from './documents.ts';
import { placeAfter, requirePlan } from './find.ts';
import type { Context } from './operation.ts';
import { Problem } from './problem.ts';
import { DEFAULT_ROWS, Id, Money, nullable, object, paging, Text, Time } from './schemas.ts';
import { readTimeZone } from './values.ts';

/** An account without a used key for so long is unused. */
const UNUSED_ms = 30 * DAY_ms;
/** Sums of the report: as many as there are accounts. */
const MAX = Number.MAX_SAFE_INTEGER;
/** Accounts to read at once: a few milliseconds. */
const PART = 2_000;

const COLUMNS = ['name', 'available', 'pending', 'spent', 'last_used'] as const;
type Column = (typeof COLUMNS)[number];
const SORTS = COLUMNS.flatMap((column) => [column, `-${column}`] as const);

const flag = (description: string) => Type.Optional(Type.Boolean({ description }));

export const accountListInput = object({
  prefix: Type.Optional(Id('shows only accounts whose names begin with it; upper and lower case differ')),
  match: Type.Optional(
    Id('shows only accounts that have it in their name, id, external id, contact or a label, in upper or lower case'),
  ),
  low: flag('whether to show only accounts with less available than `currency.low_wallet`'),
  negative: flag('whether to show only accounts with less than nothing available'),
  suspended: flag('whether to show only suspended accounts'),
  group: Type.Optional(Text('shows only accounts of this group; none: those without one')),
  unused: flag('whether to show only accounts of which no key was used for 30 days'),
  sort: Type.Optional(
    Type.Enum(SORTS, { description: `${COLUMNS.join(', ')}; with a - before it the largest first; by default name` }),
  ),
  activity: flag('whether to show what each account spent this month, and when a key of it was last used'),
  tz: Type.Optional(Text('the IANA time zone of the month, such as Europe/Berlin; by default UTC')),
  ...paging,
});

export const ListedAccountSchema = object({
  ...AccountWithBalanceSchema.properties,
  spent: Type.Optional({ ...Money, description: 'charged for what was used this month, with `activity`' }),
  last_used_at: Type.Optional(nullable(Time)),
});

type Asked = Static<typeof accountListInput>;
type Row = Account & Wallet;

/** What is known of accounts beside their rows. */
interface Activity {
  readonly spent_nano: (account: Row) => Nano;
  /** 0: never. */
  readonly last_used_ms: (account: Row) => number;
}

/** A page of accounts. @throws Problem */
export async function listedAccounts(asked: Asked, context: Context) {
  const { limit = DEFAULT_ROWS, starting_after, prefix, sort = 'name', activity: isShown = false } = asked;
  const { store } = context;
  let plan: Plan | undefined;
  // The command line compiles it.
  const configured = () => (plan ??= context.plan());
  const isFiltered =
    (asked.match ?? asked.group) !== undefined ||
    [asked.low, asked.negative, asked.suspended, asked.unused].includes(true);
  const isWhole = isFiltered || sort !== 'name';
  const all = isWhole ? await everyAccount(store, prefix) : undefined;
  const place = await placeAfter(starting_after, async (id) => {
    if (all !== undefined) return all.find((account) => account.id === id);
    const account = await store.findAccount(id);
    return prefix === undefined || account?.name.startsWith(prefix) === true ? account : undefined;
  });
  const read = all ?? (await store.accountsPage({ limit: limit + 1, after: place?.name }, prefix));
  const needsActivity = isShown || asked.unused === true || /spent|last_used/.test(sort);
  const activity = needsActivity ? await activityOf(read, asked, context) : undefined;
  const rows =
    all === undefined
      ? read
      : pageAfter(place as Row | undefined, matching(all, asked, activity, context), comparison(sort, activity));
  const data = rows.slice(0, limit).map((account) => ({
    ...accountWithBalance(account, account, configured),
    ...(isShown &&
      activity !== undefined && {
        spent: formatNano(activity.spent_nano(account)),
        last_used_at: timeOrNull(activity.last_used_ms(account) || null),
      }),
  }));
  return { data, has_more: rows.length > limit };
}

/** The first accounts, by name, that have the text in their name, id, external id, contact or a label. */
export async function accountsWith(store: Store, text: string, limit: number): Promise<readonly Row[]> {
  return (await everyAccount(store, undefined)).filter(matcher(text)).slice(0, limit);
}

/**
 * All accounts, by name. No index has what is available, because each charge would have to write it: all are read, in parts, and other
 * requests run in between.
 */
async function everyAccount(store: Store, prefix: string | undefined): Promise<readonly Row[]> {
  const found: Row[] = [];
  for (let after: string | undefined; ; await setImmediate()) {
    const part = await store.accountsPage({ limit: PART, after }, prefix);
    found.push(...part);
    if (part.length < PART) return found;
    after = part.at(-1)?.name;
  }
}

/** @throws Problem if the configuration does not say what is low. */
function matching(
  all: readonly Row[],
  { match, low, negative, suspended, unused, group }: Asked,
  activity: Activity | undefined,
  { plan, now }: Context,
): readonly Row[] {
  const low_nano = low === true ? lowWallet(plan()) : undefined;
  const has = match === undefined ? undefined : matcher(match);
  const since_ms = now() - UNUSED_ms;
  return all.filter(
    (account) =>
      (has === undefined || has(account)) &&
      (low_nano === undefined || available_nano(account) < low_nano) &&
      (negative !== true || available_nano(account) < 0n) &&
      (group === undefined || (account.group ?? 'none') === group) &&
      (suspended !== true || account.status === 'suspended') &&
      (unused !== true || (activity?.last_used_ms(account) ?? 0) < since_ms),
  );
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function matcher(text: string): (account: Account) => boolean {
  const wanted = fold(text);
  return ({ name, id, external_id, contact, labels }) =>
    [name, id, external_id, contact, ...Object.values(labels ?? {})].some(
      (each) => each !== null && fold(each).includes(wanted),
    );
}

function lowWallet(plan: Plan | undefined): Nano {
  const low_nano = requirePlan(plan).low_wallet_nano;
  if (low_nano !== undefined) return low_nano;
  const message = 'the configuration does not say which wallets are low';
  throw new Problem('invalid_value', message, 'set currency.low_wallet');
}

type Comparison = (a: Row, b: Row) => number;

function comparison(sort: (typeof SORTS)[number], activity: Activity | undefined): Comparison {
  const isDescending = sort.startsWith('-');
  const value = valuesOf(activity)[sort.replace('-', '') as Column];
  return (a, b) => {
    const [x, y] = [value(a), value(b)];
    const order = x < y ? -1 : x > y ? 1 : 0;
    // Equal ones by name, so that a page has one place.
    return (isDescending ? -order : order) || (a.name < b.name ? -1 : Number(a.name > b.name));
  };
}

function valuesOf(
  activity: Activity | undefined,
): Readonly<Record<Column, (account: Row) => string | bigint | number>> {
  return {
    name: ({ name }) => fold(name),
    available: available_nano,
    pending: ({ held_nano }) => held_nano,
    spent: (account) => activity?.spent_nano(account) ?? 0n,
    last_used: (account) => activity?.last_used_ms(account) ?? 0,
  };
}

function pageAfter(place: Row | undefined, rows: readonly Row[], compare: Comparison): readonly Row[] {
  const sorted = rows.toSorted(compare);
  return place === undefined ? sorted : sorted.filter((row) => compare(row, place) > 0);
}

async function activityOf(
  rows: readonly Row[],
  { tz = 'UTC' }: Asked,
  { store, gateway, now }: Context,
): Promise<Activity> {
  const zone = readTimeZone(tz);
  const month = monthIn(new Date(clockOf(zone)(now())).toISOString().slice(0, 7), zone);
  const filter: UsageFilter = { by: ['account'], ...(month && { since_ms: month.from_ms }) };
  const [used, report] = await Promise.all([
    store.lastUses(rows.map(({ id }) => id)),
    gateway === undefined ? usageText(store, filter, undefined, MAX) : gateway.reports.usage(filter, undefined, MAX),
  ]);
  const sums: { readonly data: readonly { readonly account: string; readonly amount: string }[] } = JSON.parse(
    report.text ?? '{"data":[]}',
  );
  const spent = new Map(
    sums.data.map(({ account, amount }) => [account, parseNano(amount, { max: LARGEST_SUM_nano })]),
  );
  return { spent_nano: ({ name }) => spent.get(name) ?? 0n, last_used_ms: ({ id }) => used.get(id) ?? 0 };
}
