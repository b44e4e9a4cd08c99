/** Warns about upstreams whose url ends with the prefix that the paths of its routes have, too: every request would have it twice. */

import { liesUnder } from '../../../lib/text/path-prefix.ts';
import { pathText } from '../../../lib/text/path-template.ts';
import type { Upstream } from '../../../plan/generated/gateway.d.ts';
import type { ModelPlan, MountPlan } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import type { CompiledRoute } from '../routes/compile.ts';
import { reachOf } from '../routes/reach.ts';

/** Warns about each url that is written in the file, also as a default. */
export function checkRepeatedPrefix(
  scope: Scope,
  routes: readonly CompiledRoute[],
  mounts: readonly MountPlan[],
  models: ReadonlyMap<string, ModelPlan>,
): void {
  const paths = sentPaths(routes, mounts, models);
  for (const [name, upstream] of Object.entries(scope.config.upstreams)) {
    for (const [place, text] of writtenUrls(upstream, ['upstreams', name])) {
      const base = URL.canParse(text) ? new URL(text).pathname.replace(/\/+$/, '') : '';
      const [path] = [...(paths.get(name) ?? [])].filter((each) => base !== '' && liesUnder(each, base));
      if (path === undefined) continue;
      const message = `${path} is sent to ${base}${path}, because this url ends with ${base}`;
      const hint = `remove ${base} from the url`;
      scope.report.warning('bad-url', place, message, hint);
    }
  }
}

/** The paths that requests have at each upstream, without the path of its url. */
function sentPaths(
  routes: readonly CompiledRoute[],
  mounts: readonly MountPlan[],
  models: ReadonlyMap<string, ModelPlan>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const paths = new Map<string, Set<string>>();
  const add = (upstream: string, path: string): void =>
    void paths.set(upstream, (paths.get(upstream) ?? new Set()).add(path));
  for (const { plan } of routes) {
    if (plan?.action !== 'forward') continue;
    for (const { branch, models: taken } of reachOf(plan, models.values())) {
      const upstreams = [
        ...(plan.upstream === undefined ? [] : [plan.upstream]),
        ...taken.flatMap((each) => each.upstreams),
      ];
      for (const { name } of upstreams) add(name, pathText(branch.upstream_path));
    }
  }
  for (const { upstream, prefix } of mounts) add(upstream.name, prefix);
  return paths;
}

/** The urls of an upstream and its targets that the file has. */
function writtenUrls({ url, targets = {} }: Upstream, place: Path): readonly (readonly [Path, string])[] {
  const own = [[[...place, 'url'], url] as const];
  const others = Object.entries(targets).map(
    ([name, target]) => [[...place, 'targets', name, 'url'], target.url] as const,
  );
  return [...own, ...others].flatMap(([at, setting]): (readonly [Path, string])[] => {
    if (typeof setting === 'string') return [[at, setting]];
    const text = setting !== undefined && 'default' in setting ? setting.default : undefined;
    return text === undefined ? [] : [[[...at, 'default'], text]];
  });
}
