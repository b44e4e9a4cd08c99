/** The passes of the compiler: document → plan. */

import type { GatewayConfig } from '../../plan/generated/gateway.d.ts';
import type { BodySchema, Plan } from '../../plan/index.ts';
import type { Compiled, CompileOptions } from '../compile/compiled.ts';
import type { Report } from '../compile/report.ts';
import { schemaFiles, type UsedSchema } from '../compile/schemas.ts';
import { isSound, type Scope } from '../compile/scope.ts';
import { namedVariables } from '../compile/settings.ts';
import { readTimeZone } from '../compile/time-zone.ts';
import type { Repairs } from '../repair/repairs.ts';
import { compileAdmin } from '../sections/admin/compile.ts';
import { compileAliases } from '../sections/aliases/compile.ts';
import { checkCoverage } from '../sections/billing/check.ts';
import { compileBilling } from '../sections/billing/compile.ts';
import { compileCatalogues } from '../sections/catalogues/compile.ts';
import { findResources, type Sections } from '../sections/compiled-sections.ts';
import { compileCurrency } from '../sections/currency/compile.ts';
import { compileEnvelopes } from '../sections/envelopes/compile.ts';
import { checkDeadFills } from '../sections/fills/check.ts';
import { compileFills } from '../sections/fills/compile.ts';
import { compileGroups } from '../sections/groups/compile.ts';
import { checkHeaderSpelling } from '../sections/interfaces/check.ts';
import { compileInterfaces } from '../sections/interfaces/compile.ts';
import { compileLimits } from '../sections/limits/compile.ts';
import { compileMedia } from '../sections/media/compile.ts';
import { compileModels } from '../sections/models/compile.ts';
import { modelTypes } from '../sections/models/model-names.ts';
import { warnOfMovedModels } from '../sections/models/moved.ts';
import { compileMounts } from '../sections/mounts/compile.ts';
import { compilePriceLists } from '../sections/price_lists/compile.ts';
import { warnOfExamplePrices } from '../sections/prices/check.ts';
import { compilePrices } from '../sections/prices/compile.ts';
import { compileRequests } from '../sections/requests/compile.ts';
import { compileRetention } from '../sections/retention/compile.ts';
import { checkBodyMembers } from '../sections/routes/body-members.ts';
import { compileRoutes } from '../sections/routes/compile.ts';
import { checkExampleModels } from '../sections/routes/example-models.ts';
import { checkReachability } from '../sections/routes/reachability.ts';
import { checkShadowing } from '../sections/routes/shadowing.ts';
import { checkUnbilled } from '../sections/routes/unbilled.ts';
import { checkEarlierAnswers, checkUnowned, checkUnownedHeaders, checkUnread } from '../sections/routes/unowned.ts';
import { checkUnsentHeaders } from '../sections/routes/unsent-headers.ts';
import { compileSeller } from '../sections/seller/compile.ts';
import { checkAccountPage } from '../sections/server/check.ts';
import { compileServer } from '../sections/server/compile.ts';
import { compileSettle } from '../sections/settle/compile.ts';
import { compileStore } from '../sections/store/compile.ts';
import { checkStoredNames, warnOfPollPaths } from '../sections/tasks/check.ts';
import { compileTasks } from '../sections/tasks/compile.ts';
import { checkRepeatedPrefix } from '../sections/upstreams/check.ts';
import { compileUpstreams } from '../sections/upstreams/compile.ts';
import { compileWebhooks } from '../sections/webhooks/compile.ts';
import { checkUnused } from './unused.ts';

/** A document that can be compiled. */
export interface Compilable {
  /** The name of the configuration, for the plan. */
  readonly file: string;
  readonly config: GatewayConfig;
  readonly repairs: Repairs;
  readonly report: Report;
  /** Gets the absolute path of each further file that is read or looked for. */
  readonly files: Set<string>;
}

/** The result of the passes. With errors in the report, the plan must not be used. */
export interface PassResult
  extends Pick<Compiled, 'schemas' | 'parts' | 'variables' | 'named_variables' | 'text_variables'> {
  readonly plan: Plan;
  readonly scope: Scope;
}

interface Checked {
  readonly scope: Scope;
  readonly routes: ReturnType<typeof compileRoutes>;
  readonly mounts: ReturnType<typeof compileMounts>;
  readonly library: Sections;
  readonly used: readonly UsedSchema[];
}

