/** The schemas that operations share. Their descriptions are the messages of values that do not match, and the texts of OpenAPI. */
import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import { ROLES } from '../../ledger/store/store.ts';
import { FACTOR_PATTERN } from '../../lib/money/factor.ts';
import { NOT_IN_NAMES } from '../../lib/text/visible.ts';

/** An object with these members and no others. */
export function object<P extends TProperties>(members: P): TObject<P> {
  return Type.Object(members, { additionalProperties: false });
}

/** A value or null. */
export function nullable<T extends TSchema>(schema: T) {
  const description = descriptionOf(schema);
  return Type.Union([schema, Type.Null()], description === undefined ? {} : { description: `${description}; or null` });
}

/** What a schema's value is, if it says so. */
export function descriptionOf(schema: TSchema | undefined): string | undefined {
  const description = schema && 'description' in schema ? schema.description : undefined;
  return typeof description === 'string' ? description : undefined;
}

/** The schema, whose description says first what the value is for. */
export function meant<T extends TSchema>(meaning: string, schema: T): T {
  const description = { value: `${meaning}: ${descriptionOf(schema)}`, enumerable: true };
  // Schemas have hidden properties, which a spread leaves out.
  return Object.defineProperties({ ...schema }, { ...Object.getOwnPropertyDescriptors(schema), description });
}

const optional = Type.Optional;

/** Longer texts are useless, and would fill the log. */
const ID = { minLength: 1, maxLength: 300 };

export const Id = (description: string) => Type.String({ ...ID, description });
export const Text = (description: string) => Type.String({ description });
export const Count = (description: string) => Type.Integer({ minimum: 0, description });
export const Time = Type.String({ format: 'date-time', description: 'a time as RFC 3339 in UTC' });
const AMOUNT_PATTERN = '^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$';
export const Amount = Type.String({
  pattern: AMOUNT_PATTERN,
  description: 'a plain decimal string, such as "100" or "4.60"',
});
export const Units = Type.String({
  pattern: '^[a-z0-9_=.,]{1,2000}$',
  description:
    'units to charge: seconds, or tokens if the price is per token; with classes input=100,output=20; not money',
});
export const SignedAmount = Type.String({
  pattern: '^-?(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$',
  description: 'a signed decimal string, such as "-5.00"',
});
export const Money = Type.String({ pattern: '^-?[0-9]+\\.[0-9]+$', description: 'an amount as a decimal string' });
export const Duration = Type.String({
  pattern: '^[0-9]+(ms|s|m|h|d)$',
  description: 'a duration, such as "90d" or "12h"',
});
export const DiscountInput = Type.String({
  pattern: FACTOR_PATTERN,
  description:
    'a price factor above 0 and at most 100; "0.85" for 15 % off, "1.2" for 20 % more; a whole number above 1 has a decimal place: "2.0"',
});
export const RoleName = Type.Enum(ROLES, { description: ROLES.join(', ') });
/** A combining mark at the start joins whatever stands before the name. */
const NAME_PATTERN = `^(?!-)(?![\\s\\p{M}])[^${NOT_IN_NAMES}]{1,100}(?<!\\s)$`;
export const Name = Type.String({
  pattern: NAME_PATTERN,
  maxLength: 100,
  description:
    'a name of 1 to 100 characters, without control or invisible characters, a space at either end or a - at the start',
});
// What several operations take.
export const Group = Type.String({
  pattern: '^[a-z][a-z0-9_]*$',
  maxLength: 100,
  description: 'its group of customers, which the configuration declares; none: no group',
});
export const CreditLimit = meant('how far below zero holds may take the wallet', Amount);
export const ExternalId = meant('its id in your own systems', Name);
export const Contact = meant('who gets alerts about it, such as an e-mail address', Name);
export const KeyDiscount = meant('in place of the discount of its account', DiscountInput);
export const KeyLifetime = meant('how long the key works from now on', Duration);
export const Overlap = meant('how long the secret before still works, by default not at all', Duration);
/** Changes are recorded under it, so it must not look like another name, or like the name of a command, a reload or a person who signs in. */
export const TokenName = Type.String({
  // The ids of tokens, also of people who sign in, begin with token_.
  pattern: '^(?!token_)(?![Cc][Oo][Nn][Ff][Ii][Gg]$)[A-Za-z0-9][A-Za-z0-9._@+-]{0,99}$',
  maxLength: 100,
  description:
    'a name of 1 to 100 letters a to z, digits, and . _ @ + -, which begins with a letter or a digit, and not with token_',
});
export const AccountName = Type.String({
  // A path cannot have the segments . and ..
  pattern: `^(?!acct_|\\.{1,2}$)${NAME_PATTERN.slice(1)}`,
  maxLength: 100,
  description:
    'a name of 1 to 100 characters that does not begin with acct_ and is not . or .., without control or invisible characters or a space at either end',
});
export const Reason = Type.String({
  minLength: 1,
  maxLength: 500,
  description: 'why, for the record; 1 to 500 characters',
});
export const Reference = Type.String({
  pattern: NAME_PATTERN.replace('100', '200'),
  description: 'the reference of a payment, such as an invoice number; 1 to 200 characters',
});
const LABEL_PATTERN = NAME_PATTERN.replace('{1,100}', '{0,200}')
  .replace('(?!-)(?![\\s\\p{M}])', '')
  .replace('(?<!\\s)', '');
export const Labels = Type.Record(Type.String({ pattern: NAME_PATTERN }), Type.String({ pattern: LABEL_PATTERN }), {
  maxProperties: 50,
  additionalProperties: false,
  description: 'names and values by which you group accounts',
});
export const Models = Type.Array(Type.String({ pattern: '^[^\\s,]{1,200}$' }), {
  minItems: 1,
  maxItems: 100,
  description: 'globs of the models that the key may use, such as ["chat-*"]',
});
export const Secret = Type.String({ description: 'the secret; it is not shown again' });
export const Limits = Type.Record(Type.String(), Type.String(), {
  description: 'limits by name, such as {"requests": "60/min"}; "none" lifts the configured one',
});

/** The number of rows of a page. */
const MAX_ROWS = 200;
export const DEFAULT_ROWS = 50;

/** In which format a list or a report is answered. */
export const TableFormat = optional(Type.Enum(['json', 'csv'], { description: 'by default that of Accept, or json' }));

/** The members by which a list is read a page at a time. */
export const paging = {
  limit: optional(
    Type.Integer({ minimum: 1, maximum: MAX_ROWS, description: `the most rows to show, from 1 to ${MAX_ROWS}` }),
  ),
  starting_after: optional(Id('the id of the last row of the page before')),
};

/** A page of a list. */
export function pageOf<T extends TSchema>(row: T) {
  return object({
    data: Type.Array(row),
    has_more: Type.Boolean({ description: 'whether there is a page after this one' }),
  });
}

/** Reads one more row than it shows, to know whether there are more. */
export async function page<Row, Shown>(
  limit: number | undefined,
  read: (limit: number) => Promise<readonly Row[]>,
  show: (row: Row) => Shown,
): Promise<{ data: Shown[]; has_more: boolean }> {
  const shown = limit ?? DEFAULT_ROWS;
  const rows = await read(shown + 1);
  return { data: rows.slice(0, shown).map(show), has_more: rows.length > shown };
}

export type { Static };
