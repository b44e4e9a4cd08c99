/** Compiles `cors` of an interface: which web pages may call it from a browser, and with which headers. */

import type { Cors, Interface } from '../../../plan/generated/gateway.d.ts';
import type { CorsPlan } from '../../../plan/index.ts';
import { readDuration_ms, type Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';

/** Headers of the gateway's refusals that SDKs obey. */
const ALWAYS_EXPOSED = ['retry-after', 'x-should-retry'];

/** Reads `cors`. Reports an origin that no browser sends. */
export function readCors(cors: Cors, own: Interface, place: Path, scope: Scope): CorsPlan {
  const { origins, headers = [], expose = [], max_age = '1h' } = cors;
  if (typeof origins !== 'string')
    for (const [index, origin] of origins.entries()) checkOrigin(origin, [...place, 'origins', index], scope);
  const { auth, forward, idempotency, request_id, limit_headers = {}, log_headers = [] } = own;
  const credentials = auth.flatMap((way) => ('header' in way ? [way.header] : []));
  const marks = idempotency === undefined ? [] : [idempotency.header];
  const ids = request_id === undefined ? [] : [request_id];
  return {
    origins: typeof origins === 'string' ? '*' : origins,
    headers: distinct([...credentials, 'content-type', ...forward.headers, ...marks, ...log_headers, ...headers]),
    expose: distinct([...ids, ...Object.keys(limit_headers), ...ALWAYS_EXPOSED, ...expose]),
    max_age_ms: readDuration_ms(max_age, [...place, 'max_age'], scope),
  };
}

/** Browsers leave out the usual port, and write addresses in one way. The schema has checked the form. */
function checkOrigin(origin: string, place: Path, scope: Scope): void {
  const sent = URL.canParse(origin) ? new URL(origin).origin : undefined;
  // The URL standard knows no origin of other schemes, such as that of an extension.
  if (sent === origin || sent === 'null') return;
  const hint = sent === undefined ? 'correct its host or its port' : `write ${sent}`;
  scope.report.error('bad-value', place, `'${origin}' is not an origin that browsers send`, hint);
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
