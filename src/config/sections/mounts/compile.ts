/** Compiles mounts: whole prefixes that are forwarded after authentication only. */

import { liesUnder } from '../../../lib/text/path-prefix.ts';
import type { Mount } from '../../../plan/generated/gateway.d.ts';
import type { MountPlan, UpstreamPlan } from '../../../plan/index.ts';
import { kindOf } from '../../../upstream/kinds.ts';
import { compileSection } from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import type { Sections } from '../compiled-sections.ts';
import { useInterface } from '../interfaces/compile.ts';
import type { CompiledRoute } from '../routes/compile.ts';
import { checkOneTarget } from '../upstreams/compile.ts';

export function compileMounts(scope: Scope, routes: readonly CompiledRoute[], library: Sections): readonly MountPlan[] {
  const first = new Map<string, string>();
  const credentials = [...library.interfaces.compiled.values()].flatMap(({ auth }) => auth.map(({ name }) => name));
  const withheld = new Set(['cookie', 'expect', ...credentials]);
  const { compiled } = compileSection('mounts', scope, (name, mount) => {
    const place: Path = ['mounts', name];
    checkPrefix(mount, [...place, 'prefix'], first, scope);
    checkRoutes(mount, [...place, 'prefix'], routes, scope);
    first.set(mount.prefix, first.get(mount.prefix) ?? name);
    const upstream = library.upstreams.use(mount.upstream, [...place, 'upstream']);
    checkOneTarget(upstream, 'a mount has no choice of targets', [...place, 'upstream'], scope);
    checkCredential(upstream, [...place, 'upstream'], scope);
    if (upstream?.targets.some(({ query }) => query !== undefined)) {
      const message = `a mount forwards the caller's query, but upstream '${upstream.name}' adds its own`;
      scope.report.error('conflicting-keys', [...place, 'upstream'], message, 'declare routes in place of the mount');
    }
    const at = { place, key: 'prefix', offset: 0 } as const;
    const { plan } = useInterface(mount.interface, mount.prefix, at, scope, library.interfaces);
    if (upstream === undefined || plan === undefined) return undefined;
    return { name, prefix: mount.prefix, upstream, interface: plan, withheld };
  });
  return [...compiled.values()];
}

/** Reports a credential that signs bodies: a mount streams them without reading. */
function checkCredential(upstream: UpstreamPlan | undefined, place: Path, scope: Scope): void {
  const credential = upstream?.target?.credential;
  if (upstream === undefined || credential === undefined || kindOf(credential)?.signsRequests !== true) return;
  const message = `a mount cannot sign requests, but upstream '${upstream.name}' has ${credential.kind}`;
  scope.report.error('conflicting-keys', place, message, 'declare routes in place of the mount');
}

function checkPrefix(mount: Mount, place: Path, first: ReadonlyMap<string, string>, scope: Scope): void {
  const other = first.get(mount.prefix);
  if (other === undefined) return;
  const line = scope.report.lineOf(['mounts', other, 'prefix'], place);
  const message = `mount '${other}' in ${line} has the same prefix ${mount.prefix}`;
  scope.report.error('duplicate-prefix', place, message, 'choose another prefix');
}

/** Reports routes under a mount: they would take requests from it, which is not visible at the mount. */
function checkRoutes({ prefix }: Mount, place: Path, routes: readonly CompiledRoute[], scope: Scope): void {
  const isUnder = ({ path, segments }: CompiledRoute): boolean => segments !== undefined && liesUnder(path, prefix);
  const [first, ...others] = routes.filter(isUnder);
  if (first === undefined) return;
  const more = others.length === 0 ? 'is' : `and ${others.length} more are`;
  const message = `route '${first.name}' in ${scope.report.lineOf([...first.place, 'match'], place)} ${more} under ${prefix}, the prefix of this mount`;
  const hint = 'choose a longer prefix for the mount, or move or remove the route';
  scope.report.error('shadowed-route', place, message, hint);
}
