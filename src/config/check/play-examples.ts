/** Plays the examples of a configuration once the plan is complete, and reports each mistake that they show, once. */
import { isEarlier } from '../../billing/kinds.ts';
import { branchesOf } from '../../gateway/admission/branch.ts';
import { ownValue, pointerText } from '../../lib/json/pointer.ts';
import { nearest } from '../../lib/text/prefix.ts';
import type {
  BillingPlan,
  ExamplePlan,
  ForwardRoute,
  MeterPlan,
  Plan,
  RoutePlan,
  TaskKindPlan,
} from '../../plan/index.ts';
import { namesIn, suggestion } from '../compile/reference-fields.ts';
import type { Scope } from '../compile/scope.ts';
import { documentsOf } from '../examples/documents.ts';
import type { Creation, Player } from '../examples/play.ts';
import { type Path, toPointer } from '../read/position.ts';
import { referencesIn } from '../read/references.ts';
import { listWords } from '../read/schema-words.ts';
import { isKnown } from '../repair/known.ts';
import { warnOfShortHolds, warnOfTinyHolds } from '../sections/billing/fixed-holds.ts';
import { isSection, type Section } from '../sections/index.ts';
import { modelOf } from '../sections/routes/examples.ts';
import { writtenBranches } from '../sections/routes/written-branches.ts';
import type { ExampleFinding, PlayedExample } from './example-finding.ts';
import { findingOf } from './example-findings.ts';
import { hasActual, unreadActual } from './example-tasks.ts';
import { unreadFinding } from './example-usage.ts';
import {
  warnOfAbsentCounts,
  warnOfMisspeltFacts,
  warnOfMisspeltStatuses,
  warnOfShownOrigins,
  warnOfSmallHolds,
  warnOfUnbilledFailures,
  warnOfUnreadFacts,
} from './example-warnings.ts';
import { pointerHint } from './recorded-values.ts';
import { warnOfLostQueries } from './rewritten-queries.ts';

export type RouteExample = Omit<PlayedExample, 'played'>;

/**
 * Plays the examples of every route and reports unexpected outcomes. Skips examples that depend on a reported mistake.
 *
 * @param isSound whether the document has the shape of the schema.
 */
export async function runExamples(plan: Plan, isSound: boolean, scope: Scope): Promise<void> {
  // Collected first, because a failed example must not cause others to be skipped.
  const wrong = scope.report.errorPointers();
  const examples = plan.routes.flatMap((route) =>
    route.examples.map((example, index) => ({ route, example, place: ['routes', route.name, 'examples', index] })),
  );
  // Loaded only now: it needs the code that serves requests.
  const load = async () => (await import('../examples/play.ts')).createPlayer(plan);
  const played = examples.length === 0 ? [] : await playAll(examples, await load(), plan, wrong, scope);
  if (isSound && scope.report.errorPointers().length === 0) checkRecorded(plan, played, scope);
}

async function playAll(
  examples: readonly RouteExample[],
  player: Player,
  plan: Plan,
  wrong: readonly string[],
  scope: Scope,
): Promise<readonly PlayedExample[]> {
  const all: PlayedExample[] = [];
  const failed = new Map<string, { readonly finding: ExampleFinding; readonly names: string[] }>();
  const failedExamples = new Set<ExamplePlan>();
  // First the creations, on which polls depend.
  const inOrder = [...examples].sort((a, b) => Number(isAfter(a)) - Number(isAfter(b)));
  // Without an error or a repair there is nothing that an example can depend on.
  const isDoubtful = wrong.length > 0 || scope.repairs.all.length > 0;
  for (const item of inOrder) {
    const creation = isAfter(item) ? creationOf(item, examples, isDoubtful, scope) : undefined;
    if (isAfter(item) && (creation === undefined || failedExamples.has(creation.example))) continue;
    const named = modelOfExample(creation ?? item);
    const model = plan.aliases?.get(named ?? '') ?? named;
    const basis = [creation, item].flatMap((each) =>
      each && isDoubtful ? basisOf(each.route, model, plan, scope) : [],
    );
    if (isMissingModel(model, item, plan) || basis.some((place) => isWrong(place, wrong, scope))) {
      failedExamples.add(item.example);
      continue;
    }
    const before = creation === undefined ? [] : [...creationsBefore(creation, examples, scope), creation];
    const creations = before.map(({ route, example }): Creation => [route, example]);
    const played = await player.play(item.route, item.example, ...creations);
    all.push({ ...item, played });
    const finding = findingOf({ ...item, played }, plan);
    if (finding === undefined) continue;
    failedExamples.add(item.example);
    // One finding is enough for the outcomes of a route, and for one remedy at one line, which entries may share by `like`.
    const isOutcome = toPointer(finding.at).startsWith(toPointer(item.place));
    const { fileOf, lineOf } = scope.report;
    const line = `${fileOf(finding.at)} ${lineOf(finding.at, finding.at)} ${finding.hint}`;
    const key = isOutcome ? item.route.name : line;
    const known = failed.get(key);
    if (known === undefined) failed.set(key, { finding, names: [item.example.name] });
    else known.names.push(item.example.name);
  }
  for (const { finding, names } of failed.values()) {
    const [first, ...others] = names;
    const also = others.length === 0 ? '' : `, also failed: ${listWords([...new Set(others)], 'and')}`;
    const message = `example '${first}' failed: ${finding.difference}${also}`;
    scope.report.error('example-failed', finding.at, message, finding.hint, finding.on && { on: finding.on });
  }
  return all;
}

