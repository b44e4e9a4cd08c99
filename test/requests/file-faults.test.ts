/** The file of request records cannot be used: requests are answered and charged, and what has no record is a gap. */
import { existsSync, mkdirSync, openSync, rmdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import t, { type Test } from 'tap';
import { type Recorded, startRecorded } from '../support/recorded.ts';

t.setTimeout(120_000);

/** A fault of the file at a path. @returns what ends it, if it does not end by itself. */
type Fault = (path: string, recorded: Recorded) => (() => void) | undefined | Promise<(() => void) | undefined>;

function writeAt(path: string, position: number, bytes: number): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(bytes, 0xa5), 0, bytes, position);
}

/** Moves the write-ahead log into the file. */
function checkpoint(path: string): void {
  const db = new Database(path);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}

interface Case {
  readonly fault: Fault;
  /** Why, in the log. */
  readonly log: RegExp;
  /** In the gap. */
  readonly reason: string;
  /** What is beside the store in the end. */
  readonly kept?: string;
}

const cases: Readonly<Record<string, Case>> = {
  'is deleted': {
    fault(path) {
      rmSync(path);
      return undefined;
    },
    log: /was deleted or replaced: another one begins/,
    reason: 'replaced',
  },
  'is replaced by a directory': {
    fault(path) {
      rmSync(path);
      mkdirSync(path);
      return () => rmdirSync(path);
    },
    log: /cannot be used: unable to open database file/,
    reason: 'failed',
  },
  'is damaged in its middle': {
    fault(path) {
      checkpoint(path);
      writeAt(path, 4_096, statSync(path).size - 4_096);
      return undefined;
    },
    log: /cannot be used: .*malformed; it is kept as .*\.damaged, and another one begins/,
    reason: 'damaged',
    kept: '.damaged',
  },
  'is damaged in its header': {
    fault(path) {
      checkpoint(path);
      writeAt(path, 0, 100);
      return undefined;
    },
    log: /cannot be used: .*; it is kept as .*\.damaged, and another one begins/,
    reason: 'damaged',
    kept: '.damaged',
  },
  'lacks a table': {
    fault(path) {
      const db = new Database(path);
      db.exec('DROP TABLE request_sum');
      db.close();
      return undefined;
    },
    log: /is kept as .*\.version-0, and another one begins/,
    reason: 'failed',
    kept: '.version-0',
  },
  'is locked by another process': {
    fault(path) {
      const db = new Database(path);
      db.exec('BEGIN IMMEDIATE');
      return () => db.close();
    },
    log: /cannot be used: database is locked/,
    reason: 'failed',
  },
};

async function play(t: Test, { fault, log, reason, kept }: Case, recorded: Recorded): Promise<void> {
  await recorded.untilRecorded();
  const path = join(recorded.admin.work.dir, 'store.db.requests.db');
  const end = await fault(path, recorded);
  await recorded.ask(5);
  await recorded.logged(log);
  await recorded.ask(5);
  await sleep(600);
  end?.();
  await recorded.untilRecorded();
  await recorded.logged(/requests are recorded again/);
  t.ok(Object.hasOwn(await recorded.gaps(), reason), `the gap ${reason} shows`, await recorded.gaps());
  if (kept !== undefined) t.ok(existsSync(path + kept), 'it is kept');
}

t.test('the file', async (t) => {
  await Promise.all(
    Object.entries(cases).map(async ([name, each]) => {
      const recorded = await startRecorded(t);
      await play(t, each, recorded);
      t.comment(name);
      const { code, stdout } = await recorded.admin.work.run(['audit']);
      t.equal(code, 0, `${name}: ${stdout}`);
      for (const id of recorded.asked.slice(-15)) {
        const { body } = await recorded.admin.get(`/requests/${id}`);
        t.match(body.charge?.amount, /^0\.\d+$/, `${name}: what the books say is shown`);
      }
    }),
  );
});

t.test('a file of a newer version is set aside', async (t) => {
  const first = await startRecorded(t);
  await first.untilRecorded();
  first.admin.kill();
  const path = join(first.admin.work.dir, 'store.db.requests.db');
  const db = new Database(path);
  db.exec('UPDATE request_version SET version = 99');
  db.close();
  const again = await startRecorded(t, [], first.admin.work);
  await again.untilRecorded();
  await again.logged(/is kept as .*\.version-99, and another one begins/);
  t.ok(existsSync(`${path}.version-99`));
  t.match(await again.gaps(), { version: 0 });
});
