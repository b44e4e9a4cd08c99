/** Computes what a period would have cost at the prices of another configuration: the document, and the jobs of a gateway. */
import Type, { type Static, type TObject } from 'typebox';
import type { ChargeFilter } from '../../ledger/store/reads/each-charge.ts';
import type { Store } from '../../ledger/store/store.ts';
import { isRecord } from '../../lib/json/record.ts';
import { formatNano } from '../../lib/money/amount.ts';
import { type NewTerms, type Repricing, reprice } from '../reports/reprice.ts';
import { formatTime } from './documents.ts';
import { accountNames, optionalAccount } from './find.ts';
import { createJobs, type Job, jobDocument, jobSchema } from './running-jobs.ts';
import { Id, Money, nullable, object, Text, Time } from './schemas.ts';
import { readPeriod, readTime_ms } from './values.ts';

const sums = { rows: Type.Integer(), old: Money, new: Money, difference: Money };
const AccountSums = Type.Array(object({ account: Text("the account's name"), ...sums }));

export const RepricingSchema = object({
  since: Time,
  until: Time,
  account: nullable(Text('the only account; null: all')),
  old: object({ amount: Money }),
  new: object({ amount: Money }),
  rows: Type.Integer({ description: 'charges that were priced anew; old and new are sums of these' }),
  unpriced: Type.Integer({ description: 'charges that have no new price' }),
  unpriced_amount: Money,
  reasons: Type.Array(object({ model: Text('the model'), why: Text('why'), rows: Type.Integer(), amount: Money }), {
    description: 'why charges have no new price; at most 100',
  }),
  pruned_before: nullable({
    ...Time,
    description: 'requests of before this time were pruned, and are in no sum; null: none of the period',
  }),
  refused: Type.Integer({
    description: 'charges that a limit of the configuration would have refused, estimated; they are in the sums',
  }),
  refused_amount: Money,
  refusals: Type.Array(
    object({
      account: Text("the account's name"),
      limit: Text('the name of the limit'),
      measure: Text('what it limits, such as requests'),
      value: Text('how much it allows, such as 60/min'),
      rows: Type.Integer(),
      amount: Money,
    }),
    { description: 'by account and limit, the most charges first; at most 100' },
  ),
  winners: { ...AccountSums, description: 'the accounts that would pay less; at most 10' },
  losers: { ...AccountSums, description: 'the accounts that would pay more; at most 10' },
  by: Type.Array(object({ account: Text("the account's name"), model: Text('the model'), ...sums }), {
    description: 'by account and model, the largest differences first; at most 1,000',
  }),
  by_count: Type.Integer({ description: 'how many there are, also those that are not shown' }),
});

export type RepricingDocument = Static<typeof RepricingSchema>;

export const RepriceSchema = jobSchema('job', 'running, done or failed', { result: nullable(RepricingSchema) });

export const repriceInput = {
  since: Type.Optional(Text('a time as RFC 3339, or a duration before now; by default "30d"')),
  until: Type.Optional(Text('a time as RFC 3339, or a duration before now; by default now')),
  account: Type.Optional(Id('only this account, by id or name')),
  at: Type.Optional(Text('at the prices of this time, a day or a time as RFC 3339; by default now')),
};

export type RepriceInput = Static<TObject<typeof repriceInput>>;

/** The jobs of this gateway. */
export const reprices = createJobs<RepricingDocument>('reprice');

/** Checks the input. @returns a function that reprices. @throws Problem invalid_value, account_not_found */
export async function prepareReprice(
  { since = '30d', until, account: nameOrId, at }: RepriceInput,
  store: Store,
  now_ms: number,
) {
  const period = readPeriod({ since, until }, now_ms, 'UTC');
  const at_ms = at === undefined ? now_ms : readTime_ms('at', at, now_ms);
  const account = await optionalAccount(store, nameOrId);
  return async (run: (filter: ChargeFilter, at_ms: number) => Promise<Repricing>): Promise<RepricingDocument> => {
    const found = await run({ ...period, account: account?.id }, at_ms);
    const pruned_before = await prunedBefore(store, period.since_ms);
    const ids = [...found.by, ...found.refused].map((sum) => sum.account);
    const about = { ...period, pruned_before, account: account?.name ?? null };
    return repricingDocument(found, about, await accountNames(store, ids));
  };
}

/** Until when usage of the period was pruned; null: it was not. */
async function prunedBefore(store: Store, since_ms: number): Promise<string | null> {
  const prunes = await store.changes({ subject: 'store', limit: MAX_PRUNES });
  const before = prunes.map(({ after }) => isRecord(after) && after.usage_before).find((at) => typeof at === 'string');
  return typeof before === 'string' && Date.parse(before) > since_ms ? before : null;
}

