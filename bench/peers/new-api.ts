/** New API on one core: a gateway in Go that converts between vendors and bills. Written from its source and not yet run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../servers/process.ts';
import { freePort } from './free-port.ts';
import { installed } from './installed.ts';
import type { Peer } from './peer.ts';

const command = join(installed, 'new-api');
const ANTHROPIC = 14;

/** New API with its own SQLite database. */
export const newApi: Peer = {
  name: 'new-api',
  // The program embeds its web pages, which a plain build lacks; its Dockerfile shows how to build them.
  install: `build github.com/QuantumNous/new-api, its web folder included, as ${command}`,
  async find() {
    try {
      // Go writes each module's version into the program as plain text.
      const program = readFileSync(command).toString('latin1');
      return /\nmod\tgithub\.com\/QuantumNous\/new-api\t([^\t\n]+)/.exec(program)?.[1];
    } catch {
      return undefined;
    }
  },
  async start(stub_url, { folder, core }) {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = {
      ...{ PORT: String(port), SQLITE_PATH: join(folder, 'new-api.db'), SESSION_SECRET: 'bench', GOMAXPROCS: '1' },
      ...{ MEMORY_CACHE_ENABLED: 'true', BATCH_UPDATE_ENABLED: 'true' },
    };
    const ready = async () => (await fetch(`${url}/api/status`)).ok;
    const process = await startProcess([], { command, core, cwd: folder, env, ready });
    try {
      return { process, url, headers: { 'x-api-key': await prepare(url, stub_url) } };
    } catch (error) {
      await process.stop();
      throw error;
    }
  },
};

/** Makes its administrator, the channel to the stub and a token without a limit. @returns the token. */
async function prepare(url: string, stub_url: string): Promise<string> {
  const user = { username: 'bench', password: 'bench-bench', confirmPassword: 'bench-bench' };
  // In this mode a model needs no price.
  await call(`${url}/api/setup`, { ...user, SelfUseModeEnabled: true });
  const { cookie, data } = await call(`${url}/api/user/login`, user);
  const session = { cookie, 'new-api-user': String(member(data, 'id')) };
  const channel = { name: 'stub', type: ANTHROPIC, key: 'bench', base_url: stub_url, models: 'chat-large' };
  await call(`${url}/api/channel/`, { mode: 'single', channel: { ...channel, group: 'default', status: 1 } }, session);
  await call(`${url}/api/token/`, { name: 'bench', expired_time: -1, unlimited_quota: true }, session);
  const { data: found } = await call(`${url}/api/token/1/key`, {}, session);
  return `sk-${String(member(found, 'key'))}`;
}

/** It answers refusals with 200, too. @throws Error with its words. */
async function call(url: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const said: unknown = answer.ok ? JSON.parse(text) : undefined;
  if (member(said, 'success') !== true) throw new Error(`${url} refuses: ${text.slice(0, 500)}`);
  return { cookie: answer.headers.getSetCookie().join('; '), data: member(said, 'data') };
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
