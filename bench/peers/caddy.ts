/** Caddy on one core as a plain reverse proxy: a web server in Go. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../servers/process.ts';
import { freePort } from './free-port.ts';
import type { Peer } from './peer.ts';

/** Caddy as installed on the system. */
export const caddy: Peer = {
  name: 'caddy',
  install: 'apt-get install caddy',
  async find() {
    const { status, stdout } = spawnSync('caddy', ['version'], { encoding: 'utf8' });
    return status === 0 ? /\d+\.\d+\.\d+/.exec(stdout)?.[0] : undefined;
  },
  async start(stub_url, { folder, core }) {
    const port = await freePort();
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, configuration(port, new URL(stub_url).host));
    const url = `http://127.0.0.1:${port}`;
    const process = await startProcess(['run', '--config', file, '--adapter', 'caddyfile'], {
      command: 'caddy',
      core,
      cwd: folder,
      env: { GOMAXPROCS: '1', XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      ready: async () => (await fetch(`${url}/ready`)).status > 0,
    });
    return { process, url };
  },
};

/** Without an access log. Without options it keeps 32 connections to the upstream, and holds back small parts of an answer. */
function configuration(port: number, stub: string): string {
  return `
{
  admin off
  auto_https off
}
:${port} {
  bind 127.0.0.1
  reverse_proxy ${stub} {
    flush_interval -1
    transport http {
      keepalive_idle_conns_per_host 512
    }
  }
}
`;
}
