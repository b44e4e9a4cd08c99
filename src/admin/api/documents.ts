/** The JSON documents of accounts, keys, money and tasks, the same on the command line and over HTTP, with their schemas. */
import Type, { type Static, type TObject } from 'typebox';
import {
  type Account,
  type AdminToken,
  type ApiKey,
  available_nano,
  type ChangeRow,
  type Entry,
  type MoneyChange,
  type OpenLease,
  shownFacts,
  type Wallet,
} from '../../ledger/store/store.ts';
import { formatNano } from '../../lib/money/amount.ts';
import { formatFactor } from '../../lib/money/factor.ts';
import type { Plan } from '../../plan/index.ts';
import { TermsSchema, termsOfAccount } from './account-terms.ts';
import { Id, Limits, Money, nullable, object, RoleName, Text, Time } from './schemas.ts';

/** Milliseconds since the epoch as RFC 3339 in UTC. */
export function formatTime(at_ms: number): string {
  return new Date(at_ms).toISOString();
}

/** A time as `formatTime` writes it, or null. */
export function timeOrNull(at_ms: number | null): string | null {
  return at_ms === null ? null : formatTime(at_ms);
}

/** The members of a schema that a row has: `NAME_ms` is a time, `NAME_nano` an amount, and large ids are texts. */
type Derived<Row, Name extends string> = `${Name}_ms` extends keyof Row
  ? AsText<Row[`${Name}_ms`]>
  : `${Name}_nano` extends keyof Row
    ? AsText<Row[`${Name}_nano`]>
    : Name extends keyof Row
      ? Row[Name] extends bigint | null
        ? AsText<Row[Name]>
        : Row[Name]
      : undefined;
type AsText<T> = null extends T ? string | null : string;
type Underived<Row, Document> = {
  [Name in keyof Document & string as Derived<Row, Name> extends Document[Name] ? never : Name]: Document[Name];
};

/** The document of a row. @param more the members that the row lacks, or has in another form; undefined: left out. */
export function rowDocument<S extends TObject, Row extends object>(
  schema: S,
  row: Row,
  more: Underived<Row, Static<S>> & { readonly [Name in keyof Static<S>]?: Static<S>[Name] | undefined },
): Static<S> {
  const members = Object.keys(schema.properties).map((name): [string, unknown] => {
    if (Object.hasOwn(more, name)) return [name, Reflect.get(more, name)];
    const [at_ms, amount_nano, value] = [`${name}_ms`, `${name}_nano`, name].map((key): unknown =>
      Reflect.get(row, key),
    );
    if (typeof at_ms === 'number') return [name, formatTime(at_ms)];
    if (typeof amount_nano === 'bigint') return [name, formatNano(amount_nano)];
    if (at_ms === null || amount_nano === null) return [name, null];
    return [name, typeof value === 'bigint' ? String(value) : value];
  });
  // The type of `more` requires what the row cannot give.
  return Object.fromEntries(members.filter(([, value]) => value !== undefined)) as Static<S>;
}

const Discount = Text('the price factor');
const GroupName = nullable(Text('its group of customers'));
const balance = { posted: Money, held: Money, available: Money };

/** The amounts of a wallet. */
export function balanceDocument(wallet: Wallet) {
  return {
    posted: formatNano(wallet.posted_nano),
    held: formatNano(wallet.held_nano),
    available: formatNano(available_nano(wallet)),
  };
}

export const WalletSchema = object({
  account: Text("the account's name"),
  ...balance,
  currency: Type.Optional(Text('ISO 4217')),
});

export const AccountSchema = object({
  id: Id('the id of the account'),
  name: Text('its name'),
  discount: nullable(Text('its own price factor; null: that of its group, or the full price')),
  group: GroupName,
  status: Type.Enum(['active', 'suspended']),
  credit_limit: Money,
  external_id: nullable(Text('its id in your own systems')),
  labels: nullable(Type.Record(Type.String(), Type.String())),
  contact: nullable(Text('who gets alerts about it')),
  limits: Type.Optional(Limits),
  version: Text('changes with each edit'),
});

/** An account without its wallet. */
export function accountDocument(account: Account) {
  const { price_factor_nano, limits } = account;
  return rowDocument(AccountSchema, account, {
    discount: price_factor_nano === null ? null : formatFactor(price_factor_nano),
    limits: limits ?? undefined,
  });
}

export const AccountWithBalanceSchema = object({
  ...AccountSchema.properties,
  ...balance,
  terms: nullable({ ...TermsSchema, description: 'what applies to it; null: its group is not in the configuration' }),
});

/** An account with its wallet. */
export function accountWithBalance(account: Account, wallet: Wallet, configured: () => Plan | undefined) {
  const terms = termsOfAccount(account, configured);
  return { ...accountDocument(account), ...balanceDocument(wallet), terms };
}

