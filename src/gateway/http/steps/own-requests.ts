/** Shows callers what became of the requests of their account. They are read by other threads. */
import type { ExplainedRequest, OwnFilter, OwnRequest } from '../../../ledger/requests/own-requests.ts';
import { renderTree } from '../../../lib/json/tree.ts';
import { formatNano } from '../../../lib/money/amount.ts';
import { ERROR_KINDS, Refusal } from '../../../lib/refusal.ts';
import { parseMoment_ms } from '../../../lib/time/moment.ts';
import type { AccountRoute } from '../../../plan/index.ts';
import type { Services } from '../../runtime/services.ts';
import { type ExchangeWith, rawQuery } from '../exchange.ts';

/** The parameters, as the administration API names them. */
const PARAMETERS = ['status', 'error', 'model', 'since', 'until', 'id_prefix', 'limit', 'starting_after'] as const;
type Asked = Readonly<Partial<Record<(typeof PARAMETERS)[number], string>>>;

const DEFAULT_ROWS = 50;
const MAX_ROWS = 200;

/** The values of `requests`. @throws Refusal invalid_request */
export async function ownRequests(exchange: ExchangeWith<'principal'>, route: AccountRoute, services: Services) {
  const asked = readQuery(exchange, route);
  const { account } = exchange.principal;
  const limit = rowsIn(asked.limit);
  const after = asked.starting_after;
  const filter = filterOf(asked, services.now());
  const page = await services.ownRequests.page({ account, filter, limit, after });
  if (page === 'unknown_after')
    throw new Refusal('invalid_request', 'starting_after must be the id of the last request of the page before');
  const isOn = services.plan.requests !== undefined;
  if (page === 'not_recorded') return { items: [], has_more: false, last_id: null, recorded: false };
  const items = page.requests.map((request) => renderTree(route.item, valuesOf(request)));
  return { items, has_more: page.has_more, last_id: page.requests.at(-1)?.id ?? null, recorded: isOn };
}

/** The values of `request`. @throws Refusal resource_not_found, the same for a request of another account and for none. */
export async function ownRequest(exchange: ExchangeWith<'principal'>, route: AccountRoute, services: Services) {
  const id = exchange.params[route.param ?? ''] ?? '';
  const found = await services.ownRequests.explain(exchange.principal.account, id);
  if (found === undefined) {
    const message = `no request of this account has the id '${id.slice(0, 80)}', or its record is gone`;
    throw new Refusal('resource_not_found', message);
  }
  return explainedValues(found, route);
}

function explainedValues(found: ExplainedRequest, route: AccountRoute): Readonly<Record<string, unknown>> {
  const items = found.steps.map(({ text, result }) =>
    renderTree(route.item, { 'step.text': text, 'step.result': result }),
  );
  return { ...valuesOf(found), 'request.factor': found.factor, items, recorded: found.outcome !== null };
}

function valuesOf(request: OwnRequest): Readonly<Record<string, unknown>> {
  const { id, at_ms, model, units, charged_nano, task, outcome } = request;
  return {
    'request.id': id,
    'request.at': new Date(at_ms).toISOString(),
    'request.model': model === '' ? null : model,
    'request.status': outcome?.status,
    'request.error': outcome?.error,
    'request.failed_by': outcome?.failed_by,
    'request.duration_ms': outcome?.duration_ms,
    'request.first_byte_ms': outcome?.first_byte_ms,
    'request.stream': outcome?.is_stream,
    'request.units': units,
    'request.charged': charged_nano === null ? null : formatNano(charged_nano),
    'request.task': task,
  };
}

/** The parameters of the query, each once; one that carries the key is not among them. */
function readQuery(exchange: ExchangeWith<'principal'>, route: AccountRoute): Asked {
  const keys = route.interface.auth.flatMap((way) => (way.in === 'query' ? [way.name] : []));
  const asked: Partial<Record<string, string>> = {};
  for (const [name, value] of new URLSearchParams(rawQuery(exchange.request))) {
    if (keys.includes(name)) continue;
    if (!PARAMETERS.some((each) => each === name))
      throw new Refusal('invalid_request', `'${name.slice(0, 80)}' is none of ${PARAMETERS.join(', ')}`);
    if (asked[name] !== undefined) throw new Refusal('invalid_request', `${name} is given twice`);
    asked[name] = value;
  }
  return asked;
}

function rowsIn(text = String(DEFAULT_ROWS)): number {
  const rows = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (rows < 1 || rows > MAX_ROWS)
    throw new Refusal('invalid_request', `limit must be an integer from 1 to ${MAX_ROWS}`);
  return rows;
}

function filterOf({ status, error, model, since, until, id_prefix }: Asked, now_ms: number): OwnFilter {
  if (status !== undefined && !/^[1-5](\d\d|xx)$/.test(status))
    throw new Refusal('invalid_request', 'status must be a status such as 502, or a class such as 5xx');
  if (error !== undefined && !ERROR_KINDS.some((kind) => kind === error))
    throw new Refusal('invalid_request', `error must be one of ${ERROR_KINDS.join(', ')}`);
  if (id_prefix !== undefined && !/^req_[A-Za-z0-9_-]{4,100}$/.test(id_prefix))
    throw new Refusal('invalid_request', 'id_prefix must be the beginning of an id: req_ and at least 4 characters');
  const moment = (name: string, text: string | undefined) => {
    const at_ms = text === undefined ? undefined : parseMoment_ms(text, now_ms, 'UTC');
    if (text === undefined || at_ms !== undefined) return at_ms;
    throw new Refusal(
      'invalid_request',
      `${name} must be a time such as 2026-11-23T08:00:00Z, or 24h for 24 hours ago`,
    );
  };
  return {
    error,
    model,
    id_prefix,
    status: status === undefined ? undefined : classOf(status),
    since_ms: moment('since', since),
    until_ms: moment('until', until),
  };
}

function classOf(status: string) {
  return { from: Number(status.replace('xx', '00')), to: Number(status.replace('xx', '99')) };
}
