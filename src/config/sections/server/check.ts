/** Checks the page for key holders: it needs routes that it can call, and a path of its own. */

import { liesUnder } from '../../../lib/text/path-prefix.ts';
import type { MountPlan } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import type { CompiledRoute } from '../routes/compile.ts';

const PLACE: Path = ['server', 'account_page'];

/** Reports mistakes that keep `server.account_page` from working. */
export function checkAccountPage(scope: Scope, routes: readonly CompiledRoute[], mounts: readonly MountPlan[]): void {
  const written = scope.config.server?.account_page;
  if (written === undefined) return;
  const page = typeof written === 'string' ? written : written.path;
  const place: Path = typeof written === 'string' ? PLACE : [...PLACE, 'path'];
  const { report } = scope;
  if (page === '/' || page === '/healthz' || page === '/readyz') {
    report.error('bad-path', place, `the page cannot be at ${page}`, 'choose another path, such as /account');
    return;
  }
  const views = Object.entries(scope.config.routes).flatMap(([name, route]) => ('account' in route ? [name] : []));
  if (views.length === 0) {
    const hint = 'add routes with account, as docs/guides/own-account.md has them, or remove account_page';
    report.error('bad-value', PLACE, 'the page has nothing to show: no route has account', hint);
  }
  const plans = routes.flatMap(({ plan }) => (plan !== undefined && views.includes(plan.name) ? [plan] : []));
  const { interface: own } = plans.find(({ interface: { auth } }) => auth.every((way) => way.in === 'query')) ?? {};
  if (own !== undefined) {
    const message = `the page sends the key in a header, but interface '${own.name}' takes it only in the query`;
    const basis = [['interfaces', own.name, 'auth']];
    report.error('bad-value', PLACE, message, 'add a header to auth of the interface', { basis });
  }
  const route = routes.find(({ path, segments }) => segments !== undefined && liesUnder(path, page));
  const mount = mounts.find(({ prefix }) => liesUnder(page, prefix) || liesUnder(prefix, page));
  const [kind, other, named]: readonly [string, string | undefined, Path] =
    route !== undefined
      ? ['route', route.name, [...route.place, 'match']]
      : ['mount', mount?.name, ['mounts', mount?.name ?? '', 'prefix']];
  if (other === undefined) return;
  const message = `${kind} '${other}' in ${report.lineOf(named, PLACE)} has paths of this page`;
  report.error('shadowed-route', place, message, 'choose another path for the page');
}
