/** The passes of the compiler: document → plan. */
import type { Repairs } from '../config/repairs.ts';
import type { GatewayConfig } from '../generated/gateway.d.ts';
import type { Plan } from '../plan.ts';
import { compileBilling } from './billing.ts';
import { checkBodyMembers } from './body-members.ts';
import { compileCatalogues } from './catalogues.ts';
import type { CompileOptions } from './compiled.ts';
import { checkCoverage } from './coverage.ts';
import { compileEnvelopes } from './envelopes.ts';
import { runExamples } from './examples.ts';
import { compileFills } from './fills.ts';
import { deepFreeze } from './freeze.ts';
import { checkHeaderSpelling } from './header-spelling.ts';
import { compileInterfaces } from './interfaces.ts';
import { findResources, type Library } from './library.ts';
import { compileLimits } from './limits.ts';
import { compileMedia } from './media.ts';
import { modelTypes } from './model-names.ts';
import { compileModels } from './models.ts';
import { compileMounts } from './mounts.ts';
import { compileLowWallet, compileOverdraft } from './overdraft.ts';
import { compilePrices } from './prices.ts';
import { checkReachability } from './reachability.ts';
import type { Report } from './report.ts';
import { compileRoutes } from './routes.ts';
import { schemaFiles, type UsedSchema } from './schemas.ts';
import type { Scope } from './scope.ts';
import { compileServer, compileStore } from './server.ts';
import { compileSettle } from './settle.ts';
import { checkShadowing } from './shadowing.ts';
import { checkStoredNames } from './stored-names.ts';
import { compileTasks } from './tasks.ts';
import { checkUnused } from './unused.ts';
import { compileUpstreams } from './upstreams.ts';

/** A document that can be compiled. */
export interface Compilable {
  /** The name of the configuration, for the plan. */
  readonly file: string;
  readonly config: GatewayConfig;
  readonly repairs: Repairs;
  /** Whether the document has every entry of every file. */
  readonly isWhole: boolean;
  readonly report: Report;
  /** Gets the absolute path of each further file that is read or looked for. */
  readonly files: Set<string>;
  /** The circumstances in which the document was checked before without a finding. In the same ones it is not checked again. */
  readonly checkedIn?: string;
}

/** What the passes made. With errors in the report, the plan must not be used. */
export interface Passed {
  readonly plan: Plan;
  readonly schemas: readonly UsedSchema[];
  /** Absolute paths of the schema files. */
  readonly schema_files: readonly string[];
  readonly circumstances: string;
}

/** Runs all passes. Yields where they may be interrupted. */
export function* runPasses(input: Compilable, options: CompileOptions): Generator<undefined, Passed> {
  const { file, config, repairs, isWhole, report, files } = input;
  const seen = (path: string) => void files.add(path);
  const used: UsedSchema[] = [];
  const schema_files = new Set<string>();
  const seenSchema = (path: string) => {
    seen(path);
    schema_files.add(path);
  };
  const schemas = schemaFiles(report, seenSchema, used, options.validators, options.read);
  const { env, read } = options;
  const first: Scope = { config, repairs, env, report, seen, schemas, read, isChecked: false };
  const media = compileMedia(first);
  const upstreams = compileUpstreams(first, options.upstreams ?? (() => undefined));
  const circumstances = circumstancesOf(upstreams, media);
  const isChecked = input.checkedIn === circumstances;
  const scope: Scope = { ...first, isChecked };
  yield;
  const store_url = compileStore(scope);
  const settle = compileSettle(scope);
  const library = yield* compileSections(scope, upstreams);
  const { models, interfaces, tasks } = library;
  const server = compileServer(scope, library.envelopes);
  const limits = compileLimits(scope, models);
  yield;
  const routes = yield* compileRoutes(scope, library);
  yield;
  const mounts = compileMounts(scope, routes, library);
  yield;
  if (!isChecked) {
    checkCoverage(scope, routes, library);
    yield;
    checkReachability(scope, routes, library);
    checkStoredNames(scope, routes, library);
    checkShadowing(scope, routes);
    checkUnused(scope, routes, library);
    checkHeaderSpelling(scope);
    checkBodyMembers(used, scope);
    yield;
  }
  const plan: Plan = deepFreeze({
    source: file,
    server,
    media,
    settle,
    store_url,
    currency: config.currency.code,
    overdraft_nano: compileOverdraft(scope),
    low_wallet_nano: compileLowWallet(scope),
    limits,
    upstreams: upstreams.compiled,
    models: models.compiled,
    interfaces: [...interfaces.compiled.values()],
    taskKinds: tasks.compiled,
    routes: routes.flatMap((route) => route.plan ?? []),
    mounts,
  });
  // With other entries, an example may have another outcome.
  if (isWhole && !isChecked) yield* runExamples(plan, scope);
  return { plan, schemas: used, schema_files: [...schema_files], circumstances };
}

/** Compiles the sections to which routes refer by name. A section comes after those that its entries name. */
function* compileSections(scope: Scope, upstreams: Library['upstreams']): Generator<undefined, Library> {
  const prices = compilePrices(scope);
  yield;
  // A model names its upstreams and its price table.
  const models = compileModels(scope, upstreams, prices);
  yield;
  const types = modelTypes(scope);
  // An interface names its envelope.
  const envelopes = compileEnvelopes(scope);
  const interfaces = compileInterfaces(scope, envelopes);
  yield;
  const billing = yield* compileBilling(scope);
  // A kind of tasks is billed by the rule of the branch that creates it.
  const tasks = compileTasks(scope, billing);
  const fills = compileFills(scope);
  yield;
  // A catalogue chooses models by type and upstream.
  const catalogues = compileCatalogues(scope, upstreams, models, types);
  const resources = findResources(scope);
  return { upstreams, prices, models, types, envelopes, interfaces, billing, tasks, fills, catalogues, resources };
}

/**
 * What the checks of a document look at beside the document and its schemas: which targets have a url and a credential, and the
 * switch. Addresses, secrets and the store decide nothing in them.
 */
function circumstancesOf(upstreams: Library['upstreams'], { allow_private }: Plan['media']): string {
  const on = [...upstreams.compiled.values()].map(({ name, targets }) => [name, targets.map((target) => target.name)]);
  return JSON.stringify([allow_private, on]);
}

/** Runs passes to their end. */
export function finish<Result>(passes: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = passes.next();
    if (done === true) return value;
  }
}

/** Runs passes to their end, with pauses. @param pause resolves when other work had its turn. */
export async function finishInSlices<Result>(
  passes: Generator<undefined, Result>,
  pause: () => Promise<unknown>,
): Promise<Result> {
  for (;;) {
    const { done, value } = passes.next();
    if (done === true) return value;
    await pause();
  }
}
