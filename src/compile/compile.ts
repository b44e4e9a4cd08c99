/** Compiles a configuration file to a frozen plan and reports every mistake of the file in one run. */
import type { ValidatorCompiler } from '../admission/validator.ts';
import { withoutAbsences } from '../config/absences.ts';
import type { Diagnostic } from '../config/diagnostic.ts';
import { loadConfig } from '../config/load.ts';
import type { Texts } from '../config/read-text.ts';
import { sortDiagnostics } from '../config/sort.ts';
import type { GatewayConfig } from '../generated/gateway.d.ts';
import { parsePointer } from '../lang/pointer.ts';
import type { Plan } from '../plan.ts';
import { compileBilling } from './billing.ts';
import { checkBodyMembers } from './body-members.ts';
import { compileCatalogues } from './catalogues.ts';
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
import { createReport } from './report.ts';
import { compileRoutes } from './routes.ts';
import { schemaFiles, type UsedSchema } from './schemas.ts';
import type { Scope } from './scope.ts';
import { isSection, referredBy } from './sections.ts';
import { compileServer, compileStore } from './server.ts';
import { compileSettle } from './settle.ts';
import { checkShadowing } from './shadowing.ts';
import { checkStoredNames } from './stored-names.ts';
import { compileTasks } from './tasks.ts';
import { checkUnused } from './unused.ts';
import { compileUpstreams } from './upstreams.ts';

export interface CompileOptions {
  /** Used instead of the file's text. File names in it are still relative to the file. */
  readonly text?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Overrides the url and secret of an upstream. */
  readonly upstreams?: (name: string) => { readonly url: string; readonly secret: string } | undefined;
  /** Compiles request schemas; default: a new compiler. Several compilations may share one that remembers what it compiled. */
  readonly validators?: ValidatorCompiler;
  /** Gets the texts of all files that are read. A file that is in it already is not read. */
  readonly read?: Texts;
}

/** The plan, undefined if there was an error, and every finding in the order of the files. */
export interface Compiled {
  readonly plan: Plan | undefined;
  /** The document from which the plan was made, expanded; undefined without a plan. */
  readonly document: GatewayConfig | undefined;
  /** Every use of a JSON Schema file by the configuration. */
  readonly schemas: readonly UsedSchema[];
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Absolute paths of all files that were read or looked for: the configuration, included files, schemas and secrets. If none of
   * them and no variable changes, neither does the result.
   */
  readonly files: readonly string[];
  /** The texts of the configuration's files, by their names in diagnostics, for excerpts. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Compiles a configuration file. Reads the file, the files that it names, and nothing else. */
export function compileConfig(file: string, options: CompileOptions): Compiled {
  const passes = compiling(file, options);
  for (;;) {
    const { done, value } = passes.next();
    if (done === true) return value;
  }
}

/**
 * Compiles like `compileConfig`, in slices, so that a running gateway answers requests meanwhile. Only reading the file is one slice.
 *
 * @param pause resolves when other work had its turn.
 */
export async function compileInSlices(
  file: string,
  options: CompileOptions,
  pause: () => Promise<unknown>,
): Promise<Compiled> {
  const passes = compiling(file, options);
  for (;;) {
    const { done, value } = passes.next();
    if (done === true) return value;
    await pause();
  }
}

/** The passes. Yields where they may be interrupted. */
function* compiling(file: string, options: CompileOptions): Generator<undefined, Compiled> {
  const loaded = loadConfig(file, options.text, options.read);
  const { texts } = loaded;
  const files = new Set(loaded.files);
  if (loaded.repaired === undefined)
    return {
      plan: undefined,
      document: undefined,
      schemas: [],
      diagnostics: loaded.diagnostics,
      files: [...files],
      texts,
    };
  yield;
  const { config, repairs } = loaded.repaired;
  const report = createReport(loaded.source, repairs);
  for (const { code, pointer } of loaded.diagnostics) {
    // Of an entry that is there twice, only one counts, so what the other refers to may seem unused.
    const [section = ''] = code === 'duplicate-key' ? (parsePointer(pointer) ?? []) : [];
    if (isSection(section)) report.suspect(referredBy(section));
  }
  const seen = (path: string) => void files.add(path);
  const used: UsedSchema[] = [];
  const schemas = schemaFiles(report, seen, used, options.validators, options.read);
  const scope: Scope = { config, repairs, env: options.env, report, seen, schemas, read: options.read };
  const store_url = compileStore(scope);
  const settle = compileSettle(scope);
  const media = compileMedia(scope);
  yield;
  const library = yield* compileSections(scope, options);
  const { upstreams, models, interfaces, tasks } = library;
  const server = compileServer(scope, library.envelopes);
  const limits = compileLimits(scope, models);
  yield;
  const routes = yield* compileRoutes(scope, library);
  yield;
  const mounts = compileMounts(scope, routes, library);
  yield;
  checkCoverage(scope, routes, library);
  yield;
  checkReachability(scope, routes, library);
  checkStoredNames(scope, routes, library);
  checkShadowing(scope, routes);
  checkUnused(scope, routes, library);
  checkHeaderSpelling(scope);
  checkBodyMembers(used, scope);
  yield;
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
  if (loaded.isWhole) yield* runExamples(plan, scope);
  const concluded = loaded.isWhole ? report.diagnostics : withoutAbsences(report.diagnostics);
  const diagnostics = sortDiagnostics([...loaded.diagnostics, ...concluded]);
  const isRefused = diagnostics.some(({ severity }) => severity === 'error');
  const made = isRefused ? { plan: undefined, document: undefined } : { plan, document: config };
  return { ...made, schemas: used, diagnostics, files: [...files], texts };
}

/** Compiles the sections to which routes refer by name. A section comes after those that its entries name. */
function* compileSections(scope: Scope, options: CompileOptions): Generator<undefined, Library> {
  const upstreams = compileUpstreams(scope, options.upstreams ?? (() => undefined));
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
