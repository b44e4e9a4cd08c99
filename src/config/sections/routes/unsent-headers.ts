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
