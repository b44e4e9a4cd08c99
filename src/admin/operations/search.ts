/** Finds what a customer has in hand: an id, an amount, an e-mail address, a reference, or a part of a name. */
import Type, { type Static } from 'typebox';
import type { StoredUsage } from '../../ledger/store/schema.ts';
import type { Account, ApiKey, Entry } from '../../ledger/store/store.ts';
import { AmountError, formatNano, NANO, type Nano, parseNano } from '../../lib/money/amount.ts';
import { accountsWith } from '../api/account-list.ts';
import { formatTime } from '../api/documents.ts';
import { accountNames, findByAnyId, parseEntryId } from '../api/find.ts';
import { type Context, operation } from '../api/operation.ts';
import { Id, Money, nullable, object, Text, Time } from '../api/schemas.ts';

/** The most rows of each kind. */
const MAX_FOUND = 20;
/** The first characters of a key, which operators may see. */
const PREFIX_CHARACTERS = 11;

const FoundSchema = object({
  kind: Type.Enum(['account', 'key', 'task', 'request', 'charge', 'entry'], {
    description: 'what it is: account, key, task, request, charge or entry',
  }),
  id: Id('its id'),
  account: nullable(Text("the account's name")),
  text: nullable(Text('what it is for people: a name, a model, a reference')),
  amount: nullable(Money),
  at: nullable(Time),
});

type Found = Static<typeof FoundSchema>;
type NameOf = (id: string) => string;

export const runSearch = operation({
  name: 'search.run',
  method: 'GET',
  path: '/search',
  role: 'viewer',
  summary:
    'Find accounts, keys, tasks, requests, charges and entries by an id, an amount, an e-mail address, a reference or a part of a name',
  input: object({
    text: Id(
      'an id, also one of the caller or the beginning of a request\'s; an amount with its decimals, also with an account, such as "4.37 acme"; a part of a name, an e-mail address, a label or a reference, in any case; the beginning of a key',
    ),
  }),
  output: object({
    data: Type.Array(FoundSchema, { description: `at most ${MAX_FOUND} of each kind; those named exactly are first` }),
  }),
  example: { text: 'demo' },
  async run({ text }, context) {
    const wanted = text.trim();
    const amount = readAmount(wanted);
    const found = await Promise.all(
      amount === undefined
        ? [
            byId(wanted, context),
            requests(wanted, context),
            accounts(wanted, context),
            rows(wanted, undefined, undefined, context),
          ]
        : [byId(wanted, context), byAmount(amount, context)],
    );
    const all = found.flat();
    const seen = new Set<string>();
    return { data: all.filter(({ kind, id }) => !seen.has(`${kind} ${id}`) && seen.add(`${kind} ${id}`)) };
  },
});

interface Amount {
  readonly amounts: readonly [from_nano: Nano, below_nano: Nano];
  /** The name of an account, or a part of it; empty: any. */
  readonly account: string;
}

const AMOUNT =
  /^(?:[A-Z]{3}|[$€£¥])?\s*[-−+]?(\d{1,10}[.,]\d{1,9})\s*(?:[$€£¥]|[A-Z]{3}(?![\p{L}\p{N}]))?(?:\s+(.+))?$/u;

/** Reads an amount, and who it is of. The amounts that are shown as it, with so many decimals, are meant. */
function readAmount(text: string): Amount | undefined {
  const [, number, account = ''] = AMOUNT.exec(text) ?? [];
  if (number === undefined) return undefined;
  const decimals = number.replace(',', '.');
  try {
    const amount_nano = parseNano(decimals);
    const unit_nano = NANO / 10n ** BigInt(decimals.length - decimals.indexOf('.') - 1);
    const half_nano = unit_nano / 2n;
    return { amounts: [amount_nano - half_nano, amount_nano + (unit_nano - half_nano)], account };
  } catch (error) {
    if (error instanceof AmountError) return undefined;
    throw error;
  }
}

