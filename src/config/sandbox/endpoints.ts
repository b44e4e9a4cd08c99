/** The endpoints of the sandbox: the recorded answers in the examples of a configuration, by the upstream's method and path. */
import { accepts, branchesOf } from '../../gateway/admission/branch.ts';
import { modelIn } from '../../gateway/admission/model.ts';
import { answerMeaning } from '../../gateway/tasks/judge.ts';
import { idText } from '../../gateway/tasks/upstream-id.ts';
import type { Pointer } from '../../lib/json/pointer.ts';
import { statusText } from '../../lib/net/status-text.ts';
import { idIn } from '../../lib/text/part-of-text.ts';
import type { PathTemplate } from '../../lib/text/path-template.ts';
import type {
  AnswerPlan,
  BranchPlan,
  CancelRoute,
  ExamplePlan,
  ForwardRoute,
  ModelPlan,
  Plan,
  PollRoute,
  TaskKindPlan,
} from '../../plan/index.ts';
import { documentsOf, valueAt } from '../examples/documents.ts';

export interface Recording {
  readonly example: ExamplePlan;
  readonly answer: AnswerPlan;
  readonly task: string | undefined;
  /** The ids of the resources that the answer creates. */
  readonly resources: readonly string[];
  /** The members of the body that the gateway may change. */
  readonly rewritten: readonly string[];
  /** The example that creates the task of a poll or a cancellation. */
  readonly after: Recording | undefined;
}

/** A method and path of upstreams, with the answers that are recorded for it. */
export interface Endpoint {
  readonly route: ForwardRoute | PollRoute | CancelRoute;
  /** Undefined: any. A task is known by its id. */
  readonly upstreams: ReadonlySet<string> | undefined;
  readonly method: string;
  /** Its groups are the values of `params`. It includes the query if the upstream's path has one. */
  readonly path: RegExp;
  readonly params: readonly string[];
  readonly hasQuery: boolean;
  /** The kind of the task that is created, polled or cancelled. */
  readonly kind: TaskKindPlan | undefined;
  readonly recordings: readonly Recording[];
}

/** The endpoints of a configuration: one for each branch that forwards, and for each kind that a route polls or cancels. */
export function endpointsOf(plan: Plan): readonly Endpoint[] {
  const forwards = plan.routes.flatMap((route) =>
    route.action === 'forward' ? route.branches.map((branch) => forwardEndpoint(route, branch, plan)) : [],
  );
  const creations = (kind: TaskKindPlan) =>
    forwards.filter((forward) => forward.kind?.name === kind.name).flatMap(({ recordings }) => recordings);
  const tasks = plan.routes.flatMap((route) =>
    route.action === 'poll' || route.action === 'cancel'
      ? route.kinds.map((kind) => taskEndpoint(route, kind, creations(kind)))
      : [],
  );
  return [...forwards, ...tasks];
}

/** An answer to a poll or a cancellation of the task that `after` creates. */
export function recordedAfter(after: Recording, example: ExamplePlan, answer: AnswerPlan): Recording {
  return { example, answer, task: undefined, resources: [], rewritten: [], after };
}

/** The meaning of the status in an answer to a poll; undefined if it has none. */
export function meaningOf(kind: TaskKindPlan, answer: AnswerPlan) {
  const { failed_at = [], status, meaning } = kind;
  const documents = documentsOf(answer);
  if (failed_at.some((place) => valueAt(place, documents) !== undefined)) return 'failed';
  const listed = answerMeaning(kind, answer.status, answer.headers['content-type']);
  if (listed !== undefined) return listed.means;
  if (status === undefined) return undefined;
  return meaning.get(statusText(valueAt(status, documents)) ?? '');
}

