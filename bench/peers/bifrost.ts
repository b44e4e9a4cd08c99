/** Bifrost's HTTP gateway on one core: a gateway in Go, which converts between vendors. By its documentation; not yet tried. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadRequest } from '../load/jobs.ts';
import { startProcess } from '../servers/process.ts';
import { freePort } from './free-port.ts';
import { installed } from './installed.ts';
import type { Peer } from './peer.ts';

const command = join(installed, 'bifrost-http');

export const bifrost: Peer = {
  name: 'bifrost',
  // It embeds the pages of its web interface, which a plain build lacks: transports/Dockerfile says how they are made.
  install: `build transports/bifrost-http of github.com/maximhq/bifrost, its ui folder included, as ${command}`,
  async find() {
    try {
      // It cannot be asked, but Go writes each module and its version into a program, in plain text.
      const program = readFileSync(command).toString('latin1');
      return /\nmod\tgithub\.com\/maximhq\/bifrost\/transports\t([^\t\n]+)/.exec(program)?.[1];
    } catch {
      return undefined;
    }
  },
  async start(stub_url, { folder, core }) {
    const port = await freePort();
    writeFileSync(join(folder, 'config.json'), JSON.stringify(configuration(stub_url)));
    const url = `http://127.0.0.1:${port}`;
    const args = ['-app-dir', folder, '-host', '127.0.0.1', '-port', String(port), '-log-level', 'error'];
    const ready = async () => (await fetch(`${url}/health`)).ok;
    const process = await startProcess(args, { command, core, cwd: folder, env: { GOMAXPROCS: '1' }, ready });
    return { process, url, headers: { 'x-api-key': 'bench' }, adapt };
  },
};

/** No database and no log of requests. */
function configuration(stub_url: string): object {
  return {
    client: { enable_logging: false, drop_excess_requests: false },
    providers: {
      anthropic: {
        keys: [{ name: 'bench', value: 'bench', models: ['*'], weight: 1 }],
        network_config: { base_url: stub_url },
      },
    },
    config_store: { enabled: false },
    logs_store: { enabled: false },
  };
}

/** Its messages interface is below a prefix, and the model's name says the vendor. */
function adapt(request: LoadRequest): LoadRequest {
  const { model, ...rest } = JSON.parse(request.body ?? '{}');
  const body = JSON.stringify({ model: `anthropic/${model}`, ...rest });
  return { ...request, path: `/anthropic${request.path}`, body };
}
