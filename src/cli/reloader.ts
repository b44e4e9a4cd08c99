/**
 * Reloads the configuration of a running gateway: checks it in a thread, compiles it here in slices, refuses what would lose tasks or
 * needs a restart, and swaps it in. A configuration that is refused changes nothing.
 */
import type { Logger } from 'pino';
import type { Compiled } from '../compile/compiled.ts';
import type { Change } from '../compile/diff/change.ts';
import { restartOnlyChanges } from '../compile/diff/restart-only.ts';
import { summarize } from '../compile/diff/words.ts';
import type { Configuration } from '../compile/diff/written.ts';
import type { Diagnostic } from '../config/diagnostic.ts';
import type { Texts } from '../config/read-text.ts';
import type { Gateway } from '../http/server.ts';
import type { Plan } from '../plan.ts';
import type { Store } from '../store/store.ts';
import { type Checked, checkInThread } from './check-in-thread.ts';
import { CliError, type CliErrorCode } from './errors.ts';
import type { Environment } from './io.ts';
import { refuseLostLimits } from './lost-limits.ts';
import { refuseTurnedOff, refuseUnreachableTasks, unreachableTasks } from './open-tasks.ts';

/** The result of a reload, as a document. */
export type ReloadOutcome =
  | {
      readonly reloaded: true;
      /** The number of the configuration: 1 is that of the start. */
      readonly generation: number;
      /** The changes in a few words. */
      readonly summary: string;
      readonly changes: readonly Change[];
      /** Warnings. */
      readonly diagnostics: readonly Diagnostic[];
    }
  | {
      readonly reloaded: false;
      readonly error: { readonly code: CliErrorCode; readonly message: string; readonly hint: string | null };
      readonly diagnostics: readonly Diagnostic[];
    };

/** What reloads a gateway. */
export interface Reloader {
  /**
   * Reloads. Reloads run one after the other; callers that ask while one is running share the next one, so the last change of the file
   * wins. Never rejects.
   *
   * @param by who asks, for the log.
   */
  reload(by: string): Promise<ReloadOutcome>;
  /** The files that decide the configuration, as of the last reload. */
  readonly files: readonly string[];
  /** Refuses further reloads, and waits for the one that is running. */
  stop(): Promise<void>;
}

/** What a reload needs. */
export interface ReloadParts {
  readonly gateway: Gateway;
  readonly store: Store;
  readonly log: Logger;
  readonly file: string;
  readonly env: Environment;
  /** Replaces the configured upstreams. */
  readonly upstreams: ((name: string) => { readonly url: string; readonly secret: string }) | undefined;
  /** Applies the options of the command line. Throws a CliError for a plan with which the gateway would not start. */
  readonly prepare: (plan: Plan) => Plan;
  /** The configuration that runs, and its files. */
  readonly first: Configuration;
  readonly files: readonly string[];
}

/** A log line per finding, up to this number. */
const LOGGED_FINDINGS = 20;

