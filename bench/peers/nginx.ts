/** nginx with one worker as a plain reverse proxy: a proxy in C that does not read the bodies it forwards. */

/** nginx as installed on the system. */ import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../servers/process.ts';
import { freePort } from './free-port.ts';
import type { Peer } from './peer.ts';

export const nginx: Peer = {
  name: 'nginx',
  install: 'apt-get install nginx-light',
  async find() {
    const { status, stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
    return status === 0 ? /nginx\/(\S+)/.exec(stderr)?.[1] : undefined;
  },
  async start(stub_url, { folder, core }) {
    const port = await freePort();
    const file = join(folder, 'nginx.conf');
    mkdirSync(join(folder, 'temp'));
    writeFileSync(file, configuration(folder, port, new URL(stub_url).host));
    const url = `http://127.0.0.1:${port}`;
    const ready = async () => (await fetch(`${url}/ready`)).status > 0;
    const process = await startProcess(['-p', folder, '-c', file], { command: 'nginx', core, ready });
    return { process, url };
  },
};

function configuration(folder: string, port: number, stub: string): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temp', name)};`,
  );
  return `
daemon off;
pid ${join(folder, 'pid')};
error_log stderr crit;
worker_processes 1;
events { worker_connections 8192; }
http {
  ${temp.join('\n  ')}
  access_log off;
  keepalive_requests 1000000000;
  client_body_buffer_size 1m;
  upstream stub { server ${stub}; keepalive 512; keepalive_requests 1000000000; }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location / {
      proxy_pass http://stub;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_buffering off;
    }
  }
}
`;
}
