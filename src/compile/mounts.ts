/** Mounts: whole prefixes that go upstream with authentication only. */
import type { Mount } from '../generated/gateway.d.ts';
import type { MountPlan } from '../plan.ts';
import { checkInterface, liesUnder } from './interfaces.ts';
import type { Library } from './library.ts';
import { compileSection } from './references.ts';
import type { Place } from './report.ts';
import type { CompiledRoute } from './routes.ts';
import type { Scope } from './scope.ts';

/** Compiles `mounts`. */
export function compileMounts(scope: Scope, routes: readonly CompiledRoute[], library: Library): readonly MountPlan[] {
  const first = new Map<string, string>();
  const credentials = [...library.interfaces.compiled.values()].flatMap(({ auth }) => auth.map(({ name }) => name));
  const withheld = new Set(['cookie', 'expect', ...credentials]);
  const { compiled } = compileSection('mounts', scope, (name, mount) => {
    const place: Place = ['mounts', name];
    checkPrefix(mount, [...place, 'prefix'], first, scope);
    checkRoutes(mount, [...place, 'prefix'], routes, scope);
    first.set(mount.prefix, first.get(mount.prefix) ?? name);
    const upstream = library.upstreams.use(mount.upstream, [...place, 'upstream']);
    const interfacePlan = library.interfaces.use(mount.interface, [...place, 'interface']);
    return upstream && interfacePlan && { name, prefix: mount.prefix, upstream, interface: interfacePlan, withheld };
  });
  return [...compiled.values()];
}

function checkPrefix(mount: Mount, place: Place, first: ReadonlyMap<string, string>, scope: Scope): void {
  if (!scope.repairs.has([...place.slice(0, -1), 'interface']))
    checkInterface(mount.interface, mount.prefix, place, 0, scope);
  const other = first.get(mount.prefix);
  if (other === undefined) return;
  const line = scope.report.lineOf(['mounts', other, 'prefix']);
  const message = `the mount '${other}' has the prefix ${mount.prefix} already, at line ${line}`;
  scope.report.error('duplicate-prefix', place, message, 'a path belongs to one mount; choose another prefix');
}

/** A route under a mount would take requests out of it, unread by anybody who looks at the mount alone. */
function checkRoutes({ prefix }: Mount, place: Place, routes: readonly CompiledRoute[], scope: Scope): void {
  const isUnder = ({ path, segments }: CompiledRoute): boolean => segments !== undefined && liesUnder(path, prefix);
  const [first, ...others] = routes.filter(isUnder);
  if (first === undefined) return;
  const more = others.length === 0 ? 'lies' : `and ${others.length} more lie`;
  const message = `the route '${first.name}' at line ${scope.report.lineOf([...first.place, 'match'])} ${more} under ${prefix}`;
  const hint = 'no route lies under a mount; choose a longer prefix, or take the route out';
  scope.report.error('shadowed-route', place, message, hint);
}
