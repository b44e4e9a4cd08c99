/** Starts nginx with one worker: as a peer, and as the lightest upstream. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServerProcess, startProcess } from './process.ts';

/** How to install it. */
export const nginxInstall = 'apt-get install nginx-light';

/** The version that is installed on the system; undefined if there is none. */
export function nginxVersion(): string | undefined {
  const { status, stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  return status === 0 ? /nginx\/(\S+)/.exec(stderr)?.[1] : undefined;
}

/**
 * Starts it without an access log.
 *
 * @param folder an empty folder.
 * @param http the directives of the block `http`, with a server on `port` that answers `/ready`.
 */
export async function startNginx(
  { folder, core, port }: { readonly folder: string; readonly core: number | undefined; readonly port: number },
  http: string,
): Promise<ServerProcess & { readonly url: string }> {
  const file = join(folder, 'nginx.conf');
  const temp = join(folder, 'temp');
  mkdirSync(temp);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(temp, name)};`,
  );
  writeFileSync(
    file,
    `
daemon off;
pid ${join(folder, 'pid')};
error_log stderr crit;
worker_processes 1;
events { worker_connections 8192; }
http {
  ${paths.join('\n  ')}
  access_log off;
  keepalive_requests 1000000000;
  client_body_buffer_size 1m;
  ${http}
}
`,
  );
  const url = `http://127.0.0.1:${port}`;
  const ready = async () => (await fetch(`${url}/ready`)).status > 0;
  return { ...(await startProcess(['-p', folder, '-c', file], { command: 'nginx', core, ready })), url };
}
