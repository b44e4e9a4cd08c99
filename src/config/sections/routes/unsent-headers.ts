/** Warns about headers that callers are shown to send, but that do not reach the upstream because no forward.headers lists them. */

import { editDistance } from '../../../lib/text/prefix.ts';
import type { ForwardRoute, InterfacePlan } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import type { CompiledRoute } from './compile.ts';

/** Warns once for each interface. */
export function checkUnsentHeaders(scope: Scope, routes: readonly CompiledRoute[]): void {
  const warned = new Set<string>();
  const warn = (
    { name, forward_headers }: InterfacePlan,
    header: string,
    message: string,
    place: readonly (string | number)[],
  ): void => {
    const list = ['interfaces', name, 'forward', 'headers'];
    // A wrong name in the list may be meant for this one.
    const isDoubtful = forward_headers.some((_, index) => scope.report.isReported([...list, index]));
    if (isDoubtful || warned.has(`${name} ${header}`)) return;
    warned.add(`${name} ${header}`);
    const hint = `add ${header} to forward.headers of interface '${name}'`;
    scope.report.warning('unsent-header', place, message, hint, { on: 'key', basis: [list] });
  };
  for (const { plan: route, place } of routes) {
    if (route === undefined) continue;
    const { interface: accepted, examples } = route;
    if (route.action === 'forward' && takesBody(route) && !accepted.forward_headers.some(isContentType)) {
      const message = `the upstream gets the body of route '${route.name}' without its content-type`;
      warn(accepted, 'content-type', message, ['interfaces', accepted.name, 'forward']);
    }
    if (route.action === 'forward' && isOnlyBilled(route)) {
      for (const { name: fact, source } of route.facts.facts) {
        // One that no fact can read is reported.
        if (['header', 'query'].some((key) => scope.report.isReported([...place, 'facts', fact, key]))) continue;
        if ('query' in source && typeof source.query === 'string' && !accepted.forward_query.includes(source.query)) {
          const message = `the query parameter '${source.query}' decides what is billed, but the upstream does not get it`;
          const hint = `add ${source.query} to forward.query of interface '${accepted.name}'`;
          scope.report.warning('unsent-header', [...place, 'facts', fact, 'query'], message, hint);
        }
        if (!('header' in source) || typeof source.header !== 'string') continue;
        if (accepted.forward_headers.includes(source.header)) continue;
        const message = `the header '${source.header}' decides what is billed, but the upstream does not get it`;
        warn(accepted, source.header, message, [...place, 'facts', fact, 'header']);
      }
    }
    const read = headersRead(route.action === 'forward' ? route : undefined, accepted);
    for (const [index, { headers = {} }] of examples.entries()) {
      for (const header of Object.keys(headers)) {
        if (read.has(header)) continue;
        const message = `the upstream does not get the header '${header}' of the example`;
        warn(accepted, header, message, [...place, 'examples', index, 'headers', header]);
      }
    }
  }
}

/** Whether the branches of a route differ in nothing that the upstream can see. */
function isOnlyBilled({ branches }: ForwardRoute): boolean {
  const sent = branches.map(({ upstream_path, fill, only }) => JSON.stringify([upstream_path, fill?.name, only]));
  return new Set(sent).size === 1;
}

/** Another spelling has its own finding. */
const isContentType = (name: string): boolean => editDistance(name, 'content-type') <= 1;

function takesBody({ method, model, form, file, branches }: ForwardRoute): boolean {
  if (method === 'GET' || method === 'DELETE') return false;
  return (
    model?.source.in === 'body' ||
    form !== undefined ||
    file !== undefined ||
    branches.some(({ schema }) => schema !== undefined)
  );
}

/** The headers of a request that the gateway reads or forwards. */
function headersRead(route: ForwardRoute | undefined, accepted: InterfacePlan): ReadonlySet<string> {
  const { auth, forward_headers, idempotency, log_headers } = accepted;
  const ways = auth.flatMap((way) => (way.in === 'header' ? [way.name] : []));
  const facts = (route?.facts.facts ?? []).flatMap(({ source }) =>
    'header' in source && typeof source.header === 'string' ? [source.header] : [],
  );
  const own = ['content-type', 'traceparent', 'tracestate', ...(idempotency === undefined ? [] : [idempotency.header])];
  return new Set([...forward_headers, ...ways, ...facts, ...log_headers, ...own]);
}