/** Whether the example depends on another one. */
function isAfter({ route: { action }, example }: RouteExample): boolean {
  return action === 'poll' || action === 'cancel' || example.after !== undefined;
}

/** The example that creates the task of another one. Reports an unknown name, unless another mistake may be the reason. */
function creationOf(
  { route, example, place }: RouteExample,
  examples: readonly RouteExample[],
  isDoubtful: boolean,
  scope: Scope,
): RouteExample | undefined {
  if (example.after === undefined) return undefined;
  const kinds = kindsBefore(route);
  const creations = examples.filter(
    (example) =>
      example.route.action === 'forward' &&
      example.example.answer !== undefined &&
      example.route.branches.some(({ creates_task }) => creates_task !== undefined && kinds.has(creates_task.name)),
  );
  const found = creations.find((creation) => creation.example.name === example.after);
  const names = creations.map((creation) => creation.example.name);
  if (found === undefined && (!isDoubtful || nearest(example.after, names) !== undefined)) {
    const message = `'${example.after}' is not an example with an answer that creates a task of this route`;
    const hint =
      names.length === 0
        ? 'add an answer to an example of the route that creates it'
        : suggestion(example.after, names);
    scope.report.error('unknown-reference', [...place, 'after'], message, hint);
  }
  return found;
}

/** The creations of the tasks that a creation names, first those that others name. */
function creationsBefore(creation: RouteExample, all: readonly RouteExample[], scope: Scope): readonly RouteExample[] {
  const before: RouteExample[] = [];
  let next = creationOf(creation, all, true, scope);
  while (next !== undefined && next !== creation && !before.includes(next)) {
    before.unshift(next);
    next = creationOf(next, all, true, scope);
  }
  return before;
}

/** The names of the kinds of tasks that a request of the route may name. */
function kindsBefore(route: RoutePlan): ReadonlySet<string> {
  if ('kinds' in route) return new Set(route.kinds.map(({ name }) => name));
  const rules = route.action === 'forward' ? route.branches.map(({ billing, meter }) => billing ?? meter) : [];
  return new Set(rules.flatMap((rule) => rule?.facts.filter(isEarlier).flatMap(({ source }) => source.kinds) ?? []));
}

function modelOfExample({ route, example }: RouteExample): string | undefined {
  return route.action === 'forward' ? modelOf(route, example) : undefined;
}

function isMissingModel(model: string | undefined, { example }: RouteExample, plan: Plan): boolean {
  return model !== undefined && !plan.models.has(model) && example.expect.error !== 'model_not_found';
}

/** The parts of the file on which the outcome of an example depends: its route and its model, with all entries that they name. */
function basisOf(route: RoutePlan, model: string | undefined, plan: Plan, scope: Scope): readonly Path[] {
  const { config } = scope;
  const reached = new Map<string, Path>();
  const reach = (section: Section, name: string, entry: unknown): void => {
    const place = [section, name];
    if (reached.has(toPointer(place))) return;
    reached.set(toPointer(place), place);
    for (const { to, name: other } of referencesIn(section, entry)) {
      if (isSection(to)) reach(to, other, ownValue(config[to] ?? {}, other));
    }
  };
  reach('routes', route.name, decidingPart(route, model, plan, scope));
  if (model === undefined) return [...reached.values()];
  const { names } = namesIn(['models'], Object.entries(config.models ?? {}), scope);
  if (!names.has(model)) return [...reached.values(), ['models']];
  reach('models', model, ownValue(config.models ?? {}, model));
  return [...reached.values()];
}

/** The route as written, without the branches that the model cannot take. */
function decidingPart(route: RoutePlan, model: string | undefined, plan: Plan, { config }: Scope): unknown {
  const written = config.routes[route.name];
  const isBranched = written !== undefined && 'branches' in written && written.branches !== undefined;
  if (route.action !== 'forward' || !isBranched) return written;
  const cases = writtenBranches(route.name, written);
  // A removed branch may have been meant.
  if (cases.length !== route.branches.length) return { ...written, branches: cases.map(([, branch]) => branch) };
  const fitting = branchesOf(route, model === undefined ? undefined : plan.models.get(model));
  const deciding = cases.filter((_, at) => fitting.some((branch) => branch === route.branches[at]));
  return { ...written, branches: deciding.map(([, branch]) => branch) };
}

