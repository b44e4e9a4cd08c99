/** Compiles `admin`: the listener for operators, and how they sign in. */
import type { AdminPlan, ServerPlan } from '../../../plan/index.ts';
import { readListen, refuseSharedPort } from '../../compile/addresses.ts';
import type { Scope } from '../../compile/scope.ts';
import { readUrl } from '../../compile/settings.ts';
import type { Path } from '../../read/position.ts';
import { compileOidc, requirePublicUrl } from './oidc.ts';

export function compileAdmin(scope: Scope, server: ServerPlan): AdminPlan | undefined {
  const { admin } = scope.config;
  const address = admin && readListen(admin.listen, ['admin', 'listen'], scope);
  if (admin === undefined || address === undefined) return undefined;
  const others = [[server, ['server', 'listen']] as const, [server.metrics, ['server', 'metrics']] as const];
  refuseSharedPort(address, ['admin', 'listen'], others, scope);
  const { public_url } = admin;
  const place: Path = ['admin', 'public_url'];
  const setting = { value: public_url ?? '', place, origin: '', source: '' };
  const url = public_url === undefined ? undefined : readUrl(setting, scope, 'write http://HOST:PORT or https://HOST');
  if (url !== undefined && url.base_path !== '') {
    scope.report.error('bad-url', place, 'the url has a path', `write ${url.origin}`);
  }
  const oidc = admin.oidc && compileOidc(admin.oidc, scope);
  if (admin.oidc !== undefined) requirePublicUrl(address.host, public_url, scope);
  return { ...address, public_origin: url?.origin, oidc };
}