function forwardEndpoint(route: ForwardRoute, branch: BranchPlan, plan: Plan): Endpoint {
  const { creates_task: kind, upstream_path, fill } = branch;
  const models = [...plan.models.values()].filter((model) => route.model && accepts(route.model, model));
  const served = models.filter((model) => branchesOf(route, model).includes(branch));
  const rewritten = [
    ...(route.model?.source.in === 'body' ? route.model.source.at.slice(0, 1) : []),
    ...(fill?.defaults.map(({ member }) => member) ?? []),
    ...(fill?.set?.flatMap(({ at }) => at.slice(0, 1)) ?? []),
  ];
  const recordings = route.examples.flatMap((example) => {
    const { answer } = example;
    if (answer === undefined || !takes(example, route, branch, plan)) return [];
    const documents = answer.status < 300 ? documentsOf(answer) : [];
    const task = kind && idAt([kind.id], documents);
    const resources = route.creates_resource.flatMap(({ id, header, part }) => {
      const text = header === undefined ? idAt(id, documents) : answer.headers[header];
      return (text === undefined ? undefined : idIn(text, part)) ?? [];
    });
    // The vendor's own id of the result, although nothing refers to it.
    const own = route.method === 'POST' ? idAt([['id']], documents) : undefined;
    if (own !== undefined && !Object.values(example.params).includes(own)) resources.push(own);
    return [{ example, answer, task, resources, rewritten, after: undefined }];
  });
  return {
    route,
    kind,
    recordings,
    method: route.method,
    upstreams: new Set([...(route.upstream ? [route.upstream] : []), ...served.flatMap(upstreamsOf)].map(nameOf)),
    ...patternOf(upstream_path),
  };
}

function taskEndpoint(route: PollRoute | CancelRoute, kind: TaskKindPlan, creations: readonly Recording[]): Endpoint {
  const recordings = route.examples.flatMap((example) => {
    const after = creations.find((creation) => creation.example.name === example.after);
    return example.answer && after ? [recordedAfter(after, example, example.answer)] : [];
  });
  const common = { route, kind, recordings, upstreams: undefined };
  if (route.action === 'poll') return { ...common, method: 'GET', ...patternOf(kind.poll_path) };
  if (kind.cancel !== undefined) return { ...common, method: kind.cancel.method, ...patternOf(kind.cancel.path) };
  return { ...common, method: route.method, ...patternOf(kind.poll_path, route.suffix) };
}

/** Whether the example takes the branch, as far as its model and its expectation show. */
function takes(
  { body, params, expect }: ExamplePlan,
  route: ForwardRoute,
  branch: BranchPlan,
  { models, aliases }: Plan,
) {
  if (expect.branch !== undefined) return expect.branch === branch.name;
  const id = route.model && modelIn(route.model.source, body === '' ? undefined : JSON.parse(body), params);
  return branchesOf(route, models.get(aliases?.get(String(id)) ?? String(id))).includes(branch);
}

const upstreamsOf = ({ upstream, upstreams }: ModelPlan) => [upstream, ...upstreams];
const nameOf = ({ name }: { readonly name: string }) => name;

function idAt(places: readonly Pointer[], documents: readonly unknown[]): string | undefined {
  return places.map((place) => idText(valueAt(place, documents))).find((id) => id !== undefined);
}

/** @param suffix follows the path, before its query. */
function patternOf(template: PathTemplate, suffix = ''): Pick<Endpoint, 'path' | 'params' | 'hasQuery'> {
  const text = template
    .map((part) =>
      typeof part === 'string' ? RegExp.escape(part) : part.slashes === true ? '([^?&]+?)' : '([^/?&]+?)',
    )
    .join('');
  const query = text.indexOf('\\?');
  const whole =
    query < 0 ? text + RegExp.escape(suffix) : text.slice(0, query) + RegExp.escape(suffix) + text.slice(query);
  const params = template.flatMap((part) => (typeof part === 'string' ? [] : part.param));
  // The caller's own parameters follow the parameters of the path.
  return { path: new RegExp(`^${whole}${query < 0 ? '' : '(?:&.*)?'}$`), params, hasQuery: query >= 0 };
}