/** What has the text as its id. */
async function byId(text: string, { store }: Context): Promise<readonly Found[]> {
  const number = parseEntryId(text);
  const [account, key, entry, tasks, usage] = await Promise.all([
    store.findAccount(text),
    text.startsWith('key_') ? store.getKey(text) : undefined,
    number === undefined ? undefined : store.entryById(number),
    findByAnyId(text, store),
    text.startsWith('req_') ? store.usageOfRequest(text, 1) : [],
  ]);
  const ofRequest = text.startsWith('req_') ? await store.taskOfRequest(text) : undefined;
  const named = [...tasks, ...(ofRequest === undefined ? [] : [ofRequest])];
  const nameOf = await accountNames(
    store,
    [...named, ...usage, ...(entry ? [entry] : [])].map((row) => row.account),
  );
  return [
    ...(account === undefined ? [] : [accountFound(account)]),
    ...(key === undefined ? [] : [keyFound(key)]),
    ...(entry === undefined ? [] : [entryFound(entry, nameOf)]),
    ...usage.map((row): Found => ({ ...chargeFound(text, row, nameOf), kind: 'request' })),
    ...named.map(({ id, account: owner, model, charged_nano, created_at_ms }): Found => {
      const amount = charged_nano === null ? null : formatNano(charged_nano);
      return { kind: 'task', id, account: nameOf(owner), text: model, amount, at: formatTime(created_at_ms) };
    }),
  ];
}

/** The recorded requests whose id begins so, or that have it as one of the caller's own ids. */
async function requests(text: string, { requests: records, store }: Context): Promise<readonly Found[]> {
  const pages = await Promise.all([
    REQUEST.test(text) ? records.page({ id_prefix: text }, MAX_FOUND) : [],
    records.page({ client_id: text }, MAX_FOUND),
  ]);
  const found = pages.flatMap((page = []) => page);
  const nameOf = await accountNames(
    store,
    found.map(({ account }) => account),
  );
  return found.map(({ id, account, status, model, charged_nano, at_ms }) => ({
    kind: 'request',
    id,
    account: nameOf(account),
    text: `${status} ${model}`.trim(),
    amount: charged_nano === null ? null : formatNano(BigInt(charged_nano)),
    at: formatTime(at_ms),
  }));
}

/** Enough of the id of a request to search for it. */
const REQUEST = /^req_[A-Za-z0-9_-]{4,100}$/;

/** The accounts that have the text in their name, external id, contact or a label. */
async function accounts(text: string, { store }: Context): Promise<readonly Found[]> {
  return (await accountsWith(store, text, MAX_FOUND)).map(accountFound);
}

async function byAmount({ amounts, account }: Amount, context: Context): Promise<readonly Found[]> {
  if (account === '') return rows('', amounts, undefined, context);
  const exact = await context.store.findAccount(account);
  const owners = exact === undefined ? await accountsWith(context.store, account, MAX_FOUND) : [exact];
  const found = await Promise.all(owners.map(({ id }) => rows('', amounts, id, context)));
  return found.flat();
}

/** Keys by their name or beginning, entries by their reference, entries and metered requests by their amount. */
async function rows(
  text: string,
  amounts: Amount['amounts'] | undefined,
  account: string | undefined,
  { store, gateway }: Context,
): Promise<readonly Found[]> {
  const part = text.startsWith('tg_') ? text.slice(0, PREFIX_CHARACTERS) : text;
  const searched = { text: part, amounts, account, limit: MAX_FOUND };
  const { keys, entries, usage } = await (gateway?.reports ?? store).searchRows(searched);
  const nameOf = await accountNames(
    store,
    [...entries, ...usage].map((row) => row.account),
  );
  return [
    ...keys.map(keyFound),
    ...usage.map((row) => chargeFound(`usage_${row.id}`, row, nameOf)),
    ...entries.map((entry) => entryFound(entry, nameOf)),
  ];
}

/** @param id by which the charge is explained. */
function chargeFound(id: string, { account, model, amount_nano, at_ms }: StoredUsage, nameOf: NameOf): Found {
  const amount = formatNano(amount_nano);
  return { kind: 'charge', id, account: nameOf(account), text: model, amount, at: formatTime(at_ms) };
}

function accountFound({ id, name, external_id, contact }: Account): Found {
  return { kind: 'account', id, account: name, text: contact ?? external_id, amount: null, at: null };
}

function keyFound({ id, account_name, name, prefix, last_used_at_ms: at_ms }: ApiKey): Found {
  const at = at_ms === null ? null : formatTime(at_ms);
  return { kind: 'key', id, account: account_name, text: name ?? prefix, amount: null, at };
}

/** A charge is explained; another entry is shown. */
function entryFound(entry: Entry, nameOf: NameOf): Found {
  const { id, account, kind, hold_id, task_id, reference, memo, amount_nano, at_ms } = entry;
  const isCharge = hold_id !== null && (kind === 'capture' || kind === 'overage');
  return {
    kind: isCharge ? 'charge' : 'entry',
    id: String(id),
    account: nameOf(account),
    text: [kind, task_id ?? reference ?? memo].filter((part) => part !== null).join(' '),
    amount: formatNano(amount_nano),
    at: formatTime(at_ms),
  };
}
