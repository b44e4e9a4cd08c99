/** Portkey's gateway on the same Node: it converts between vendors and does not bill. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../servers/process.ts';
import { freePort } from './free-port.ts';
import { installed } from './installed.ts';
import type { Peer } from './peer.ts';

const home = join(installed, 'node_modules/@portkey-ai/gateway');

/** Portkey's open-source gateway. */
export const portkey: Peer = {
  name: 'portkey',
  // A newer @hono/node-ws requires a newer @hono/node-server, with which it answers every stream with 500
  // (Portkey-AI/gateway#1389).
  install: `npm install --prefix ${installed} @portkey-ai/gateway @hono/node-server@1.14.1 @hono/node-ws@1.2.0`,
  async find() {
    try {
      return JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version;
    } catch {
      return undefined;
    }
  },
  async start(stub_url, { folder, core }) {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const process = await startProcess([join(home, 'build/start-server.js'), `--port=${port}`, '--headless'], {
      core,
      cwd: folder,
      // In production it serves no log page and therefore writes no request logs.
      env: { NODE_ENV: 'production' },
      ready: async () => (await fetch(url)).ok,
    });
    // The caller's headers choose the upstream.
    const headers = {
      'x-portkey-provider': 'anthropic',
      'x-portkey-custom-host': `${stub_url}/v1`,
      'x-api-key': 'bench',
    };
    return { process, url, headers };
  },
};
