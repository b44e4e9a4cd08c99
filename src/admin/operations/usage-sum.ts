/** `usage.sum`: usage and cost of metered requests and tasks. */
import Type from 'typebox';
import { offsetsOf } from '../../lang/time-zone.ts';
import { UsageSchema, usageDocument } from '../documents.ts';
import { accountNames, optionalAccount } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, object, Text } from '../schemas.ts';
import { readMoment_ms, readTimeZone } from '../values.ts';

/** By what usage can be summed. */
export const USAGE_COLUMNS = ['account', 'key', 'model', 'day'] as const;

const BY_DEFAULT: readonly (typeof USAGE_COLUMNS)[number][] = ['model', 'day'];

export const sumUsage = operation({
  name: 'usage.sum',
  method: 'GET',
  path: '/usage',
  role: 'viewer',
  summary: 'Sum the usage and cost of metered requests and tasks',
  input: object({
    account: Type.Optional(Id('the id or the name of the account')),
    by: Type.Optional(
      Type.Array(Type.Enum(USAGE_COLUMNS), {
        description: `some of ${USAGE_COLUMNS.join(', ')}, separated by commas`,
        maxItems: USAGE_COLUMNS.length,
      }),
    ),
    since: Type.Optional(Text('a time as RFC 3339, or a duration before now, such as "7d"')),
    until: Type.Optional(Text('a time as RFC 3339, or a duration before now, such as "1d"')),
    tz: Type.Optional(Text('the IANA time zone of the days, such as Europe/Berlin; by default UTC')),
  }),
  output: object({ data: Type.Array(UsageSchema) }),
  example: { by: ['model', 'day'], since: '7d' },
  async run({ account: nameOrId, by = BY_DEFAULT, since, until, tz = 'UTC' }, { store, gateway, now }) {
    const zone = readTimeZone(tz);
    const since_ms = since === undefined ? undefined : readMoment_ms('since', since, now(), zone);
    const until_ms = until === undefined ? undefined : readMoment_ms('until', until, now(), zone);
    const account = await optionalAccount(store, nameOrId);
    const filter = {
      by,
      ...(account === undefined ? {} : { account: account.id }),
      ...(since_ms === undefined ? {} : { since_ms }),
      ...(until_ms === undefined ? {} : { until_ms }),
      ...(zone !== 'UTC' && by.includes('day') && { offsets: offsetsOf(zone, since_ms ?? 0, until_ms ?? now()) }),
    };
    const sums = await (gateway?.reports ?? store).usage(filter);
    const nameOf = await accountNames(
      store,
      sums.flatMap((sum) => sum.account ?? []),
    );
    return { data: sums.map((sum) => usageDocument(sum, sum.account === null ? null : nameOf(sum.account))) };
  },
});
