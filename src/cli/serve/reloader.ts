/**
 * Reloads the configuration of a running gateway: compiles it in a thread, refuses one that would lose tasks or needs a restart, and
 * swaps it in. A refused configuration changes nothing.
 */
import type { Logger } from 'pino';
import type { NewTerms } from '../../admin/reports/reprice.ts';
import type { Guarded } from '../../config/compile/compiled.ts';
import type { Change } from '../../config/inspect/change.ts';
import type { PlanDocument } from '../../config/inspect/document.ts';
import { summarize } from '../../config/inspect/words.ts';
import { type Texts, textDigest } from '../../config/read/read-text.ts';
import type { Gateway } from '../../gateway/runtime/gateway.ts';
import type { Actor, Store } from '../../ledger/store/store.ts';
import { failpoint } from '../../lib/failpoint.ts';
import type { Plan } from '../../plan/index.ts';
import { type PackedPlan, unpackPlan } from '../../plan/packed.ts';
import { CliError } from '../shared/errors.ts';
import type { Environment } from '../shared/io.ts';
import { type CompiledInThread, type CompileOrder, compileInThread } from './compile-in-thread.ts';
import {
  configActor,
  differingFiles,
  digestOf,
  type RunningIdentity,
  recordReload,
  refuseOtherCurrency,
} from './config-changes.ts';
import { guardedBy } from './guarded.ts';
import { refuseLostGroups } from './lost-groups.ts';
import { refuseLostLimits } from './lost-limits.ts';
import { refuseExchanged, refuseTurnedOff, refuseUnreachableTasks, unreachableTasks } from './open-tasks.ts';
import type { PrivateSandbox } from './private-sandbox.ts';
import { type ReloadOutcome, refusedOutcome, reportReload } from './reload-outcome.ts';
import { Invalid, refuseLargePriceChanges, refuseRestartOnly } from './reload-refusals.ts';

export interface RunningPlan {
  readonly generation: number;
  /** The files of the configuration whose text is not the one that runs. */
  readonly differing_files: readonly string[];
  readonly plan: PlanDocument;
  /** The plan as tables. */
  readonly text: string;
}

export type Comparison = Pick<CompiledInThread, 'diagnostics'> & {
  /** Undefined: it has errors. */
  readonly changes: readonly Change[] | undefined;
  readonly terms: NewTerms | undefined;
};

/** A configuration that runs: with the options of the command line, and as it was compiled. */
interface RunningConfiguration {
  readonly generation: number;
  readonly plan: Plan;
  readonly packed: PackedPlan;
  readonly text_variables: readonly string[];
  readonly texts: Texts;
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
  readonly first: Omit<RunningConfiguration, 'generation'>;
  readonly files: readonly string[];
}

/** How long a configuration that is only compared may take to compile. */
const COMPARE_LIMIT_ms = 20_000;
/** Reloads the configuration of a gateway. */
export class Reloader {
  readonly #parts: ReloadParts;
  readonly #listeners: (() => void)[] = [];
  #current: RunningConfiguration;
  #files: readonly string[];
  #inProgress: Promise<ReloadOutcome> | undefined;
  #next: Promise<ReloadOutcome> | undefined;
  #acceptsPrices = false;
  #stopped = false;

  constructor(parts: ReloadParts) {
    this.#parts = parts;
    this.#current = { ...parts.first, generation: 1 };
    this.#files = parts.files;
  }

  /**
   * Reloads. Reloads run one after the other; callers that ask while one is running share the next one, so the last change of the file
   * wins. Never rejects.
   *
   * @param trigger who asks, for the log.
   * @param actor who asks, for the record; undefined: the configuration itself.
   * @param acceptPrices whether prices may change by more than `currency.price_change_factor`. In a shared reload, one consent is enough.
   */
  reload(trigger: string, acceptPrices = false, actor?: Actor): Promise<ReloadOutcome> {
    this.#acceptsPrices ||= acceptPrices;
    if (this.#next !== undefined) return this.#next;
    if (this.#inProgress === undefined) return this.#start(trigger, actor);
    this.#next = this.#inProgress.then(() => {
      this.#next = undefined;
      return this.#start(trigger, actor);
    });
    return this.#next;
  }

  identify(): RunningIdentity {
    const { texts, generation } = this.#current;
    const files = new Map([...texts].map(([path, text]) => [path, textDigest(text)]));
    return { digest: digestOf(texts), generation, files };
  }