function isWrong(place: Path, wrong: readonly string[], scope: Scope): boolean {
  const pointer = toPointer(scope.repairs.toSource(place));
  return !isKnown(place, scope) || wrong.some((each) => `${each}/`.startsWith(`${pointer}/`));
}

/** Warns of what looks like a slip, by the examples. */
function warnOfOddities(plan: Plan, played: readonly PlayedExample[], scope: Scope): void {
  const rules = plan.routes.flatMap((route) => (route.action === 'forward' ? route.branches : []));
  const small = warnOfSmallHolds(played, scope);
  warnOfTinyHolds(
    rules.flatMap(({ billing, meter }) => billing ?? meter ?? []),
    small,
    scope,
  );
  warnOfShortHolds(plan.routes, scope);
  warnOfMisspeltFacts(played, scope);
  warnOfUnreadFacts(played, scope);
  warnOfUnbilledFailures(played, scope);
  warnOfAbsentCounts(played, scope);
  warnOfMisspeltStatuses(played, plan, scope);
  warnOfShownOrigins(played, plan, scope);
  warnOfLostQueries(played, plan, scope);
}

/**
 * Warns of each branch with a metered rule and each kind of tasks without such an example: a wrong pointer or unit would be found only
 * on a bill. To be called if the configuration has no error.
 */
function checkRecorded(plan: Plan, played: readonly PlayedExample[], scope: Scope): void {
  const { report } = scope;
  const isStated = ({ example: { expect } }: PlayedExample) => (expect.units_nano ?? expect.charge_nano) !== undefined;
  const metered = new Set(
    played
      .filter((each) => each.played.metered !== undefined && isStated(each))
      .map(({ route, played: { exchange } }) => `${route.name} ${exchange.branch?.name}`),
  );
  const succeeded = played.filter((each) => each.played.task?.state === 'succeeded' && isStated(each));
  const charged = new Set(succeeded.map((each) => each.played.task?.kind));
  const warned = new Set<TaskKindPlan>();
  warnOfUnread(played.filter(isStated));
  warnOfUncreated();
  warnOfOddities(plan, played, scope);
  for (const route of plan.routes) {
    if (route.action !== 'forward') continue;
    for (const { name, meter, creates_task: kind } of route.branches) {
      const about = route.branches.length === 1 ? '' : ` that take branch '${name}'`;
      if (meter !== undefined && !metered.has(`${route.name} ${name}`)) warn(route, `requests${about} are billed`);
      if (kind === undefined || charged.has(kind.name) || warned.has(kind)) continue;
      warned.add(kind);
      warn(route, `tasks of kind '${kind.name}' are billed`, ', and one to the poll of a task that succeeded');
    }
  }

  /** One example of a rule may show an answer without counts, if another one has them. */
  function warnOfUnread(stated: readonly PlayedExample[]): void {
    const known = new Set<MeterPlan | BillingPlan | undefined>();
    const ruleOf = ({ played }: PlayedExample) => played.exchange.branch?.meter ?? played.kind?.billing;
    for (const each of stated)
      if (each.played.metered?.answer.seen === true || hasActual(each)) known.add(ruleOf(each));
    for (const each of stated) {
      const rule = ruleOf(each);
      const unread = known.has(rule) ? undefined : (unreadFinding(each) ?? unreadActual(each));
      if (unread === undefined) continue;
      known.add(rule);
      const message = `no example has this count: in '${each.example.name}' ${unread.difference}`;
      report.warning('unread-count', unread.at, message, unread.hint);
    }
  }

  /** Warns of poll routes that should create a resource, if no example answer has the resource's id. */
  function warnOfUncreated(): void {
    for (const { name, action, ...route } of plan.routes) {
      if (action !== 'poll' || !('creates_resource' in route)) continue;
      const polls = played.filter((each) => each.route.name === name && each.played.task?.state === 'succeeded');
      for (const [index, { resource, id, each, header }] of route.creates_resource.entries()) {
        if (header !== undefined || polls.length === 0 || polls.some((poll) => poll.played.resources.has(resource)))
          continue;
        const documents = polls.flatMap(({ example: { answer } }) => (answer === undefined ? [] : documentsOf(answer)));
        const where = (each ?? id).map(pointerText).join(' or ');
        const message = `no example of a task that succeeded has the id of a resource '${resource}' at ${where}`;
        const hint =
          each === undefined
            ? pointerHint(id[0], documents, (value) => typeof value === 'string')
            : 'correct the places or the answer';
        const at = ['routes', name, 'creates_resource', index, each === undefined ? 'id' : 'each'];
        report.warning('unread-count', at, message, hint);
      }
    }
  }

  function warn({ name, method, path }: ForwardRoute, what: string, more = ''): void {
    const message = `${what}, but no example has an answer of the upstream and its units`;
    const hint = `add an example with answer and expect: { units }${more}; tollgate record ${method} ${path} makes one from a real call`;
    report.warning('no-answer', ['routes', name], message, hint, { on: 'key' });
  }
}