/** Creates the reloader of a gateway. */
export function createReloader(parts: ReloadParts): Reloader {
  const { gateway, store, log, file, env, upstreams, prepare } = parts;
  let { first: current, files } = parts;
  let running: Promise<ReloadOutcome> | undefined;
  let next: Promise<ReloadOutcome> | undefined;
  let stopped = false;

  function reload(by: string): Promise<ReloadOutcome> {
    if (next !== undefined) return next;
    if (running === undefined) return start(by);
    next = running.then(() => {
      next = undefined;
      return start(by);
    });
    return next;
  }

  function start(by: string): Promise<ReloadOutcome> {
    const begun_ms = performance.now();
    const outcome = once()
      .catch((error: unknown): ReloadOutcome => refused(error))
      .then((ended) => {
        running = undefined;
        report(ended, by, performance.now() - begun_ms);
        return ended;
      });
    running = outcome;
    return outcome;
  }

  async function once(): Promise<ReloadOutcome> {
    if (stopped) throw new CliError('stopping', 'the gateway is stopping');
    const checked = await check();
    if (checked?.diagnostics.some(isError)) throw new Invalid(file, checked.diagnostics);
    // Compiled again, because functions cannot leave their thread. The file may have changed since.
    const texts: Texts = new Map();
    // The start from the cache does not load the YAML's part of the compiler.
    const { compileInSlices } = await import('../compile/compile.ts');
    const compiled = await compileInSlices(file, { env, read: texts, ...(upstreams && { upstreams }) }, otherWork);
    ({ files } = compiled);
    const configuration = validConfiguration(compiled);
    const { plan } = configuration;
    refuseRestartOnly(current.plan, plan);
    const open = await store.countOpenTasks();
    refuseUnreachableTasks(plan, open);
    refuseTurnedOff(current.plan, plan, open);
    if (current.plan.limits !== undefined) await refuseLostLimits(plan, store);
    if (stopped) throw new CliError('stopping', 'the gateway is stopping');
    const { generation, oldEnded } = await gateway.adopt(plan, texts);
    const old = current;
    current = configuration;
    // Rejects if a thread ends first, which takes its old configuration with it.
    oldEnded().then(warnOfLostTasks, () => {});
    const { diffConfigurations } = await import('../compile/diff/diff.ts');
    const changes = await diffConfigurations(old, configuration, otherWork);
    return { reloaded: true, generation, summary: summarize(changes), changes, diagnostics: compiled.diagnostics };
  }

  /** Undefined if no thread can be started; compiling here then finds the mistakes. */
  async function check(): Promise<Checked | undefined> {
    try {
      const checked = await checkInThread({ file, env, sandboxed: upstreams !== undefined });
      ({ files } = checked);
      return checked;
    } catch (error) {
      log.warn({ err: error }, 'the configuration cannot be checked in a thread');
      return undefined;
    }
  }

  function validConfiguration({ plan, document, schemas, diagnostics }: Compiled): Configuration {
    if (plan === undefined || document === undefined) throw new Invalid(file, diagnostics);
    return { plan: prepare(plan), document, schemas };
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

  function report(outcome: ReloadOutcome, by: string, spent_ms: number): void {
    const duration_ms = Math.round(spent_ms);
    if (outcome.reloaded) {
      const { generation, summary } = outcome;
      log.info({ by, generation, changes: summary, duration_ms }, 'the configuration was reloaded');
      return;
    }
    gateway.services.metrics.config.refused();
    const { code, message, hint } = outcome.error;
    for (const { file, line, column, code, message, hint } of outcome.diagnostics.slice(0, LOGGED_FINDINGS)) {
      log.error({ at: `${file}:${line}:${column}`, code, hint }, message);
    }
    log.error(
      { by, code, reason: message, hint, findings: outcome.diagnostics.length, duration_ms },
      'the configuration was not reloaded; the running one stays',
    );
  }

  function refused(error: unknown): ReloadOutcome {
    const known = error instanceof CliError;
    if (!known) log.error({ err: error }, 'a reload failed');
    const diagnostics = error instanceof Invalid ? error.diagnostics : [];
    const message = error instanceof Error ? error.message : String(error);
    const hint = known ? (error.hint ?? null) : null;
    return { reloaded: false, error: { code: known ? error.code : 'internal', message, hint }, diagnostics };
  }

  return {
    reload,
    get files() {
      return files;
    },
    async stop() {
      stopped = true;
      await running;
    },
  };
}

/** The configuration has errors. */
class Invalid extends CliError {
  readonly diagnostics: readonly Diagnostic[];

  constructor(file: string, diagnostics: readonly Diagnostic[]) {
    super('config_invalid', `the configuration ${file} has errors`, 'correct them, and reload again');
    this.diagnostics = diagnostics;
  }
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/** Lets the event loop answer requests. */
function otherWork(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function refuseRestartOnly(old: Plan, next: Plan): void {
  const changes = restartOnlyChanges(old, next);
  if (changes.length === 0) return;
  const words = changes.map(({ setting, old, new: to }) => `${setting} (${old ?? 'none'} to ${to ?? 'none'})`);
  const message = `only a restart can change ${words.join(', ')}`;
  throw new CliError('restart_needed', message, 'restart the gateway, or undo the change and reload again');
}
