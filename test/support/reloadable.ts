/** A gateway process whose configuration a test edits, in front of the sandbox. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Test } from 'tap';
import { startSandbox } from '../vendors/server.ts';
import { portableText } from './shipped-text.ts';
import { type Result, type Running, type Workspace, workspace } from './tollgate.ts';

/** The reference to a price of `chat_large`, per million tokens of output. */
export const CHAT_OUTPUT = 'cache_read: "3.60", output: "180.00"';
/** Raises the price of a second of c at 480p from 0.46 to 0.50, and with it the holds of the examples. */
export const DEARER_C: Edits = [['480p:  { none: "0.460000"', '480p:  { none: "0.500000"']];

/** Replacements in the text of the configuration. */
export type Edits = readonly (readonly [from: string | RegExp, to: string])[];

/** A running gateway, and what edits and reloads its configuration. */
export interface Reloadable extends Workspace {
  readonly gateway: Running;
  readonly url: string;
  readonly metrics_url: string;
  readonly account: string;
  readonly key: string;
  /** The path of the configuration. */
  readonly config: string;
  /** The environment of commands that read the configuration. */
  readonly env: Readonly<Record<string, string>>;
  /** Replaces the configuration by the original with these edits. */
  edit(...edits: Edits): void;
  /** Replaces the configuration by this text. */
  write(text: string): void;
  /** `tollgate reload --json`: the exit code, and the outcome of the one gateway. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read members of documents without checks
  reload(): Promise<{ readonly code: Result['code']; readonly outcome: any }>;
  /** Waits for a text in the log. */
  logged(text: string | RegExp): Promise<void>;
  /** Sends a JSON request with the key in every place where an interface reads it. */
  call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response>;
}

/** Much longer than a log line takes on a busy machine. */
const LOGGED_LIMIT_ms = 120_000;

/** Options of the gateway. */
export interface ReloadableOptions {
  readonly args?: readonly string[];
  readonly edits?: Edits;
  /** The sandbox's time scale. */
  readonly pace?: number;
  /** More variables. */
  readonly env?: Readonly<Record<string, string>>;
}

const SECRET = 'upstream-secret';

/** Starts the gateway; it ends with the test. */
export async function startReloadable(t: Test, options: ReloadableOptions = {}): Promise<Reloadable> {
  const space = await workspace(t);
  const sandbox = await startSandbox({ key: SECRET, pace: options.pace ?? 0.05 });
  t.teardown(() => sandbox.close());
  const original = edited(portableText, options.edits ?? []);
  const config = join(space.dir, 'gateway.yaml');
  writeFileSync(config, original);
  const names = ['cloud', 'k', 'c', 's', 'z', 'r', 'generative', 'messages'];
  const upstreams = names.flatMap((name) => [
    [`TOLLGATE_${name.toUpperCase()}_URL`, `${sandbox.url}/${name}`],
    [`TOLLGATE_${name.toUpperCase()}_KEY`, SECRET],
  ]);
  const env = { ...Object.fromEntries(upstreams), ...options.env };
  await space.run(['account', 'create', 'acme']);
  await space.run(['wallet', 'topup', 'acme', '100000']);
  const { key } = Object(await space.json(['key', 'create', '--account', 'acme']));
  const args = [
    'serve',
    '--port',
    '0',
    '--metrics',
    '127.0.0.1:0',
    '--config',
    config,
    '--json',
    ...(options.args ?? []),
  ];
  const gateway = space.start(args, { env });
  const { url, metrics } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  return {
    ...space,
    gateway,
    url,
    metrics_url: metrics,
    account: 'acme',
    key,
    config,
    env,
    edit: (...edits) => writeFileSync(config, edited(original, edits)),
    write: (text) => writeFileSync(config, text),
    async reload() {
      const { code, stdout } = await space.run(['reload', '--json']);
      return { code, outcome: JSON.parse(stdout).gateways?.[0]?.outcome ?? JSON.parse(stdout) };
    },
    async logged(text) {
      const begun_ms = performance.now();
      while (!gateway.output.stderr.match(text)) {
        if (gateway.child.exitCode !== null) throw new Error(`it ended without ${text}: ${gateway.output.stderr}`);
        if (performance.now() - begun_ms > LOGGED_LIMIT_ms) throw new Error(`no ${text}: ${gateway.output.stderr}`);
        await sleep(20);
      }
    },
    call(method, path, body, signal) {
      const headers = {
        authorization: `Bearer ${key}`,
        'x-api-key': String(key),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      return fetch(url + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
    },
  };
}

/** @throws if an edit finds nothing, so that no test passes because of an edit that does nothing. */
export function edited(text: string, edits: Edits): string {
  return edits.reduce((before, [from, to]) => {
    const after = before.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'gm'), to);
    if (after === before) throw new Error(`the configuration has no ${from}`);
    return after;
  }, text);
}
