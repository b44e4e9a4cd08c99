/** Reads where requests came from that name no account. */
import { type Reading, rows, statement } from '../store/sql.ts';

/** The requests of a network that were refused for one reason. */
export interface UnknownSum {
  /** Empty: networks beyond those that are counted one by one. */
  readonly network: string;
  readonly error: string;
  readonly requests: number;
  /** Beginning of the first quarter of an hour, and arrival of the last request. */
  readonly first_ms: number;
  readonly last_ms: number;
}

interface Stored extends Readonly<Record<'requests' | 'first_ms' | 'last_ms', bigint>> {
  readonly network: string;
  readonly error: string;
}

const statements = {
  sums: statement(
    'request_unknown_sums',
    `SELECT network, error, CAST(sum(requests) AS BIGINT) AS requests, min(start_ms) AS first_ms, max(last_ms) AS last_ms
     FROM request_unknown WHERE start_ms >= $1 AND start_ms < $2
     GROUP BY network, error ORDER BY 3 DESC, network, error LIMIT $3`,
    ({ requests, first_ms, last_ms, ...stored }: Stored): UnknownSum => ({
      ...stored,
      requests: Number(requests),
      first_ms: Number(first_ms),
      last_ms: Number(last_ms),
    }),
  ),
  total: statement<{ readonly requests: bigint }>(
    'request_unknown_total',
    `SELECT CAST(coalesce(sum(requests), 0) AS BIGINT) AS requests
     FROM request_unknown WHERE start_ms >= $1 AND start_ms < $2`,
  ),
};

/** The networks of whole quarters of an hour with most requests, and the requests of all networks. */
export function* unknownCallers(
  since_ms: number,
  until_ms: number,
  limit: number,
): Reading<{ readonly sums: readonly UnknownSum[]; readonly total: number }> {
  const [first] = yield* rows(statements.total, [since_ms, until_ms]);
  return { sums: yield* rows(statements.sums, [since_ms, until_ms, limit]), total: Number(first?.requests ?? 0) };
}
