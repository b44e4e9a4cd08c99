/** LiteLLM's proxy with one worker: a widely used gateway, in Python. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../servers/process.ts';
import { freePort } from './free-port.ts';
import { installed } from './installed.ts';
import type { Peer } from './peer.ts';

const home = join(installed, 'litellm');
const master_key = 'sk-bench';

/** LiteLLM's proxy. */
export const litellm: Peer = {
  name: 'litellm',
  install: `python3 -m venv ${home} && ${home}/bin/pip install 'litellm[proxy]'`,
  async find() {
    // The program's own --version imports everything, which takes seconds.
    const code = 'from importlib.metadata import version; print(version("litellm"))';
    const { status, stdout } = spawnSync(join(home, 'bin/python'), ['-c', code], { encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  },
  async start(stub_url, { folder, core }) {
    const port = await freePort();
    const file = join(folder, 'litellm.json');
    writeFileSync(file, JSON.stringify(configuration(stub_url)));
    const url = `http://127.0.0.1:${port}`;
    const args = ['--config', file, '--host', '127.0.0.1', '--port', String(port), '--num_workers', '1'];
    const process = await startProcess(args, {
      command: join(home, 'bin/litellm'),
      core,
      cwd: folder,
      // No log line per request, no .env file, no prices fetched from the network.
      env: { LITELLM_LOG: 'ERROR', LITELLM_MODE: 'PRODUCTION', LITELLM_LOCAL_MODEL_COST_MAP: 'True' },
      ready: async () => (await fetch(`${url}/health/liveliness`)).ok,
    });
    return { process, url, headers: { authorization: `Bearer ${master_key}` } };
  },
};

/** JSON is valid YAML. LiteLLM forwards /v1/messages requests for an Anthropic model unchanged to api_base + /v1/messages. */
function configuration(stub_url: string): object {
  const model = { model: 'anthropic/chat-large', api_base: stub_url, api_key: 'bench' };
  return {
    model_list: [{ model_name: 'chat-large', litellm_params: model }],
    general_settings: { master_key },
  };
}
