/** Reads the numbered migrations of the schema, and selects those that a store still needs. */
import { createHash } from 'node:crypto';
import { type ShippedFiles, shippedFiles } from '../../lib/node/shipped-files.ts';
import { newerError, StoreError, StoreInUseError } from '../store/store-errors.ts';

/** The database engines that migrations are written for. */
export type Engine = 'sqlite' | 'postgres';

/** One numbered file of SQL. */
export interface Migration {
  readonly id: number;
  readonly name: string;
  readonly sql: string;
  /** Hash of the file in hex, to detect an edit after the migration was applied. */
  readonly sha256: string;
}

/** A migration as commands show it: `0004 hash-chain`. */
export function migrationText({ id, name }: Pick<Migration, 'id' | 'name'>): string {
  return `${String(id).padStart(4, '0')} ${name}`;
}

/** What a store records about an applied migration. */
export type AppliedMigration = Pick<Migration, 'id' | 'name' | 'sha256'>;

const shipped = shippedFiles('migrations/', new URL('./migrations/', import.meta.url));
const FILE_NAME = /^(?<id>\d{4})-(?<name>[a-z0-9-]+)(?:\.(?<engine>sqlite|postgres))?\.sql$/;

/** Reads the migrations of an engine in order of their numbers: `NNNN-name.sql` is for every engine, `NNNN-name.ENGINE.sql` for one. */
export function readMigrations(engine: Engine, from: ShippedFiles = shipped): readonly Migration[] {
  return from.names().flatMap((file) => {
    const match = FILE_NAME.exec(file)?.groups;
    if (match === undefined) throw new StoreError(`${file} in the migrations is not named NNNN-name[.engine].sql`);
    if (match.engine !== undefined && match.engine !== engine) return [];
    const sql = from.read(file);
    const sha256 = createHash('sha256').update(sql).digest('hex');
    return [{ id: Number(match.id), name: match.name ?? '', sql, sha256 }];
  });
}

/**
 * The migrations that are not applied yet.
 * Throws a StoreError when the store was made by a newer program, or an applied migration was edited.
 */
export function missingMigrations(
  known: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  const knownById = new Map(known.map((migration) => [migration.id, migration]));
  for (const { id, name, sha256 } of applied) {
    const migration = knownById.get(id);
    if (migration === undefined) {
      throw unknownMigration(`${id} ${name}`);
    }
    if (migration.sha256 !== sha256) {
      throw new StoreError(
        `migration ${id} ${name} was edited after this store applied it; restore the file and put the change in a new migration`,
      );
    }
  }
  const appliedIds = new Set(applied.map(({ id }) => id));
  return known.filter(({ id }) => !appliedIds.has(id));
}

/** @param migration its number and name. */
export function unknownMigration(migration: string): StoreError {
  return newerError(`the store was made by a newer tollgate (migration ${migration}); run that version or newer`);
}

/** The remedy for a missing store. */
export const HOW_TO_MAKE = 'make one with: tollgate account create NAME, or tollgate migrate';

/** The remedy for a missing store that must exist. */
export const IF_LOST =
  'if it was lost, restore a backup with: tollgate restore FILE; make the first one with: tollgate migrate';

export const IF_DATABASE_LOST =
  'if it was lost, restore it with pg_restore or tollgate store copy; make the first one with: tollgate migrate';

/**
 * The error of a start, a command or `migrate` that would change the schema under a running gateway. That one would go on with the old
 * schema, and lose what it charges.
 *
 * @param user what uses the store. @param remedy for a user that is no gateway, or dead.
 */
export function inUseError(missing: readonly Migration[], user: string, remedy: string): StoreInUseError {
  return new StoreInUseError(
    `it was made by an older tollgate (not applied yet: ${namesOf(missing)}), and ${user} uses it: stop every gateway, run tollgate ` +
      `migrate, and start them again; ${remedy}`,
  );
}

function namesOf(migrations: readonly Migration[]): string {
  return migrations.map(({ id, name }) => `${id} ${name}`).join(', ');
}

/** @throws StoreError with a remedy when the store still needs migrations. */
export function requireMigrated(pending: readonly Migration[], known: readonly Migration[]): void {
  if (pending.length === 0) return;
  if (pending.length === known.length) throw new StoreError(`it is empty; ${HOW_TO_MAKE}`);
  throw new StoreError(
    `it was made by an older tollgate (not applied yet: ${namesOf(pending)}); back it up and run: tollgate migrate`,
  );
}
