/** Records which configuration a gateway runs, among the changes and before it is used, so that none runs without a record. */
import { hash } from 'node:crypto';
import { hasDigest, type Texts } from '../../config/read/read-text.ts';
import type { Actor, Store } from '../../ledger/store/store.ts';
import { CliError } from '../shared/errors.ts';

const SUBJECT = 'config';

/** Identifies a configuration by the texts of its files, wherever they are. */
export function digestOf(texts: Texts): string {
  const sorted = [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(sorted.map(([, text]) => text)), 'hex');
}

/** Which configuration runs. */
export interface RunningIdentity {
  readonly digest: string;
  readonly generation: number;
  /** Its files by absolute path, with the digests of their texts; null: a setting names it, and it did not exist. */
  readonly files: ReadonlyMap<string, string | null>;
}

/** The files that have another text now. */
export function differingFiles({ files }: RunningIdentity): readonly string[] {
  return [...files].flatMap(([path, digest]) => (hasDigest(path, digest) ? [] : path));
}

interface ConfigRecord {
  readonly digest: string;
  /** That of the wallets: amounts in the store have none. */
  readonly currency: string;
}

/**
 * Records the configuration of a start if it is not the one that was recorded last: the files may have been changed while no gateway
 * ran, or the gateway was killed after it recorded a reload and before it used the configuration.
 *
 * @throws CliError currency_changed, if the store has amounts in another currency. Not for a sandbox.
 */
export async function recordStart(store: Store, started: ConfigRecord, isSandbox = false): Promise<void> {
  const [newest] = await store.changes({ subject: SUBJECT, limit: 1 });
  const { digest, currency } = newest?.after ?? {};
  if (currency !== undefined && !isSandbox) await refuseOtherCurrency(store, String(currency), started.currency);
  if (digest === started.digest && currency === started.currency) return;
  const before = newest === undefined ? null : { digest, ...(currency !== undefined && { currency }) };
  await store.recordChange({ ...about('start'), before, after: { ...started } }, configActor('serve'));
}

/** @throws CliError currency_changed, if the store has amounts, and the configuration gets another currency. */
export async function refuseOtherCurrency(store: Store, old: string, next: string): Promise<void> {
  // The first entry: none is ever deleted.
  if (old === next || (await store.entryById(1n)) === undefined) return;
  const message = `the amounts of this store are in ${old}, and are not converted to ${next}, as the configuration says`;
  const hint = `write currency: { code: ${old} }, or use another store for ${next} (TOLLGATE_STORE)`;
  throw new CliError('currency_changed', message, hint);
}

/**
 * Records a reload, unless the files are the same.
 *
 * @param by who asked for it.
 * @param old the digest of the configuration that runs.
 * @param answer to a repetition of the request.
 */
export async function recordReload(
  store: Store,
  actor: Actor,
  old: string,
  { after, answer }: { readonly after: ConfigRecord & { readonly summary: string }; readonly answer: object },
): Promise<void> {
  if (old === after.digest) return;
  const keyed = actor.once === undefined ? actor : { ...actor, once: { ...actor.once, answer } };
  await store.recordChange(
    { ...about('reload'), before: { digest: old, currency: after.currency }, after: { ...after } },
    keyed,
  );
}

function about(what: 'start' | 'reload') {
  return { operation: `config.${what}`, subject: SUBJECT, account: null };
}

/** The configuration as the actor of a change. @param via what triggered it. */
export function configActor(via: string): Actor {
  return { actor: 'config', role: 'admin', via };
}
