/** Warns of the query of a rewritten address that callers would send, and that no upstream gets: they would read the same page again. */

import { follow, pointerText } from '../../lib/json/pointer.ts';
import { addressParts } from '../../lib/text/path-template.ts';
import type { ExamplePlan, Plan, RewrittenMember } from '../../plan/index.ts';
import type { Scope } from '../compile/scope.ts';
import { documentsOf } from '../examples/documents.ts';
import type { PlayedExample } from './example-finding.ts';

/** Warns once for each interface and query parameter. */
export function warnOfLostQueries(played: readonly PlayedExample[], plan: Plan, { config, report }: Scope): void {
  const warned = new Set<string>();
  const fixed = Object.values(config.upstreams).flatMap(({ query = {} }) => Object.keys(query));
  for (const { route, example } of played) {
    const written = config.routes[route.name];
    for (const member of route.rewrite ?? []) {
      const at = pointerText(member.at);
      const target = written !== undefined && 'rewrite' in written ? written.rewrite?.[at] : undefined;
      const name = target !== undefined && 'route' in target ? target.route : undefined;
      const accepted = plan.routes.find((each) => each.name === name)?.interface;
      if (accepted === undefined) continue;
      for (const param of queryParams(member, example)) {
        if ([...accepted.forward_query, ...fixed].includes(param) || warned.has(`${accepted.name} ${param}`)) continue;
        warned.add(`${accepted.name} ${param}`);
        const message = `the address at ${at} has the query parameter '${param}', but the upstream does not get it`;
        const hint = `add ${param} to forward.query of interface '${accepted.name}'`;
        const basis = [['interfaces', accepted.name, 'forward', 'query']];
        report.warning('unsent-header', ['routes', route.name, 'rewrite', at], message, hint, { on: 'key', basis });
      }
    }
  }
}

/** The query parameters that the rewritten address keeps. */
function queryParams({ at, route }: RewrittenMember, { answer }: ExamplePlan): readonly string[] {
  if (route === undefined || route.query.length > 0 || answer === undefined) return [];
  return documentsOf(answer).flatMap((document) => {
    const address = follow(at, document);
    if (typeof address !== 'string' || addressParts(route.path, address) === undefined) return [];
    return [...(URL.parse(address)?.searchParams.keys() ?? [])];
  });
}