/** Reprices in this thread. @throws Problem invalid_value, account_not_found */
export async function repriceHere(asked: RepriceInput, store: Store, terms: NewTerms): Promise<RepricingDocument> {
  const run = await prepareReprice(asked, store, Date.now());
  return run((filter, at_ms) => reprice(store, filter, { ...terms, at_ms }));
}

/** The document of a job. */
export function repriceDocument(job: Job<RepricingDocument>): Static<typeof RepriceSchema> {
  const ended = job.error === undefined ? 'done' : 'failed';
  const state = job.finished_at_ms === null ? 'running' : ended;
  return { ...jobDocument(job), state, result: job.result ?? null };
}

/** The most sums, accounts, reasons and refusals that are shown. */
const MAX_ROWS = 1_000;
/** Some may have been of tasks alone. */
const MAX_PRUNES = 20;
const MAX_ACCOUNTS = 10;
const MAX_REASONS = 100;
const MAX_REFUSALS = 100;

interface Sum {
  readonly rows: number;
  readonly old_nano: bigint;
  readonly new_nano: bigint;
}

interface ChargePeriod {
  readonly since_ms: number;
  readonly until_ms: number;
  /** Requests of before this time were pruned. */
  readonly pruned_before: string | null;
  readonly account: string | null;
}

/** The result. @param nameOf the name of an account by its id. */
function repricingDocument(
  { by, unpriced, refused }: Repricing,
  about: ChargePeriod,
  nameOf: (account: string) => string,
): RepricingDocument {
  const all = sumOf(by);
  const accounts = Array.from(
    Map.groupBy(by, ({ account }) => account),
    ([account, rows]) => ({ account: nameOf(account), ...sumOf(rows) }),
  );
  const changed = accounts.filter(({ old_nano, new_nano }) => old_nano !== new_nano).toSorted(byDifference);
  const rows = by.toSorted((a, b) => compare(size(b), size(a)) || compareTexts(a, b));
  const left = sumOf(unpriced.map(({ rows, amount_nano }) => ({ rows, old_nano: amount_nano, new_nano: 0n })));
  return {
    since: formatTime(about.since_ms),
    until: formatTime(about.until_ms),
    account: about.account,
    old: { amount: formatNano(all.old_nano) },
    new: { amount: formatNano(all.new_nano) },
    rows: all.rows,
    unpriced: left.rows,
    unpriced_amount: formatNano(left.old_nano),
    reasons: unpriced
      .toSorted((a, b) => b.rows - a.rows)
      .slice(0, MAX_REASONS)
      .map(({ model, why, rows: count, amount_nano }) => ({
        model,
        why,
        rows: count,
        amount: formatNano(amount_nano),
      })),
    pruned_before: about.pruned_before,
    ...sumOfRefused(refused),
    refusals: refused
      .toSorted((a, b) => b.rows - a.rows)
      .slice(0, MAX_REFUSALS)
      .map(({ account, label: { name, kind, value }, rows: count, amount_nano }) => ({
        account: nameOf(account),
        limit: name,
        measure: kind,
        value,
        rows: count,
        amount: formatNano(amount_nano),
      })),
    winners: changed
      .filter((sum) => sum.new_nano < sum.old_nano)
      .slice(0, MAX_ACCOUNTS)
      .map(shown),
    losers: changed
      .filter((sum) => sum.new_nano > sum.old_nano)
      .toReversed()
      .slice(0, MAX_ACCOUNTS)
      .map(shown),
    by: rows.slice(0, MAX_ROWS).map((sum) => shown({ ...sum, account: nameOf(sum.account) })),
    by_count: by.length,
  };
}

function sumOfRefused(refused: Repricing['refused']) {
  const amount_nano = refused.reduce((sum, each) => sum + each.amount_nano, 0n);
  return { refused: refused.reduce((sum, { rows }) => sum + rows, 0), refused_amount: formatNano(amount_nano) };
}

function sumOf(sums: readonly Sum[]): Sum {
  let [rows, old_nano, new_nano] = [0, 0n, 0n];
  for (const sum of sums) {
    rows += sum.rows;
    old_nano += sum.old_nano;
    new_nano += sum.new_nano;
  }
  return { rows, old_nano, new_nano };
}

function shown<S extends Sum>({ rows, old_nano, new_nano, ...names }: S) {
  const difference = formatNano(new_nano - old_nano);
  return { ...names, rows, old: formatNano(old_nano), new: formatNano(new_nano), difference };
}

/** Accounts that would pay less come first. */
function byDifference(a: Sum, b: Sum): number {
  return compare(a.new_nano - a.old_nano, b.new_nano - b.old_nano);
}

function size({ old_nano, new_nano }: Sum): bigint {
  return new_nano > old_nano ? new_nano - old_nano : old_nano - new_nano;
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b);
}

function compareTexts(a: { readonly model: string }, b: { readonly model: string }): number {
  return a.model < b.model ? -1 : Number(a.model > b.model);
}
