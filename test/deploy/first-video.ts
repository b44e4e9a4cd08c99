/**
 * The main job of an installed program, from an empty folder: `init`, `serve --sandbox`, and a billed video over HTTP with the printed
 * key. Run as a program it prints a JSON report, so that a test can run it in a network of its own:
 * `node first-video.ts FOLDER PROGRAM [ARGUMENT…]`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a command printed, and its exit code. */
interface Ran {
  readonly code: number | null;
  readonly output: string;
}

/** What happened, in order. */
export interface Report {
  readonly init: Ran;
  readonly secondInit: Ran;
  /** The printed text of `serve --sandbox`. */
  readonly banner: string;
  /** The statuses of the documentation and of the console. */
  readonly pages: readonly number[];
  readonly created: Readonly<Record<string, unknown>>;
  readonly polled: Readonly<Record<string, unknown>>;
  /** The creation of a video that refers to the first one. */
  readonly extended: Readonly<Record<string, unknown>>;
  /** The command for the ledger as it was printed, and its output. */
  readonly ledgerCommand: string;
  readonly ledger: Ran;
  readonly audit: Ran;
  /** The exit code after Ctrl-C. */
  readonly stopped: number | null;
  /** The log of the gateway. */
  readonly log: string;
  /** The files in TMPDIR while the gateway runs. */
  readonly temporary: readonly string[];
  /** The network interfaces that are up. */
  readonly network: readonly string[];
}

/** How to start the program: the command with its first arguments, where, and with which environment. */
export interface Program {
  readonly command: readonly string[];
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

const limit_ms = 60_000;

/** @throws if the gateway does not start or the task does not end within a minute. */
export async function firstVideo(program: Program): Promise<Report> {
  const init = await run(program, ['init']);
  const secondInit = await run(program, ['init']);
  const gateway = start(program, ['serve', '--sandbox', '--port', '0']);
  try {
    const banner = await gateway.printed(/Press Ctrl-C/);
    const [, url = '', header = '', credential = '', body = ''] =
      /curl -sS (\S+) -H '([^:]+): ([^']+)' .* -d '(.*)'/.exec(banner) ?? [];
    const sites = ['docs', 'console'].map((name) => new RegExp(`^${name}: (.*)$`, 'm').exec(banner)?.[1] ?? '');
    const pages = await Promise.all(sites.map(async (site) => (await fetch(site)).status));
    const headers = { [header]: credential, 'content-type': 'application/json' };
    const create = (request: object) => json(url, { method: 'POST', headers, body: JSON.stringify(request) });
    const created = await create(JSON.parse(body));
    const polled = await untilEnded(() => json(`${url}/${created.task_id}`, { headers }));
    // Its length is measured by a process of its own.
    const references = [{ type: 'video', url: polled.videoUrl }];
    const extended = await create({ ...JSON.parse(body), references });
    const ledgerCommand = /^ {2}(.* ledger demo .*)$/m.exec(banner)?.[1] ?? '';
    const store = ledgerCommand.split(' ').slice(-2);
    const ledger = await run(program, ['ledger', 'demo', ...store]);
    const audit = await run(program, ['audit', ...store]);
    const temporary = program.env.TMPDIR === undefined ? [] : readdirSync(program.env.TMPDIR);
    gateway.signal('SIGINT');
    const [stopped] = await once(gateway.child, 'close');
    const network = Object.keys(networkInterfaces());
    const log = gateway.log();
    const videos = { created, polled, extended };
    return {
      init,
      secondInit,
      banner,
      pages,
      ...videos,
      ledgerCommand,
      ledger,
      audit,
      stopped,
      log,
      temporary,
      network,
    };
  } finally {
    gateway.signal('SIGKILL');
  }
}

async function json(url: string, options: RequestInit): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(limit_ms) });
  const body: unknown = await answer.json();
  return { ...Object(body), http: answer.status };
}

async function untilEnded(
  poll: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<Readonly<Record<string, unknown>>> {
  const end_ms = Date.now() + limit_ms;
  for (;;) {
    const found = await poll();
    if (found.status !== 'running' || Date.now() > end_ms) return found;
    await sleep(200);
  }
}

async function run(program: Program, args: readonly string[]): Promise<Ran> {
  const { child, all } = start(program, args);
  const [code] = await once(child, 'close');
  return { code, output: all() };
}

interface Started {
  readonly child: ChildProcess;
  printed(pattern: RegExp): Promise<string>;
  /** Signals the process and those that it started, as a terminal does. */
  signal(name: NodeJS.Signals): void;
  log(): string;
  all(): string;
}

function start({ command, folder, env }: Program, args: readonly string[]): Started {
  const [file = '', ...first] = command;
  const child = spawn(file, [...first, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return {
    child,
    log: () => stderr,
    all: () => stdout + stderr,
    signal(name) {
      try {
        process.kill(-(child.pid ?? Number.NaN), name);
      } catch (error) {
        // Nothing of the group is left.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
      }
    },
    async printed(pattern) {
      const end_ms = Date.now() + limit_ms;
      while (!pattern.test(stdout)) {
        if (child.exitCode !== null || Date.now() > end_ms) throw new Error(`no ${pattern}: ${stdout}${stderr}`);
        await sleep(50);
      }
      return stdout;
    },
  };
}

if (import.meta.main) {
  const [folder = '', ...command] = process.argv.slice(2);
  process.stdout.write(
    JSON.stringify(await firstVideo({ command, folder, env: JSON.parse(process.env.FIRST_VIDEO ?? '{}') })),
  );
}
