/** The filters of requests that operations share. */
import Type, { type Static } from 'typebox';
import type { RequestFilter } from '../../ledger/requests/reads.ts';
import type { RequestRecord } from '../../ledger/requests/record.ts';
import { ERROR_KINDS } from '../../lib/refusal.ts';
import { DAY_ms } from '../../lib/time/duration.ts';
import { optionalAccount } from './find.ts';
import type { Context } from './operation.ts';
import { FailedBySchema } from './request-documents.ts';
import { Id, type object, Text } from './schemas.ts';
import { readMoment_ms, readTimeZone } from './values.ts';

/** A span of time. */
export const period = {
  since: Type.Optional(Text('a time as RFC 3339, or a duration before now, such as "24h"')),
  until: Type.Optional(Text('a time as RFC 3339, or a duration before now, such as "1h"')),
  tz: Type.Optional(Text('the IANA time zone of hours and days, such as Europe/Berlin; by default UTC')),
};

/** Filters of lists and of sums. */
export const subjects = {
  account: Type.Optional(Id('the id or the name of the account')),
  key: Type.Optional(Id("the key's id")),
  model: Type.Optional(Id('the model')),
  route: Type.Optional(Id('the route')),
  target: Type.Optional(Id('upstream/target of the last attempt')),
};

/** All filters of requests, but for their time. */
export const conditions = {
  ...subjects,
  status: Type.Optional(
    Type.String({ pattern: '^[1-5]([0-9]{2}|xx)$', description: 'a status such as 502, or a class such as 5xx' }),
  ),
  error: Type.Optional(Type.Enum(ERROR_KINDS, { description: `the gateway's error: ${ERROR_KINDS.join(', ')}` })),
  failed_by: Type.Optional(FailedBySchema),
  charged: Type.Optional(
    Type.Boolean({
      description: 'whether it was charged at its end; tasks are charged later, and count as not charged',
    }),
  ),
  min_duration_ms: Type.Optional(
    Type.Integer({ minimum: 0, maximum: DAY_ms, description: 'only requests that took at least this long' }),
  ),
  id_prefix: Type.Optional(
    Type.String({
      pattern: '^req_[A-Za-z0-9_-]{4,100}$',
      description: 'how its id begins: req_ and at least four characters',
    }),
  ),
  client_id: Type.Optional(Id("one of the caller's own ids, whole")),
};

/** All filters of a list of requests. */
export const filters = { ...conditions, ...period };

export type Filters = Static<ReturnType<typeof object<typeof filters>>>;

/** Reads the filters. @throws Problem */
export async function filterOf(
  { account: nameOrId, since, until, tz = 'UTC', status, ...more }: Filters,
  { store, now }: Pick<Context, 'store' | 'now'>,
): Promise<RequestFilter> {
  const account = await optionalAccount(store, nameOrId);
  const zone = readTimeZone(tz);
  const moment = (name: string, text: string | undefined) =>
    text === undefined ? undefined : readMoment_ms(name, text, now(), zone);
  return {
    ...more,
    account: account?.id,
    status:
      status === undefined
        ? undefined
        : { from: Number(status.replace('xx', '00')), to: Number(status.replace('xx', '99')) },
    since_ms: moment('since', since),
    until_ms: moment('until', until),
  };
}

/** Whether a record meets a filter, whenever it arrived. */
export function meets(record: RequestRecord, filter: RequestFilter): boolean {
  const { account, key, model, route, target, error, failed_by } = filter;
  const exact = { account, key, model, route, target, error, failed_by };
  const isEqual = Object.entries(exact).every(
    ([name, value]) => value === undefined || record[name as keyof typeof exact] === value,
  );
  if (!isEqual) return false;
  const { status, charged, min_duration_ms = 0, id_prefix = '', client_id } = filter;
  if (status !== undefined && (record.status < status.from || record.status > status.to)) return false;
  if (charged !== undefined && charged !== Number(record.charged_nano ?? 0) > 0) return false;
  if (record.ended_ms - record.at_ms < min_duration_ms || !record.id.startsWith(id_prefix)) return false;
  return client_id === undefined || Object.values(record.client_ids ?? {}).includes(client_id);
}
