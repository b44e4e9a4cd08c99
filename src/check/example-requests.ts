/** Finds why the request that goes upstream is not the one that the vendor expects: its path, its method or its credential. */
import type { Path } from '../config/position.ts';
import { pathText } from '../lang/path-template.ts';
import type { ExampleFinding, PlayedExample } from './example-finding.ts';

/** Statuses with which vendors refuse a path or a method that they do not have. */
const NO_SUCH_PATH: ReadonlySet<number> = new Set([404, 405]);

/** A request that differs from the expected one. */
export function sentFinding(one: PlayedExample): ExampleFinding | undefined {
  const { request } = one.example.expect;
  const sent = sentRequest(one);
  if (sent === undefined || request === undefined || request === sent) return undefined;
  const isMethod = sent.split(' ')[0] !== request.split(' ')[0];
  const difference = `expected ${request}, but the upstream gets ${sent}`;
  return { at: pathPlace(one), difference, hint: `correct the ${isMethod ? 'method' : 'path'}` };
}

/** A refusal of the path, the method or the credential that no expectation explains. */
export function refusalFinding(one: PlayedExample): ExampleFinding | undefined {
  const { route, example, played } = one;
  const sent = sentRequest(one);
  if (sent === undefined || example.answer === undefined) return undefined;
  if (Object.values(example.expect).some((value) => value !== undefined)) return undefined;
  const { status } = example.answer;
  const difference = `the upstream refuses ${sent} with ${status}`;
  const meant = 'or write expect: if the vendor refuses this request on purpose';
  if (NO_SUCH_PATH.has(status))
    return { at: pathPlace(one), difference, hint: `correct the path or the method, ${meant}` };
  const upstream = (played.exchange.model ?? (route.action === 'forward' ? route : undefined))?.upstream;
  if (status !== 401 || upstream === undefined) return undefined;
  return { at: ['upstreams', upstream.name, 'auth'], difference, hint: `correct the credential, ${meant}` };
}

/** A cancellation polls the task before it. */
function sentRequest({ route, example, played }: PlayedExample): string | undefined {
  return played.sent[route.action === 'cancel' && example.polls !== undefined ? 1 : 0];
}

/** Where the path of the request is written. Nearest first: a kind's own, then that of the branch or the route. */
function pathPlace({ route, played: { kind, exchange } }: PlayedExample): Path {
  if (route.action === 'cancel' && kind?.cancel !== undefined) return ['tasks', kind.name, 'cancel'];
  if (route.action === 'poll' && kind !== undefined) return ['tasks', kind.name, 'query'];
  const { branch } = exchange;
  if (route.action !== 'forward' || branch === undefined) return ['routes', route.name];
  if (pathText(branch.upstream_path) === route.path) return ['routes', route.name, 'match'];
  const at = route.branches.length > 1 ? ['branches', route.branches.indexOf(branch)] : [];
  return ['routes', route.name, ...at, 'forward', 'path'];
}
