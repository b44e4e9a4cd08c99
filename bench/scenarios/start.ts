/** The time from the command to the first answer, and the memory of an idle gateway. */

import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Bed, benchConfig, fundedKey, startGateway } from '../bed.ts';
import { message } from './requests.ts';
import type { Figures, Scenario } from './scenario.ts';

/** The configuration, store and key of each bed. A later start finds them unchanged, as after a restart or a crash. */
const beds = new Map<string, { readonly config: string; readonly store_url: string; readonly key: string }>();

/** Each round starts a new gateway. The first start, which fills the caches, is not counted. */
export const start: Scenario = {
  name: 'start',
  about: 'from the command to the first billed answer, on an existing store; memory when idle',
  targets: async ({ gateway }) => [gateway],
  async measure(_target, bed, { smoke }) {
    if (!beds.has(bed.folder)) await measureStart(bed, 0);
    return measureStart(bed, smoke ? 0 : 3_000);
  },
};

/**
 * Starts a gateway once, and stops it.
 *
 * @param rest_ms the time between the first answer and the reading of its memory.
 * @param program another command than the built program.
 */
export async function measureStart(
  { folder, stub_url }: Pick<Bed, 'folder' | 'stub_url'>,
  rest_ms: number,
  program?: readonly string[],
): Promise<Figures> {
  const { config, store_url, key } = beds.get(folder) ?? (await prepare(folder));
  const began = performance.now();
  const options = { config, store_url, ...(program && { program }) };
  const { process, url, headers } = await startGateway(folder, stub_url, key, options);
  try {
    const status = await post(url + message.path, headers, message.body ?? '');
    const start_ms = performance.now() - began;
    const start_cpu_ms = process.cpu_ms();
    await sleep(rest_ms);
    const memory = process.memory_bytes();
    const own = process.own_memory_bytes();
    return {
      start_ms,
      ...(start_cpu_ms !== undefined && { start_cpu_ms }),
      ...(memory !== undefined && { idle_mib: memory / 1024 / 1024 }),
      ...(own !== undefined && { own_mib: own / 1024 / 1024 }),
      failed: status === 200 ? 0 : 1,
    };
  } finally {
    await process.stop();
  }
}

async function prepare(folder: string) {
  const store_url = `sqlite:${join(folder, 'start.db')}`;
  const prepared = { config: benchConfig(folder, 'start'), store_url, key: await fundedKey(store_url) };
  beds.set(folder, prepared);
  return prepared;
}

/** Uses `node:http`, which is already loaded: loading a client library would count as the gateway's start. */
function post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    asked.once('error', reject).end(body);
  });
}
