/**
 * Counts what three walks through the code pass: the calls, functions and files of `src/` per request of a chat stream (SQLite, one
 * thread), per video task from its creation to its charge (PostgreSQL, two threads), and per added line of `limits:` in `check`.
 * `node bench/walks.ts [--list]`. It runs the program with V8's coverage twice, with a few and with more repetitions; the difference is the walk.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { PostgresServer } from '../test/support/postgres.ts';

const root = resolve(import.meta.dirname, '..');
const source = pathToFileURL(join(root, 'src/')).href;
const FEW = 10;
const MORE = 50;
/** A function that runs less often per repetition belongs to a timer. */
const LEAST_CALLS = 0.5;

const isListed = process.argv.includes('--list');

/** The calls of each function of `src/`, in all threads of a process. */
type Calls = ReadonlyMap<string, number>;

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly functionName: string;
      readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
    }[];
  }[];
}

function callsIn(folder: string): Calls {
  const calls = new Map<string, number>();
  for (const file of readdirSync(folder)) {
    const { result }: Coverage = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const { url, functions } of result) {
      if (!url.startsWith(source) || url.startsWith(`${source}config/sandbox/`)) continue;
      for (const { functionName, ranges } of functions) {
        const [whole] = ranges;
        if (whole === undefined || functionName === '') continue;
        const name = `${url.slice(source.length)} ${functionName} ${whole.startOffset}`;
        calls.set(name, (calls.get(name) ?? 0) + whole.count);
      }
    }
  }
  return calls;
}

/** Runs the program, and returns its calls. @param use works with the program, which is then stopped; without it, it ends by itself. */
async function run(args: readonly string[], use?: (firstLine: string) => Promise<void>): Promise<Calls> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-walk-'));
  try {
    const env = { ...process.env, NODE_V8_COVERAGE: folder, TOLLGATE_LOG: 'error' };
    const command = [join(root, 'src/main.ts'), ...args];
    const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    if (use !== undefined) {
      const [line]: string[] = await once(createInterface({ input: child.stdout }), 'line');
      await use(line ?? '');
      child.kill('SIGINT');
    }
    await ended;
    return callsIn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the program with few and with more repetitions, and prints the difference per repetition. */
async function walk(name: string, times: (count: number) => Promise<Calls>): Promise<void> {
  const [few, more] = [await times(FEW), await times(MORE)];
  let calls = 0;
  let functions = 0;
  const files = new Set<string>();
  for (const [name, count] of more) {
    const each = (count - (few.get(name) ?? 0)) / (MORE - FEW);
    if (each < LEAST_CALLS) continue;
    calls += each;
    functions += 1;
    if (isListed) console.log(`${each.toFixed(1)} ${name}`);
    files.add(name.slice(0, name.indexOf(' ')));
  }
  console.log(`${name}: ${calls.toFixed(0)} calls of ${functions} functions in ${files.size} files`);
}

/** Serves the shipped configuration with its sandbox. */
function serve(store: string, threads: number, each: (url: string, key: string) => Promise<void>) {
  return (count: number) =>
    run(
      ['serve', '--sandbox', '--json', '--port', '0', '--threads', String(threads), '--store', store],
      async (line) => {
        const { url, key }: { readonly url: string; readonly key: string } = JSON.parse(line);
        await Promise.all(Array.from({ length: count }, () => each(url, key)));
      },
    );
}

async function send(url: string, key: string, body?: unknown): Promise<string> {
  const headers = { 'x-api-key': key, authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const answer = await fetch(
    url,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered with ${answer.status}: ${text}`);
  return text;
}

const folder = mkdtempSync(join(tmpdir(), 'tollgate-walks-'));
const postgres = await PostgresServer.start();
try {
  await walk(
    'a chat stream',
    serve(`sqlite:${join(folder, 'chat.db')}`, 1, async (url, key) => {
      const messages = [{ role: 'user', content: 'a red kite' }];
      await send(`${url}/v1/messages`, key, { model: 'chat-small', max_tokens: 20, stream: true, messages });
    }),
  );
  await walk(
    'a video task on PostgreSQL with two threads',
    serve(await postgres.database(), 2, async (url, key) => {
      const tasks = `${url}/api/v3/c/videos/generations/tasks`;
      const { task_id } = JSON.parse(await send(tasks, key, { model: 'c/vidgen-2.0', prompt: 'a red kite' }));
      // The sandbox answers the first poll with a running task.
      await send(`${tasks}/${task_id}`, key);
      const { status } = JSON.parse(await send(`${tasks}/${task_id}`, key));
      if (status !== 'succeeded') throw new Error(`the task is ${status}`);
    }),
  );
  for (const part of ['gateway.yaml', 'prices.yaml', 'interfaces', 'schemas'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const text = readFileSync(join(folder, 'gateway.yaml'), 'utf8');
  await walk('a line of `limits:` in check', (count) => {
    const lines = Array.from({ length: count }, (_, n) => `  walk${n}: { by: [key], requests: ${n + 1}/min }\n`);
    writeFileSync(join(folder, 'gateway.yaml'), text.replace('limits: {}\n', `limits:\n${lines.join('')}`));
    return run(['check', '--config', join(folder, 'gateway.yaml')]);
  });
} finally {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
