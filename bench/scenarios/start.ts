/** From the command to the first answer, and what an idle gateway takes. */

import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { benchConfig, fundedKey, startGateway } from '../bed.ts';
import { message } from './requests.ts';
import type { Scenario } from './scenario.ts';

let starts = 0;

export const start: Scenario = {
  name: 'start',
  about: 'from the command to the first billed answer, on a store that is there; memory when idle',
  targets: async ({ gateway }) => [gateway],
  async measure(_target, bed, { smoke }) {
    starts += 1;
    const store_url = `sqlite:${join(bed.folder, `start-${starts}.db`)}`;
    const key = await fundedKey(store_url);
    const config = benchConfig(bed.folder, `start-${starts}`);
    const began = performance.now();
    const { process, url, headers } = await startGateway(bed.folder, bed.stub_url, key, { config, store_url });
    try {
      const status = await post(url + message.path, headers, message.body ?? '');
      const start_ms = performance.now() - began;
      const start_cpu_ms = process.cpu_ms();
      await sleep(smoke ? 0 : 3_000);
      const memory = process.memory_bytes();
      return {
        start_ms,
        ...(start_cpu_ms !== undefined && { start_cpu_ms }),
        ...(memory !== undefined && { idle_mib: memory / 1024 / 1024 }),
        failed: status === 200 ? 0 : 1,
      };
    } finally {
      await process.stop();
    }
  },
};

/** By `node:http`, which is loaded: the time that a client library takes to load is none of the gateway's. */
function post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    asked.once('error', reject).end(body);
  });
}
