/** Bifrost on one core, a gateway in Go that converts between vendors: bare, and with what it has of billing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { LoadRequest } from '../load/jobs.ts';
import { startProcess } from '../servers/process.ts';
import { freePort } from './free-port.ts';
import { installed } from './installed.ts';
import type { Peer } from './peer.ts';

const command = join(installed, 'bifrost-http');
const download = 'https://downloads.getmaxim.ai/bifrost/v1.4.19/linux/amd64/bifrost-http';
const model = 'chat-large';
/** It takes only keys with this beginning for virtual keys. */
const virtual_key = 'sk-bf-bench';

/** Bifrost's HTTP gateway without a database, keys of its own and a request log. */
export const bifrost: Peer = peer('bifrost', { 'x-api-key': 'bench' }, () => ({
  client: { enable_logging: false, drop_excess_requests: false },
  config_store: { enabled: false },
  logs_store: { enabled: false },
}));

/** The same with a virtual key, a budget that each request is charged to, and a log row per request, all in SQLite. */
export const bifrostWithKey: Peer = peer('bifrost, virtual key', { 'x-api-key': virtual_key }, (folder) => ({
  client: {
    enable_logging: true,
    disable_content_logging: true,
    drop_excess_requests: false,
    enforce_auth_on_inference: true,
  },
  governance: {
    budgets: [{ id: 'bench', max_limit: 1e12, reset_duration: '1M' }],
    virtual_keys: [
      {
        id: 'bench',
        name: 'bench',
        value: virtual_key,
        is_active: true,
        budget_id: 'bench',
        provider_configs: [{ provider: 'anthropic', weight: 1, allowed_models: [model] }],
      },
    ],
  },
  config_store: { enabled: true, type: 'sqlite', config: { path: join(folder, 'config.db') } },
  logs_store: { enabled: true, type: 'sqlite', config: { path: join(folder, 'logs.db') } },
}));

function peer(name: string, headers: Readonly<Record<string, string>>, more: (folder: string) => object): Peer {
  return {
    name,
    install: `curl -fLo ${command} ${download} && chmod +x ${command}`,
    find,
    async start(stub_url, { folder, core }) {
      const port = await freePort();
      const prices = await servePrices();
      const configuration = { ...common(stub_url, prices.url), ...more(folder) };
      writeFileSync(join(folder, 'config.json'), JSON.stringify(configuration));
      const url = `http://127.0.0.1:${port}`;
      const args = ['-app-dir', folder, '-host', '127.0.0.1', '-port', String(port), '-log-level', 'error'];
      const ready = async () => (await fetch(`${url}/health`)).ok;
      try {
        const process = await startProcess(args, { command, core, cwd: folder, env: { GOMAXPROCS: '1' }, ready });
        return { process, url, headers, adapt };
      } finally {
        prices.close();
      }
    },
  };
}

/** It has no version option. Go writes the options of the build, and each module's version, into the program as plain text. */
async function find(): Promise<string | undefined> {
  try {
    const program = readFileSync(command).toString('latin1');
    const [, version = 'unknown version'] =
      /-X main\.Version=v?(\d[\w.-]*)/.exec(program) ??
      /\nmod\tgithub\.com\/maximhq\/bifrost\/transports\tv(\d[^\t\n]*)/.exec(program) ??
      [];
    return version;
  } catch {
    return undefined;
  }
}

function common(stub_url: string, pricing_url: string): object {
  return {
    $schema: 'https://www.getbifrost.ai/schema',
    providers: {
      anthropic: {
        keys: [{ name: 'bench', value: 'bench', models: [model], weight: 1 }],
        network_config: { base_url: stub_url },
      },
    },
    framework: { pricing: { pricing_url } },
  };
}

/** Serves the list of prices that it reads when it starts; its own default is on the network. */
async function servePrices(): Promise<{ readonly url: string; close(): void }> {
  const price = { provider: 'anthropic', mode: 'chat', input_cost_per_token: 3e-6, output_cost_per_token: 15e-6 };
  const server = createServer((_request, response) => response.end(JSON.stringify({ [model]: price })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

/** Its messages interface is below a prefix, and the model's name starts with the vendor. */
function adapt(request: LoadRequest): LoadRequest {
  const { model, ...rest } = JSON.parse(request.body ?? '{}');
  const body = JSON.stringify({ model: `anthropic/${model}`, ...rest });
  return { ...request, path: `/anthropic${request.path}`, body };
}