  /** What `reload` would do. It loads nothing. Never rejects. */
  async tryReload(acceptPrices: boolean): Promise<ReloadOutcome> {
    try {
      const { changes, diagnostics } = await this.#compileNext(acceptPrices);
      const { generation } = this.#current;
      return { reloaded: true, generation, summary: summarize(changes), changes, diagnostics };
    } catch (error) {
      return refusedOutcome(error, this.#parts.log);
    }
  }

  /** Compiles the texts in place of files, and compares them with the configuration that runs. @param texts by absolute path. */
  async compare(config: string, texts: ReadonlyMap<string, string>): Promise<Comparison> {
    const guarded = guardedBy(this.#current.plan);
    const env = plainVariables(this.#current, guarded, this.#parts.env);
    const open = new Map([...texts].filter(([path]) => !guarded.files.has(path)));
    return comparedWith({ ...this.#order(), config, env, guarded, texts: open });
  }

  /** Compiles the files of this machine as they are now, in the same way. */
  compareFiles(): Promise<Comparison> {
    return comparedWith(this.#order());
  }

  /** Calls the function whenever another configuration runs. */
  onUse(run: () => void): void {
    this.#listeners.push(run);
  }

  /** The configuration that runs, without secrets. */
  async describe(): Promise<RunningPlan> {
    const { planDocument } = await import('../../config/inspect/document.ts');
    const { formatPlan } = await import('../../config/inspect/text.ts');
    const { plan } = this.#current;
    const running = this.identify();
    const { generation } = running;
    return { generation, differing_files: differingFiles(running), plan: planDocument(plan), text: formatPlan(plan) };
  }

  /** The texts of the configuration that runs, by absolute path. */
  get texts(): Texts {
    return this.#current.texts;
  }

  /** The files that decide the configuration, as of the last reload. */
  get files(): readonly string[] {
    return this.#files;
  }

  /** Refuses further reloads, and waits for the one that is running. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#inProgress;
  }

  #start(trigger: string, actor: Actor | undefined): Promise<ReloadOutcome> {
    const begun_ms = performance.now();
    const accepted = this.#acceptsPrices;
    this.#acceptsPrices = false;
    const outcome = this.#once(trigger, accepted, actor)
      .catch((error: unknown): ReloadOutcome => refusedOutcome(error, this.#parts.log))
      .then((ended) => {
        this.#inProgress = undefined;
        reportReload(ended, trigger, performance.now() - begun_ms, this.#parts);
        return ended;
      });
    this.#inProgress = outcome;
    return outcome;
  }

  /** Compiles the files of this machine. */
  #order(): CompileOrder {
    const { file: config, env, sandbox } = this.#parts;
    return { config, env, sandbox: sandbox?.address, running: this.#current.packed };
  }

  /** A configuration that may be loaded. */
  async #compileNext(isPriceAccepted: boolean) {
    if (this.#stopped) throw new CliError('stopping', 'the gateway is stopping');
    const { file, store, sandbox, prepare } = this.#parts;
    const { next, texts, files, diagnostics, text_variables } = await compileInThread(this.#order());
    this.#files = files;
    if (next === undefined) throw new Invalid(file, diagnostics);
    const { packed } = next;
    const plan = prepare(unpackPlan(packed, () => packed.secrets));
    const { plan: current } = this.#current;
    // A restart would be refused too.
    if (sandbox === undefined) await refuseOtherCurrency(store, current.currency, plan.currency);
    refuseRestartOnly(current, plan);
    const open = await store.countOpenTasks();
    refuseUnreachableTasks(plan, open);
    refuseTurnedOff(current, plan, open);
    refuseExchanged(current, plan, open);
    await refuseLostGroups(plan, store);
    if (current.limits !== undefined) await refuseLostLimits(plan, store);
    // These settings differ in the file but not in effect: an option of `serve` replaces the file's value, or another variable has the same
    // one.
    const changes = next.changes.filter((change) => change.change !== 'setting' || !change.restart);
    if (!isPriceAccepted) refuseLargePriceChanges(changes, plan);
    return { plan, packed, text_variables, texts, changes, diagnostics };
  }

  async #once(trigger: string, isPriceAccepted: boolean, actor: Actor | undefined): Promise<ReloadOutcome> {
    const { plan, packed, text_variables, texts, changes, diagnostics } = await this.#compileNext(isPriceAccepted);
    if (this.#stopped) throw new CliError('stopping', 'the gateway is stopping');
    const { gateway, store, sandbox } = this.#parts;
    const running = this.#current;
    const summary = summarize(changes);
    const after = { digest: digestOf(texts), currency: plan.currency, summary };
    // The answer is stored with the record of the change, for its idempotency key.
    const answer = { reloaded: true, generation: running.generation + 1, summary, changes, diagnostics };
    const { generation, oldEnded } = await gateway.adopt(plan, async () => {
      await recordReload(store, actor ?? configActor(trigger), digestOf(running.texts), { after, answer }).catch(
        refuseUnrecorded,
      );
      failpoint('reload_recorded');
    });
    sandbox?.play(plan);
    this.#current = { generation, plan, packed, text_variables, texts };
    for (const each of this.#listeners) each();
    // Rejects if a thread ends first, which takes its old configuration with it.
    oldEnded().then(
      () => this.#warnOfLostTasks(),
      () => {},
    );
    return { reloaded: true, generation, summary, changes, diagnostics };
  }

  /** A creation that began with the old configuration can store a task of a kind that the new one lacks. */
  async #warnOfLostTasks(): Promise<void> {
    if (this.#stopped) return;
    const { store, log } = this.#parts;
    try {
      const open = await store.countOpenTasks();
      for (const { upstream, kind, tasks } of unreachableTasks(this.#current.plan, open)) {
        log.error(
          { upstream, kind, tasks },
          'tasks were created during the reload that dropped their kind; put it back',
        );
      }
    } catch (error) {
      log.error({ err: error }, 'the tasks of a dropped kind could not be counted');
    }
  }
}

async function comparedWith(order: CompileOrder): Promise<Comparison> {
  const { diagnostics, next } = await compileInThread(order, COMPARE_LIMIT_ms);
  return { diagnostics, changes: next?.changes, terms: next?.terms };
}

/** @throws CliError store_unusable */
function refuseUnrecorded(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  const hint = 'reload again when the store can be written';
  throw new CliError('store_unusable', `the reload cannot be recorded among the changes: ${reason}`, hint);
}

/** The variables whose values the sender of a configuration may see. */
function plainVariables(
  { text_variables }: RunningConfiguration,
  { variables }: Guarded,
  env: Environment,
): Environment {
  const names = text_variables.filter((name) => Object.hasOwn(env, name) && !Object.hasOwn(variables, name));
  return Object.fromEntries(names.map((name) => [name, env[name]]));
}
