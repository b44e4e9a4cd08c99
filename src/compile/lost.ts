/** What the parts of a document that were left out may have said: nothing is reported that they might explain. */
import { type Gap, textsIn } from '../config/gaps.ts';
import type { GatewayConfig } from '../generated/gateway.d.ts';
import { nearest } from '../lang/prefix.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** A part of the file in which names are declared. */
export type Section = Exclude<keyof GatewayConfig, 'version' | 'server' | 'store' | 'settle' | 'media' | 'currency'>;

/** The keys of a section's entries by which they name what other sections declare. */
const NAMING: Readonly<Partial<Record<string, Readonly<Record<string, readonly Section[]>>>>> = {
  models: { upstream: ['upstreams'], price: ['prices'] },
  interfaces: { envelope: ['envelopes'] },
  routes: {
    interface: ['interfaces'],
    upstream: ['upstreams'],
    catalogue: ['catalogues'],
    model: ['models', 'upstreams'],
    branches: ['billing', 'tasks', 'fills', 'models'],
    billing: ['billing'],
    creates: ['tasks'],
    fill: ['fills'],
    task: ['tasks'],
    kinds: ['tasks'],
  },
  mounts: { upstream: ['upstreams'], interface: ['interfaces'] },
};

/** Whether something may be unused only because of what is reported already, or named in a part that was left out. */
export function mayBeNamed(section: Section, name: string, scope: Scope): boolean {
  if (scope.report.isExcused(section)) return true;
  const declared = Object.keys(scope.config[section] ?? {});
  return scope.gaps.all.some((gap) => {
    const named = textsIn(gap.value).flatMap((text) => nearest(text, declared) ?? []);
    if (named.length > 0) return named.includes(name);
    return namedAt(gap).includes(section);
  });
}

/** The sections whose names an entry of this one may name. */
export function namedBy(section: Section): readonly Section[] {
  return Object.values(NAMING[section] ?? {}).flat();
}

/** The sections whose names could stand where the gap is. */
function namedAt({ path, kind }: Gap): readonly Section[] {
  if (kind === 'possible') return [];
  const [section = '', ...below] = path;
  const keys = NAMING[section] ?? {};
  // An item of a list stands for its list; a whole entry may have named anything.
  const last = path.findLast((token) => typeof token === 'string' && !/^\d+$/.test(token));
  return below.length < 2 ? Object.values(keys).flat() : (keys[String(last)] ?? []);
}

/** What of a route decides which models it takes, and to which branch. */
const DECIDING: ReadonlySet<string> = new Set(['model', 'branches', 'upstream', 'task', 'catalogue']);

/** Whether it is known which models a route leads where. */
export function isReachKnown(route: Place, scope: Scope): boolean {
  if (scope.gaps.has(route)) return false;
  return !scope.gaps.below(route).some(({ path: [key = '', , inBranch] }) => {
    if (key !== 'branches') return DECIDING.has(String(key));
    return inBranch === undefined || inBranch === 'when';
  });
}

/** Whether it is known of every model which routes take it. */
export function areModelsKnown(scope: Scope): boolean {
  return !scope.gaps.below(['models']).some(({ path: [, key] }) => {
    return key === undefined || key === 'type' || key === 'upstream' || key === 'price';
  });
}