export const KeySchema = object({
  id: Id('the id of the key'),
  prefix: Text('its first characters'),
  account: Text("the account's name"),
  name: nullable(Text('a label')),
  models: nullable(Type.Array(Type.String(), { description: 'globs of the models that it may use; null: all' })),
  discount: nullable(Discount),
  account_discount: nullable(Text('the price factor of its account, which applies if the key has none')),
  account_group: GroupName,
  limits: nullable(Limits),
  expires_at: nullable(Time),
  created_at: Time,
  revoked_at: nullable(Time),
  last_used_at: nullable(Time),
  previous_until: nullable(Time),
  version: Text('changes with each edit'),
});

/** A key without its secret. */
export function keyDocument(key: ApiKey) {
  const { account_name, models, price_factor_nano, account_price_factor_nano } = key;
  return rowDocument(KeySchema, key, {
    account: account_name,
    models: models && [...models],
    discount: price_factor_nano === null ? null : formatFactor(price_factor_nano),
    account_discount: account_price_factor_nano === null ? null : formatFactor(account_price_factor_nano),
  });
}

export const EntrySchema = object({
  id: Id('the id of the entry'),
  kind: Text('topup, hold, capture, release, overage or adjust'),
  amount: Money,
  posted_delta: Money,
  held_delta: Money,
  hold_id: nullable(Text('the hold that it makes or resolves')),
  task_id: nullable(Text('the task')),
  reference: nullable(Text('of a top-up')),
  memo: nullable(Text('how the amount was computed')),
  at: Time,
});

/** An entry. Ids are strings: they may exceed the integers that a JSON number holds exactly. */
export function entryDocument(entry: Entry) {
  return rowDocument(EntrySchema, entry, {});
}

export const LeaseSchema = object({
  id: Id('the id of its hold'),
  account: Text("the account's id"),
  owner: Text('the gateway that took it'),
  amount: Money,
  opened_at: Time,
  until: Time,
});

/** An open lease. */
export function leaseDocument(lease: OpenLease) {
  return rowDocument(LeaseSchema, lease, { id: String(lease.hold_id) });
}

export const TokenSchema = object({
  id: Id('the id of the token'),
  name: Text('its name'),
  role: RoleName,
  created_at: Time,
  expires_at: nullable(Time),
  last_used_at: nullable(Time),
  revoked_at: nullable(Time),
  previous_until: nullable(Time),
});

/** A token without its secret. */
export function tokenDocument(token: AdminToken) {
  return rowDocument(TokenSchema, token, {});
}

const UsageNumbers = {
  requests: Type.Integer(),
  failures: Type.Integer({ description: 'ended without a charge because the upstream failed' }),
  amount: Money,
  cost: nullable(Text('what the upstreams bill for it; null: not known for some requests')),
  margin: nullable(Text('amount - cost; null: not known for some requests')),
};

export const UsageSchema = object({
  account: nullable(Text("the account's name")),
  key: nullable(Text("the key's id")),
  model: nullable(Text('the model')),
  route: nullable(Text('the route')),
  target: nullable(Text('the target; null also: not known')),
  hour: nullable(Text('such as 2026-11-21T02:00+01:00')),
  day: nullable(Text('such as 2026-11-21')),
  month: nullable(Text('such as 2026-11')),
  units: Type.Record(Type.String(), Type.String()),
  ...UsageNumbers,
});

/** The sum of the rows that `top` leaves out. */
export const OtherUsageSchema = object({
  sums: Type.Integer({ description: 'how many sums are left out' }),
  ...UsageNumbers,
});

const Facts = nullable(Type.Record(Type.String(), Type.Unknown()));

export const ChangeSchema = object({
  id: Id('the id of the change'),
  at: Time,
  actor: Text('the name of a token, cli:user@host or config'),
  role: RoleName,
  via: Text('api, console, cli, or what asked for a reload'),
  operation: Text('what was done'),
  subject: Text('the id of what was changed'),
  account: nullable(Text("the account's id")),
  before: Facts,
  after: Facts,
  reason: nullable(Text('why')),
  request_id: nullable(Text('the request')),
});

/** A recorded change. */
export function changeDocument(change: ChangeRow) {
  const { before, after } = change;
  return rowDocument(ChangeSchema, { ...change, before: shownFacts(before), after: shownFacts(after) }, {});
}

export const MovementSchema = object({
  account: Text("the account's name"),
  entry: nullable(Text('the id of the entry; null if none was written')),
  kind: Text('the kind of the entry, also of one that would be written: adjust or refund'),
  amount: Money,
  ...balance,
  currency: Type.Optional(Text('ISO 4217')),
});

/** A movement of money by an operator. @param account its name. */
export function movementDocument(
  account: string,
  kind: 'adjust' | 'refund',
  { entry_id, amount_nano, wallet }: MoneyChange,
) {
  const entry = entry_id === null ? null : String(entry_id);
  return { account, entry, kind, amount: formatNano(amount_nano), ...balanceDocument(wallet) };
}
