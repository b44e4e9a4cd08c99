/** nginx with one worker as a plain reverse proxy: a proxy in C that does not read the bodies it forwards. */
import { nginxInstall, nginxVersion, startNginx } from '../servers/nginx.ts';
import { freePort } from './free-port.ts';
import type { Peer } from './peer.ts';

/** nginx as installed on the system. */
export const nginx: Peer = {
  name: 'nginx',
  install: nginxInstall,
  find: async () => nginxVersion(),
  async start(stub_url, { folder, core }) {
    const port = await freePort();
    const process = await startNginx({ folder, core, port }, forwarding(port, new URL(stub_url).host));
    return { process, url: process.url };
  },
};

function forwarding(port: number, stub: string): string {
  return `
  upstream stub { server ${stub}; keepalive 512; keepalive_requests 1000000000; }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location / {
      proxy_pass http://stub;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_buffering off;
    }
  }`;
}
