/**
 * Reloads the configuration of a running gateway: compiles it in a thread, refuses one that would lose tasks or needs a restart, and
 * swaps it in. A refused configuration changes nothing.
 */
import type { Logger } from 'pino';
import type { Reloaded } from '../../admin/api/gateway-view.ts';
import type { NewTerms } from '../../admin/reports/reprice.ts';
import type { Guarded } from '../../config/compile/compiled.ts';
import type { Change } from '../../config/inspect/change.ts';
import type { PlanDocument } from '../../config/inspect/document.ts';
import { summarize } from '../../config/inspect/words.ts';
import type { Diagnostic } from '../../config/read/diagnostic.ts';
import { type Texts, textDigest } from '../../config/read/read-text.ts';
import type { Gateway } from '../../gateway/runtime/gateway.ts';
import type { Actor, Store } from '../../ledger/store/store.ts';
import { failpoint } from '../../lib/failpoint.ts';
import type { Plan } from '../../plan/index.ts';
import { type PackedPlan, unpackPlan } from '../../plan/packed.ts';
import { CliError, type CliErrorCode } from '../shared/errors.ts';
import type { Environment } from '../shared/io.ts';
import { type CompiledInThread, compileInThread } from './compile-in-thread.ts';
import {
  configActor,
  differingFiles,
  digestOf,
  type RunningIdentity,
  recordReload,
  refuseOtherCurrency,
} from './config-changes.ts';
import { guardedBy } from './guarded.ts';
import { refuseLostLimits } from './lost-limits.ts';
import { refuseExchanged, refuseTurnedOff, refuseUnreachableTasks, unreachableTasks } from './open-tasks.ts';
import type { PrivateSandbox } from './private-sandbox.ts';
import { Invalid, refuseLargePriceChanges, refuseRestartOnly } from './reload-refusals.ts';

/** The result of a reload, as a document. */
export type ReloadOutcome = Reloaded<Diagnostic, Change, CliErrorCode>;

export interface RunningPlan {
  readonly generation: number;
  /** The files of the configuration whose text is not the one that runs. */
  readonly differing_files: readonly string[];
  readonly plan: PlanDocument;
  /** The plan as tables. */
  readonly text: string;
}

export type Compared = Pick<CompiledInThread, 'diagnostics'> & {
  /** Undefined: it has errors. */
  readonly changes: readonly Change[] | undefined;
  readonly terms: NewTerms | undefined;
};

export interface Reloader {
  /**
   * Reloads. Reloads run one after the other; callers that ask while one is running share the next one, so the last change of the file
   * wins. Never rejects.
   *
   * @param by who asks, for the log.
   * @param actor who asks, for the record; undefined: the configuration itself.
   * @param acceptPrices whether prices may change by more than `currency.price_change_factor`. In a shared reload, one consent is enough.
   */
  reload(trigger: string, acceptPrices?: boolean, actor?: Actor): Promise<ReloadOutcome>;
  /** What `reload` would do. It loads nothing. Never rejects. */
  tryReload(acceptPrices: boolean): Promise<ReloadOutcome>;
  /** Compiles the texts in place of files, and compares them with the configuration that runs. @param texts by absolute path. */
  compare(config: string, texts: ReadonlyMap<string, string>): Promise<Compared>;
  /** Compiles the files of this machine as they are now, in the same way. */
  compareFiles(): Promise<Compared>;
  identify(): RunningIdentity;
  /** The configuration that runs, without secrets. */
  describe(): Promise<RunningPlan>;
  /** The texts of the configuration that runs, by absolute path. */
  readonly texts: Texts;
  /** Calls the function whenever another configuration runs. */
  onUse(run: () => void): void;
  /** The files that decide the configuration, as of the last reload. */
  readonly files: readonly string[];
  /** Refuses further reloads, and waits for the one that is running. */
  stop(): Promise<void>;
}

/** A configuration that runs: with the options of the command line, and as it was compiled. */
interface Running {
  readonly plan: Plan;
  readonly packed: PackedPlan;
  readonly text_variables: readonly string[];
}

export interface ReloadParts {
  readonly gateway: Gateway;
  readonly store: Store;
  readonly log: Logger;
  readonly file: string;
  readonly env: Environment;
  /** Replaces the configured upstreams. */
  readonly sandbox: Pick<PrivateSandbox, 'address' | 'play'> | undefined;
  /** Applies the options of the command line. Throws a CliError for a plan with which the gateway would not start. */
  readonly prepare: (plan: Plan) => Plan;
  /** The configuration that runs, and its files. */
  readonly first: Running;
  readonly files: readonly string[];
  readonly texts: Texts;
}

