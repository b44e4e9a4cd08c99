/** The numbered migrations of the schema, read from the folder beside this file, and which of them an engine runs. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { StoreError } from './store.ts';

export type Engine = 'sqlite' | 'postgres';

export interface Migration {
  readonly id: number;
  readonly name: string;
  readonly sql: string;
  /** Of the file's bytes, in hexadecimal: tells an applied migration that was edited afterwards. */
  readonly sha256: string;
}

/** What a store remembers of a migration that it has run. */
export type AppliedMigration = Pick<Migration, 'id' | 'name' | 'sha256'>;

const folder = new URL('./migrations/', import.meta.url);
const fileName = /^(?<id>\d{4})-(?<name>[a-z0-9-]+)(?:\.(?<engine>sqlite|postgres))?\.sql$/;

/** `NNNN-name.sql` is for every engine, `NNNN-name.ENGINE.sql` for one; in order of their numbers. */
export function readMigrations(engine: Engine, from: URL = folder): readonly Migration[] {
  return readdirSync(from)
    .sort()
    .flatMap((file) => {
      const match = fileName.exec(file)?.groups;
      if (match === undefined) throw new StoreError(`${file} in the migrations is not named NNNN-name[.engine].sql`);
      if (match.engine !== undefined && match.engine !== engine) return [];
      const sql = readFileSync(new URL(file, from), 'utf8');
      const sha256 = createHash('sha256').update(sql).digest('hex');
      return [{ id: Number(match.id), name: match.name ?? '', sql, sha256 }];
    });
}

/**
 * What is left to run, after checking that what was run is what this program knows.
 * Throws a StoreError for a store of a newer program, and for a migration that was edited after it had been applied.
 */
export function missingMigrations(
  known: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  const knownById = new Map(known.map((migration) => [migration.id, migration]));
  for (const { id, name, sha256 } of applied) {
    const migration = knownById.get(id);
    if (migration === undefined) {
      throw new StoreError(
        `the store was made by a newer tollgate (migration ${id} ${name}); run that version or newer`,
      );
    }
    if (migration.sha256 !== sha256) {
      throw new StoreError(
        `migration ${id} ${name} was edited after this store had applied it; restore the file and put the change in a new migration`,
      );
    }
  }
  const appliedIds = new Set(applied.map(({ id }) => id));
  return known.filter(({ id }) => !appliedIds.has(id));
}
