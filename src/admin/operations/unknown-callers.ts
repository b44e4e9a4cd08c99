/** Where requests came from that name no account. */
import Type from 'typebox';
import { quarterStart_ms } from '../../lib/time/duration.ts';
import { formatTime } from '../api/documents.ts';
import { operation } from '../api/operation.ts';
import { period } from '../api/request-filters.ts';
import { Count, DEFAULT_ROWS, nullable, object, paging, Text, Time } from '../api/schemas.ts';
import { readPeriod, readTimeZone } from '../api/values.ts';

export const listUnknownCallers = operation({
  name: 'request.unknown',
  method: 'GET',
  path: '/requests/unknown',
  role: 'viewer',
  summary: 'Count requests that name no account, such as those with a wrong key, by network and reason, most first',
  input: object({ ...period, limit: paging.limit }),
  output: object({
    since: Time,
    until: Time,
    data: Type.Array(
      object({
        network: nullable(Text('where they came from, as a /24 or a /48; null: too many networks at once')),
        error: Text('the kind of the error that the gateway answered'),
        requests: Count('how many there were'),
        first_at: Type.String({ format: 'date-time', description: 'the first one, to a quarter of an hour' }),
        last_at: Type.String({ format: 'date-time', description: 'the last one' }),
      }),
    ),
    others: Count('requests of networks that are not listed'),
    total: Count('all requests of the period that name no account'),
  }),
  example: { since: '24h' },
  async run({ limit = DEFAULT_ROWS, since = '24h', until, tz = 'UTC' }, { requests, now }) {
    const { since_ms, until_ms } = readPeriod({ since, until }, now(), readTimeZone(tz));
    const from_ms = quarterStart_ms(since_ms);
    const { sums = [], total = 0 } = (await requests.unknownCallers(from_ms, until_ms, limit)) ?? {};
    return {
      since: formatTime(from_ms),
      until: formatTime(until_ms),
      data: sums.map(({ network, error, requests: n, first_ms, last_ms }) => ({
        network: network === '' ? null : network,
        error,
        requests: n,
        first_at: formatTime(first_ms),
        last_at: formatTime(last_ms),
      })),
      others: total - sums.reduce((sum, each) => sum + each.requests, 0),
      total,
    };
  },
});