/** How long a configuration that is only compared may take to compile. */
const COMPARE_LIMIT_ms = 20_000;
const LOGGED_FINDINGS = 20;
/** A log line per changed price, up to this number. */
const LOGGED_PRICES = 50;

/** Creates the reloader of a gateway. */
export function createReloader(parts: ReloadParts): Reloader {
  const { gateway, store, log, file, env, prepare } = parts;
  const sandbox = parts.sandbox?.address;
  let { first: current, files, texts: runningTexts } = parts;
  let running: Promise<ReloadOutcome> | undefined;
  let next: Promise<ReloadOutcome> | undefined;
  let acceptsPrices = false;
  const listeners: (() => void)[] = [];
  let running_generation = 1;
  let stopped = false;

  function reload(trigger: string, acceptPrices = false, actor?: Actor): Promise<ReloadOutcome> {
    acceptsPrices ||= acceptPrices;
    if (next !== undefined) return next;
    if (running === undefined) return start(trigger, actor);
    next = running.then(() => {
      next = undefined;
      return start(trigger, actor);
    });
    return next;
  }

  function start(trigger: string, actor: Actor | undefined): Promise<ReloadOutcome> {
    const begun_ms = performance.now();
    const accepted = acceptsPrices;
    acceptsPrices = false;
    const outcome = once(trigger, accepted, actor)
      .catch((error: unknown): ReloadOutcome => refused(error))
      .then((ended) => {
        running = undefined;
        report(ended, trigger, performance.now() - begun_ms);
        return ended;
      });
    running = outcome;
    return outcome;
  }

  /** A configuration that may be loaded. */
  async function compileNext(isPriceAccepted: boolean) {
    if (stopped) throw new CliError('stopping', 'the gateway is stopping');
    const compiled = await compileInThread({ config: file, env, sandbox, running: current.packed });
    const { next, texts, diagnostics, text_variables } = compiled;
    ({ files } = compiled);
    if (next === undefined) throw new Invalid(file, diagnostics);
    const { packed } = next;
    const plan = prepare(unpackPlan(packed, () => packed.secrets));
    // A restart would be refused too.
    if (sandbox === undefined) await refuseOtherCurrency(store, current.plan.currency, plan.currency);
    refuseRestartOnly(current.plan, plan);
    const open = await store.countOpenTasks();
    refuseUnreachableTasks(plan, open);
    refuseTurnedOff(current.plan, plan, open);
    refuseExchanged(current.plan, plan, open);
    if (current.plan.limits !== undefined) await refuseLostLimits(plan, store);
    // These settings differ in the file but not in effect: an option of `serve` replaces the file's value, or another variable has the same
    // one.
    const changes = next.changes.filter((change) => change.change !== 'setting' || !change.restart);
    if (!isPriceAccepted) refuseLargePriceChanges(changes, plan);
    return { plan, packed, text_variables, texts, changes, diagnostics };
  }

  async function once(trigger: string, isPriceAccepted: boolean, actor: Actor | undefined): Promise<ReloadOutcome> {
    const { plan, packed, text_variables, texts, changes, diagnostics } = await compileNext(isPriceAccepted);
    if (stopped) throw new CliError('stopping', 'the gateway is stopping');
    const summary = summarize(changes);
    const after = { digest: digestOf(texts), currency: plan.currency, summary };
    // The answer is stored with the record of the change, for its idempotency key.
    const answer = { reloaded: true, generation: running_generation + 1, summary, changes, diagnostics };
    const { generation, oldEnded } = await gateway.adopt(plan, async () => {
      await recordReload(store, actor ?? configActor(trigger), digestOf(runningTexts), { after, answer }).catch(
        refuseUnrecorded,
      );
      failpoint('reload_recorded');
    });
    parts.sandbox?.play(plan);
    current = { plan, packed, text_variables };
    runningTexts = texts;
    running_generation = generation;
    for (const each of listeners) each();
    // Rejects if a thread ends first, which takes its old configuration with it.
    oldEnded().then(warnOfLostTasks, () => {});
    return { reloaded: true, generation, summary, changes, diagnostics };
  }

  /** A creation that began with the old configuration can store a task of a kind that the new one lacks. */
  async function warnOfLostTasks(): Promise<void> {
    if (stopped) return;
    try {
      for (const { upstream, kind, tasks } of unreachableTasks(current.plan, await store.countOpenTasks())) {
        log.error(
          { upstream, kind, tasks },
          'tasks were created during the reload that dropped their kind; put it back',
        );
      }
    } catch (error) {
      log.error({ err: error }, 'the tasks of a dropped kind could not be counted');
    }
  }

  function report(outcome: ReloadOutcome, trigger: string, spent_ms: number): void {
    const duration_ms = Math.round(spent_ms);
    if (outcome.reloaded) {
      const { generation, summary } = outcome;
      log.info({ by: trigger, generation, changes: summary, duration_ms }, 'the configuration was reloaded');
      logPrices(outcome.changes);
      return;
    }
    gateway.services.metrics.config.refused();
    const { code, message, hint } = outcome.error;
    for (const { file, line, column, code, message, hint } of outcome.diagnostics.slice(0, LOGGED_FINDINGS)) {
      log.error({ at: `${file}:${line}:${column}`, code, hint }, message);
    }
    log.error(
      { by: trigger, code, reason: message, hint, findings: outcome.diagnostics.length, duration_ms },
      'the configuration was not reloaded; the running one stays',
    );
  }

  /** Records which price applied from which time. */
  function logPrices(changes: readonly Change[]): void {
    const prices = changes.filter((change) => change.change === 'price');
    for (const { price, cell, unit, models, old, new: is } of prices.slice(0, LOGGED_PRICES)) {
      log.info({ price, cell, unit, models, old, new: is }, 'a price has changed');
    }
    const others = prices.length - LOGGED_PRICES;
    if (others > 0) log.info({ prices: others }, 'more prices have changed than are logged one by one');
  }

  function refused(error: unknown): ReloadOutcome {
    const known = error instanceof CliError;
    if (!known) log.error({ err: error }, 'a reload failed');
    const diagnostics = error instanceof Invalid ? error.diagnostics : [];
    const message = error instanceof Error ? error.message : String(error);
    const hint = known ? (error.hint ?? null) : null;
    return { reloaded: false, error: { code: known ? error.code : 'internal', message, hint }, diagnostics };
  }

  function identify(): RunningIdentity {
    const files = new Map([...runningTexts].map(([path, text]) => [path, textDigest(text)]));
    return { digest: digestOf(runningTexts), generation: running_generation, files };
  }

  return {
    reload,
    async tryReload(acceptPrices) {
      try {
        const { changes, diagnostics } = await compileNext(acceptPrices);
        return { reloaded: true, generation: running_generation, summary: summarize(changes), changes, diagnostics };
      } catch (error) {
        return refused(error);
      }
    },
    async compare(config, texts) {
      const guarded = guardedBy(current.plan);
      const order = { config, env: plainVariables(current, guarded, env), sandbox, running: current.packed, guarded };
      const open = new Map([...texts].filter(([path]) => !guarded.files.has(path)));
      const { diagnostics, next } = await compileInThread({ ...order, texts: open }, COMPARE_LIMIT_ms);
      return { diagnostics, changes: next?.changes, terms: next?.terms };
    },
    async compareFiles() {
      const order = { config: file, env, sandbox, running: current.packed };
      const { diagnostics, next } = await compileInThread(order, COMPARE_LIMIT_ms);
      return { diagnostics, changes: next?.changes, terms: next?.terms };
    },
    identify,
    onUse: (run) => void listeners.push(run),
    async describe() {
      const { planDocument } = await import('../../config/inspect/document.ts');
      const { formatPlan } = await import('../../config/inspect/text.ts');
      const { plan } = current;
      const running = identify();
      const { generation } = running;
      return { generation, differing_files: differingFiles(running), plan: planDocument(plan), text: formatPlan(plan) };
    },
    get texts() {
      return runningTexts;
    },
    get files() {
      return files;
    },
    async stop() {
      stopped = true;
      await running;
    },
  };
}

/** @throws CliError store_unusable */
function refuseUnrecorded(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  const hint = 'reload again when the store can be written';
  throw new CliError('store_unusable', `the reload cannot be recorded among the changes: ${reason}`, hint);
}

/** The variables whose values the sender of a configuration may see. */
function plainVariables({ text_variables }: Running, { variables }: Guarded, env: Environment): Environment {
  const names = text_variables.filter((name) => Object.hasOwn(env, name) && !Object.hasOwn(variables, name));
  return Object.fromEntries(names.map((name) => [name, env[name]]));
}