/** Reports what only the compiled sections together show. */
function runChecks({ scope, routes, mounts, library, used }: Checked): void {
  const models = library.models.compiled;
  checkAccountPage(scope, routes, mounts);
  checkCoverage(scope, routes, library);
  checkReachability(scope, routes, library);
  checkStoredNames(scope, routes, library);
  warnOfPollPaths(scope);
  checkShadowing(scope, routes);
  // Before the unused entries: a branch that lost its billing rule may be why the rule is unused.
  checkUnbilled(scope, routes, mounts, library);
  checkExampleModels(scope, routes, library);
  checkUnused(scope, routes, library);
  checkHeaderSpelling(scope);
  checkUnsentHeaders(scope, routes);
  checkUnowned(scope, routes);
  checkUnownedHeaders(scope, routes);
  checkUnread(scope, routes);
  checkEarlierAnswers(scope, routes);
  checkRepeatedPrefix(scope, routes, mounts, models);
  checkBodyMembers(scope, used);
  checkDeadFills(scope, used);
  if (isSound(scope)) {
    warnOfMovedModels(models, scope);
    warnOfExamplePrices(scope);
  }
}

/** Runs all passes. Each takes the scope first. */
export function runPasses(input: Compilable, options: CompileOptions): PassResult {
  const { file, config, repairs, report, files } = input;
  const seen = (path: string) => void files.add(path);
  const used: UsedSchema[] = [];
  const { env, read, guarded } = options;
  const schemas = schemaFiles(report, seen, used, read);
  const variables = new Set<string>();
  const textVariables = new Set<string>();
  const parts: BodySchema[] = [];
  const now_ms = Date.now();
  const texts = { read, guarded, variables, textVariables };
  const scope: Scope = { config, repairs, env, report, now_ms, seen, schemas, parts, ...texts };
  const media = compileMedia(scope);
  const upstreams = compileUpstreams(scope, options.upstreams ?? (() => undefined));
  const store = compileStore(scope);
  const settle = compileSettle(scope);
  const library = compileSections(scope, upstreams);
  const { models, interfaces, tasks } = library;
  const server = compileServer(scope, library.envelopes);
  const time_zone = readTimeZone(config.currency.time_zone ?? 'UTC', ['currency', 'time_zone'], scope);
  const limits = compileLimits(scope, models, time_zone);
  const routes = compileRoutes(scope, library);
  const mounts = compileMounts(scope, routes, library);
  runChecks({ scope, routes, mounts, library, used });
  const plan: Plan = {
    source: file,
    server,
    admin: compileAdmin(scope, server),
    media,
    webhooks: compileWebhooks(scope),
    retention: compileRetention(scope),
    requests: compileRequests(scope),
    seller: compileSeller(scope, time_zone),
    settle,
    ...store,
    ...compileCurrency(scope),
    time_zone,
    limits,
    upstreams: upstreams.compiled,
    models: models.compiled,
    aliases: compileAliases(scope, models),
    price_lists: library.price_lists.compiled,
    groups: library.groups.compiled,
    interfaces: [...interfaces.compiled.values()],
    taskKinds: tasks.compiled,
    routes: routes.flatMap((route) => route.plan ?? []),
    mounts,
  };
  const names = { named_variables: [...namedVariables(scope)], text_variables: [...textVariables] };
  return { plan, scope, schemas: used, parts, variables: [...variables], ...names };
}

/** Compiles the sections to which routes refer by name. A section comes after those that its entries name. */
function compileSections(scope: Scope, upstreams: Sections['upstreams']): Sections {
  const prices = compilePrices(scope);
  // A model names its upstreams and its price table.
  const models = compileModels(scope, upstreams, prices);
  const types = modelTypes(scope);
  const price_lists = compilePriceLists(scope, prices);
  // A group names its price list.
  const groups = compileGroups(scope, { models, price_lists });
  // An interface names its envelope.
  const envelopes = compileEnvelopes(scope);
  const interfaces = compileInterfaces(scope, envelopes);
  const billing = compileBilling(scope);
  // A kind of tasks is billed by the rule of the branch that creates it.
  const tasks = compileTasks(scope, billing);
  const fills = compileFills(scope);
  // A catalogue chooses models by type and upstream.
  const catalogues = compileCatalogues({ upstreams, models, types }, scope);
  const resources = findResources(scope);
  const named = { upstreams, prices, models, types, price_lists, groups, envelopes, interfaces };
  return { ...named, billing, tasks, fills, catalogues, resources };
}
