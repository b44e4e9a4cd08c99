/** New API on one core: a gateway in Go that converts between vendors and bills. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startProcess } from '../servers/process.ts';
import { freePort } from './free-port.ts';
import { installed } from './installed.ts';
import type { Peer } from './peer.ts';

const command = join(installed, 'new-api');
const ANTHROPIC = 14;

/** New API with its own SQLite database, where it charges each request to an account and writes a log row. */
export const newApi: Peer = {
  name: 'new-api',
  install: `download new-api from https://github.com/QuantumNous/new-api/releases to ${command}`,
  async find() {
    const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
    return status === 0 ? stdout.trim().split('\n').at(-1) : undefined;
  },
  async start(stub_url, { folder, core }) {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = {
      PORT: String(port),
      SQLITE_PATH: `${join(folder, 'new-api.db')}?_busy_timeout=30000`,
      SESSION_SECRET: secret(),
      GOMAXPROCS: '1',
      MEMORY_CACHE_ENABLED: 'true',
      BATCH_UPDATE_ENABLED: 'true',
    };
    const ready = async () => (await fetch(`${url}/api/status`)).ok;
    const process = await startProcess(['--log-dir', ''], { command, core, cwd: folder, env, ready });
    try {
      return { process, url, headers: { 'x-api-key': await prepare(url, stub_url) } };
    } catch (error) {
      await process.stop();
      throw error;
    }
  },
};

/** Makes its administrator, with enough money for any run, the channel to the stub and a token. @returns the token. */
async function prepare(url: string, stub_url: string): Promise<string> {
  // It listens on every address of the machine, so the password is a random one.
  const password = secret();
  const user = { username: 'bench', password, confirmPassword: password };
  // In this mode a model needs no price.
  await call(`${url}/api/setup`, { ...user, SelfUseModeEnabled: true });
  const session = member(await call(`${url}/api/user/login`, user), 'access_token');
  const ask = (path: string, body: object, method?: 'PUT') => call(`${url}${path}`, body, method, `Bearer ${session}`);
  // By default it refuses requests while the machine's cores are busy.
  await ask('/api/option/', { key: 'performance_setting.monitor_enabled', value: false }, 'PUT');
  await ask('/api/user/manage', { id: 1, action: 'add_quota', mode: 'add', value: 1e12 });
  const channel = { name: 'stub', type: ANTHROPIC, key: 'bench', base_url: stub_url, models: 'chat-large' };
  await ask('/api/channel/', { mode: 'single', channel: { ...channel, group: 'default', status: 1 } });
  // Reads the channels again at once instead of within a minute.
  await ask('/api/channel/fix', {});
  await ask('/api/token/', { name: 'bench', expired_time: -1, unlimited_quota: true });
  return `sk-${member(await ask('/api/token/1/key', {}), 'key')}`;
}

function secret(): string {
  return randomBytes(12).toString('base64url');
}

/** It answers refusals with 200, too. @returns the data of the answer. @throws Error with its words. */
async function call(url: string, body: object, method: 'POST' | 'PUT' = 'POST', authorization = ''): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization };
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  const said: unknown = answer.ok ? JSON.parse(text) : undefined;
  if (member(said, 'success') !== true) throw new Error(`${url} refuses: ${text.slice(0, 500)}`);
  return member(said, 'data');
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
