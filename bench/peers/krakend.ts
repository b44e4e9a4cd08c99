/** KrakenD on one core as a reverse proxy: an API gateway in Go. */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../servers/process.ts';
import { freePort } from './free-port.ts';
import { installed } from './installed.ts';
import type { Peer } from './peer.ts';

const own = join(installed, 'krakend');

/** KrakenD's community edition, from the folder of the peers or as installed on the system. */
export const krakend: Peer = {
  name: 'krakend',
  install: `download KrakenD from https://www.krakend.io/download/ and install it, or copy its program to ${own}`,
  async find() {
    const { status, stdout, stderr } = spawnSync(command(), ['version'], { encoding: 'utf8' });
    // Version 2.13 writes it to stderr.
    return status === 0 ? (/\d+\.\d+\.\d+/.exec(stdout + stderr)?.[0] ?? 'unknown version') : undefined;
  },
  async start(stub_url, { folder, core }) {
    const port = await freePort();
    const file = join(folder, 'krakend.json');
    writeFileSync(file, JSON.stringify(configuration(stub_url, port)));
    const url = `http://127.0.0.1:${port}`;
    const env = { GOMAXPROCS: '1', USAGE_DISABLE: '1' };
    const ready = async () => (await fetch(`${url}/__health`)).ok;
    const process = await startProcess(['run', '-c', file], { command: command(), core, cwd: folder, env, ready });
    return { process, url };
  },
};

function command(): string {
  return existsSync(own) ? own : 'krakend';
}

/** Without an access log. `no-op` passes bodies on without reading them. */
function configuration(stub_url: string, port: number): object {
  const path = '/v1/messages';
  return {
    version: 3,
    listen_ip: '127.0.0.1',
    port,
    timeout: '60s',
    max_idle_connections_per_host: 512,
    extra_config: { router: { disable_access_log: true } },
    endpoints: [
      {
        endpoint: path,
        method: 'POST',
        output_encoding: 'no-op',
        input_headers: ['content-type', 'x-api-key'],
        backend: [{ host: [stub_url], url_pattern: path, encoding: 'no-op' }],
      },
    ],
  };
}
